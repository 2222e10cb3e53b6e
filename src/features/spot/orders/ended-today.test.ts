import { expect, it } from 'vitest';
import { ORDER_STATUS, type SpotOrder } from '../../../contract/rows/order.ts';
import { endedToday } from './ended-today.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');

it('Orders of today stand by when they ended, whenever they were placed', () => {
  const order = (id: number, status: SpotOrder['status'], at: string) => ({ id, status, updated_at: at });
  const orders = [
    order(4, ORDER_STATUS.done, '2026-11-20 11:00:00'),
    order(3, ORDER_STATUS.open, '2026-11-20 12:00:00'),
    order(2, ORDER_STATUS.cancelled, '2026-11-20 12:00:00'),
    order(1, ORDER_STATUS.done, '2026-11-18 12:00:00'),
  ];
  expect(endedToday(orders, NOON).map(({ id }) => id)).toEqual([2, 4]);
});
