import { expect, test } from 'vitest';
import { discsOf } from './marks.ts';

const mark = (at: number, value: number, letter = 'B') => ({ at, value, letter, name: letter });

test('a disc stands at its moment and value, within the plot', () =>
  expect(discsOf([mark(0.25, 75), mark(0.75, 900, 'S')], 50, 100)).toEqual([
    { letter: 'S', x: 0.75, y: 0 },
    { letter: 'B', x: 0.25, y: 0.75 },
  ]));

test('of those that would cover each other the latest is drawn', () =>
  expect(
    discsOf([mark(0.5, 60), mark(0.52, 60, 'S'), mark(0.52, 90)], 50, 100).map(({ letter, y }) => [letter, y]),
  ).toEqual([
    ['S', 0.9],
    ['B', 0.6],
  ]));

test('a value that is none draws nothing, and a flat course runs through the middle', () => {
  expect(discsOf([mark(0.5, Number.NaN)], 50, 100)).toEqual([]);
  expect(discsOf([mark(0.5, 7)], 7, 0)).toEqual([{ letter: 'B', x: 0.5, y: 0.5 }]);
});
