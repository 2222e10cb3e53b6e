import { atom } from 'jotai';
import { type ChartDrawing, type ChartIndicator, INDICATOR_KEYS, readDrawings } from '#kit/CandleChart';
import { choice, json, persistedAtom } from '../../../state/persisted.ts';
import { DEFAULT_INTERVAL, INTERVAL_KEYS, type Interval } from './intervals.ts';

/** The interval is kept over pairs and visits (features.md 2.1). */
export const intervalAtom = persistedAtom<Interval>('chartInterval', DEFAULT_INTERVAL, choice(INTERVAL_KEYS));

const asIndicators = (value: unknown): ChartIndicator[] | undefined =>
  Array.isArray(value) ? INDICATOR_KEYS.filter((name) => value.includes(name)) : undefined;

export const indicatorsAtom = persistedAtom<ChartIndicator[]>('chartIndicators', ['MA', 'VOL'], json(asIndicators));

/** Drawings of a pair are kept up to so many, and pairs too: the storage of a phone is small. */
const MOST_DRAWINGS = 50;
const MOST_PAIRS = 30;

type Drawings = Readonly<Record<string, readonly ChartDrawing[]>>;

const asDrawings = (value: unknown): Drawings | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([symbol, drawings]) => [symbol, readDrawings(drawings)]))
    : undefined;

/** What the user has drawn, by symbol; the pair last drawn on stands last. */
export const drawingsAtom = persistedAtom<Drawings>('chartDrawings', {}, json(asDrawings));

/** Keeps the drawings of a pair; the pair drawn on longest ago is forgotten when there are too many. */
export const setDrawingsAtom = atom(null, (get, set, symbol: string, drawings: readonly ChartDrawing[]) => {
  const others = Object.entries(get(drawingsAtom)).filter(([other]) => other !== symbol);
  const own = drawings.length > 0 ? [[symbol, drawings.slice(-MOST_DRAWINGS)] as const] : [];
  set(drawingsAtom, Object.fromEntries([...others, ...own].slice(-MOST_PAIRS)));
});

export const MODES = ['futures', 'options', 'coins'] as const;
export type TradeMode = (typeof MODES)[number];
/** The tab opens in the mode last used; Coins at first (readings G14). */
export const modeAtom = persistedAtom<TradeMode>('tradeMode', 'coins', choice(MODES));
