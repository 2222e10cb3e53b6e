import { expect, test } from 'vitest';
import { cleanBar, cleanBars } from './clean-bars.ts';
import type { CandleBar } from './types.ts';

const bar = (time: number, change: object = {}): CandleBar => ({
  ...{ time, open: 2, high: 4, low: 1, close: 3, volume: 5 },
  ...change,
});
/** What a careless caller hands over. */
const wild = (time: number, change: object) => bar(time, change);

test('sound bars come back as they are, the very same list', () => {
  const bars = [bar(1), bar(2), bar(3)];
  expect(cleanBars(bars)).toBe(bars);
  const none: CandleBar[] = [];
  expect(cleanBars(none)).toBe(none);
});

test('sorts, and of two bars of a time keeps the later', () => {
  expect(cleanBars([bar(3), bar(1), bar(3, { close: 4 }), bar(2)])).toEqual([bar(1), bar(2), bar(3, { close: 4 })]);
});

test.each([
  { close: Number.NaN },
  { open: null },
  { high: undefined },
  { low: '1' },
  { time: Number.NaN },
  { time: null },
  { high: Number.POSITIVE_INFINITY },
  { close: 1e22 },
])('leaves out a bar without a price or a time: %o', (change) => {
  expect(cleanBars([bar(1), wild(2, change), bar(3)])).toEqual([bar(1), bar(3)]);
  expect(cleanBar(wild(2, change))).toBeNull();
});

test('mends what can be mended: a volume that is none, a high and a low that do not hold the rest', () => {
  expect(cleanBar(wild(1, { volume: Number.NaN }))).toEqual(bar(1, { volume: 0 }));
  expect(cleanBar(wild(1, { volume: -3 }))).toEqual(bar(1, { volume: 0 }));
  expect(cleanBar(bar(1, { high: 0, low: 9 }))).toEqual(bar(1, { high: 9, low: 0 }));
  expect(cleanBar(undefined)).toBeNull();
});
