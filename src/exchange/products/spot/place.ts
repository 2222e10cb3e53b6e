import { type Done, type OnceRequest, orEarlier } from '../../ledger/idempotent.ts';
import type { BookOrder, OrderOptions } from '../../matching/port.ts';
import type { SpotContext } from './context.ts';
import type { KeptOrder } from './kept.ts';
import { type CheckedOrder, checkOrder, type OrderRequest } from './limits.ts';
import { ORDERS, type SpotOrder } from './order.ts';
import { bookId } from './postings.ts';

/** A user's order on its way through the book, with what its settlement has to know. */
export class UserOrder implements BookOrder {
  readonly id: string;
  /** Of its row. */
  readonly orderId: number;
  readonly owner: { readonly user: number };
  readonly side: BookOrder['side'];
  readonly price: bigint;
  readonly remaining: bigint;
  readonly checked: CheckedOrder;
  readonly once: OnceRequest;

  constructor(orderId: number, checked: CheckedOrder, once: OnceRequest) {
    this.id = bookId(orderId);
    this.orderId = orderId;
    this.owner = { user: once.user };
    this.side = checked.side;
    this.price = checked.bound;
    this.remaining = checked.amount;
    this.checked = checked;
    this.once = once;
  }
}

const optionsOf = ({ isMarket, execution, stop }: CheckedOrder): OrderOptions => ({
  isMarket,
  execution,
  stop: stop ?? undefined,
});

/** Places a user's order. The answer comes after the commit of the order, its fills and its postings. */
export const placeOrder =
  (context: SpotContext) =>
  (request: OrderRequest, once: OnceRequest): Promise<Done<SpotOrder>> =>
    orEarlier(
      context.store,
      once,
      async () => {
        const checked = checkOrder(context.markets, request);
        const order = new UserOrder(await context.ids.next(), checked, once);
        const { symbol } = checked.instrument;
        return (await context.orderEntry.submit(symbol, order, optionsOf(checked))).answer;
      },
      (kept: KeptOrder) => ORDERS.read(kept),
    );
