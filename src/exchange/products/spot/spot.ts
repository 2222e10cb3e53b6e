import type { Done, OnceRequest } from '../../ledger/idempotent.ts';
import { PageEnds } from '../../platform/page-ends.ts';
import { cancelOrder } from './cancel.ts';
import { committedTrades } from './committed.ts';
import type { SpotContext, SpotDeps } from './context.ts';
import type { OrderRequest } from './limits.ts';
import { listOrders, type OrderFilter } from './list.ts';
import type { SpotOrder } from './order.ts';
import { OrderIds } from './order-ids.ts';
import { OrderPairs } from './pairs.ts';
import { placeOrder } from './place.ts';
import { restoreOrders } from './restore.ts';
import { settleBatch } from './settle.ts';

/** Spot orders of users. */
export interface Spot {
  /** The pairs that orders name. */
  readonly pairs: OrderPairs;
  /** Places an order; resolves after the commit with the order as it stands then. */
  place(request: OrderRequest, once: OnceRequest): Promise<Done<SpotOrder>>;
  /** Cancels an open order; what is frozen for it comes back. */
  cancel(id: number, once: OnceRequest): Promise<Done<SpotOrder>>;
  /** Newest first. */
  orders(user: number, filter: OrderFilter): Promise<SpotOrder[]>;
  /** Puts the open orders back into the books; before the markets start. Returns how many. */
  restore(): Promise<number>;
}

/** The spot engine over the ledger and the markets, whose orders it settles from now on. */
export function createSpot(deps: SpotDeps): Spot {
  const { store } = deps;
  const pairs = new OrderPairs(store);
  const context: SpotContext = {
    ...deps,
    ids: new OrderIds(store),
    pairs,
    ends: new PageEnds(),
  };
  deps.orderEntry.setSettle(settleBatch(context), committedTrades(context));
  return {
    pairs,
    place: placeOrder(context),
    cancel: cancelOrder(context),
    orders: (user, filter) => listOrders(context, user, filter),
    restore: () => restoreOrders(context),
  };
}
