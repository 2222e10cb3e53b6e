import type { Direction } from '../../../domain/number.ts';

/** A candle; market data may be numbers. `time` is the bar's start in ms. */
export interface CandleBar {
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

/** Length of a bar: { unit: 'minute', span: 30 }. */
export interface ChartPeriod {
  readonly unit: 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';
  readonly span: number;
}

export type ChartMode = 'candles' | 'line';
export type ChartIndicator = 'MA' | 'VOL' | 'MACD';

/** A price of the user on the chart: an open order, take-profit, stop-loss, an entry. */
export interface ChartLine {
  readonly key: string;
  readonly price: number;
  readonly label: string;
  readonly direction: Direction;
}

/** Everything that decides the picture apart from the bars. */
export interface ChartSettings {
  readonly period: ChartPeriod;
  readonly priceDecimals: number;
  readonly mode: ChartMode;
  readonly indicators: readonly ChartIndicator[];
  readonly lines: readonly ChartLine[];
  /** Clock of the server in ms, for the time to the bar's close. */
  readonly now: () => number;
}

/** What a screen reader hears of the picture. */
export interface ChartFigures {
  readonly last: string;
  readonly high: string;
  readonly low: string;
}

/** Lengths of the moving averages; their inks are ma1 to ma3. */
export const MA_LENGTHS = [5, 10, 30] as const;

/** The bar in focus: under the crosshair, else the last one. */
export interface ChartFocus {
  readonly bar: CandleBar;
  /** Averages at this bar, by MA_LENGTHS; null before there are enough bars. */
  readonly averages: readonly (number | null)[];
  /** Close of the bar before, for the change. */
  readonly previousClose: number;
  /** Where the crosshair stands, or null where there is none. */
  readonly crosshair: { readonly isLeftHalf: boolean } | null;
}
