import { formatAmount } from '../../../domain/number.ts';
import { fromScaled, toScaled } from '../../../domain/scaled.ts';
import type { Instrument } from '../../assets/instrument.ts';
import type { MarketData, Side } from '../../market-data/port.ts';
import { Refusal } from '../../platform/refusal.ts';
import { wireTime } from '../../platform/wire-time.ts';
import type { OrderType } from './order.ts';
import { pairName } from './pairs.ts';

/** A spot order as asked for, in decimal text. */
export interface OrderRequest {
  readonly base: number;
  readonly quote: number;
  readonly side: Side;
  readonly orderType: OrderType;
  readonly amount: string;
  /** Of a limit order. */
  readonly price?: string | undefined;
}

/** A checked order in ticks and lots. */
export interface CheckedOrder {
  readonly instrument: Instrument;
  readonly side: Side;
  readonly isMarket: boolean;
  readonly amount: bigint;
  /** Limit price; of a market order the first price of the other side, which it was placed at. */
  readonly price: bigint;
  /** The worst price it may fill at. */
  readonly bound: bigint;
}

/** A limit this many times off the last price, to the user's own harm, is a slip of the finger. */
const SLIP_FACTOR = 10n;
/** Prices beyond this factor serve nothing and would overflow the ledger's columns. */
const FAR_FACTOR = 1000n;
/** The most that one order may be worth, in the quote coin. */
const MAX_VALUE = 10n ** 12n;

/** Checks an order against the pair's rules and the market of this moment; refuses with a sentence that names the limit. */
export function checkOrder(markets: MarketData, request: OrderRequest): CheckedOrder {
  const instrument = markets.byCoins(request.base, request.quote);
  if (!instrument) throw new Refusal('spot.pairUnknown');
  if (!instrument.isSpotTradable) throw new Refusal('spot.pairNotTradable', { pair: pairName(instrument) });
  const session = markets.session(instrument.symbol);
  if (!session.isOpen) {
    throw new Refusal('spot.marketClosed', {
      pair: pairName(instrument),
      time: session.next === null ? '' : `${wireTime(session.next)} UTC`,
    });
  }
  const amount = lots(instrument, request.amount);
  const order =
    request.orderType === 'market'
      ? marketPrice(markets, instrument, request.side)
      : limitPrice(markets, instrument, request.side, request.price);
  checkValue(instrument, amount, order.price);
  return { instrument, side: request.side, isMarket: request.orderType === 'market', amount, ...order };
}

function lots(instrument: Instrument, text: string): bigint {
  const amount = toScaled(text, instrument.amountDecimals);
  if (amount === null)
    throw new Refusal('spot.amountDecimals', { decimals: instrument.amountDecimals, coin: instrument.base.name });
  const least = toScaled(instrument.minAmount, instrument.amountDecimals);
  if (least !== null && amount < least) {
    throw new Refusal('spot.amountTooSmall', {
      min: formatAmount(instrument.minAmount, instrument.amountDecimals, { trim: true }),
      coin: instrument.base.name,
    });
  }
  return amount;
}

function limitPrice(markets: MarketData, instrument: Instrument, side: Side, text: string | undefined) {
  if (text === undefined) throw new Refusal('spot.priceRequired');
  const price = toScaled(text, instrument.priceDecimals);
  if (price === null)
    throw new Refusal('spot.priceDecimals', { decimals: instrument.priceDecimals, pair: pairName(instrument) });
  const last = markets.lastPrice(instrument.symbol);
  if (last !== undefined) {
    const most = last * (side === 'buy' ? SLIP_FACTOR : FAR_FACTOR);
    const least = side === 'sell' ? last / SLIP_FACTOR : 0n;
    if (price > most)
      throw new Refusal('spot.priceTooHigh', { max: priceText(instrument, most), coin: instrument.quote.name });
    if (price < least)
      throw new Refusal('spot.priceTooLow', { min: priceText(instrument, least), coin: instrument.quote.name });
  }
  return { price, bound: price };
}

function marketPrice(markets: MarketData, instrument: Instrument, side: Side) {
  const { bid, ask } = markets.best(instrument.symbol);
  const price = side === 'buy' ? ask : bid;
  if (price === undefined) throw new Refusal('spot.emptyBook', { pair: pairName(instrument) });
  // The book itself stops 5 % from the first price that it meets and from the index (readings G7); a bound here could only lag behind it.
  return { price, bound: side === 'buy' ? price * FAR_FACTOR : 1n };
}

function checkValue(instrument: Instrument, amount: bigint, price: bigint): void {
  const decimals = instrument.priceDecimals + instrument.amountDecimals;
  const value = price * amount;
  const least = toScaled(instrument.minValue, decimals);
  if (least !== null && value < least) {
    throw new Refusal('spot.valueTooSmall', {
      min: formatAmount(instrument.minValue, instrument.priceDecimals, { trim: true }),
      coin: instrument.quote.name,
    });
  }
  if (value > MAX_VALUE * 10n ** BigInt(decimals)) {
    throw new Refusal('spot.valueTooLarge', {
      max: formatAmount(MAX_VALUE.toString(), 0),
      coin: instrument.quote.name,
    });
  }
}

const priceText = (instrument: Instrument, price: bigint): string =>
  formatAmount(fromScaled(price, instrument.priceDecimals), instrument.priceDecimals, { trim: true });
