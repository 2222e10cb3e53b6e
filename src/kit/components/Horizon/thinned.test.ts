import { expect, test } from 'vitest';
import { thinned } from './thinned.ts';

const upTo = (length: number) => Array.from({ length }, (_, place) => place);

test('a day of quarters is drawn whole', () => {
  expect(thinned(upTo(96))).toEqual(upTo(96));
  expect(thinned([])).toEqual([]);
});

test('one value more leaves out one, not every second', () => {
  const points = thinned(upTo(97));
  expect(points).toHaveLength(96);
  expect([points.at(0), points.at(-1)]).toEqual([0, 96]);
});

test('many at even steps', () => {
  const points = thinned(upTo(286));
  expect(points).toHaveLength(96);
  expect(points.slice(0, 3)).toEqual([0, 3, 6]);
});
