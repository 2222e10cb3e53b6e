import { useId, useMemo, useRef } from 'react';
import { useChartWords } from '../../words/useChartWords.ts';
import { ChartSkeleton } from '../ChartSkeleton/index.ts';
import {
  Canvas,
  Ground,
  KeyHelp,
  Legend,
  Legends,
  PaneLegend,
  PaneName,
  Plate,
  PlateText,
  Plot,
  Readout,
} from './CandleChart.styles.ts';
import { ChartFailure } from './ChartFailure.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartReadout } from './ChartReadout.tsx';
import { ChartWords } from './ChartWords.tsx';
import { cleanBars } from './clean-bars.ts';
import { Surface } from './DrawingTools.styles.ts';
import { DrawingTools } from './DrawingTools.tsx';
import type { DrawingHost } from './drawing-desk.ts';
import { drawnIndicators, INDICATORS_AT_FIRST, isBelow, specOf } from './indicators.ts';
import { labelledLines } from './labelled-lines.ts';
import type { CandleChartProps } from './props.ts';
import type { ChartLine } from './types.ts';
import { NO_HOST, useDrawing } from './useDrawing.ts';
import { useEngine } from './useEngine.ts';

const NO_LINES: readonly ChartLine[] = [];

interface ChartPictureProps extends CandleChartProps {
  /** Loads the chart library again. */
  readonly onReload: () => void;
}

function useSettings(props: CandleChartProps) {
  const {
    period: { unit, span },
    priceDecimals,
    mode = 'candles',
    now = Date.now,
    isStale = false,
    labels: { high, low },
  } = props;
  const chosen = props.indicators ?? INDICATORS_AT_FIRST;
  const given = props.lines ?? NO_LINES;
  const words = useChartWords();
  const indicators = useMemo(() => drawnIndicators(chosen, mode), [chosen, mode]);
  const lines = useMemo(() => labelledLines(given, priceDecimals, words), [given, priceDecimals, words]);
  return useMemo(
    () => ({ period: { unit, span }, priceDecimals, mode, indicators, lines, now, isStale, ends: { high, low } }),
    [unit, span, priceDecimals, mode, indicators, lines, now, isStale, high, low],
  );
}

/** The canvas with what the page lays around it: legends, readout, tools, and the skeleton until the first picture stands. */
export function ChartPicture(props: ChartPictureProps) {
  const { labels, hasTools, priceDecimals } = props;
  const words = useChartWords();
  const help = useId();
  const root = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const readout = useRef<HTMLDListElement>(null);
  const host = useRef<DrawingHost>(NO_HOST);
  const settings = useSettings(props);
  const bars = useMemo(() => props.bars && cleanBars(props.bars), [props.bars]);
  const { state, figures, engine } = useEngine({ ...props, bars, settings, root, canvas, readout, drawing: host });
  const drawing = useDrawing(engine, host, props);
  if (state === 'failed') return <ChartFailure labels={labels} onRetry={props.onReload} />;
  const isEmpty = state === 'ready' && !figures;
  const above = settings.indicators.filter((each) => !isBelow(each));
  const below = settings.indicators.filter((each) => isBelow(each) && specOf(each).figures.length > 0);
  return (
    <div ref={root} data-state={state}>
      <Legends aria-hidden>
        {above.length === 0 ? <Legend /> : null}
        {above.map((each) => (
          <Legend key={each}>
            <ChartLegend indicator={each} />
          </Legend>
        ))}
      </Legends>
      <Plot
        data-rows={above.length > 1 ? 2 : undefined}
        data-tools={hasTools || undefined}
        data-empty={isEmpty || undefined}
      >
        <Canvas
          ref={canvas}
          role="img"
          aria-label={figures ? labels.summary(figures) : isEmpty ? words.chartEmpty : labels.loading}
          aria-busy={state !== 'ready'}
        />
        {below.map((each) => (
          <PaneLegend key={each} aria-hidden hidden data-pane={each}>
            <ChartLegend indicator={each} />
          </PaneLegend>
        ))}
        {settings.indicators.includes('VOL') ? (
          <PaneName aria-hidden hidden data-pane="VOL">
            {labels.volume}
          </PaneName>
        ) : null}
        {isEmpty ? (
          <Ground aria-hidden>
            <Plate>
              <PlateText>{words.chartEmpty}</PlateText>
            </Plate>
          </Ground>
        ) : null}
        {hasTools ? (
          <>
            <Surface
              role="application"
              tabIndex={0}
              aria-label={drawing.toolName ?? words.drawingArea}
              aria-describedby={help}
              data-armed={drawing.tool ? true : undefined}
              onKeyDown={drawing.onKeyDown}
              onPointerDown={drawing.onPointerDown}
              onPointerMove={drawing.onPointerMove}
              onPointerUp={drawing.onPointerUp}
              onPointerCancel={drawing.onPointerCancel}
            />
            <KeyHelp id={help}>{words.drawingKeys}</KeyHelp>
          </>
        ) : null}
      </Plot>
      {state === 'ready' ? null : <ChartSkeleton />}
      <Readout ref={readout} aria-hidden data-side="none">
        <ChartReadout labels={labels} />
      </Readout>
      <ChartWords lines={settings.lines} drawing={drawing} priceDecimals={priceDecimals} />
      {hasTools ? <DrawingTools drawing={drawing} /> : null}
    </div>
  );
}
