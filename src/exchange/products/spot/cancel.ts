import { and, eq } from 'drizzle-orm';
import { ORDER_STATUS, SIDE, type SpotOrderWire } from '../../../contract/rows/order.ts';
import type { Instrument } from '../../assets/instrument.ts';
import { type OnceRequest, onceIn, recall } from '../../ledger/idempotent.ts';
import type { LedgerEntry } from '../../ledger/port.ts';
import { Refusal } from '../../platform/refusal.ts';
import { spotOrders } from '../../platform/store/schema/index.ts';
import { bookId } from './book-id.ts';
import type { OnceFields, SpotContext } from './context.ts';
import { orderToWire } from './order-row.ts';
import { releaseEntry } from './settlement.ts';
import { tell } from './tell.ts';
import { writeCancel } from './write.ts';

/** Cancels a user's open order and gives back what it froze. */
export async function cancelOrder(
  context: SpotContext,
  user: number,
  id: number,
  fields: OnceFields,
): Promise<SpotOrderWire> {
  const once: OnceRequest = { user, call: 'spot.cancel', ...fields };
  try {
    const instrument = await openInstrument(context, user, id);
    const reply = await takeOut(context, id, instrument, once);
    if (reply) return reply;
    throw new Refusal('spot.orderClosed');
  } catch (error) {
    const earlier = error instanceof Refusal ? await recall<SpotOrderWire>(context.store.db, once) : undefined;
    if (earlier) return earlier.reply;
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
  if (order.status !== ORDER_STATUS.open) throw new Refusal('spot.orderClosed');
  const instrument = context.markets.instruments.find((candidate) => candidate.id === order.instrumentId);
  if (!instrument) throw new Refusal('spot.pairUnknown');
  return instrument;
}

/** Undefined where the order was filled or cancelled in the meantime. */
async function takeOut(
  context: SpotContext,
  id: number,
  instrument: Instrument,
  once: OnceRequest,
): Promise<SpotOrderWire | undefined> {
  let reply: SpotOrderWire | undefined;
  await context.markets.cancel(instrument.symbol, bookId(id), async () => {
    let entries: LedgerEntry[] = [];
    const result = await context.store.transaction((tx) =>
      onceIn(tx, context.clock, once, async () => {
        const row = await writeCancel(tx, id, 'byUser', context.clock.now());
        if (!row) throw new Refusal('spot.orderClosed');
        const side = row.side === SIDE.buy ? 'buy' : 'sell';
        // An order whose hold is gone can still be taken out.
        if (row.held !== '0') entries = [releaseEntry(instrument, { id, userId: row.user_id, side, frozen: row.held })];
        await context.ledger.post(tx, entries);
        return orderToWire(row, instrument);
      }),
    );
    reply = result.reply;
    tell(context.events, [reply], entries);
  });
  return reply;
}
