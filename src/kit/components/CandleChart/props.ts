import type { LiveSource } from '../../live.ts';
import type { CandleBar, ChartFigures, ChartIndicator, ChartLine, ChartMode, ChartPeriod } from './types.ts';

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
