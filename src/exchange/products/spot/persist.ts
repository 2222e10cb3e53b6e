import { type SQL, sql } from 'drizzle-orm';
import { isLess, plus } from '../../../domain/scaled.ts';
import { type Claim, claimsOf, type OnceRequest, type Passed } from '../../ledger/idempotent.ts';
import { NotStanding } from '../../matching/not-standing.ts';
import { preparedRows } from '../../platform/store/driver.ts';
import type { Tx } from '../../platform/store/open.ts';
import { recordset } from '../../platform/store/recordset.ts';
import type { Stored } from '../../platform/store/table-rows.ts';
import type { Draft, EnterRow } from './draft.ts';
import { FILLS } from './fill.ts';
import type { KeptCancel, KeptOrder } from './kept.ts';
import { ORDERS, type SpotOrder } from './order.ts';
import { bookId } from './postings.ts';
import { STATUS_CODE } from './schema.ts';

/** What a batch has made of its orders. */
export interface Written {
  /** Users' orders as the batch leaves them, by id: those that it places, fills or cancels. */
  readonly orders: ReadonlyMap<number, SpotOrder>;
  /** Where a call of the batch has none it was made before. Nothing may stay of such a batch: it is to be rolled back. */
  readonly claims: ReadonlyMap<OnceRequest, Claim>;
}

/**
 * Writes the replies, orders and fills of a batch, and what it does to resting orders: one statement, because on the hot
 * path each one costs more than what it does.
 */
export async function persist(tx: Tx, drafts: readonly Draft[], now: number): Promise<Written> {
  const { placed, changes } = foldOrders(drafts);
  const fills = drafts.flatMap((draft) => draft.fills);
  const calls = drafts.flatMap((draft) => (draft.once ? [{ request: draft.once, reply: keptOf(draft) }] : []));
  const { parts: claimParts, passed, claimed } = claimsOf(calls, now);
  const parts = [
    ...claimParts,
    placed.size > 0 && sql`placed as (${ORDERS.insert([...placed.values()])})`,
    fills.length > 0 && sql`filled as (${FILLS.insert(fills.map((fill) => ({ ...fill, createdAt: now })))})`,
    changes.length > 0 && changePart(changes, now),
  ].filter((part) => part !== false);
  if (parts.length === 0) return { orders: placed, claims: new Map() };
  const [row] = await preparedRows<{ passed: Passed; changed: readonly Stored<SpotOrder>[] | null }>(
    tx,
    sql`with ${sql.join(parts, sql`, `)} select ${passed} as passed,
      ${changes.length > 0 ? sql`(select json_agg(changed) from changed)` : sql`null::json`} as changed`,
  );
  const claims = claimed(row?.passed ?? null);
  const changed = (row?.changed ?? []).map(ORDERS.read);
  const standing = new Set(changed.map(({ id }) => id));
  const missed = changes.find(({ id }) => !standing.has(id));
  if (claims.size === calls.length && missed) throw new NotStanding(bookId(missed.id));
  return { orders: new Map([...placed.values(), ...changed].map((order) => [order.id, order])), claims };
}

/** What the store keeps as the reply of a call (kept.ts). */
const keptOf = ({ order, cancel }: Draft): KeptOrder | KeptCancel | null =>
  order ? ORDERS.stored(order) : cancel && { id: cancel.id };

/** What a batch does to an order that stood in the store before it; amounts are added. */
interface OrderChange {
  readonly id: number;
  readonly amount: string;
  readonly value: string;
  readonly fee: string;
  /** Why it is cancelled; null where it is not. */
  readonly cancelReason: string | null;
  /** Where it comes to its book; null where it does not. */
  readonly enter: EnterRow | null;
}

const UNCHANGED = { amount: '0', value: '0', fee: '0', cancelReason: null, enter: null } as const;

/**
 * What the drafts of a batch make of orders, in their order. A statement sees neither rows that it inserts nor two changes
 * of one row, so orders that are placed in the batch are brought to their end here, and changes of others are summed.
 */
