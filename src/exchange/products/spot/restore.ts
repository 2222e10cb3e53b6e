import { sql } from 'drizzle-orm';
import { toScaled } from '../../../domain/scaled.ts';
import type { Instrument } from '../../assets/instrument.ts';
import type { BookOrder, WaitingOrder } from '../../matching/port.ts';
import { queryRows } from '../../platform/store/driver.ts';
import type { Stored } from '../../platform/store/table-rows.ts';
import type { SpotContext } from './context.ts';
import { heldByOrders, type Refused, tellRefused } from './evict.ts';
import { ORDERS, type SpotOrder } from './order.ts';
import { pairName } from './pairs.ts';
import { markCancelled } from './persist.ts';
import { bookId, releaseHeld } from './postings.ts';
import { STATUS_CODE } from './schema.ts';
import { tellStranded } from './stranded.ts';

/** Orders read at a time. */
const PAGE = 5000;
/** Orders that fit no pair any more, cancelled in one transaction. */
const PAGE_GONE = 500;

/** Why an order cannot stand in a book: its pair is traded no more, or no longer in steps that the order fits. */
type OrphanReason = 'pairGone' | 'pairChanged';

/**
 * Puts the open orders back into the books in the order of their places, which is that of their arrival. Orders of a pair
 * that is gone, or no longer has the decimals that they need, are cancelled, and what they froze comes back. Before, a
 * person is told of holds that an earlier process left. Returns how many stand in books.
 */
export async function restoreOrders(context: SpotContext): Promise<number> {
  const instruments = new Map(context.markets.instruments.map((instrument) => [instrument.id, instrument]));
  const orphaned: Record<OrphanReason, number[]> = { pairGone: [], pairChanged: [] };
  await tellStranded(context);
  let restored = 0;
  for (let page = await openAfter(context, undefined); page.length > 0; ) {
    const books = new Map<Instrument, (BookOrder | WaitingOrder)[]>();
    for (const row of page) {
      const instrument = instruments.get(row.instrumentId);
      const order = instrument && bookOrder(row, instrument);
      if (order) books.set(instrument, [...(books.get(instrument) ?? []), order]);
      else orphaned[instrument ? 'pairChanged' : 'pairGone'].push(row.id);
    }
    for (const [{ symbol }, orders] of books) {
      context.orderEntry.restore(symbol, orders);
      restored += orders.length;
    }
    page = await openAfter(context, page.at(-1));
  }
  for (const reason of ['pairGone', 'pairChanged'] as const)
    for (let from = 0; from < orphaned[reason].length; from += PAGE_GONE)
      await cancelOrphaned(context, orphaned[reason].slice(from, from + PAGE_GONE), reason);
  return restored;
}

async function openAfter({ store }: SpotContext, last: SpotOrder | undefined): Promise<SpotOrder[]> {
  const { place = 0, id = 0 } = last ?? {};
  const rows = await queryRows<Stored<SpotOrder>>(
    store.db,
    sql`select ${ORDERS.columns} from spot_orders o
      where o.status = ${sql.raw(String(STATUS_CODE.open))} and (o.place, o.id) > (${place}, ${id}) order by o.place, o.id limit ${PAGE}`,
  );
  return rows.map(ORDERS.read);
}

/** Cancels orders, in one transaction as far as the first whose hold its balance does not have, which goes with those before it. */
async function cancelOrphaned(context: SpotContext, ids: readonly number[], reason: OrphanReason): Promise<void> {
  const { store, ledger, clock, notices, pairs } = context;
  const all = await pairs.all();
  let refused: Refused | undefined;
  const done = await store.transaction(async (tx) => {
    const held = await heldByOrders(tx, ids);
    const holdsOf = (order: number | undefined) => held.filter(({ id }) => id === order);
    const { posted, refusal } = await ledger.postEach(
      tx,
      ids.map((id) => holdsOf(id).map(releaseHeld)),
    );
    refused = refusal ? { held: holdsOf(ids[posted]), refusal } : undefined;
    const cancelled = ids.slice(0, refusal ? posted + 1 : posted);
    for (const { userId, instrumentId } of await markCancelled(tx, cancelled, reason, clock.now())) {
      const pair = all.get(instrumentId);
      // Nobody has come yet who could be told at once.
      if (pair) await notices.add(tx, userId, 'orderPairGone', { pair: pairName(pair) });
    }
    return cancelled.length;
  });
  if (refused) tellRefused(context, refused);
  context.log.warn({ orders: done, reason }, 'Orders that fit no pair any more were cancelled');
  if (done < ids.length) await cancelOrphaned(context, ids.slice(done), reason);
}

/** Null where the pair no longer counts in steps that the order fits. */
function bookOrder(row: SpotOrder, { priceDecimals, amountDecimals }: Instrument): BookOrder | WaitingOrder | null {
  const price = toScaled(row.price, priceDecimals);
  const amount = toScaled(row.amount, amountDecimals);
  const filled = toScaled(row.filledAmount, amountDecimals);
  const stop = row.stopPrice === null ? null : toScaled(row.stopPrice, priceDecimals);
  if (price === null || amount === null || filled === null) return null;
  const order: BookOrder = {
    id: bookId(row.id),
    owner: { user: row.userId },
    side: row.side,
    price,
    remaining: amount - filled,
  };
  if (row.waits === null) return order;
  const { execution, waits: until, stopBy, stopAfter } = row;
  if (until === 'opening') return { order, until, execution, stop: null };
  return stop !== null && stopBy !== null
    ? { order, until, execution, stop: { price: stop, by: stopBy, after: stopAfter ?? 0 } }
    : null;
}
