import { Decimal } from 'decimal.js';
import { assert, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changePercent, plus, times, toStep } from './decimal-math.ts';
import { decimalText } from './decimal-text.ts';

const Exact = Decimal.clone({ precision: 100, rounding: Decimal.ROUND_DOWN, toExpNeg: -100, toExpPos: 100 });
/** Decimal text of up to twelve digits and eight decimals, both signs. */
const text = tuple(integer({ min: -1_000_000_000, max: 1_000_000_000 }), integer({ min: 0, max: 8 })).map(
  ([units, decimals]) => decimalText(new Exact(units).div(new Exact(10).pow(decimals)).toFixed()) ?? '0',
);
const positive = text.filter((value) => !value.startsWith('-') && value !== '0');

describe('exact arithmetic on text', () => {
  it('multiplies and adds as decimal.js does', () => {
    assert(
      property(text, text, (a, b) => {
        expect(times(a, b)).toBe(decimalText(new Exact(a).mul(b).toFixed()));
        expect(plus(a, b)).toBe(decimalText(new Exact(a).add(b).toFixed()));
      }),
    );
  });

  it('finds the change in percent, cut to four decimals', () => {
    assert(
      property(positive, positive, (open, close) => {
        expect(changePercent(open, close)).toBe(
          decimalText(new Exact(close).sub(open).mul(100).div(open).toDecimalPlaces(4, Decimal.ROUND_DOWN).toFixed()),
        );
      }),
    );
    expect([changePercent('0', '5'), changePercent('100', '100'), changePercent('3', '2')]).toEqual([
      '0',
      '0',
      '-33.3333',
    ]);
  });

  it('brings prices to a step, down and up', () => {
    assert(
      property(positive, positive, (price, step) => {
        for (const [way, rounding] of [
          ['down', Decimal.ROUND_FLOOR],
          ['up', Decimal.ROUND_CEIL],
        ] as const) {
          expect(toStep(price, step, way)).toBe(
            decimalText(new Exact(price).div(step).toDecimalPlaces(0, rounding).mul(step).toFixed()),
          );
        }
      }),
    );
  });

  it('has no product of what is no number', () =>
    expect([times('', '1'), times('1', 'x'), times('1e2', '2')]).toEqual([null, null, '200']));
});
