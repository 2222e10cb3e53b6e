import { expect, test } from 'vitest';
import { averagesAt } from './averages.ts';

const closes = Array.from({ length: 40 }, (_, i) => ({ close: i + 1 }));

test('mean of the last 5, 10 and 30 closes, this bar included', () => {
  expect(averagesAt(closes, 39)).toEqual([38, 35.5, 25.5]);
});
test('none before there are enough bars', () => {
  expect(averagesAt(closes, 8)).toEqual([7, null, null]);
  expect(averagesAt([], -1)).toEqual([null, null, null]);
});
