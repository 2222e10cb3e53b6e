import { decimalText } from '../../../domain/decimal-text.ts';
import { fromScaled } from '../../../domain/scaled.ts';
import type { Instrument } from '../../assets/instrument.ts';
import { Money } from '../../ledger/decimal.ts';
import type { MarketData } from '../../market-data/port.ts';

/** Coins are valued by their pair with this coin. */
const VALUE_COIN = 'USDT';
const MINUTE_S = 60;
const DAY_S = 86_400;

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

/** Price of one coin in USDT at a moment: the close of the last minute before it, of the last day where the market was closed. */
export async function priceAt(markets: MarketData, coin: number, moment: number): Promise<string> {
  if (coin === valueCoin(markets)) return '1';
  const pair = pairOf(markets, coin);
  if (!pair) return '0';
  const to = Math.ceil(moment / 1000) - 1;
  const [minute] = await markets.candles(pair.symbol, '1min', to - 10 * MINUTE_S, to, 1);
  const [last] = minute ? [minute] : await markets.candles(pair.symbol, '1day', to - 14 * DAY_S, to, 1);
  if (!last) return priceNow(markets, coin);
  const price = decimalText(last.close);
  if (price === null) throw new Error(`The close ${last.close} of ${pair.symbol} is no price`);
  return price;
}

/** amount x price */
export const worth = (amount: string, price: string): Money => new Money(amount).times(price);
