import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feeOf } from './fee.ts';
import { fromScaled } from './scaled.ts';

const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP, toExpNeg: -60, toExpPos: 60 });

describe('fee (readings G6)', () => {
  it("is received x rate, half-up at the coin's scale, and never more than what is received", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 20n }),
        fc.constantFrom('0', '0.0005', '0.001', '0.0025'),
        fc.constantFrom(2, 8, 18),
        (units, rate, scale) => {
          const received = fromScaled(units, 10);
          const fee = feeOf(received, rate, scale);
          expect(fee).toBe(new Exact(received).times(rate).toDecimalPlaces(scale).toFixed());
        },
      ),
    );
  });

  it('of the ticket in the design: 0.1558 BTC at 0.1 %', () => expect(feeOf('0.1558', '0.001', 8)).toBe('0.0001558'));

  it('rounds a half up', () => expect(feeOf('0.00005', '0.0001', 8)).toBe('0.00000001'));
});
