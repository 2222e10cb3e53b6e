import { useMemo, useRef } from 'react';
import { Canvas, Legend, Readout } from './CandleChart.styles.ts';
import { ChartFailure } from './ChartFailure.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartReadout } from './ChartReadout.tsx';
import { ChartSkeleton } from './ChartSkeleton.tsx';
import type { CandleChartProps } from './props.ts';
import type { ChartIndicator, ChartLine } from './types.ts';
import { useEngine } from './useEngine.ts';

const INDICATORS: readonly ChartIndicator[] = ['MA', 'VOL'];
const NO_LINES: readonly ChartLine[] = [];

interface ChartPictureProps extends CandleChartProps {
  /** Loads the chart library again. */
  readonly onReload: () => void;
}

/** The canvas with what the page lays around it: legend, readout, and the skeleton until the first picture stands. */
export function ChartPicture(props: ChartPictureProps) {
  const {
    period,
    priceDecimals,
    mode = 'candles',
    indicators = INDICATORS,
    lines = NO_LINES,
    now = Date.now,
    labels,
  } = props;
  const canvas = useRef<HTMLDivElement>(null);
  const legend = useRef<HTMLDivElement>(null);
  const readout = useRef<HTMLDListElement>(null);
  const { unit, span } = period;
  const settings = useMemo(
    () => ({ period: { unit, span }, priceDecimals, mode, indicators, lines, now }),
    [unit, span, priceDecimals, mode, indicators, lines, now],
  );
  const { state, figures } = useEngine({ ...props, settings, canvas, legend, readout });
  if (state === 'failed') return <ChartFailure labels={labels} onRetry={props.onReload} />;
  return (
    <div data-state={state}>
      <Legend ref={legend} aria-hidden>
        {mode === 'candles' && indicators.includes('MA') ? <ChartLegend /> : null}
      </Legend>
      <Canvas
        ref={canvas}
        role="img"
        aria-label={figures ? labels.summary(figures) : labels.loading}
        aria-busy={state !== 'ready'}
      />
      {state === 'ready' ? null : <ChartSkeleton />}
      <Readout ref={readout} aria-hidden data-side="none">
        <ChartReadout labels={labels} />
      </Readout>
    </div>
  );
}
