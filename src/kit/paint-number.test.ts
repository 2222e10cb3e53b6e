import { expect, test } from 'vitest';
import { extent, paintNumber, paintPoints, paintShare } from './paint-number.ts';

test.each([
  ['64218.5', 64_218.5],
  [' 12 ', 12],
  [-3, -3],
  ['', Number.NaN],
  [' ', Number.NaN],
  ['12,34.5', Number.NaN],
  ['1e400', Number.NaN],
  [Number.POSITIVE_INFINITY, Number.NaN],
  [null, Number.NaN],
  [undefined, Number.NaN],
])('%j stands at %d', (value, at) => expect(paintNumber(value)).toBe(at));

test.each([
  [0.4, 0.4],
  [3, 1],
  [-1, 0],
  [Number.POSITIVE_INFINITY, 1],
  [Number.NaN, 0],
  [null, 0],
])('%s is a share of %d', (share, shown) => expect(paintShare(share)).toBe(shown));

test('a course without what is no number', () => {
  expect(paintPoints([1, Number.NaN, 2, null, Number.POSITIVE_INFINITY])).toEqual([1, 2]);
  expect(paintPoints(null)).toEqual([]);
});

test('lowest and range, of many numbers too', () => {
  expect(extent([3, 1, 2])).toEqual({ low: 1, range: 2 });
  expect(extent(Array.from({ length: 300_000 }, (_, at) => at))).toEqual({ low: 0, range: 299_999 });
  expect(extent([])).toBeNull();
  expect(extent([-1.7e308, 1.7e308])).toBeNull();
});
