import { TICKS_MOST, TIMESHAR_PERIODS } from '../../../contract/calls/market.ts';
import type { Period } from '../../../contract/sockets.ts';
import type { CallName, ParsedRequestOf } from '../../../contract/table.ts';

/** Candles that one call gives at most. */
export const MOST_BARS = 2000;
/** Whatever a call of history asks for, it looks something up. */
const LEAST = 20;

/** A tick with its proof costs as much as so many without. */
const PROOF = TICKS_MOST.plain / TICKS_MOST.proven;

const MINUTE_S = 60;
const DAY_S = 1440 * MINUTE_S;
const SECONDS: Record<Period, number> = {
  '1min': MINUTE_S,
  '5min': 5 * MINUTE_S,
  '15min': 15 * MINUTE_S,
  '30min': 30 * MINUTE_S,
  '60min': 60 * MINUTE_S,
  '4hour': 240 * MINUTE_S,
  '1day': DAY_S,
  '1week': 7 * DAY_S,
  '1mon': 30 * DAY_S,
  '1year': 365 * DAY_S,
};

/** What so many candles cost at most that lie within a span of seconds. */
export const candlesCost = (period: Period, span: number, most: number): number => between(span, SECONDS[period], most);

/** What so many ticks cost at most that lie within a span of seconds. */
export const ticksCost = (span: number, most: number): number => between(span, 1, most);

const between = (span: number, step: number, most: number): number =>
  Math.max(LEAST, Math.min(most, Math.ceil(Math.max(span, 0) / step)));

type Costs = { readonly [Name in CallName]?: (request: ParsedRequestOf<Name>) => number };

/** What calls of history cost, in candles or ticks read: calls that cost the loop which matches orders more than a moment. */
export const COSTS: Costs = {
  'market.bars': ({ period, from, to }) => candlesCost(TIMESHAR_PERIODS[period], to - from, MOST_BARS),
  'market.ticks': ({ from, to, proof }) =>
    proof === '1'
      ? ticksCost((to - from) / 1000, TICKS_MOST.proven) * PROOF
      : ticksCost((to - from) / 1000, TICKS_MOST.plain),
};
