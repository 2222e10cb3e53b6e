import type { Decimal } from 'decimal.js';
import { marketSymbol, type Pair, type Stage } from '../../product.ts';
import { Exact } from '../decimal.ts';

/** An order as a user writes it. */
export interface Ticket {
  readonly pair: Pair;
  readonly isBuy: boolean;
  readonly isMarket: boolean;
  readonly price: string;
  readonly amount: string;
}

/** What a user owns of each coin and may use now, as the wallet says. */
export async function availableOf({ call }: Stage): Promise<ReadonlyMap<number, Exact>> {
  const reply = await call('wallet.list');
  if (reply.kind !== 'ok') return new Map();
  const { change_wallet } = reply.message as { change_wallet: { balance: Record<string, unknown>[] } };
  return new Map(change_wallet.balance.map((row) => [Number(row.currency), new Exact(String(row.change_balance))]));
}

/** Some hundreds for the most part, seldom more than somebody has. */
const worthOf = ({ chance }: Stage): number =>
  chance.weighed([
    { weight: 6, item: chance.whole(6, 60) },
    { weight: 4, item: chance.whole(60, 900) },
    { weight: 1, item: chance.whole(900, 4000) },
  ]);

/** So much of a pair's base coin is worth so much of its quote coin; at least one lot. */
export function amountOf(pair: Pair, value: Decimal.Value): Exact {
  const least = new Exact(10).pow(-pair.amountDecimals);
  return Exact.max(least, new Exact(value).div(pair.price).toDecimalPlaces(pair.amountDecimals));
}

/** Stocks close at night and at weekends, so that most orders for them are refused. */
export const isStock = ({ symbol }: Pair): boolean => symbol === 'AAPL/USDT';

/** A pair; a stock seldom. */
function pairOf({ chance, pairs }: Stage): Pair {
  const pair = chance.pick(pairs);
  return isStock(pair) ? chance.pick(pairs) : pair;
}

/** An order near the market, whoever can afford it. */
export function ticketOf(stage: Stage): Ticket {
  const { chance } = stage;
  const pair = pairOf(stage);
  const isBuy = chance.happens(0.55);
  const isMarket = chance.happens(0.3);
  const last = new Exact(pair.price);
  // Most stand within the makers' spread or just beside it; some deep in the book, some through the market.
  const distance = chance.weighed([
    { weight: 4, item: () => 0 },
    { weight: 5, item: () => chance.whole(1, 6) * 0.0001 },
    { weight: 3, item: () => chance.whole(1, 40) * 0.0005 },
    { weight: 2, item: () => chance.whole(1, 20) * -0.0005 },
  ])();
  const price = last.times(isBuy ? 1 - distance : 1 + distance).toDecimalPlaces(pair.priceDecimals);
  const amount = amountOf(pair, worthOf(stage));
  return { pair, isBuy, isMarket, price: price.toFixed(), amount: amount.toFixed() };
}

/** The same by somebody who looks into their wallet first: they sell what they have. */
export async function coveredTicket(stage: Stage): Promise<Ticket> {
  const ticket = ticketOf(stage);
  if (ticket.isBuy) return ticket;
  const available = await availableOf(stage);
  const owned = stage.pairs.filter((pair) => !isStock(pair) && available.get(pair.base)?.gte(amountOf(pair, 6)));
  const [first, ...rest] = owned;
  if (!first) return { ...ticket, isBuy: true };
  const pair = stage.chance.pick([first, ...rest]);
  const all = (available.get(pair.base) ?? new Exact(0)).toDecimalPlaces(pair.amountDecimals, Exact.ROUND_DOWN);
  const amount = stage.chance.happens(0.3) ? all : Exact.min(all, amountOf(pair, worthOf(stage)));
  const away = stage.chance.whole(-10, 30) * 0.0001;
  const price = new Exact(pair.price).times(1 + away).toDecimalPlaces(pair.priceDecimals);
  return { pair, isBuy: false, isMarket: ticket.isMarket, price: price.toFixed(), amount: amount.toFixed() };
}

/** One tick better than everybody where there is room, else the best price of the side; null where nobody quotes. */
export async function bestPrice({ within }: Stage, pair: Pair, isBuy: boolean): Promise<string | null> {
  const depth = await within(async ({ markets }) => markets.depth(marketSymbol(pair.symbol), 1));
  const [bid, ask] = [depth?.bids[0]?.[0], depth?.asks[0]?.[0]];
  if (bid === undefined || ask === undefined) return null;
  const tick = new Exact(10).pow(-pair.priceDecimals);
  const [own, other] = isBuy ? [bid, ask] : [ask, bid];
  const better = new Exact(own).plus(isBuy ? tick : tick.negated());
  return (better.eq(other) ? new Exact(own) : better).toFixed(pair.priceDecimals);
}

/** Buys so much of a pair's base coin that they can sell the amount after the fee. */
export const stockUp = ({ pay }: Stage, pair: Pair, amount: Exact) =>
  pay(
    'spot.place',
    fieldsOf({
      pair,
      isBuy: true,
      isMarket: true,
      price: pair.price,
      amount: amount.times(1.01).toDecimalPlaces(pair.amountDecimals, Exact.ROUND_UP).toFixed(),
    }),
  );

/** Pairs that trade around the clock. */
export function alwaysOpen({ chance, pairs }: Stage): Pair {
  const [first, ...rest] = pairs.filter((pair) => !isStock(pair));
  return first ? chance.pick([first, ...rest]) : pairs[0];
}

/**
 * A price that everybody arrives at while the market stands near it: four digits of the last one. So several orders wait at
 * one price, and others take them in parts.
 */
export function roundPrice(pair: Pair): string {
  return new Exact(pair.price).toSignificantDigits(4).toDecimalPlaces(pair.priceDecimals).toFixed();
}

export const fieldsOf = ({ pair, isBuy, isMarket, price, amount }: Ticket) => ({
  currency_id: pair.base,
  legal_id: pair.quote,
  type: isBuy ? 1 : 2,
  amount,
  ...(isMarket ? { order_type: 'market' } : { target_price: price }),
});
