import { isSameOwner } from '../ledger/owner.ts';
import type { Side } from '../market-data/port.ts';
import { clear } from './book/auction.ts';
import { otherSide } from './book/match.ts';
import type { Projection } from './book/projection.ts';
import type { BookOrder, OpeningPlan } from './port.ts';

/** What makers bring to an opening: the prices that they quote, and how their orders are made. */
export interface Opening {
  readonly reference: bigint;
  /** They buy there what is offered so low, and sell there what is wanted so high. */
  readonly bid: bigint;
  readonly ask: bigint;
  readonly make: (side: Side, price: bigint, amount: bigint) => BookOrder;
}

const isBuyAt = (price: bigint) => (order: BookOrder) => order.price >= price;
const isSellAt = (price: bigint) => (order: BookOrder) => order.price <= price;
const sumOf = (orders: readonly BookOrder[]): bigint => orders.reduce((sum, { remaining }) => sum + remaining, 0n);

/** Those that wait for the opening, the oldest first. */
export const forOpening = (book: Projection): BookOrder[] =>
  book.allWaiting.flatMap(({ order, until }) => (until === 'opening' ? [order] : []));

/** Whether an order would meet one of its own user's at the opening (readings G7). */
export function meetsOwn(book: Projection, order: BookOrder): boolean {
  const across = [...book.walk(otherSide(order.side)), ...forOpening(book).filter(({ side }) => side !== order.side)];
  const isMet = order.side === 'buy' ? isSellAt(order.price) : isBuyAt(order.price);
  return across.some((other) => isSameOwner(other.owner, order.owner) && isMet(other));
}

/**
 * Opens a market at the one price that trades most (readings H8), among all that waited, all that stood in the book, and
 * makers who take at their own prices whatever of it goes through them. What is left comes to the book, which it cannot cross.
 */
export function planOpening(
  book: Projection,
  { reference, bid, ask, make }: Opening,
  nextId: () => number,
): Omit<OpeningPlan, 'instrument'> {
  const waiting = forOpening(book);
  const standing = (side: Side) => [...book.walk(side), ...waiting.filter((order) => order.side === side)];
  const [buys, sells] = [standing('buy'), standing('sell')];
  const came = new Map([...waiting].map((order, index) => [order.id, index]));
  const wanted = sumOf(buys.filter(isBuyAt(ask)));
  const offered = sumOf(sells.filter(isSellAt(bid)));
  // They come last, and so are the takers.
  if (wanted > 0n) sells.push(make('sell', ask, wanted));
  if (offered > 0n) buys.push(make('buy', bid, offered));
  // Sorting keeps the order of those of one price.
  buys.sort((a, b) => (a.price === b.price ? 0 : a.price > b.price ? -1 : 1));
  sells.sort((a, b) => (a.price === b.price ? 0 : a.price < b.price ? -1 : 1));
  const clearing = clear(buys, sells, reference);
  const age = ({ id, owner }: BookOrder) => ('house' in owner ? Number.POSITIVE_INFINITY : (came.get(id) ?? -1));
  const fills = (clearing?.pairings ?? []).map(({ buy, sell, amount }) => {
    const [taker, maker] = age(buy) > age(sell) ? [buy, sell] : [sell, buy];
    return { taker, maker, price: clearing?.price ?? 0n, amount, tradeId: nextId() };
  });
  const filled = new Map<string, bigint>();
  for (const { taker, maker, amount } of fills)
    for (const { id } of [taker, maker]) filled.set(id, (filled.get(id) ?? 0n) + amount);
  return {
    fills,
    entered: waiting.map((order) => ({ order, rest: order.remaining - (filled.get(order.id) ?? 0n) })),
  };
}
