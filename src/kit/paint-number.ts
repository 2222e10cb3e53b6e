import { decimalText } from '../domain/decimal-text.ts';
import type { NumberInput } from '../domain/number.ts';

/** Where a decimal text stands in a picture; NaN where it is no number. For paint alone: money is never counted from it. */
export function paintNumber(value: NumberInput): number {
  const text = typeof value === 'string' || typeof value === 'number' ? decimalText(value) : null;
  const number = text === null ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : Number.NaN;
}

/** A share of a whole, kept between 0 and 1; nought where it is no number. */
export const paintShare = (share: number | null | undefined): number =>
  typeof share === 'number' && share > 0 ? Math.min(1, share) : 0;

/** Finite points of a course, and nothing where there is no list of them. */
export const paintPoints = (points: readonly (number | null | undefined)[] | null | undefined): number[] =>
  (points ?? []).filter((point): point is number => Number.isFinite(point));

/** The lowest and the highest of many numbers; null where there are none, or where they are too far apart to count. */
export function extent(numbers: readonly number[]): { readonly low: number; readonly range: number } | null {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const number of numbers) {
    if (number < low) low = number;
    if (number > high) high = number;
  }
  return Number.isFinite(high - low) ? { low, range: high - low } : null;
}
