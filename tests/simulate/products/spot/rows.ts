import type { OrderRow, Stage } from '../../product.ts';

/** Numbers of an order's states on the wire. */
export const STATUS = { open: 1, done: 2, cancelled: 3 } as const;

export const textOf = (value: unknown): string | null => ((value ?? null) === null ? null : String(value));
export const numberOf = (value: unknown): number | null => ((value ?? null) === null ? null : Number(value));

/** Rows of coin/list. */
export function orderRows(message: unknown): OrderRow[] {
  const rows = Array.isArray(message) ? (message as Record<string, unknown>[]) : [];
  return rows.map((row) => ({
    id: Number(row.id),
    base: Number(row.currency_id),
    quote: Number(row.legal_id),
    isBuy: Number(row.type) === 1,
    isLimit: row.order_type === 'limit',
    price: String(row.target_price),
    amount: String(row.trade_amount),
    filled: String(row.filled_amount),
    average: String(row.avg_price),
    fee: String(row.charge_fee),
    status: Number(row.status),
    reason: String(row.reason),
    timeInForce: String(row.time_in_force),
    isPostOnly: Number(row.post_only) === 1,
    stop: textOf(row.stop_price),
    stopBy: textOf(row.stop_by),
    waits: String(row.waits_for),
    tick: numberOf(row.tick),
    tickPrice: textOf(row.tick_price),
    created: String(row.created_at),
  }));
}

export async function openOrders({ call }: Stage): Promise<OrderRow[]> {
  const reply = await call('spot.orders', { status: STATUS.open, limit: 50 });
  return reply.kind === 'ok' ? orderRows(reply.message) : [];
}

export async function allOrders({ call }: Stage): Promise<OrderRow[]> {
  const reply = await call('spot.orders', { limit: 100 });
  return reply.kind === 'ok' ? orderRows(reply.message) : [];
}
