import { expect, test } from 'vitest';
import { ordersFor } from '../../../contract/fixtures/orders.ts';
import { ORDER_STATUS, type SpotOrder } from '../../../contract/rows/order.ts';
import { fillsOf, placeOf } from './fills.ts';

const order = (over: Partial<SpotOrder>): SpotOrder => ({ ...(ordersFor({})[0] as SpotOrder), ...over });

test('an order tells of what filled, newest first', () =>
  expect(
    fillsOf([
      order({ id: 2, type: 2, avg_price: '64000', updated_at: '2026-11-20 10:00:00' }),
      order({ id: 1, type: 1, avg_price: '63000', updated_at: '2026-11-20 12:00:00' }),
      order({ id: 3, avg_price: '0' }),
    ]),
  ).toEqual([
    { side: 'buy', at: Date.UTC(2026, 10, 20, 12), price: '63000' },
    { side: 'sell', at: Date.UTC(2026, 10, 20, 10), price: '64000' },
  ]));

test('one that was cancelled after it had waited does not tell when it filled', () => {
  const cancelled = order({ status: ORDER_STATUS.cancelled, avg_price: '63000' });
  expect(fillsOf([cancelled])).toEqual([]);
  expect(fillsOf([{ ...cancelled, order_type: 'market' }])).toHaveLength(1);
});

test('a moment stands on the way to the close of its candle', () => {
  const starts = [0, 100, 200, 300, 400];
  expect(placeOf(250_000, starts)).toBeCloseTo(1.5 / 4);
  // In the candle that runs, and in one that has ended before a gap.
  expect(placeOf(450_000, starts)).toBeCloseTo(3.5 / 4);
  expect(placeOf(350_000, [0, 100, 400])).toBeCloseTo(1 / 2);
});

test('what was before the first candle has no place', () => {
  expect(placeOf(50_000, [100, 200])).toBeNull();
  expect(placeOf(50_000, [])).toBeNull();
  expect(placeOf(150_000, [100, 200])).toBe(0);
});
