/**
 * Exact money arithmetic (precision 20, half-up: readings C11). decimal.js is 11 KB, so lazy routes only; lists format
 * with domain/number. Arguments are canonical decimal texts: anything else is a bug of the caller and throws.
 */
import { Decimal } from 'decimal.js';
import { APP_PRECISION } from './constants.ts';

const Money = Decimal.clone({ precision: APP_PRECISION, rounding: Decimal.ROUND_HALF_UP });
/** Cutting down must not round up on the way: quotients and products are taken exactly enough first. */
const Exact = Decimal.clone({ precision: 80, rounding: Decimal.ROUND_DOWN });

const text = (value: Decimal): string => (value.isZero() ? '0' : value.toFixed());

/** a + b */
export const add = (a: string, b: string): string => text(new Money(a).add(b));
/** a - b */
export const sub = (a: string, b: string): string => text(new Money(a).sub(b));
/** a x b */
export const mul = (a: string, b: string): string => text(new Money(a).mul(b));
/** a / b, or null where b is zero: there is no answer, and the screen shows the mark of an empty figure. */
export const div = (a: string, b: string): string | null => (new Money(b).isZero() ? null : text(new Money(a).div(b)));
/** -1, 0, 1 */
export const compare = (a: string, b: string): number => new Money(a).cmp(b);
/** The smaller of both. */
export const min = (a: string, b: string): string => (compare(a, b) <= 0 ? a : b);
/** The greater of both. */
export const max = (a: string, b: string): string => (compare(a, b) >= 0 ? a : b);
/** Sum of a list, '0' of an empty one. */
export const sum = (values: readonly string[]): string => values.reduce(add, '0');

/** Cut towards zero to `scale` decimals: what may be spent. */
export const floorTo = (value: string, scale: number): string =>
  text(new Exact(value).toDecimalPlaces(scale, Decimal.ROUND_DOWN));
/** As floorTo, with all of its decimals, as a field shows it: '2496.00'. */
export const fixedTo = (value: string, scale: number): string => new Exact(value).toFixed(scale, Decimal.ROUND_DOWN);
/** Half-up to `scale` decimals: what is booked. */
export const roundTo = (value: string, scale: number): string =>
  text(new Money(value).toDecimalPlaces(scale, Decimal.ROUND_HALF_UP));
/** The greatest multiple of `step` that is not above a value of zero or more. */
export const stepTo = (value: string, step: string): string => {
  const size = new Exact(step);
  if (!size.gt(0)) return value;
  return text(new Exact(value).div(size).floor().mul(size));
};
/** True where the value is a whole multiple of the step. */
export const isOnStep = (value: string, step: string): boolean =>
  !new Exact(step).gt(0) || new Exact(value).mod(step).isZero();

export interface SpendRules {
  /** The step of the amount: '0.0001'. */
  step: string;
  /** Price of one unit in the coin spent; 1 where the amount itself is spent. */
  price?: string;
  /** Only where the fee is taken from the coin spent (readings G6); a spot fee comes off the coin received. */
  feeRate?: string;
  /** 1 to 100 of what is available; all by default. */
  percent?: number;
}

/**
 * The greatest amount that can be paid for: amount x price + fee is never above the share of `available`, and the
 * amount is a multiple of the step (readings E21). '0' where nothing can be bought.
 */
export function maxSpend(available: string, { step, price = '1', feeRate = '0', percent = 100 }: SpendRules): string {
  const budget = new Exact(available).mul(percent).div(100);
  const cost = new Exact(price).mul(new Exact(feeRate).add(1));
  if (!budget.gt(0) || !cost.gt(0)) return '0';
  return stepTo(text(budget.div(cost)), step);
}

/** One level of a book: price and amount, best first. */
export type Level = readonly [price: string, amount: string];

export interface Walk {
  /** How much the book gives. */
  filled: string;
  /** Average price of what is filled, or null where nothing is. */
  average: string | null;
  /** Price of the last level that is touched. */
  worst: string | null;
  /** Sum of price x amount. */
  value: string;
  /** Distance of the average from the best price as a share: '0.005' is 0.5 %. */
  slippage: string | null;
  /** False where the book (or the band of readings G7) ends before the amount does. */
  isComplete: boolean;
}

/**
 * What a market order of `amount` would meet in the asks (to buy) or bids (to sell). `band` ends the walk at that
 * distance from the first price, as the exchange does ('0.05', readings G7).
 */
export function walkBook(levels: readonly Level[], amount: string, band?: string): Walk {
  const best = levels[0] ? new Exact(levels[0][0]) : null;
  let left = new Exact(amount);
  let value = new Exact(0);
  let worst: string | null = null;
  for (const [price, size] of levels) {
    if (!left.gt(0) || !best) break;
    if (band !== undefined && best.sub(price).abs().gt(best.mul(band))) break;
    const taken = Exact.min(left, size);
    if (!taken.gt(0)) continue;
    left = left.sub(taken);
    value = value.add(taken.mul(price));
    worst = price;
  }
  const filled = new Exact(amount).sub(left);
  const average = filled.gt(0) ? new Money(value).div(filled) : null;
  return {
    filled: text(filled),
    average: average && text(average),
    worst,
    value: text(value),
    slippage: average && best?.gt(0) ? text(average.sub(best).abs().div(best)) : null,
    isComplete: !left.gt(0),
  };
}

/**
 * The amount for which a market order of this `value` meets the levels, walked as in walkBook; what the book does not give is at the
 * average of what it gives. Null where there is no book. An amount that is not above it is worth no more than `value`.
 */
export function amountOfValue(levels: readonly Level[], value: string, band?: string): string | null {
  const best = levels[0] ? new Exact(levels[0][0]) : null;
  let left = new Exact(value);
  let amount = new Exact(0);
  for (const [price, size] of levels) {
    if (!left.gt(0) || !best) break;
    if (band !== undefined && best.sub(price).abs().gt(best.mul(band))) break;
    const taken = Exact.min(left.div(price), size);
    if (!taken.gt(0)) continue;
    left = left.sub(taken.mul(price));
    amount = amount.add(taken);
  }
  if (!amount.gt(0)) return null;
  const spent = new Exact(value).sub(left);
  return text(left.gt(0) ? amount.mul(value).div(spent) : amount);
}
