import { ORDER_STATUS, type SpotOrder } from '../../../contract/rows/order.ts';
import { isSameDay, parseWireTime } from '../../../domain/time.ts';

type Ended = Pick<SpotOrder, 'status' | 'updated_at'>;

/** Orders that came to their end on the day of a moment (unix ms), by when they did, the latest first. */
export const endedToday = <Order extends Ended>(orders: readonly Order[], now: number): Order[] =>
  orders
    .filter(({ status, updated_at }) => status !== ORDER_STATUS.open && isSameDay(updated_at, now))
    .sort((a, b) => (parseWireTime(b.updated_at) ?? 0) - (parseWireTime(a.updated_at) ?? 0));
