import { describe, expect, it } from 'vitest';
import {
  type LeverageWarning,
  levelsOf,
  leverageText,
  nextLevel,
  numberedPlaces,
  placeOf,
  warningAt,
} from './levels.ts';

const LEVELS = ['1', '5', '10', '20', '50', '100'];

describe('levels', () => {
  it('stand in order, each once, without what is no leverage', () => {
    expect(levelsOf(['50', '5', '100', '5.0', 'x', '', '0', '-3', '1'])).toEqual(['1', '5', '50', '100']);
  });
  it('are found by value, not by spelling', () => {
    expect([placeOf(LEVELS, '20.0'), placeOf(LEVELS, '7'), placeOf(LEVELS, ''), placeOf(LEVELS, null)]).toEqual([
      3, -1, -1, -1,
    ]);
  });
  it.each([
    ['20', 1, '50'],
    ['20', -1, '10'],
    ['100', 1, undefined],
    ['1', -1, undefined],
    ['7', 1, '10'],
    ['7', -1, '5'],
    ['', 1, '1'],
    [null, 1, '1'],
    [null, -1, undefined],
  ] as const)('from %s by %i is %s', (value, by, next) => expect(nextLevel(LEVELS, value, by)).toBe(next));
});

describe('a warning', () => {
  const warnings: LeverageWarning[] = [
    { from: '50', tone: 'danger', text: 'd' },
    { from: '20', tone: 'warning', text: 'w' },
  ];
  it.each([
    ['10', undefined],
    ['20', 'w'],
    ['49.9', 'w'],
    ['50', 'd'],
    ['125', 'd'],
    ['', undefined],
    [null, undefined],
  ])('at %s is %s', (value, text) => expect(warningAt(warnings, value)?.text).toBe(text));
});

it.each([
  [0, []],
  [1, [0]],
  [3, [0, 1, 2]],
  [6, [0, 2, 5]],
  [8, [0, 2, 4, 7]],
  [10, [0, 3, 6, 9]],
  [125, [0, 31, 62, 93, 124]],
])('of %i levels the places %o have a number', (count, places) => {
  expect([...numberedPlaces(count)]).toEqual(places);
});
it('writes leverage as the field does', () => {
  expect([leverageText('20'), leverageText('2.50'), leverageText('x')]).toEqual(['20×', '2.5×', '–']);
});
