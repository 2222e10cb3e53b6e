import { expect, test } from 'vitest';
import { bollinger, kdj, macd, rsi } from '../../stories/kit/indicator-reference.ts';

/** The stories compare the chart with these; here they are compared with published and hand-counted figures. */

/** The worked example of Wilder's RSI over 14 closes that the field reprints: 70.53, then 66.32 and 66.55. */
const WILDER = [
  44.3389, 44.0902, 44.1497, 43.6124, 44.3278, 44.8264, 45.0955, 45.4245, 45.8433, 46.0826, 45.8931, 46.0328, 45.614,
  46.282, 46.282, 46.0028, 46.0328,
];

test("RSI is Wilder's", () => {
  expect(rsi(WILDER.slice(0, 15), 14)).toBeCloseTo(70.53, 2);
  expect(rsi(WILDER.slice(0, 16), 14)).toBeCloseTo(66.32, 2);
  expect(rsi(WILDER, 14)).toBeCloseTo(66.55, 2);
  expect(rsi([1, 2, 3, 4], 3)).toBe(100);
  expect(rsi([4, 3, 2, 1], 3)).toBe(0);
});

test('bands lie two population deviations from the mean', () => {
  const { middle, upper, lower } = bollinger([2, 4, 4, 4, 5, 5, 7, 9], 8);
  expect([middle, upper, lower]).toEqual([5, 9, 1]);
});

test('K and D go a third of the way', () => {
  const { k, d, j } = kdj(Array.from({ length: 9 }, (_, i) => ({ high: i + 1, low: i, close: i + 1 })));
  expect(k).toBeCloseTo(66.667, 3);
  expect(d).toBeCloseTo(55.556, 3);
  expect(j).toBeCloseTo(88.889, 3);
});

test('a straight rise has a MACD of half the difference of the lengths', () => {
  const { dif, dea, macd: bar } = macd(Array.from({ length: 60 }, (_, i) => i));
  expect(dif).toBeCloseTo(7, 9);
  expect(dea).toBeCloseTo(7, 9);
  expect(bar).toBeCloseTo(0, 9);
});
