import { decimalText } from '../../../domain/decimal-text.ts';
import { fromScaled } from '../../../domain/scaled.ts';
import type { Instrument } from '../../assets/instrument.ts';
import { USDT } from '../../assets/usdt.ts';
import { Money } from '../../ledger/decimal.ts';
import { DAY, MINUTE } from '../../market-data/candles/periods.ts';
import type { Candle, MarketData } from '../../market-data/port.ts';

/**
 * Bars that a price is looked for in, and how far back, in seconds: minutes, which are kept for a month only, and beyond them
 * and where the market was closed half hours, which every session begins and ends with.
 */
export const BARS = [
  { period: '1min', length: MINUTE, back: 10 * MINUTE },
  { period: '30min', length: 30 * MINUTE, back: 14 * DAY },
] as const;

/** The pair that a coin is valued by. */
export const pairOf = (markets: MarketData, coin: number): Instrument | undefined =>
  markets.instruments.find(({ base, quote }) => base.id === coin && quote.id === USDT.id);

/** The price of a coin that has no pair to be valued by, of one whose pair is gone say: it counts as nothing until it has one. */
export const UNPRICED = '0';

/** Last price of one coin in USDT, canonical text; UNPRICED too before the first price of its pair, to be shown and never kept. */
export function priceNow(markets: MarketData, coin: number): string {
  if (coin === USDT.id) return '1';
  const pair = pairOf(markets, coin);
  const last = pair && markets.lastPrice(pair.symbol);
  return pair && last !== undefined ? fromScaled(last, pair.priceDecimals) : UNPRICED;
}

/** Price of one coin in USDT at a moment: the close of the last bar that had ended by then, so that it stays what it was whenever it is asked for. Waits for the market to come to the moment. Throws where the pair has none: no later price may stand for it. */
export async function priceAt(markets: MarketData, coin: number, moment: number): Promise<string> {
  if (coin === USDT.id) return '1';
  const pair = pairOf(markets, coin);
  if (!pair) return UNPRICED;
  await markets.told(pair.symbol, moment);
  for (const { period, length, back } of BARS) {
    const to = Math.floor(moment / 1000) - length;
    const [last] = await markets.candles(pair.symbol, period, to - back, to, 1);
    if (last) return closeOf(last);
  }
  throw noPrice(markets, coin, moment);
}

/** That a pair had no price at a moment, unix ms. */
export const noPrice = (markets: MarketData, coin: number, moment: number): Error =>
  new Error(`${pairOf(markets, coin)?.symbol} has no price at ${new Date(moment).toISOString()}`);

/** The close of a bar as canonical text. */
export function closeOf({ id, close }: Candle): string {
  const price = decimalText(close);
  if (price === null) throw new Error(`The close ${close} of the bar at ${id} is no price`);
  return price;
}

/** The fee of the pair that trades a coin; none where no pair does, as of the coin that all are quoted in. */
export function tradeFeeOf({ instruments }: MarketData, coin: number): string {
  const pair = instruments.find(({ base }) => base.id === coin);
  return pair ? pair.fee : '0';
}

/** amount x price */
export const worth = (amount: string, price: string): Money => new Money(amount).times(price);
