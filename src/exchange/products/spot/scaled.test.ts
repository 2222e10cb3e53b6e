import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Money } from '../../ledger/decimal.ts';
import { divideHalfUp, fromScaled, toScaled } from './scaled.ts';
import { feeOf } from './trade.ts';

const decimals = fc.integer({ min: 0, max: 12 });

describe('ticks and lots', () => {
  it('go to text and back without loss', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), decimals, (value, scale) => {
        const text = fromScaled(value, scale);
        expect(toScaled(text, scale)).toBe(value);
        expect(new Decimal(text).equals(new Money(value.toString()).div(new Money(10).pow(scale)))).toBe(true);
      }),
    );
  });

  it('refuse more decimals than there are', () => {
    expect(toScaled('1.25', 1)).toBeNull();
    expect(toScaled('1.2', 1)).toBe(12n);
    expect(toScaled('7', 3)).toBe(7000n);
    expect(fromScaled(-1205n, 2)).toBe('-12.05');
  });

  it('round halves up', () => {
    expect([divideHalfUp(14n, 10n), divideHalfUp(15n, 10n), divideHalfUp(16n, 10n), divideHalfUp(0n, 10n)]).toEqual([
      1n,
      2n,
      2n,
      0n,
    ]);
  });
});

describe('fee', () => {
  it("is received x rate, half-up at the coin's scale, and never more than what is received", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 20n }),
        fc.constantFrom('0', '0.0005', '0.001', '0.0025'),
        (units, rate) => {
          const received = fromScaled(units, 10);
          const fee = feeOf(received, rate, 8);
          expect(fee).toBe(new Money(received).times(rate).toDecimalPlaces(8).toFixed());
          expect(new Money(fee).lte(received)).toBe(true);
        },
      ),
    );
  });
});
