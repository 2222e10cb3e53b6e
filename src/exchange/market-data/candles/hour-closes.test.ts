import { expect, it } from 'vitest';
import { HourCloses } from './hour-closes.ts';

it('keeps the last hours, in order, whenever they come, and ends with the price of now', () => {
  const closes = new HourCloses();
  closes.add(Array.from({ length: 30 }, (_, hour) => [hour * 3600, 100 + hour] as const).reverse());
  expect(closes.with(7)).toEqual([...Array.from({ length: 23 }, (_, index) => 107 + index), 7]);
  closes.add([[30 * 3600, 200]]);
  expect(closes.with(8).slice(-3)).toEqual([129, 200, 8]);
  expect(closes.with(8)).toHaveLength(24);
});

it('has less where there is less', () => {
  expect(new HourCloses().with(5)).toEqual([5]);
});
