import type { LiveSource } from '../../live.ts';
import type {
  CandleBar,
  ChartDrawing,
  ChartFigures,
  ChartIndicator,
  ChartLine,
  ChartMode,
  ChartPeriod,
} from './types.ts';

export interface CandleChartLabels {
  /** Name and summary for screen readers; the picture itself is opaque to them. */
  readonly summary: (figures: ChartFigures) => string;
  /** Name of the picture while it loads. */
  readonly loading: string;
  /** Before the opening price in the readout: 'O'. */
  readonly open: string;
  /** Before the highest price: 'H'. */
  readonly high: string;
  /** Before the lowest price: 'L'. */
  readonly low: string;
  /** Before the closing price: 'C'. */
  readonly close: string;
  /** Before the change in percent. */
  readonly change: string;
  /** Before the volume. */
  readonly volume: string;
  /** What is said where the bars did not load. */
  readonly failed: string;
  /** The button that asks for them again. */
  readonly retry: string;
}

export interface CandleChartProps {
  /** Key of what is drawn, pair and interval: another one starts a new chart. */
  readonly chartKey: string;
  /** Undefined while they load. Damaged bars are left out, unsorted ones sorted; of two of a time the later counts. */
  readonly bars: readonly CandleBar[] | undefined;
  /** How much time a bar takes. */
  readonly period: ChartPeriod;
  /** Decimals of the pair. */
  readonly priceDecimals: number;
  /** The newest bar as it changes. */
  readonly live?: LiveSource<CandleBar>;
  /** Bars before a time, ascending; an empty page is the beginning of history. */
  readonly onLoadOlder?: (before: number) => Promise<readonly CandleBar[]>;
  /** `line` is the 'Time' interval. @default 'candles' */
  readonly mode?: ChartMode;
  /** Which are drawn; of those under the candles the first two, so that the candles keep room. @default ['MA', 'VOL'] */
  readonly indicators?: readonly ChartIndicator[] | null;
  /** Prices of the user's positions, their limits, and orders; told in words too. @default none */
  readonly lines?: readonly ChartLine[] | null;
  /** What the user has drawn on this pair, of all periods. @default none */
  readonly drawings?: readonly ChartDrawing[];
  /** A drawing was made, moved or erased; keep what it gives and hand it back in `drawings`. */
  readonly onDrawingsChange?: (drawings: readonly ChartDrawing[]) => void;
  /** Shows the drawing tools under the chart; without them drawings cannot be touched. @default false */
  readonly hasTools?: boolean;
  /** Words of the chart. */
  readonly labels: CandleChartLabels;
  /** The bars did not load: called by the retry button of the error state. */
  readonly onRetry?: () => void;
  /** No news for ten seconds: all is grey. @default false */
  readonly isStale?: boolean;
  /** The bars did not load: says so, with a retry. @default false */
  readonly isError?: boolean;
  /** Clock of the server. @default Date.now */
  readonly now?: () => number;
  /** As high as what holds it, in place of a height of its own. @default false */
  readonly isTall?: boolean;
}
