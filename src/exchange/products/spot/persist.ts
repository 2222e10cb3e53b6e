import { type SQL, sql } from 'drizzle-orm';
import { claimOf, GUARD_MS, type OnceRequest } from '../../ledger/idempotent.ts';
import { preparedRows } from '../../platform/store/driver.ts';
import type { Tx } from '../../platform/store/open.ts';
import type { Stored } from '../../platform/store/table-rows.ts';
import type { Draft } from './draft.ts';
import { FILLS } from './fill.ts';
import { foldOrders, type OrderChange } from './fold.ts';
import { ORDERS, type SpotOrder } from './order.ts';
import { STATUS_CODE } from './schema.ts';

/** A piece of a batch with the reply that the store keeps for its caller. */
export interface Persisted {
  readonly draft: Draft;
  readonly reply: unknown;
}

/** What a batch has made of its orders. */
export interface Written {
  /** Users' orders as the batch leaves them, by id: those that it places, fills or cancels. */
  readonly orders: ReadonlyMap<number, SpotOrder>;
  /** Calls that were made before, by their place in the batch. Nothing may stay of such a batch: it is to be rolled back. */
  readonly repeated: readonly number[];
}

/**
 * Writes the replies, orders and fills of a batch, and what it does to resting orders: one statement, because on the hot
 * path each one costs more than what it does.
 */
export async function persist(tx: Tx, batch: readonly Persisted[], now: number): Promise<Written> {
  const { placed, changes } = foldOrders(batch.map(({ draft }) => draft));
  const fills = batch.flatMap(({ draft }) => draft.fills);
  const claims = batch.flatMap(({ draft: { once }, reply }) =>
    once?.clientId === undefined ? [] : [claimOf({ ...once, clientId: once.clientId }, reply, now)],
  );
  const guards = batch.flatMap(({ draft: { once } }) => (once && once.clientId === undefined ? [once] : []));
  const parts = [
    claims.length > 0 && claimPart(claims),
    guards.length > 0 && guardPart(guards, now),
    placed.size > 0 && sql`placed as (${ORDERS.insert([...placed.values()])})`,
    fills.length > 0 && sql`filled as (${FILLS.insert(fills.map((fill) => ({ ...fill, createdAt: now })))})`,
    changes.length > 0 && changePart(changes, now),
  ].filter((part) => part !== false);
  if (parts.length === 0) return { orders: placed, repeated: [] };
  const none = sql`'[]'::json`;
  const [row] = await preparedRows<Answer>(
    tx,
    sql`with ${sql.join(parts, sql`, `)} select
      ${claims.length > 0 ? sql`(select json_agg(json_build_array(user_id, call, client_id)) from claim)` : none} as claimed,
      ${guards.length > 0 ? sql`(select json_agg(json_build_array(user_id, call, '')) from guard)` : none} as guarded,
      ${changes.length > 0 ? sql`(select json_agg(changed) from changed)` : none} as changed`,
  );
  const passed = new Set([...(row?.claimed ?? []), ...(row?.guarded ?? [])].map((parts) => parts.join(' ')));
  const repeated = batch.flatMap(({ draft: { once } }, index) => (once && !passed.has(onceKey(once)) ? [index] : []));
  const changed = (row?.changed ?? []).map(ORDERS.read);
  if (repeated.length === 0 && changed.length !== changes.length)
    throw new Error(`Of ${changes.length} resting orders that a batch meets, ${changed.length} stand in the store`);
  return { orders: new Map([...placed.values(), ...changed].map((order) => [order.id, order])), repeated };
}

/** What calls are told apart by: those with a client id by it, the others by time. */
export const onceKey = ({ user, call, clientId = '' }: OnceRequest): string => `${user} ${call} ${clientId}`;

type Key = readonly [user: number, call: string, clientId: string];

type Answer = {
  claimed: readonly Key[] | null;
  guarded: readonly Key[] | null;
  changed: readonly Stored<SpotOrder>[] | null;
};

/** Waits for a parallel call with the same id; if that one commits, nothing is inserted. */
const claimPart = (claims: readonly ReturnType<typeof claimOf>[]): SQL => sql`claim as (
  insert into client_requests (user_id, call, client_id, body_hash, reply, created_at)
  select "userId", call, "clientId", "bodyHash", reply, "createdAt"
  from json_to_recordset(${JSON.stringify(claims)}::json)
    as c("userId" int, call text, "clientId" text, "bodyHash" text, reply text, "createdAt" bigint)
  order by 1, 2, 3
  on conflict do nothing returning user_id, call, client_id)`;

/** A later moment than now comes from a clock that was set back. */
const guardPart = (guards: readonly OnceRequest[], now: number): SQL => sql`guard as (
  insert into call_guards as g (user_id, call, last_at)
  select "user", call, ${now}::bigint
  from json_to_recordset(${JSON.stringify(guards.map(({ user, call }) => ({ user, call })))}::json) as c("user" int, call text)
  order by 1, 2
  on conflict (user_id, call) do update set last_at = excluded.last_at
    where g.last_at <= ${now - GUARD_MS}::bigint or g.last_at > ${now}::bigint
  returning user_id, call)`;

/** An order that is no longer open, or that would be filled beyond its amount, is left as it is, and then missed. */
const changePart = (changes: readonly OrderChange[], now: number): SQL => sql`changed as (
  update spot_orders o set
    filled_amount = o.filled_amount + c.amount, filled_value = o.filled_value + c.value, fee = o.fee + c.fee,
    status = case when c."cancelReason" is not null then ${STATUS_CODE.cancelled}::int
      when o.filled_amount + c.amount = o.amount then ${STATUS_CODE.filled}::int else o.status end,
    reason = coalesce(c."cancelReason", o.reason), updated_at = ${now}::bigint
  from json_to_recordset(${JSON.stringify(changes)}::json)
    as c(id bigint, amount numeric, value numeric, fee numeric, "cancelReason" text)
  where o.id = c.id and o.status = ${STATUS_CODE.open} and o.filled_amount + c.amount <= o.amount
  returning ${ORDERS.columns})`;

/** Marks open orders as cancelled; gives those that were open. */
export async function markCancelled(tx: Tx, ids: readonly number[], reason: string, now: number): Promise<SpotOrder[]> {
  const changes = ids.map((id): OrderChange => ({ id, amount: '0', value: '0', fee: '0', cancelReason: reason }));
  const rows = await preparedRows<Stored<SpotOrder>>(tx, sql`with ${changePart(changes, now)} select * from changed`);
  return rows.map(ORDERS.read);
}
