import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toNumber, toText } from './scale.ts';

it('writes scaled integers as decimal text', () => {
  expect([toText(642_185n, 1), toText(-5n, 3), toText(1200n, 2), toText(7n, 0), toText(0n, 4)]).toEqual([
    '64218.5',
    '-0.005',
    '12',
    '7',
    '0',
  ]);
});

it('makes the number that the decimal text means', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 53n }), fc.integer({ min: 0, max: 12 }), (scaled, decimals) => {
      expect(toNumber(scaled, decimals)).toBe(Number(toText(scaled, decimals)));
    }),
  );
});
