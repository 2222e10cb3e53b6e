import { Decimal } from 'decimal.js';

/** Exact arithmetic of the model, of its own so that it shares no mistake with the ledger's. */
export const Exact = Decimal.clone({ precision: 80, rounding: Decimal.ROUND_HALF_UP, toExpNeg: -60, toExpPos: 60 });
export type Exact = Decimal;

export const sum = (values: Iterable<Decimal.Value>): Exact => {
  let total = new Exact(0);
  for (const value of values) total = total.plus(value);
  return total;
};
