import type { Side } from '../../market-data/port.ts';
import type { ChangedLevel } from '../../market-data/symbol-feed.ts';
import type { BookOrder, MatchPlan } from '../port.ts';
import { BookSide } from './book-side.ts';
import type { Resting } from './level.ts';

/** What an incoming order would do to the book. */
export type Match = Pick<MatchPlan, 'fills' | 'rest' | 'isRestCancelled' | 'cancelReason'>;

/** What of an incoming order stands in the book: only what the book needs of it. */
const restOf = ({ id, owner, side, price }: BookOrder, remaining: bigint): BookOrder => ({
  id,
  owner,
  side,
  price,
  remaining,
});

/** The orders of one symbol in price-time order. Knows nothing of settlement: whoever changes it has settled already. */
export class OrderBook {
  readonly buy = new BookSide('buy');
  readonly sell = new BookSide('sell');
  private readonly orders = new Map<string, Resting>();
  /** Sizes of touched levels as they were at the last look. */
  private readonly before = { buy: new Map<bigint, bigint>(), sell: new Map<bigint, bigint>() };

  get size(): number {
    return this.orders.size;
  }

  get(id: string): BookOrder | undefined {
    return this.orders.get(id)?.order;
  }

  /** Puts an order at the end of its level's queue. It must not cross the other side. */
  add(order: BookOrder): void {
    if (order.remaining <= 0n) throw new RangeError(`order ${order.id} has nothing left to stand in the book`);
    if (this.orders.has(order.id)) throw new Error(`order ${order.id} stands in the book already`);
    this.touch(order.side, order.price);
    this.orders.set(order.id, this[order.side].open(order.price).append(order));
  }

  /** Takes an order out; undefined where it does not stand. */
  remove(id: string): BookOrder | undefined {
    const resting = this.orders.get(id);
    if (!resting) return undefined;
    this.touch(resting.order.side, resting.order.price);
    this.unlink(resting);
    return resting.order;
  }

  /** Takes an amount off an order, which leaves when nothing is left of it. */
  take(id: string, amount: bigint): void {
    const resting = this.orders.get(id);
    if (!resting || resting.order.remaining < amount) throw new Error(`the book has changed under a plan: order ${id}`);
    this.touch(resting.order.side, resting.order.price);
    if (resting.order.remaining === amount) this.unlink(resting);
    else resting.level.reduce(resting, amount);
  }

  /** Carries out a match that was planned on the book as it stands. */
  apply(taker: BookOrder, match: Match): void {
    for (const { maker, amount } of match.fills) this.take(maker.id, amount);
    if (match.rest > 0n && !match.isRestCancelled) this.add(restOf(taker, match.rest));
  }

  /** The orders of one side in price-time order. */
  *walk(side: Side): Generator<BookOrder> {
    for (const level of this[side].levels)
      for (let resting = level.head; resting; resting = resting.next) yield resting.order;
  }

  /** The levels whose size differs from what it was at the last call. */
  takeTouched(): ChangedLevel[] {
    const touched: ChangedLevel[] = [];
    for (const side of ['buy', 'sell'] as const) {
      for (const [price, was] of this.before[side]) {
        const size = this[side].find(price)?.total ?? 0n;
        if (size !== was) touched.push({ side, price, size });
      }
      this.before[side].clear();
    }
    return touched;
  }

  private touch(side: Side, price: bigint): void {
    if (!this.before[side].has(price)) this.before[side].set(price, this[side].find(price)?.total ?? 0n);
  }

  private unlink(resting: Resting): void {
    const { level, order } = resting;
    level.remove(resting);
    this.orders.delete(order.id);
    if (!level.head) this[order.side].drop(level);
  }
}
