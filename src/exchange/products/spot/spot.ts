import type { Done, OnceRequest } from '../../ledger/idempotent.ts';
import { PageEnds } from '../../platform/page-ends.ts';
import { cancelOrder } from './cancel.ts';
import { committedTrades } from './committed.ts';
import type { SpotContext, SpotDeps } from './context.ts';
import type { ReadFill } from './fill.ts';
import type { OrderRequest } from './limits.ts';
import { type FillFilter, listFills, listOrders, type OrderFilter } from './list.ts';
import type { SpotOrder } from './order.ts';
import { OrderIds } from './order-ids.ts';
import { OrderPairs } from './pairs.ts';
import { placeOrder } from './place.ts';
import { restoreOrders } from './restore.ts';
import { settleBatch } from './settle.ts';
import { StopWatch } from './stops.ts';

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
  /** What one of a user's orders filled at, newest first. */
  fills(user: number, filter: FillFilter): Promise<ReadFill[]>;
  /** Puts the open orders back into the books; before the markets start. Returns how many. */
  restore(): Promise<number>;
  /** Holds the stops against ticks from now on; the markets run. */
  start(): Promise<void>;
  stop(): Promise<void>;
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
  const watch = new StopWatch(context);
  deps.orderEntry.setSettle(settleBatch(context), committedTrades(context));
  return {
    pairs,
    place: placeOrder(context),
    cancel: cancelOrder(context),
    orders: (user, filter) => listOrders(context, user, filter),
    fills: (user, filter) => listFills(context, user, filter),
    restore: () => restoreOrders(context),
    start: () => watch.start(),
    stop: () => watch.stop(),
  };
}
