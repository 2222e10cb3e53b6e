import type { ChartIndicator } from '../../kit/components/CandleChart/index.ts';
import { choice, json, persistedAtom } from '../../state/persisted.ts';
import { DEFAULT_INTERVAL, INTERVAL_KEYS, type Interval } from './intervals.ts';

/** The interval is kept over pairs and visits (features.md 2.1). */
export const intervalAtom = persistedAtom<Interval>('chartInterval', DEFAULT_INTERVAL, choice(INTERVAL_KEYS));

export const INDICATORS: readonly ChartIndicator[] = ['MA', 'VOL', 'MACD'];

const asIndicators = (value: unknown): ChartIndicator[] | undefined =>
  Array.isArray(value) ? INDICATORS.filter((name) => value.includes(name)) : undefined;

export const indicatorsAtom = persistedAtom<ChartIndicator[]>('chartIndicators', ['MA', 'VOL'], json(asIndicators));

export const MODES = ['futures', 'options', 'coins'] as const;
export type TradeMode = (typeof MODES)[number];
/** The tab opens in the mode last used; Coins at first (readings G14). */
export const modeAtom = persistedAtom<TradeMode>('tradeMode', 'coins', choice(MODES));
