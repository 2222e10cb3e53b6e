import type { Done, OnceRequest } from '../../ledger/idempotent.ts';
import type { BookOrder, CancelRequest } from '../../matching/port.ts';
import { bookId } from './book-id.ts';
import type { CheckedOrder } from './limits.ts';
import type { SpotOrder } from './order.ts';

declare module '../../matching/port.ts' {
  interface Answers {
    /** The order as it was placed, or cancelled. */
    spot: Done<SpotOrder>;
  }
}

/** A user's order on its way through the book, with what its settlement has to know. */
export class UserOrder implements BookOrder {
  readonly id: string;
  readonly owner: { readonly user: number };
  readonly side: BookOrder['side'];
  readonly price: bigint;
  readonly remaining: bigint;
  readonly checked: CheckedOrder;
  readonly once: OnceRequest;

  constructor(orderId: number, checked: CheckedOrder, once: OnceRequest) {
    this.id = bookId(orderId);
    this.owner = { user: once.user };
    this.side = checked.side;
    this.price = checked.bound;
    this.remaining = checked.amount;
    this.checked = checked;
    this.once = once;
  }
}

/** A user's wish to cancel an order, on its way through the book. */
export class UserCancel implements CancelRequest {
  readonly orderId: string;
  readonly once: OnceRequest;

  constructor(orderId: number, once: OnceRequest) {
    this.orderId = bookId(orderId);
    this.once = once;
  }
}
