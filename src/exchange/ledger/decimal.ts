import { Decimal } from 'decimal.js';
import { LEDGER_PRECISION } from '../../domain/constants.ts';

/** Exact arithmetic of the ledger: 60 digits, half-up; results are rounded to the coin's scale once, at the end. */
export const Money = Decimal.clone({
  precision: LEDGER_PRECISION,
  rounding: Decimal.ROUND_HALF_UP,
  toExpNeg: -60,
  toExpPos: 60,
});
export type Money = Decimal;

/** The most decimals that a balance keeps: NUMERIC(36,18). */
export const BALANCE_SCALE = 18;

/** Rounds half-up to a coin's scale and gives canonical decimal text. */
export function toScale(value: Decimal.Value, scale: number): string {
  const text = new Money(value).toDecimalPlaces(scale).toFixed();
  return text === '-0' ? '0' : text;
}
