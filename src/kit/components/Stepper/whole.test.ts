import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canMove, fitted, moved, wholeOf } from './whole.ts';

describe('a whole number', () => {
  it.each(['', '1.5', '-2', 'NaN', '1e5', ' 7', '1'.repeat(25), null, undefined])('is not %s', (text) => {
    expect(wholeOf(text)).toBeNull();
  });
  it('may be larger than a float holds', () => expect(wholeOf('9007199254740993')).toBe(9_007_199_254_740_993n));
});

describe('a step', () => {
  it.each([
    ['5', 1, {}, '6'],
    ['0', -1, {}, '0'],
    ['10', 1, { max: '10' }, '10'],
    ['', 1, { min: '3' }, '3'],
    ['abc', -1, { min: '3' }, '3'],
    ['1', 1, { min: '3' }, '3'],
    ['7', 1, { min: '5', step: '5' }, '10'],
    ['7', -1, { min: '5', step: '5' }, '5'],
    ['10', 1, { min: '5', max: '12', step: '5' }, '10'],
    ['99', -1, { max: '12' }, '12'],
    ['5', 10, { max: '12' }, '12'],
    ['5', 1, { step: '0' }, '6'],
    ['5', 1, { max: 'many' }, '6'],
  ] as const)('from %s by %i within %o is %s', (from, by, limits, to) => {
    expect(moved(from, by, limits)).toBe(to);
  });
  it('knows its ends', () => {
    expect([canMove('10', 1, { max: '10' }), canMove('10', -1, { max: '10' })]).toEqual([false, true]);
    expect(canMove('', 1, {})).toBe(true);
    expect([canMove('0', 1, { max: '0' }), canMove('0', -1, { max: '0' })]).toEqual([false, false]);
  });
  it('always lands on the grid inside the limits', () => {
    const some = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(some, some, some, fc.integer({ min: 1, max: 99 }), (value, a, b, step) => {
        const [min, max] = [Math.min(a, b), Math.max(a, b)];
        const limits = { min: String(min), max: String(max), step: String(step) };
        for (const text of [
          moved(String(value), 1, limits),
          moved(String(value), -1, limits),
          fitted(String(value), limits),
        ]) {
          const next = Number(text);
          expect(next >= min && next <= max && (next - min) % step === 0).toBe(true);
        }
      }),
    );
  });
});

describe('what is typed', () => {
  it.each([
    ['', {}, ''],
    ['3', { min: '10' }, '10'],
    ['250', { max: '120' }, '120'],
    ['17', { min: '5', step: '5' }, '15'],
  ] as const)('%s within %o becomes %s', (typed, limits, text) => expect(fitted(typed, limits)).toBe(text));
});
