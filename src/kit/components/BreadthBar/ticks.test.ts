import { expect, test } from 'vitest';
import { ticksOf } from './ticks.ts';

const none = { up: 0, flat: 0, down: 0 };
const inks = (ticks: readonly { ink: string }[]) => ticks.map(({ ink }) => ink.replace(/^var\(--|\)$/g, ''));

test('as many ticks a pair as have room, from the greatest rise to the deepest fall', () => {
  const ticks = ticksOf(none, [-6, 0, 3, Number.NaN]);
  expect(ticks).toHaveLength(60);
  const ofPairs = [0, 20, 40].map((start) => ticks.slice(start, start + 20));
  expect(ofPairs.map((pair) => [...new Set(inks(pair))])).toEqual([
    ['direction-up-line'],
    ['color-line-strong'],
    ['direction-down-line'],
  ]);
  expect(ofPairs.map((pair) => [...new Set(pair.map(({ height }) => height))])).toEqual([[0.625], [0.25], [1]]);
});
test('of half as many as have room, one a pair: no pair has more than another', () =>
  expect(ticksOf({ up: 20, flat: 0, down: 15 })).toHaveLength(35));
test('of many, sixty that keep both ends', () => {
  const ticks = ticksOf({ up: 142, flat: 9, down: 68 });
  expect(ticks).toHaveLength(60);
  expect([inks(ticks)[0], inks(ticks).at(-1)]).toEqual(['direction-up-line', 'direction-down-line']);
});
test('what is old is grey', () =>
  expect(new Set(inks(ticksOf(none, [1, -1], true)))).toEqual(new Set(['color-line-strong'])));
test('counts that are none draw nothing', () => expect(ticksOf({ up: null, flat: undefined, down: -3 })).toEqual([]));
