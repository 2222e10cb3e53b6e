import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomAt } from './random.ts';
import { secretOfSeed } from './secrets.ts';
import { type PathBar, type RangeLimits, split, typicalPrice } from './split.ts';

/** Any bar that the process could make: from one that stands still to one that only spikes. */
const whole: fc.Arbitrary<PathBar> = fc
  .record({
    low: fc.integer({ min: 1, max: 1_000_000 }),
    range: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 100_000 })),
    open: fc.double({ min: 0, max: 1, noNaN: true }),
    close: fc.double({ min: 0, max: 1, noNaN: true }),
    amount: fc.integer({ min: 200_000, max: 1_000_000_000 }),
    count: fc.integer({ min: 2000, max: 1_000_000 }),
  })
  .map(({ low, range, open, close, amount, count }) => {
    const prices = {
      open: low + Math.round(range * open),
      high: low + range,
      low,
      close: low + Math.round(range * close),
    };
    return { ...prices, amount, value: Math.round(typicalPrice(prices) * amount), count };
  });

const partsOf = (count: number, least: number) =>
  Array.from({ length: count }, () => ({ weight: 1, jump: 0, share: 1, least }));

function expectParts(of: PathBar, parts: readonly PathBar[], least: number): void {
  const sum = (key: 'amount' | 'value' | 'count') => parts.reduce((total, part) => total + part[key], 0);
  expect([sum('amount'), sum('value'), sum('count')]).toEqual([of.amount, of.value, of.count]);
  expect(parts[0]?.open).toBe(of.open);
  expect(parts.at(-1)?.close).toBe(of.close);
  expect(Math.max(...parts.map((part) => part.high))).toBe(of.high);
  expect(Math.min(...parts.map((part) => part.low))).toBe(of.low);
  for (const [index, part] of parts.entries()) {
    if (index > 0) expect(part.open).toBe(parts[index - 1]?.close);
    expect(part.low).toBeLessThanOrEqual(Math.min(part.open, part.close));
    expect(part.high).toBeGreaterThanOrEqual(Math.max(part.open, part.close));
    expect(part.amount).toBeGreaterThanOrEqual(least);
    // The average price of a part is a price that it had.
    expect(part.value).toBeGreaterThanOrEqual(part.low * part.amount);
    expect(part.value).toBeLessThanOrEqual(part.high * part.amount);
  }
}

const LADDER: readonly { readonly count: number; readonly least: number; readonly reach: RangeLimits }[] = [
  { count: 24, least: 60, reach: [0.2, 0.5] },
  { count: 4, least: 15, reach: [0.3, 0.7] },
  { count: 15, least: 1, reach: [0.9, 1] },
];

const KEY = secretOfSeed('split');

it('the parts of a bar add up to it, level by level', () => {
  fc.assert(
    fc.property(whole, fc.nat(), (day, seed) => {
      let of = day;
      for (const [level, { count, least, reach }] of LADDER.entries()) {
        const random = randomAt(KEY, level, seed);
        const parts = split(of, partsOf(count, least), reach, random);
        expect(parts).toHaveLength(count);
        expectParts(of, parts, least);
        of = parts[Math.floor(random() * count)] ?? of;
      }
    }),
    { numRuns: 400 },
  );
});

it('a part that cannot be split is refused, not bent', () => {
  const tiny: PathBar = { open: 5, high: 5, low: 5, close: 5, amount: 3, value: 15, count: 3 };
  expect(() => split(tiny, partsOf(4, 1), [0.9, 1], randomAt(KEY))).toThrow(RangeError);
});
