import { measureOptions, type StopBy, type TimeInForce } from '../../../domain/forms/order-options.ts';
import { FAR_FACTOR, measureOrder, type SpotTerms } from '../../../domain/forms/spot-order.ts';
import type { Instrument } from '../../assets/instrument.ts';
import type { MarketData, SessionNow, Side } from '../../market-data/port.ts';
import { marketClosed, marketHalted } from '../../matching/market-closed.ts';
import type { Execution, Stop } from '../../matching/port.ts';
import { Refusal, TryAgain } from '../../platform/refusal.ts';
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
  readonly timeInForce?: TimeInForce | undefined;
  readonly postOnly?: boolean | undefined;
  /** Of a stop: the price that brings it to the book, and the price of a tick that has to reach it. */
  readonly stop?: string | undefined;
  readonly stopBy?: StopBy | undefined;
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
  readonly execution: Execution;
  readonly stop: Stop | null;
}

/** Checks an order against the pair's rules and the market of this moment; refuses with a sentence that names the limit. */
export function checkOrder(markets: MarketData, request: OrderRequest): CheckedOrder {
  const instrument = markets.byCoins(request.base, request.quote);
  if (!instrument) throw new Refusal('spot.pairUnknown');
  if (!instrument.isSpotTradable) throw new Refusal('spot.pairNotTradable', { pair: pairName(instrument) });
  const session = markets.session(instrument.symbol);
  const { side, orderType, amount, price = '' } = request;
  if (session.isHalted) throw marketHalted(instrument);
  if (!session.isOpen) assertWaits(request, instrument, session);
  const { bid, ask } = markets.best(instrument.symbol);
  const moment = { last: markets.lastPrice(instrument.symbol), first: side === 'buy' ? ask : bid };
  const terms = termsOf(instrument);
  const order = measureOrder({ side, type: orderType, price, amount }, terms, moment);
  if (order.problem)
    throw new Refusal(`spot.${order.problem.key}`, { ...order.problem.values }).at(order.problem.field);
  const isMarket = orderType === 'market';
  const options = optionsOf(markets, request, instrument, terms);
  return {
    instrument,
    side,
    isMarket,
    amount: order.amount,
    price: order.price,
    bound: isMarket ? marketBound(side, order.price) : order.price,
    ...options,
  };
}

/** A market that is closed takes what waits: for its opening, or for a stop (readings G21). */
function assertWaits(
  { orderType, timeInForce = 'gtc', postOnly = false, stop }: OrderRequest,
  instrument: Instrument,
  { next: time, isHoliday = false }: SessionNow,
): void {
  if (stop !== undefined) return;
  if (time === null) throw marketClosed(instrument, null);
  const refused = new Refusal(isHoliday ? 'spot.onlyLimitHoliday' : 'spot.onlyLimitClosed', {
    pair: pairName(instrument),
    time,
  });
  if (orderType === 'market') throw refused;
  if (timeInForce !== 'gtc') throw refused.at('timeInForce');
  if (postOnly) throw refused.at('postOnly');
}

/** What it is to do beyond price and amount, held against the newest tick. */
function optionsOf(markets: MarketData, request: OrderRequest, instrument: Instrument, terms: SpotTerms) {
  const { side, orderType: type, timeInForce = '', postOnly = false, stop = '', stopBy = '' } = request;
  const tick = markets.ticks.latest(instrument.symbol);
  const measured = measureOptions({ side, type }, { timeInForce, postOnly, stop, stopBy }, terms, tick);
  if (measured.problem) {
    const { key, values, field } = measured.problem;
    throw new Refusal(`spot.${key}`, { ...values }).at(field);
  }
  const { execution } = measured;
  if (!measured.stop) return { execution, stop: null };
  // Which price it has to reach cannot be told before there is one.
  if (!tick) throw new TryAgain('marketChecking');
  return { execution, stop: { ...measured.stop, after: tick.seq } };
}

/** The book itself stops 5 % from the first price that it meets and from the index (readings G7); a bound here could only lag behind it. */
const marketBound = (side: Side, price: bigint): bigint => (side === 'buy' ? price * FAR_FACTOR : 1n);

const termsOf = (instrument: Instrument): SpotTerms => ({
  // Said in refusals alone.
  get pair() {
    return pairName(instrument);
  },
  base: instrument.base.name,
  quote: instrument.quote.name,
  priceDecimals: instrument.priceDecimals,
  amountDecimals: instrument.amountDecimals,
  minAmount: instrument.minAmount,
  minValue: instrument.minValue,
});
