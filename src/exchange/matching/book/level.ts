import type { BookOrder } from '../port.ts';

/** An order that stands in the book. */
export interface Resting {
  /** With what remains of it now. */
  order: BookOrder;
  readonly level: Level;
  previous: Resting | null;
  next: Resting | null;
}

/** All orders of one price, the oldest first. */
export class Level {
  readonly price: bigint;
  total = 0n;
  head: Resting | null = null;
  private tail: Resting | null = null;

  constructor(price: bigint) {
    this.price = price;
  }

  append(order: BookOrder): Resting {
    const resting: Resting = { order, level: this, previous: this.tail, next: null };
    if (this.tail) this.tail.next = resting;
    else this.head = resting;
    this.tail = resting;
    this.total += order.remaining;
    return resting;
  }

  /** Takes an amount off an order, which keeps its place in the queue. */
  reduce(resting: Resting, amount: bigint): void {
    resting.order = { ...resting.order, remaining: resting.order.remaining - amount };
    this.total -= amount;
  }

  remove(resting: Resting): void {
    if (resting.previous) resting.previous.next = resting.next;
    else this.head = resting.next;
    if (resting.next) resting.next.previous = resting.previous;
    else this.tail = resting.previous;
    this.total -= resting.order.remaining;
  }
}
