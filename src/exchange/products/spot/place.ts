import { Done, type OnceRequest, recall } from '../../ledger/idempotent.ts';
import { TryAgain } from '../../matching/refusals.ts';
import { Refusal } from '../../platform/refusal.ts';
import { AlreadyAnswered, type OnceFields, type SpotContext } from './context.ts';
import type { KeptOrder } from './kept.ts';
import { checkOrder, type OrderRequest } from './limits.ts';
import { ORDERS, type SpotOrder } from './order.ts';
import { UserOrder } from './user-order.ts';

/** Places a user's order. The answer comes after the commit of the order, its fills and its postings. */
export async function placeOrder(
  context: SpotContext,
  user: number,
  request: OrderRequest,
  fields: OnceFields,
): Promise<Done<SpotOrder>> {
  const once: OnceRequest = { user, call: 'spot.place', ...fields };
  try {
    const checked = checkOrder(context.markets, request);
    const order = new UserOrder(await context.ids.next(), checked, once);
    await context.orderEntry.submit(checked.instrument.symbol, order, { isMarket: checked.isMarket });
    if (!order.committed) throw new Error(`Order ${order.id} left its book unsettled`);
    return Done.under(once, order.committed);
  } catch (error) {
    // The market may have moved on since this call was answered: the answer stands (readings G8).
    const earlier = mayBeRepeated(error) ? await recall<KeptOrder>(context.store.db, once) : undefined;
    if (earlier) return earlier.map(ORDERS.read);
    throw error;
  }
}

/** Whether the same call may have been answered before. Who is told to try again learns it then. */
export const mayBeRepeated = (error: unknown): boolean =>
  error instanceof AlreadyAnswered || (error instanceof Refusal && !(error instanceof TryAgain));
