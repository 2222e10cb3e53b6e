import type { SeenOrder } from '../../product.ts';
import { Exact } from '../decimal.ts';
import { STATUS } from './rows.ts';

/** Whether an order was there before another came, at a price at least as good, and still waits. */
const isBefore = (first: SeenOrder, later: SeenOrder): boolean =>
  first.order.base === later.order.base &&
  first.order.isBuy === later.order.isBuy &&
  first.told < later.sent &&
  (first.order.isBuy
    ? new Exact(first.order.price).gte(later.order.price)
    : new Exact(first.order.price).lte(later.order.price));

/**
 * Price-time order among users: whoever waits since before another came, at the same price or a better one, is filled
 * before them. Orders of one user and of several count alike.
 */
export function checkPriority(seen: readonly SeenOrder[], violate: (rule: string, detail: unknown) => void): void {
  // A stop comes to its book later than it was placed.
  const waiting = seen.filter(({ order }) => order.status === STATUS.open && order.stop === null);
  const limits = seen.filter(({ order }) => order.isLimit && !new Exact(order.filled).isZero());
  for (const later of limits) {
    const first = waiting.find((one) => one !== later && isBefore(one, later));
    if (first) violate('orders are filled in price-time order', { first, later });
  }
}
