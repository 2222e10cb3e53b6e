import { TICKS_MOST, TIMESHAR_PERIODS } from '../../../contract/calls/market.ts';
import type { Period } from '../../../contract/sockets.ts';
import type { CallName, ParsedRequestOf } from '../../../contract/table.ts';
import { DAY, HOUR, MINUTE } from '../../market-data/candles/periods.ts';

/** Candles that one call gives at most. */
export const MOST_BARS = 2000;
/** Whatever a call of history asks for, it looks something up. */
const LEAST = 20;

/** What balances were worth, of who has all coins and changes them much: as much of the loop, and of the store in which orders wait, as so many candles. */
const BALANCES = 1000;

/** A tick with its proof costs as much as so many without. */
const PROOF = TICKS_MOST.plain / TICKS_MOST.proven;

const SECONDS: Record<Period, number> = {
  '1min': MINUTE,
  '5min': 5 * MINUTE,
  '15min': 15 * MINUTE,
  '30min': 30 * MINUTE,
  '60min': HOUR,
  '4hour': 4 * HOUR,
  '1day': DAY,
  '1week': 7 * DAY,
  '1mon': 30 * DAY,
  '1year': 365 * DAY,
};

/** What so many candles cost at most that lie within a span of seconds. */
export const candlesCost = (period: Period, span: number, most: number): number => between(span, SECONDS[period], most);

/** What so many ticks cost at most that lie within a span of seconds. */
export const ticksCost = (span: number, most: number): number => between(span, 1, most);

const between = (span: number, step: number, most: number): number =>
  Math.max(LEAST, Math.min(most, Math.ceil(Math.max(span, 0) / step)));

type Costs = { readonly [Name in CallName]?: (request: ParsedRequestOf<Name>) => number };

/** What calls of history cost, in candles or ticks read, or as much as such: calls that cost the loop which matches orders more than a moment. */
export const COSTS: Costs = {
  'market.bars': ({ period, from, to }) => candlesCost(TIMESHAR_PERIODS[period], to - from, MOST_BARS),
  'market.ticks': ({ from, to, proof }) =>
    proof === '1'
      ? ticksCost((to - from) / 1000, TICKS_MOST.proven) * PROOF
      : ticksCost((to - from) / 1000, TICKS_MOST.plain),
  'wallet.history': () => BALANCES,
};
