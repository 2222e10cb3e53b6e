import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compareDecimal,
  directionOf,
  EMPTY,
  formatAmount,
  formatCompact,
  formatPercent,
  formatPrice,
  formatSigned,
} from './number.ts';
import { parseTyped } from './number-typed.ts';

const Exact = Decimal.clone({ precision: 200, rounding: Decimal.ROUND_HALF_UP });
const digits = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: min, maxLength: max });

/** Decimal texts as a careless server sends them: signs, leading zeros, a bare point, exponents, ties. */
const wild = fc
  .tuple(
    fc.constantFrom('', '-', '+'),
    digits(1, 18),
    fc.option(fc.oneof(digits(0, 24), fc.constantFrom('5', '05', '005', '95', '995', '9999999')), { nil: undefined }),
    fc.option(fc.integer({ min: -12, max: 5 }), { nil: undefined }),
  )
  .map(
    ([sign, whole, fraction, exponent]) =>
      sign + whole + (fraction === undefined ? '' : `.${fraction}`) + (exponent === undefined ? '' : `e${exponent}`),
  );
const scale = fc.integer({ min: 0, max: 12 });
const RUNS = { numRuns: 3000 };

/** The reference: decimal.js to a text, then the typography of the app. */
function shown(value: Decimal, decimals: number, mode: Decimal.Rounding, plus = ''): string {
  const fixed = value.toFixed(decimals, mode);
  const sign = Number(fixed) === 0 ? '' : fixed.startsWith('-') ? '−' : plus;
  const [whole = '', fraction] = fixed.replace('-', '').split('.');
  return sign + whole.replace(/\B(?=(\d{3})+$)/g, ',') + (fraction === undefined ? '' : `.${fraction}`);
}

describe('equal to decimal.js', () => {
  test('formatPrice, formatSigned and formatPercent round half-up', () => {
    fc.assert(
      fc.property(wild, scale, (text, decimals) => {
        const value = new Exact(text);
        expect(formatPrice(text, decimals)).toBe(shown(value, decimals, Decimal.ROUND_HALF_UP));
        expect(formatSigned(text, decimals)).toBe(shown(value, decimals, Decimal.ROUND_HALF_UP, '+'));
        expect(formatPercent(text)).toBe(`${shown(value, 2, Decimal.ROUND_HALF_UP, '+')}%`);
      }),
      RUNS,
    );
  });

  test('formatAmount cuts, and trims what it is asked to', () => {
    fc.assert(
      fc.property(wild, scale, (text, decimals) => {
        const cut = shown(new Exact(text), decimals, Decimal.ROUND_DOWN);
        expect(formatAmount(text, decimals)).toBe(cut);
        expect(formatAmount(text, decimals, { trim: true })).toBe(cut.includes('.') ? cut.replace(/\.?0+$/, '') : cut);
      }),
      RUNS,
    );
  });

  test('formatCompact', () => {
    fc.assert(
      fc.property(wild, (text) => {
        const value = new Exact(text);
        const size = value.abs();
        const result = formatCompact(text);
        if (size.gt(1e6)) expect(result).toBe(`${shown(value.div(1e6), 1, Decimal.ROUND_HALF_UP)}M`);
        else if (size.gt(1000)) expect(result).toBe(`${shown(value.div(1000), 1, Decimal.ROUND_HALF_UP)}K`);
        else expect(result.replace('−', '-')).toBe(value.toDecimalPlaces(4, Decimal.ROUND_HALF_UP).add(0).toFixed());
      }),
      RUNS,
    );
  });

  test('directionOf and compareDecimal', () => {
    fc.assert(
      fc.property(wild, wild, (a, b) => {
        const left = new Exact(a);
        expect(directionOf(a)).toBe(left.isZero() ? 'flat' : left.isNegative() ? 'down' : 'up');
        expect(compareDecimal(a, b)).toBe(left.cmp(b));
      }),
      RUNS,
    );
  });

  test('numbers', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e15, max: 1e15, noNaN: true }), scale, (value, decimals) => {
        expect(formatPrice(value, decimals)).toBe(shown(new Exact(value), decimals, Decimal.ROUND_HALF_UP));
      }),
      RUNS,
    );
  });
});

describe('bad input', () => {
  test('never shows NaN, Infinity or an exponent', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom('NaN', '-Infinity', '1e400', '1_000', '0x1f', '9'.repeat(80))),
        (text) => {
          for (const result of [
            formatPrice(text, 2),
            formatAmount(text, 4),
            formatCompact(text),
            formatPercent(text),
            formatSigned(text, 2),
          ]) {
            if (result !== EMPTY) expect(result).toMatch(/^[−+]?[\d,]+(\.\d+)?[KM%]?$/);
          }
        },
      ),
      RUNS,
    );
  });
});

describe('parseTyped', () => {
  test('reads back everything that the app shows', () => {
    fc.assert(
      fc.property(wild, scale, (text, decimals) => {
        const formatted = formatPrice(text, decimals);
        expect(parseTyped(formatted, { pasted: true })).toBe(
          new Exact(new Exact(text).toFixed(decimals, Decimal.ROUND_HALF_UP)).add(0).toFixed(),
        );
      }),
      RUNS,
    );
  });
  test('is decimal text or null', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(parseTyped(typed) ?? '0').toMatch(/^-?\d+(\.\d+)?$/);
      }),
      RUNS,
    );
  });
});
