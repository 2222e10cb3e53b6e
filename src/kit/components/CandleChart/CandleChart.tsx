import { useState } from 'react';
import { Frame } from './CandleChart.styles.ts';
import { ChartFailure } from './ChartFailure.tsx';
import { ChartPicture } from './ChartPicture.tsx';
import { drawnIndicators, INDICATORS_AT_FIRST, isBelow } from './indicators.ts';
import type { CandleChartProps } from './props.ts';

export { INDICATOR_KEYS } from './indicators.ts';
export type { CandleChartLabels, CandleChartProps } from './props.ts';
export { readDrawings } from './read-drawings.ts';
export type {
  CandleBar,
  ChartDrawing,
  ChartIndicator,
  ChartLine,
  ChartLineKind,
  ChartMode,
  ChartPeriod,
  DrawingKind,
  DrawingPoint,
} from './types.ts';

/** Candles with indicators, the user's prices and drawings, panned, pinched and read by long press; a vertical drag scrolls the page. */
export function CandleChart(props: CandleChartProps) {
  const [attempt, setAttempt] = useState(0);
  const panes = drawnIndicators(props.indicators ?? INDICATORS_AT_FIRST, props.mode ?? 'candles').filter(
    isBelow,
  ).length;
  return (
    <Frame
      data-stale={props.isStale ? '' : undefined}
      data-panes={panes}
      data-tall={props.isTall || undefined}
      data-tools={props.hasTools || undefined}
    >
      {props.isError ? (
        <ChartFailure labels={props.labels} onRetry={props.onRetry} />
      ) : (
        <ChartPicture
          key={`${props.chartKey} ${attempt}`}
          {...props}
          onReload={() => setAttempt((count) => count + 1)}
        />
      )}
    </Frame>
  );
}
