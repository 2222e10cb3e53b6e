import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import type { Store } from '../../platform/store/open.ts';
import { spotOrders } from './schema.ts';
import type { Spot } from './spot.ts';

/**
 * Cancels the orders that a user has open now; those that come meanwhile stay, so that this ends however many come. One
 * that fills in the meantime is not in the way; a market that takes no cancel now is, and its refusal is thrown.
 */
export async function cancelOrders(store: Store, spot: Pick<Spot, 'cancel'>, user: number): Promise<void> {
  const open = await store.db
    .select({ id: spotOrders.id })
    .from(spotOrders)
    .where(and(eq(spotOrders.userId, user), eq(spotOrders.status, 'open')));
  for (const { id } of open) {
    try {
      await spot.cancel(id, { user, call: 'spot.cancel', clientId: randomUUID(), body: {} });
    } catch (error) {
      if (!(error instanceof Refusal && error.key === 'spot.orderClosed')) throw error;
    }
  }
}
