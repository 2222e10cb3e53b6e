import type { NumberInput } from '../../../domain/number.ts';

/** A candle; market data may be numbers. `time` is the bar's start in ms. */
export interface CandleBar {
  /** Beginning of the bar in milliseconds since 1970. */
  readonly time: number;
  /** First price. */
  readonly open: number;
  /** Highest price. */
  readonly high: number;
  /** Lowest price. */
  readonly low: number;
  /** Last price. */
  readonly close: number;
  /** Traded amount of the base coin. */
  readonly volume: number;
}

/** Length of a bar: { unit: 'minute', span: 30 }. */
export interface ChartPeriod {
  /** What the bar is counted in. */
  readonly unit: 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';
  /** How many of the unit: 15 for a quarter of an hour. */
  readonly span: number;
}

export type ChartMode = 'candles' | 'line';
/** Moving averages and Bollinger bands lie on the candles; each other one has a pane under them. */
export type ChartIndicator = 'MA' | 'BOLL' | 'VOL' | 'MACD' | 'RSI' | 'KDJ';

export type ChartLineKind = 'long' | 'short' | 'takeProfit' | 'stopLoss' | 'buyOrder' | 'sellOrder';

/** A price of the user on the chart: a position's entry, take-profit, stop-loss, an open order. */
export interface ChartLine {
  /** Tells the line from the others. */
  readonly key: string;
  /** What the price is to the user; gives the word and the colour. */
  readonly kind: ChartLineKind;
  /** In the quote coin; a line without a price is left out. */
  readonly price: NumberInput;
  /** What stands on the line, side included. @default the kind in words and the price */
  readonly label?: string;
}

export const DRAWING_KINDS = ['trend', 'ray', 'horizontal', 'fibonacci'] as const;
export type DrawingKind = (typeof DRAWING_KINDS)[number];

/** A point of a drawing: it stays where it is through periods, pans and pinches. */
export interface DrawingPoint {
  /** In ms. */
  readonly time: number;
  /** In the quote coin. */
  readonly price: number;
}

/** A line that the user drew: one point for a horizontal line, two for the others. */
export interface ChartDrawing {
  /** Tells the drawing from the others. */
  readonly key: string;
  /** What is drawn: a trend, a ray, a level. */
  readonly kind: DrawingKind;
  /** Where it was put, in the order of the taps. */
  readonly points: readonly DrawingPoint[];
}

/** Everything that decides the picture apart from the bars. */
export interface ChartSettings {
  readonly period: ChartPeriod;
  readonly priceDecimals: number;
  readonly mode: ChartMode;
  readonly indicators: readonly ChartIndicator[];
  readonly lines: readonly LabelledLine[];
  /** Words before the highest and the lowest price in view. */
  readonly ends: { readonly high: string; readonly low: string };
  /** No news for ten seconds: grey. */
  readonly isStale: boolean;
  /** Clock of the server in ms, for the time to the bar's close. */
  readonly now: () => number;
}

/** A line as it is drawn: its price is a number, its label stands. */
export interface LabelledLine {
  readonly key: string;
  readonly kind: ChartLineKind;
  readonly price: number;
  readonly label: string;
}

/** What a screen reader hears of the picture. */
export interface ChartFigures {
  readonly last: string;
  readonly high: string;
  readonly low: string;
}

/** Lengths of the moving averages; their inks are ma1 to ma3. */
export const MA_LENGTHS = [5, 10, 30] as const;

/** Values of the indicators at a bar, by figure id ("RSI rsi1"); null before there are enough bars. */
export type IndicatorValues = Readonly<Record<string, number | null>>;

/** The bar in focus: under the crosshair, else the last one. */
export interface ChartFocus {
  readonly bar: CandleBar;
  readonly values: IndicatorValues;
  /** Close of the bar before, for the change. */
  readonly previousClose: number;
  /** Where the crosshair stands, or null where there is none. */
  readonly crosshair: { readonly isLeftHalf: boolean } | null;
}
