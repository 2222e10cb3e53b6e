import { decimalText } from '../../../domain/decimal-text.ts';
import { fromScaled } from '../../../domain/scaled.ts';
import type { Instrument } from '../../assets/instrument.ts';
import { Money } from '../../ledger/decimal.ts';
import type { MarketData } from '../../market-data/port.ts';

/** Coins are valued by their pair with this coin. */
const VALUE_COIN = 'USDT';
const MINUTE_S = 60;
const DAY_S = 86_400;
/**
 * Bars that a price is looked for in, and how far back, in seconds: minutes, which are kept for a month only, and beyond them
 * and where the market was closed half hours, which every session begins and ends with.
 */
const BARS = [
  { period: '1min', length: MINUTE_S, back: 10 * MINUTE_S },
  { period: '30min', length: 30 * MINUTE_S, back: 14 * DAY_S },
] as const;

const pairOf = (markets: MarketData, coin: number): Instrument | undefined =>
  markets.instruments.find(({ base, quote }) => base.id === coin && quote.name === VALUE_COIN);

/** The coin that values are told in. */
export const valueCoin = (markets: MarketData): number | undefined =>
  markets.instruments.find(({ quote }) => quote.name === VALUE_COIN)?.quote.id;

/** Last price of one coin in USDT, canonical text; "0" where it has none. */
export function priceNow(markets: MarketData, coin: number): string {
  if (coin === valueCoin(markets)) return '1';
  const pair = pairOf(markets, coin);
  const last = pair && markets.lastPrice(pair.symbol);
  return pair && last !== undefined ? fromScaled(last, pair.priceDecimals) : '0';
}

/** Price of one coin in USDT at a moment: the close of the last bar that had ended by then, so that it stays what it was whenever it is asked for. */
export async function priceAt(markets: MarketData, coin: number, moment: number): Promise<string> {
  if (coin === valueCoin(markets)) return '1';
  const pair = pairOf(markets, coin);
  if (!pair) return '0';
  for (const { period, length, back } of BARS) {
    const to = Math.floor(moment / 1000) - length;
    const [last] = await markets.candles(pair.symbol, period, to - back, to, 1);
    if (!last) continue;
    const price = decimalText(last.close);
    if (price === null) throw new Error(`The close ${last.close} of ${pair.symbol} is no price`);
    return price;
  }
  return priceNow(markets, coin);
}

/** amount x price */
export const worth = (amount: string, price: string): Money => new Money(amount).times(price);
