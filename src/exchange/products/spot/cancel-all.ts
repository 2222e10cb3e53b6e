import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import type { Store } from '../../platform/store/open.ts';
import { spotOrders } from './schema.ts';
import type { Spot } from './spot.ts';

/** Cancels that are asked for at once, and so committed together: fewer than a symbol lets wait. */
const TOGETHER = 100;

/**
 * Cancels the orders that a user has open now; those that come meanwhile stay, so that this ends however many come. One
 * that fills in the meantime is not in the way; a market that takes no cancel now is, and its refusal is thrown.
 */
export async function cancelOrders(store: Store, spot: Pick<Spot, 'cancel'>, user: number): Promise<void> {
  const open = await store.db
    .select({ id: spotOrders.id })
    .from(spotOrders)
    .where(and(eq(spotOrders.userId, user), eq(spotOrders.status, 'open')));
  const cancel = async ({ id }: { readonly id: number }) => {
    try {
      await spot.cancel(id, { user, call: 'spot.cancel', clientId: randomUUID(), body: {} });
    } catch (error) {
      if (!(error instanceof Refusal && error.key === 'spot.orderClosed')) throw error;
    }
  };
  for (let from = 0; from < open.length; from += TOGETHER) {
    const ended = await Promise.allSettled(open.slice(from, from + TOGETHER).map(cancel));
    const failed = ended.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
  }
}
