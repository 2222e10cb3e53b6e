import { type SQL, sql } from 'drizzle-orm';
import { ORDER_STATUS } from '../../../contract/rows/order.ts';
import { decimalText } from '../../../domain/decimal-text.ts';
import type { claimOf } from '../../ledger/idempotent.ts';
import { queryRows } from '../../platform/store/driver.ts';
import type { Tx } from '../../platform/store/open.ts';
import { holdOf } from './hold.ts';
import { ORDER_COLUMNS, type OrderRow } from './order-row.ts';
import type { NewOrderRow } from './settlement.ts';
import type { FillRow } from './trade.ts';

/** What one settlement writes beside the ledger. */
export interface Written {
  readonly instrumentId: number;
  /** The taker's order; null where the taker is a market maker. */
  readonly order: NewOrderRow | null;
  readonly fills: readonly FillRow[];
  /** The reply kept under the caller's id; null where he gave none. */
  readonly claim: ReturnType<typeof claimOf> | null;
  readonly now: number;
}

/**
 * Writes the reply, the order and its fills, and books the fills on users' resting orders: one statement, because on the
 * hot path each one costs more than what it does. Gives the resting orders as they are now; null where the caller's id
 * was used before, and then nothing is written.
 */
export async function writeSettlement(tx: Tx, written: Written): Promise<OrderRow[] | null> {
  const { order, fills, claim } = written;
  const hasResting = fills.some((fill) => fill.role === 'maker');
  const parts = [
    ...(claim ? [claimPart(claim)] : []),
    ...(order ? [orderPart(order, written)] : []),
    ...(fills.length > 0 ? [fillParts(written)] : []),
    ...(hasResting ? [restingPart(written.now)] : []),
  ];
  if (parts.length === 0) return [];
  const claimed = claim ? sql`exists (select 1 from claim)` : sql`true`;
  const rows = await queryRows<{ claimed: boolean } & OrderRow>(
    tx,
    hasResting
      ? sql`with ${sql.join(parts, sql`, `)} select ${claimed} as claimed, r.* from (select 1) one left join resting r on true`
      : sql`with ${sql.join(parts, sql`, `)} select ${claimed} as claimed`,
  );
  if (!rows[0]?.claimed) return null;
  return hasResting ? rows.filter(({ id }) => id !== null) : [];
}

/** Waits for a parallel call with the same id; if that one commits, nothing is inserted. */
const claimPart = (row: ReturnType<typeof claimOf>): SQL => sql`claim as (
  insert into client_requests (user_id, call, client_id, body_hash, reply, created_at)
  values (${row.userId}, ${row.call}, ${row.clientId}, ${row.bodyHash}, ${row.reply}, ${row.createdAt})
  on conflict do nothing returning user_id)`;

const ifClaimed = (claim: Written['claim']): SQL => (claim ? sql`where exists (select 1 from claim)` : sql``);

const orderPart = (order: NewOrderRow, { instrumentId, claim, now }: Written): SQL => sql`placed as (
  insert into spot_orders (id, user_id, instrument_id, side, order_type, price, amount, filled_amount, filled_value,
    fee, status, reason, created_at, updated_at)
  overriding system value
  select ${order.id}::bigint, ${order.userId}::int, ${instrumentId}::int, ${order.side}::int, ${order.orderType}::text,
    ${order.price}::numeric, ${order.amount}::numeric, ${order.filledAmount}::numeric, ${order.filledValue}::numeric,
    ${order.fee}::numeric, ${order.status}::int, ${order.reason}::text, ${now}::bigint, ${now}::bigint
  ${ifClaimed(claim)})`;

const fillParts = ({ fills, instrumentId, claim, now }: Written): SQL => sql`given as (
  select * from json_to_recordset(${JSON.stringify(fills)}::json) as f(
    "tradeId" bigint, "orderId" bigint, "userId" int, counterparty text, side int, role text,
    price numeric, amount numeric, value numeric, fee numeric, "feeCoin" int)
  ${ifClaimed(claim)}
), filled as (
  insert into spot_fills (trade_id, instrument_id, order_id, user_id, counterparty, side, role, price, amount, value, fee, fee_coin, created_at)
  select "tradeId", ${instrumentId}::int, "orderId", "userId", counterparty, side, role, price, amount, value, fee, "feeCoin", ${now}::bigint
  from given)`;

const restingPart = (now: number): SQL => sql`sums as (
  select "orderId" as order_id, sum(amount) as amount, sum(value) as value, sum(fee) as fee
  from given where role = 'maker' group by "orderId"
), resting as (
  update spot_orders o set
    filled_amount = o.filled_amount + s.amount, filled_value = o.filled_value + s.value, fee = o.fee + s.fee,
    updated_at = ${now}::bigint,
    status = case when o.filled_amount + s.amount >= o.amount then ${ORDER_STATUS.done} else o.status end
  from sums s where o.id = s.order_id
  returning ${ORDER_COLUMNS})`;

/** Marks an open order as cancelled; undefined where it is open no longer. `held` is what its hold has, canonical text. */
export async function writeCancel(
  tx: Tx,
  orderId: number,
  reason: string,
  now: number,
): Promise<(OrderRow & { held: string }) | undefined> {
  const { product, reference } = holdOf(orderId);
  const [row] = await queryRows<OrderRow & { held: string }>(
    tx,
    sql`
    update spot_orders o set status = ${ORDER_STATUS.cancelled}, reason = ${reason}, updated_at = ${now}::bigint
    where o.id = ${orderId} and o.status = ${ORDER_STATUS.open}
    returning ${ORDER_COLUMNS},
      coalesce((select h.amount from holds h where h.product = ${product} and h.reference = ${reference}), 0)::text as held`,
  );
  return row && { ...row, held: decimalText(row.held) ?? row.held };
}
