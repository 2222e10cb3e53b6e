import { expect, test } from 'vitest';
import { PLAIN, scaleFor } from './scale.ts';

test.each([
  [1, { count: 40, major: 40 }],
  [4, { count: 40, major: 10 }],
  [7, { count: 35, major: 5 }],
  [10, { count: 40, major: 4 }],
  [25, { count: 25, major: 7 }],
  [40, { count: 40, major: 10 }],
])('%i steps stand on ticks: %o', (steps, scale) => {
  expect(scaleFor(steps)).toEqual(scale);
});
test.each([0, 41, 1_000_000, Number.NaN])('%s steps take the plain ruler', (steps) => {
  expect(scaleFor(steps)).toBe(PLAIN);
});
test('a tick for each step', () => {
  for (let steps = 1; steps <= 40; steps += 1) expect(scaleFor(steps).count % steps).toBe(0);
});
