import { isLess, plus } from '../../../domain/scaled.ts';
import type { Draft } from './draft.ts';
import type { SpotOrder } from './order.ts';

/** What a batch does to an order that stood in the store before it; amounts are added. */
export interface OrderChange {
  readonly id: number;
  readonly amount: string;
  readonly value: string;
  readonly fee: string;
  /** Why it is cancelled; null where it is not. */
  readonly cancelReason: string | null;
}

/**
 * What the drafts of a batch make of orders, in their order. A statement sees neither rows that it inserts nor two changes
 * of one row, so orders that are placed in the batch are brought to their end here, and changes of others are summed.
 */
export function foldOrders(drafts: readonly Draft[]): {
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
  for (const { order, fills, cancel } of drafts) {
    if (order) placed.set(order.id, order);
    for (const { orderId, role, amount, value, fee } of fills)
      if (role === 'maker') change({ id: orderId, amount, value, fee, cancelReason: null });
    if (cancel) change({ id: cancel.id, amount: '0', value: '0', fee: '0', cancelReason: cancel.reason });
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
      }
    : more;

function changed(order: SpotOrder, { amount, value, fee, cancelReason }: OrderChange): SpotOrder {
  const filledAmount = plus(order.filledAmount, amount);
  const sums = { filledAmount, filledValue: plus(order.filledValue, value), fee: plus(order.fee, fee) };
  if (cancelReason !== null) return { ...order, ...sums, status: 'cancelled', reason: cancelReason };
  return { ...order, ...sums, status: isLess(filledAmount, order.amount) ? order.status : 'filled' };
}
