import type { OrderRow, Stage } from '../../product.ts';

/** Numbers of an order's states on the wire. */
export const STATUS = { open: 1, done: 2, cancelled: 3 } as const;

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
