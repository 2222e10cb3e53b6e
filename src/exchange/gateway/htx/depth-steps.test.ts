import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aggregate } from './depth-steps.ts';
import { DEPTH_STEPS } from './topic.ts';

const scale = { priceDecimals: 2, amountDecimals: 3 };

describe('aggregate', () => {
  test('bids go down and asks go up to the next step, so that no price looks better than it is', () => {
    expect(
      aggregate(
        [
          [100.09, 1],
          [100.01, 2],
          [100, 4],
          [99.99, 8],
        ],
        1,
        scale,
        'down',
        20,
      ),
    ).toEqual([
      [100, 7],
      [99.9, 8],
    ]);
    expect(
      aggregate(
        [
          [100, 1],
          [100.01, 2],
          [100.1, 4],
          [100.11, 8],
        ],
        1,
        scale,
        'up',
        20,
      ),
    ).toEqual([
      [100, 1],
      [100.1, 6],
      [100.2, 8],
    ]);
  });

  test('sizes add up without the noise of binary fractions', () => {
    expect(
      aggregate(
        [
          [1.09, 0.1],
          [1.08, 0.2],
          [1.07, 0.003],
        ],
        1,
        scale,
        'down',
        20,
      ),
    ).toEqual([[1, 0.303]]);
  });

  test('no more than so many steps, and the last of them is whole', () => {
    expect(
      aggregate(
        [
          [3.01, 1],
          [2.09, 1],
          [2.01, 1],
          [1.01, 1],
        ],
        2,
        scale,
        'down',
        2,
      ),
    ).toEqual([
      [3, 1],
      [2, 2],
    ]);
    expect(aggregate([], 3, scale, 'up', 20)).toEqual([]);
  });

  test('nothing is lost, order is kept, every price lies on a step', () => {
    const levels = fc.uniqueArray(
      fc.tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 1, max: 10_000_000 })),
      { selector: ([price]) => price, maxLength: 60 },
    );
    fc.assert(
      fc.property(
        levels,
        fc.constantFrom(...DEPTH_STEPS),
        fc.constantFrom('down' as const, 'up' as const),
        (raw, step, round) => {
          const sorted = [...raw].sort((a, b) => (round === 'down' ? b[0] - a[0] : a[0] - b[0]));
          const result = aggregate(
            sorted.map(([price, size]): [number, number] => [price / 100, size / 1000]),
            step,
            scale,
            round,
            1000,
          );
          const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + Math.round(size * 1000), 0);
          expect(sum(result.map(([, size]) => size))).toBe(sum(raw.map(([, size]) => size / 1000)));
          const ticks = result.map(([price]) => Math.round(price * 100));
          expect(ticks.every((tick) => tick % 10 ** step === 0)).toBe(true);
          expect(ticks).toEqual([...new Set(ticks)].sort((a, b) => (round === 'down' ? b - a : a - b)));
        },
      ),
    );
  });
});
