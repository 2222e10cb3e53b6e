import { useId, useRef } from 'react';
import { Button } from '../Button/index.ts';
import type { LiveSource } from '../../live.ts';
import { ChartSkeleton } from './ChartSkeleton.tsx';
import { Canvas, Failure, FailureText, Frame, Legend, Readout } from './CandleChart.styles.ts';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartReadout } from './ChartReadout.tsx';
import type { CandleBar, ChartFigures, ChartIndicator, ChartLine, ChartMode, ChartPeriod } from './types.ts';
import { useEngine } from './useEngine.ts';

export type { CandleBar, ChartIndicator, ChartLine, ChartMode, ChartPeriod } from './types.ts';

export interface CandleChartLabels {
  /** Name and summary for screen readers; the picture itself is opaque to them. */
  readonly summary: (figures: ChartFigures) => string;
  readonly loading: string;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  readonly change: string;
  readonly volume: string;
  readonly failed: string;
  readonly retry: string;
}

export interface CandleChartProps {
  /** Key of what is drawn, pair and interval: another one starts a new chart. */
  readonly chartKey: string;
  /** Ascending; undefined while they load. */
  readonly bars: readonly CandleBar[] | undefined;
  readonly period: ChartPeriod;
  readonly priceDecimals: number;
  /** The newest bar as it changes. */
  readonly live?: LiveSource<CandleBar>;
  /** Bars before a time, ascending; an empty page is the beginning of history. */
  readonly onLoadOlder?: (before: number) => Promise<readonly CandleBar[]>;
  /** `line` is the 'Time' interval. @default 'candles' */
  readonly mode?: ChartMode;
  /** @default ['MA', 'VOL'] */
  readonly indicators?: readonly ChartIndicator[];
  /** Prices of the user's orders and positions. */
  readonly lines?: readonly ChartLine[];
  readonly labels: CandleChartLabels;
  /** The bars did not load: called by the retry button of the error state. */
  readonly onRetry?: () => void;
  readonly isError?: boolean;
  /** Clock of the server. @default Date.now */
  readonly now?: () => number;
  /** Fills a tall container instead of the hub's 268 px. @default false */
  readonly isTall?: boolean;
  /** The first picture stands. */
  readonly onReady?: () => void;
}

const DEFAULT_INDICATORS: readonly ChartIndicator[] = ['MA', 'VOL'];
const NO_LINES: readonly ChartLine[] = [];

/** Candles with volume and averages, panned, pinched and read by long press; a vertical drag scrolls the page. */
export function CandleChart(props: CandleChartProps) {
  const { period, priceDecimals, mode = 'candles', indicators = DEFAULT_INDICATORS, lines = NO_LINES, labels } = props;
  const canvas = useRef<HTMLDivElement>(null);
  const legend = useRef<HTMLDivElement>(null);
  const readout = useRef<HTMLDListElement>(null);
  const id = useId();
  const settings = { period, priceDecimals, mode, indicators, lines, now: props.now ?? Date.now };
  const { state, figures, retry } = useEngine({ ...props, settings, canvas, legend, readout });
  const isFailed = props.isError || state === 'failed';
  return (
    <Frame data-tall={props.isTall || undefined} data-state={isFailed ? 'failed' : state}>
      <Legend ref={legend} aria-hidden>
        {mode === 'candles' && indicators.includes('MA') ? <ChartLegend /> : null}
      </Legend>
      {isFailed ? (
        <Failure role="alert">
          <FailureText>{labels.failed}</FailureText>
          <Button variant="secondary" size="sm" onClick={props.isError ? props.onRetry : retry}>
            {labels.retry}
          </Button>
        </Failure>
      ) : (
        <Canvas key={props.chartKey} ref={canvas} id={id} role="img" aria-label={figures ? labels.summary(figures) : labels.loading} aria-busy={state !== 'ready'} />
      )}
      {state === 'ready' || isFailed ? null : <ChartSkeleton />}
      <Readout ref={readout} aria-hidden data-side="none">
        <ChartReadout labels={labels} />
      </Readout>
    </Frame>
  );
}
