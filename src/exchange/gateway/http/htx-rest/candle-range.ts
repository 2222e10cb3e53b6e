import type { Period } from '../../../../contract/sockets.ts';
import { DAY, lastSecondOf, MINUTE } from '../../../market-data/candles/periods.ts';
import type { Candle, MarketData } from '../../../market-data/port.ts';

/** Longer than any pause between two sessions of a stock (readings G21): a weekend. */
export const LONGEST_PAUSE_S = 4 * DAY;

/**
 * The first `size` candles from a moment on, ascending: a client that names only `from` reads history forward. In a
 * pause there are no candles, so the window reaches over it: a client that asks on from the last one never gets stuck.
 */
export async function candlesForward(
  markets: MarketData,
  symbol: string,
  period: Period,
  from: number,
  now: number,
  size: number,
): Promise<readonly Candle[]> {
  const to = Math.min(lastSecondOf(period, from, size) + LONGEST_PAUSE_S, now);
  const candles = await markets.candles(symbol, period, from, to, size + LONGEST_PAUSE_S / MINUTE);
  return candles.slice(0, size);
}
