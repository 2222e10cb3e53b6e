import { type Done, type OnceRequest, orEarlier } from '../../ledger/idempotent.ts';
import type { SpotContext } from './context.ts';
import type { KeptOrder } from './kept.ts';
import { checkOrder, type OrderRequest } from './limits.ts';
import { ORDERS, type SpotOrder } from './order.ts';
import { UserOrder } from './user-order.ts';

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
        return (await context.orderEntry.submit(symbol, order, { isMarket: checked.isMarket })).answer;
      },
      (kept: KeptOrder) => ORDERS.read(kept),
    );
