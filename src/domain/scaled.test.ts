import { Decimal } from 'decimal.js';
import { assert, bigInt, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalText } from './decimal-text.ts';
import {
  changePercent,
  cutToScaled,
  fromScaled,
  isLess,
  plus,
  times,
  toNumber,
  toScaled,
  toStep,
  toUnits,
} from './scaled.ts';

const Exact = Decimal.clone({ precision: 100, rounding: Decimal.ROUND_DOWN, toExpNeg: -100, toExpPos: 100 });
/** Decimal text of up to twelve digits and eight decimals, both signs. */
const text = tuple(integer({ min: -1_000_000_000, max: 1_000_000_000 }), integer({ min: 0, max: 8 })).map(
  ([units, decimals]) => decimalText(new Exact(units).div(new Exact(10).pow(decimals)).toFixed()) ?? '0',
);
const positive = text.filter((value) => !value.startsWith('-') && value !== '0');

const scaled = bigInt({ min: -(10n ** 24n), max: 10n ** 24n });
const scale = integer({ min: 0, max: 18 });

describe('scaled numbers', () => {
  it('go to text and back without loss', () => {
    assert(
      property(scaled, scale, (value, decimals) => {
        const written = fromScaled(value, decimals);
        expect(decimalText(written)).toBe(written);
        expect(toScaled(written, decimals)).toBe(value);
        expect(new Exact(written).mul(new Exact(10).pow(decimals)).toFixed()).toBe(String(value));
      }),
    );
  });

  it('are cut towards zero where the text has more decimals, or refused', () => {
    assert(
      property(text, integer({ min: 0, max: 8 }), (value, decimals) => {
        const cut = new Exact(value).toDecimalPlaces(decimals, Decimal.ROUND_DOWN);
        expect(fromScaled(cutToScaled(value, decimals), decimals)).toBe(decimalText(cut.toFixed()));
        expect(toScaled(value, decimals)).toBe(cut.eq(value) ? cutToScaled(value, decimals) : null);
      }),
    );
    expect([toScaled('1.25', 1), toScaled('7', 3), toScaled('-0.5', 2), fromScaled(-1205n, 2)]).toEqual([
      null,
      7000n,
      -50n,
      '-12.05',
    ]);
  });

  it('are the number that their text means, and come back from it', () => {
    assert(
      property(bigInt({ min: 0n, max: 2n ** 50n }), integer({ min: 0, max: 12 }), (value, decimals) => {
        const number = toNumber(value, decimals);
        expect(number).toBe(Number(fromScaled(value, decimals)));
        expect(toUnits(number, decimals)).toBe(Number(value));
      }),
    );
  });
});

describe('exact arithmetic on text', () => {
  it('multiplies and adds as decimal.js does', () => {
    assert(
      property(text, text, (a, b) => {
        expect(times(a, b)).toBe(decimalText(new Exact(a).mul(b).toFixed()));
        expect(plus(a, b)).toBe(decimalText(new Exact(a).add(b).toFixed()));
        expect(isLess(a, b)).toBe(new Exact(a).lt(b));
        expect(isLess(a, a)).toBe(false);
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
