import { type ChartIndicator, type ChartMode, MA_LENGTHS } from './types.ts';

/** A figure of an indicator: its key in the library's result, its name in the legend, its ink (ma1 to ma3). */
export interface IndicatorFigure {
  readonly key: string;
  readonly name: string;
  /** Left out for bars, which have the inks of rising and falling. */
  readonly ink?: 1 | 2 | 3;
}

export interface IndicatorSpec {
  /** Its name in the chart library. */
  readonly library: string;
  readonly lengths: readonly number[];
  readonly figures: readonly IndicatorFigure[];
  /** Height of its pane in px; left out for those that lie on the candles. */
  readonly height?: number;
  /** Decimals of its values; left out for values in the unit of the price. */
  readonly decimals?: number;
  /** Values that are read as limits, ruled and named on the axis. */
  readonly limits?: readonly number[];
}

const RSI_LENGTHS = [6, 12, 24] as const;
const INKS = [1, 2, 3] as const;

/** The indicators with the lengths that the field takes as given, in the order of the legend. */
export const INDICATORS = {
  MA: {
    library: 'MA',
    lengths: MA_LENGTHS,
    figures: INKS.map((ink) => ({ key: `ma${ink}`, name: `MA${MA_LENGTHS[ink - 1]}`, ink })),
  },
  BOLL: {
    library: 'BOLL',
    lengths: [20, 2],
    figures: [
      { key: 'mid', name: 'BOLL', ink: 2 },
      { key: 'up', name: 'UB', ink: 1 },
      { key: 'dn', name: 'LB', ink: 3 },
    ],
  },
  VOL: { library: 'KIT_VOL', lengths: [], figures: [], height: 56 },
  MACD: {
    library: 'MACD',
    lengths: [12, 26, 9],
    figures: [
      { key: 'dif', name: 'DIF', ink: 1 },
      { key: 'dea', name: 'DEA', ink: 2 },
      { key: 'macd', name: 'MACD' },
    ],
    height: 64,
  },
  RSI: {
    library: 'RSI',
    lengths: RSI_LENGTHS,
    figures: INKS.map((ink) => ({ key: `rsi${ink}`, name: `RSI${RSI_LENGTHS[ink - 1]}`, ink })),
    height: 64,
    decimals: 2,
    limits: [30, 70],
  },
  KDJ: {
    library: 'KDJ',
    lengths: [9, 3, 3],
    figures: [
      { key: 'k', name: 'K', ink: 1 },
      { key: 'd', name: 'D', ink: 2 },
      { key: 'j', name: 'J', ink: 3 },
    ],
    height: 64,
    decimals: 2,
    limits: [20, 80],
  },
} as const satisfies Record<ChartIndicator, IndicatorSpec>;

export const specOf = (indicator: ChartIndicator): IndicatorSpec => INDICATORS[indicator];

/** Every indicator, in the order in which they are offered. */
export const INDICATOR_KEYS: readonly ChartIndicator[] = ['MA', 'BOLL', 'VOL', 'MACD', 'RSI', 'KDJ'];
export const INDICATORS_AT_FIRST: readonly ChartIndicator[] = ['MA', 'VOL'];
/** Panes under the candles at most, so that the candles keep room on a phone. */
export const MOST_PANES = 2;

export const isBelow = (indicator: ChartIndicator): boolean => specOf(indicator).height !== undefined;

/** Those that are drawn: each once, as many panes as have room, none on the candles where there are none. */
export function drawnIndicators(chosen: readonly ChartIndicator[], mode: ChartMode): ChartIndicator[] {
  const known = INDICATOR_KEYS.filter((key) => chosen.includes(key));
  const above = mode === 'candles' ? known.filter((key) => !isBelow(key)) : [];
  return [...above, ...known.filter(isBelow).slice(0, MOST_PANES)];
}

export const figureId = (indicator: ChartIndicator, figure: IndicatorFigure): string => `${indicator} ${figure.key}`;
