import { randomUUID } from 'node:crypto';
import { ORDER_STATUS } from '../../contract/rows/order.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Spot } from '../products/spot/spot.ts';

const AT_ONCE = 100;

/** Cancels all open orders of a user; one that fills in the meantime is not in the way. */
export async function cancelOrders(spot: Pick<Spot, 'orders' | 'cancel'>, user: number): Promise<void> {
  for (let cancelled = 1; cancelled > 0; ) {
    const open = await spot.orders(user, { status: ORDER_STATUS.open, page: 1, limit: AT_ONCE });
    cancelled = 0;
    for (const order of open) if (await isCancelled(spot, user, Number(order.id))) cancelled += 1;
  }
}

async function isCancelled(spot: Pick<Spot, 'cancel'>, user: number, id: number): Promise<boolean> {
  try {
    await spot.cancel(user, id, { clientId: randomUUID(), body: {} });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
