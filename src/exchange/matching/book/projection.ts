import type { Side } from '../../market-data/port.ts';
import type { BookOrder } from '../port.ts';
import { type Match, OrderBook } from './book.ts';

/**
 * The book as it will be when the orders planned so far are committed: the live book, which nobody may change meanwhile,
 * less what they take, and what they leave to rest.
 */
export class Projection {
  /** Whether anything planned changes the book. */
  isChanged = false;
  private readonly live: OrderBook;
  private readonly added = new OrderBook();
  /** What is taken from orders of the live book. */
  private readonly taken = new Map<string, bigint>();

  constructor(live: OrderBook) {
    this.live = live;
  }

  /** An order as it will stand; undefined where it will not. */
  get(id: string): BookOrder | undefined {
    const order = this.live.get(id);
    return order ? this.left(order) : this.added.get(id);
  }

  /** The orders of one side in price-time order. */
  *walk(side: Side): Generator<BookOrder> {
    const added = this.added.walk(side);
    let next = added.next();
    for (const order of this.live.walk(side)) {
      // At one price the live ones are the older.
      for (; !next.done && this.live[side].isBetter(next.value.price, order.price); next = added.next())
        yield next.value;
      const left = this.left(order);
      if (left) yield left;
    }
    for (; !next.done; next = added.next()) yield next.value;
  }

  /** Counts a planned match in. */
  apply(taker: BookOrder, match: Match): void {
    for (const { maker, amount } of match.fills) this.take(maker, amount);
    this.added.apply(taker, { ...match, fills: [] });
    this.isChanged ||= match.fills.length > 0 || match.rest > 0n;
  }

  /** Counts an order's leaving in. */
  remove(order: BookOrder): void {
    this.take(order, order.remaining);
    this.isChanged = true;
  }

  private take(order: BookOrder, amount: bigint): void {
    if (this.live.get(order.id)) this.taken.set(order.id, (this.taken.get(order.id) ?? 0n) + amount);
    else this.added.take(order.id, amount);
  }

  private left(order: BookOrder): BookOrder | undefined {
    const taken = this.taken.get(order.id);
    if (taken === undefined) return order;
    return taken < order.remaining ? { ...order, remaining: order.remaining - taken } : undefined;
  }
}
