import { and, eq } from 'drizzle-orm';
import type { Instrument } from '../../assets/instrument.ts';
import { type Done, type OnceRequest, orEarlier } from '../../ledger/idempotent.ts';
import type { CancelRequest } from '../../matching/port.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SpotContext } from './context.ts';
import type { KeptCancel } from './kept.ts';
import { findOrder } from './list.ts';
import type { SpotOrder } from './order.ts';
import { bookId } from './postings.ts';
import { spotOrders } from './schema.ts';

/** A user's wish to cancel an order, on its way through the book. */
export class UserCancel implements CancelRequest {
  readonly orderId: string;
  readonly once: OnceRequest;

  constructor(orderId: number, once: OnceRequest) {
    this.orderId = bookId(orderId);
    this.once = once;
  }
}

/** Cancels a user's open order and gives back what it froze. */
export const cancelOrder =
  (context: SpotContext) =>
  (id: number, once: OnceRequest): Promise<Done<SpotOrder>> =>
    orEarlier(
      context.store,
      once,
      async () => {
        const { symbol } = await openInstrument(context, once.user, id);
        const cancelled = await context.orderEntry.cancel(symbol, new UserCancel(id, once));
        if (!cancelled) throw new Refusal('spot.orderClosed');
        return cancelled.answer;
      },
      (kept: KeptCancel) => findOrder(context, once.user, kept.id),
    );

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
