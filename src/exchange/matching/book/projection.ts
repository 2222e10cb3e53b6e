import { isUser } from '../../ledger/owner.ts';
import type { Side } from '../../market-data/port.ts';
import type { BookOrder, OpeningPlan, WaitingOrder } from '../port.ts';
import { type Match, OrderBook } from './book.ts';
import type { WaitingOrders } from './waiting.ts';

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
  private readonly beside: WaitingOrders;
  /** What changes of the orders that wait beside the book; null = it waits no longer. */
  private readonly waits = new Map<string, WaitingOrder | null>();

  constructor(live: OrderBook, beside: WaitingOrders) {
    this.live = live;
    this.beside = beside;
  }

  /** An order that will wait beside the book; undefined where it will not. */
  waiting(id: string): WaitingOrder | undefined {
    const changed = this.waits.get(id);
    return changed === undefined ? this.beside.get(id) : (changed ?? undefined);
  }

  /** Those that will, the oldest first. */
  get allWaiting(): readonly WaitingOrder[] {
    const kept = this.beside.all.filter(({ order }) => !this.waits.has(order.id));
    return [...kept, ...[...this.waits.values()].filter((one) => one !== null)];
  }

  /** Counts in that an order waits, or waits for something else. */
  wait(waiting: WaitingOrder): void {
    this.waits.delete(waiting.order.id);
    this.waits.set(waiting.order.id, waiting);
    this.isChanged = true;
  }

  /** Counts in that an order waits no longer. */
  leave(id: string): void {
    this.waits.set(id, null);
    this.isChanged = true;
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

  /** Counts an opening in. */
  open({ fills, entered }: OpeningPlan): void {
    const waited = new Set(entered.map(({ order }) => order.id));
    for (const { taker, maker, amount } of fills)
      for (const order of [taker, maker]) if (isUser(order.owner) && !waited.has(order.id)) this.take(order, amount);
    for (const { order, rest } of entered) {
      this.leave(order.id);
      if (rest > 0n) this.added.add({ ...order, remaining: rest });
    }
    this.isChanged = true;
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
