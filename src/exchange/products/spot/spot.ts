import type { SpotOrderWire } from '../../../contract/rows/order.ts';
import { Coins } from '../../assets/coins.ts';
import { cancelOrder } from './cancel.ts';
import type { OnceFields, SpotContext, SpotDeps } from './context.ts';
import type { OrderRequest } from './limits.ts';
import { listOrders, type OrderFilter } from './list.ts';
import { OrderIds } from './order-ids.ts';
import { placeOrder } from './place.ts';
import { restoreOrders } from './restore.ts';
import { settleBatch } from './settle.ts';

/** Spot orders of users. Orders carry their reason as a key; withReason of order-row.ts puts it into words. */
export interface Spot {
  /** Places an order; resolves after the commit with the order as it stands then. */
  place(user: number, request: OrderRequest, fields: OnceFields): Promise<SpotOrderWire>;
  /** Cancels an open order; what is frozen for it comes back. */
  cancel(user: number, id: number, fields: OnceFields): Promise<SpotOrderWire>;
  /** Newest first. */
  orders(user: number, filter: OrderFilter): Promise<SpotOrderWire[]>;
  /** Puts the open orders back into the books; before the markets start. Returns how many. */
  restore(): Promise<number>;
}

/** The spot engine over the ledger and the markets, whose orders it settles from now on. */
export function createSpot(deps: SpotDeps): Spot {
  const context: SpotContext = { ...deps, coins: new Coins(deps.store), ids: new OrderIds(deps.store) };
  deps.markets.setSettle(settleBatch(context));
  return {
    place: (user, request, fields) => placeOrder(context, user, request, fields),
    cancel: (user, id, fields) => cancelOrder(context, user, id, fields),
    orders: (user, filter) => listOrders(context, user, filter),
    restore: () => restoreOrders(context),
  };
}
