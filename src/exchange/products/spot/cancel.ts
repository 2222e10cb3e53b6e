import { and, eq } from 'drizzle-orm';
import type { Instrument } from '../../assets/instrument.ts';
import { Done, type OnceRequest, recall } from '../../ledger/idempotent.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { OnceFields, SpotContext } from './context.ts';
import type { KeptCancel } from './kept.ts';
import { findOrder } from './list.ts';
import type { SpotOrder } from './order.ts';
import { mayBeRepeated } from './place.ts';
import { spotOrders } from './schema.ts';
import { UserCancel } from './user-order.ts';

/** Cancels a user's open order and gives back what it froze. */
export async function cancelOrder(
  context: SpotContext,
  user: number,
  id: number,
  fields: OnceFields,
): Promise<Done<SpotOrder>> {
  const once: OnceRequest = { user, call: 'spot.cancel', ...fields };
  try {
    const instrument = await openInstrument(context, user, id);
    const request = new UserCancel(id, once);
    const stood = await context.orderEntry.cancel(instrument.symbol, request);
    if (!stood) throw new Refusal('spot.orderClosed');
    if (!request.committed) throw new Error(`Order ${id} left its book unsettled`);
    return Done.under(once, request.committed);
  } catch (error) {
    const earlier = mayBeRepeated(error) ? await recall<KeptCancel>(context.store.db, once) : undefined;
    const order = earlier && (await findOrder(context, user, earlier.value.id));
    if (order) return Done.under(once, order);
    throw error;
  }
}

async function openInstrument(context: SpotContext, user: number, id: number): Promise<Instrument> {
  const [order] = await context.store.db
    .select({ status: spotOrders.status, instrumentId: spotOrders.instrumentId })
    .from(spotOrders)
    .where(and(eq(spotOrders.id, id), eq(spotOrders.userId, user)));
  // Somebody else's order is answered as one that does not exist.
  if (!order) throw new Refusal('spot.orderUnknown');
  if (order.status !== 'open') throw new Refusal('spot.orderClosed');
  const instrument = context.markets.instruments.find((candidate) => candidate.id === order.instrumentId);
  if (!instrument) throw new Refusal('spot.pairUnknown');
  return instrument;
}
