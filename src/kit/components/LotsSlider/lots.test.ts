import { expect, test } from 'vitest';
import { lotsAt, placesOf } from './lots.ts';

test('stands between its limits, with stops at the quarters', () => {
  expect(placesOf('40', '1', '201')).toEqual({ at: 40, min: 1, max: 201, stops: [1, 51, 101, 151, 201] });
});
test('few lots have fewer stops', () => {
  expect(placesOf('1', '1', '3')?.stops).toEqual([1, 2, 3]);
  expect(placesOf('1', '1', '1')?.stops).toEqual([1]);
});
test.each([
  ['', 1],
  ['NaN', 1],
  ['0', 1],
  ['999', 250],
])('%s stands at %i', (value, at) => expect(placesOf(value, '1', '250')?.at).toBe(at));
test.each([null, '', '0', 'NaN', '0.5'])('without lots to have (%s) there are no places', (max) => {
  expect(placesOf('1', '1', max)).toBeNull();
});
test('ends are exact even where a float is not', () => {
  const max = '9007199254740993';
  const places = placesOf(max, '1', max);
  expect(lotsAt(places?.max ?? 0, '1', max)).toBe('9007199254740992');
  expect(lotsAt(1e24, '1', max)).toBe(max);
  expect(lotsAt(0, '1', max)).toBe('1');
});
