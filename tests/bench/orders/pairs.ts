import type { Instrument } from '../../../src/exchange/assets/instrument.ts';
import { INSTRUMENTS } from '../../../src/exchange/assets/instruments.ts';

/** product-spec.md section 3: USDT 3. */
export const USDT = 3;
const COUNT = 20;

/** Pairs that trade at every hour. */
export const PAIRS: readonly Instrument[] = INSTRUMENTS.filter(
  ({ quote, type, isSpotTradable }) => quote.id === USDT && type === 'crypto' && isSpotTradable,
).slice(0, COUNT);

/** The pair of one of those that work at the same time. */
export function pairOf(worker: number): Instrument {
  const pair = PAIRS[worker % PAIRS.length];
  if (PAIRS.length < COUNT || !pair) throw new Error(`There are ${PAIRS.length} pairs`);
  return pair;
}
