import { expect, test } from 'vitest';
import { tickHeights } from './tick-heights.ts';

test('from the least to the whole height, a missing value the least', () => {
  expect(tickHeights([1, null, 3])).toEqual([0.1, 0.1, 1]);
});

test('a figure that never moved stands in the middle', () => {
  expect(tickHeights([7, 7, 7])).toEqual([0.55, 0.55, 0.55]);
});

test('one value of which nothing before is known makes no step', () => {
  expect(tickHeights([null, null, 0])).toEqual([0.1, 0.1, 0.1]);
  expect(tickHeights([null, 750, 750])).toEqual([0.1, 0.1, 0.1]);
});