function foldOrders(drafts: readonly Draft[]): {
  readonly placed: ReadonlyMap<number, SpotOrder>;
  readonly changes: readonly OrderChange[];
} {
  const placed = new Map<number, SpotOrder>();
  const changes = new Map<number, OrderChange>();
  const change = (given: OrderChange) => {
    const order = placed.get(given.id);
    if (order) placed.set(given.id, changed(order, given));
    else changes.set(given.id, joined(changes.get(given.id), given));
  };
  for (const { order, fills, cancel, entered } of drafts) {
    if (order) placed.set(order.id, order);
    for (const enter of entered) change({ ...UNCHANGED, id: enter.id, enter });
    for (const { orderId, amount, value, fee } of fills)
      if (orderId !== order?.id) change({ ...UNCHANGED, id: orderId, amount, value, fee });
    if (cancel) change({ ...UNCHANGED, id: cancel.id, cancelReason: cancel.reason });
  }
  return { placed, changes: [...changes.values()] };
}

const joined = (was: OrderChange | undefined, more: OrderChange): OrderChange =>
  was
    ? {
        id: was.id,
        amount: plus(was.amount, more.amount),
        value: plus(was.value, more.value),
        fee: plus(was.fee, more.fee),
        cancelReason: more.cancelReason,
        enter: more.enter ?? was.enter,
      }
    : more;

function changed(order: SpotOrder, { amount, value, fee, cancelReason, enter }: OrderChange): SpotOrder {
  const filledAmount = plus(order.filledAmount, amount);
  const sums = { filledAmount, filledValue: plus(order.filledValue, value), fee: plus(order.fee, fee) };
  const entered = enter && { waits: null, place: enter.place ?? order.place, ...tickColumns(enter) };
  if (cancelReason !== null)
    return { ...order, ...entered, ...sums, waits: null, status: 'cancelled', reason: cancelReason };
  return { ...order, ...entered, ...sums, status: isLess(filledAmount, order.amount) ? order.status : 'filled' };
}

const tickColumns = ({ tick }: EnterRow) => (tick ? { tickSeq: tick.seq, tickAt: tick.at, tickPrice: tick.price } : {});

const CHANGE =
  'id bigint, amount numeric, value numeric, fee numeric, "cancelReason" text, enters boolean, place bigint, "tickSeq" bigint, "tickAt" bigint, "tickPrice" numeric';

const changeRow = ({ enter, ...change }: OrderChange) => ({
  ...change,
  enters: enter !== null,
  place: enter?.place,
  ...(enter && tickColumns(enter)),
});

/** An order that is no longer open, or that would be filled beyond its amount, is left as it is, and then missed. */
const changePart = (changes: readonly OrderChange[], now: number): SQL => sql`changed as (
  update spot_orders o set
    filled_amount = o.filled_amount + c.amount, filled_value = o.filled_value + c.value, fee = o.fee + c.fee,
    status = case when c."cancelReason" is not null then ${STATUS_CODE.cancelled}::int
      when o.filled_amount + c.amount = o.amount then ${STATUS_CODE.filled}::int else o.status end,
    reason = coalesce(c."cancelReason", o.reason), updated_at = ${now}::bigint,
    waits = case when not c.enters and c."cancelReason" is null then o.waits end, place = coalesce(c.place, o.place),
    tick_seq = coalesce(c."tickSeq", o.tick_seq), tick_at = coalesce(c."tickAt", o.tick_at), tick_price = coalesce(c."tickPrice", o.tick_price)
  from ${recordset(changes.map(changeRow), CHANGE)} c
  where o.id = c.id and o.status = ${STATUS_CODE.open} and o.filled_amount + c.amount <= o.amount
  returning ${ORDERS.columns})`;

/** Marks open orders as cancelled; gives those that were open. */
export async function markCancelled(tx: Tx, ids: readonly number[], reason: string, now: number): Promise<SpotOrder[]> {
  const changes = ids.map((id): OrderChange => ({ ...UNCHANGED, id, cancelReason: reason }));
  const rows = await preparedRows<Stored<SpotOrder>>(tx, sql`with ${changePart(changes, now)} select * from changed`);
  return rows.map(ORDERS.read);
}
