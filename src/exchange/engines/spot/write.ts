import { sql } from 'drizzle-orm';
import { ORDER_STATUS, SIDE } from '../../../contract/rows/order.ts';
import { queryRows } from '../../store/driver.ts';
import type { Tx } from '../../store/open.ts';
import { ORDER_COLUMNS, type OrderRow } from './order-row.ts';
import type { FillRow, NewOrderRow } from './settlement.ts';

/** Inserts a new order and all fills, and books the fills on the resting orders, in one statement (the hot path). Returns those orders. */
export async function writeSettlement(
  tx: Tx, instrumentId: number, order: NewOrderRow | null, fills: readonly FillRow[], now: number,
): Promise<OrderRow[]> {
  return queryRows<OrderRow>(tx, sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(fills)}::json) as f(
        "tradeId" bigint, "orderId" bigint, "userId" int, counterparty text, side int, role text,
        price numeric, amount numeric, value numeric, fee numeric, "feeCoin" int)
    ), placed as (
      insert into spot_orders (id, user_id, instrument_id, side, order_type, price, amount, filled_amount, filled_value,
        fee, frozen, status, reason, created_at, updated_at)
      overriding system value
      select id, "userId", ${instrumentId}::int, side, "orderType", price, amount, "filledAmount", "filledValue",
        fee, frozen, status, reason, ${now}::bigint, ${now}::bigint
      from json_to_recordset(${JSON.stringify(order ? [order] : [])}::json) as o(
        id bigint, "userId" int, side int, "orderType" text, price numeric, amount numeric, "filledAmount" numeric,
        "filledValue" numeric, fee numeric, frozen numeric, status int, reason text)
    ), filled as (
      insert into spot_fills (trade_id, instrument_id, order_id, user_id, counterparty, side, role, price, amount, value, fee, fee_coin, created_at)
      select "tradeId", ${instrumentId}::int, "orderId", "userId", counterparty, side, role, price, amount, value, fee, "feeCoin", ${now}::bigint
      from given
    ), sums as (
      select "orderId" as order_id, sum(amount) as amount, sum(value) as value, sum(fee) as fee,
        sum(case when side = ${SIDE.buy} then value else amount end) as paid
      from given where role = 'maker' group by "orderId"
    )
    update spot_orders o set
      filled_amount = o.filled_amount + s.amount, filled_value = o.filled_value + s.value, fee = o.fee + s.fee,
      frozen = o.frozen - s.paid, updated_at = ${now}::bigint,
      status = case when o.filled_amount + s.amount >= o.amount then ${ORDER_STATUS.done} else o.status end
    from sums s where o.id = s.order_id
    returning ${ORDER_COLUMNS}`);
}

/** Marks an open order as cancelled; undefined where it is open no longer. `frozen` is what it held until now. */
export async function writeCancel(tx: Tx, orderId: number, reason: string, now: number): Promise<(OrderRow & { released: string }) | undefined> {
  const [row] = await queryRows<OrderRow & { released: string }>(tx, sql`
    update spot_orders o set status = ${ORDER_STATUS.cancelled}, reason = ${reason}, frozen = 0, updated_at = ${now}::bigint
    from (select id as held_id, frozen as held from spot_orders where id = ${orderId} and status = ${ORDER_STATUS.open} for update) h
    where o.id = h.held_id
    returning ${ORDER_COLUMNS}, h.held::text as released`);
  return row;
}
