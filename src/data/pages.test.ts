import { expect, test } from 'vitest';

import { hasNext, rowsOf } from './pages.ts';

test('a counted list goes on until all of it is there', () => {
  const page = (count: number) => ({ list: [1, 2], count });
  expect(hasNext([page(5)], 2)).toBe(true);
  expect(hasNext([page(5), page(5)], 2)).toBe(true);
  expect(hasNext([page(4), page(4)], 2)).toBe(false);
  expect(rowsOf(page(5))).toEqual([1, 2]);
});

test('a count that promises more than comes does not ask for ever', () => {
  expect(
    hasNext(
      [
        { list: [1], count: 9 },
        { list: [], count: 9 },
      ],
      1,
    ),
  ).toBe(false);
});

test('a list without a count goes on while its pages come full', () => {
  expect(hasNext([[1, 2]], 2)).toBe(true);
  expect(hasNext([[1, 2], [3]], 2)).toBe(false);
  expect(hasNext([], 2)).toBe(false);
});
