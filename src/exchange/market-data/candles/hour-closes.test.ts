import { expect, it } from 'vitest';
import { HourCloses } from './hour-closes.ts';

it('keeps the last hours, in order, whenever they come, and ends with the price of now', () => {
  const closes = new HourCloses();
  closes.add(Array.from({ length: 30 }, (_, hour) => [hour * 3600, 100 + hour] as const).reverse());
  expect(closes.since(0, 7)).toEqual([...Array.from({ length: 23 }, (_, index) => 107 + index), 7]);
  closes.add([[30 * 3600, 200]]);
  expect(closes.since(0, 8).slice(-3)).toEqual([129, 200, 8]);
  expect(closes.since(0, 8)).toHaveLength(24);
});

it('has less where there is less', () => {
  expect(new HourCloses().since(0, 5)).toEqual([5]);
});

it('tells nothing of hours that ended before the day began', () => {
  const closes = new HourCloses();
  closes.add([
    [0, 10],
    [3600, 11],
    [86_400, 12],
  ]);
  expect(closes.since(7200, 13)).toEqual([12, 13]);
  expect(closes.since(7199, 13)).toEqual([11, 12, 13]);
});
