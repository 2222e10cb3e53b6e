import type { Level } from '../../domain/money.ts';
import { plus, toStep } from '../../domain/scaled.ts';

/** Flat "price, size, price, size" as levels; at most `rows`. */
export function toLevels(flat: readonly string[], rows = Number.POSITIVE_INFINITY): Level[] {
  const levels: Level[] = [];
  for (let index = 0; index + 1 < flat.length && levels.length < rows; index += 2) {
    levels.push([flat[index] ?? '0', flat[index + 1] ?? '0']);
  }
  return levels;
}

export type BookSide = 'bids' | 'asks';

/** The level at which a price stands in a book that is grouped by `step`; "" groups nothing. */
export const levelOf = (price: string, side: BookSide, step: string): string =>
  step === '' ? price : toStep(price, step, side === 'bids' ? 'down' : 'up');

/**
 * Levels brought together to multiples of `step`: bids down, asks up, so that a grouped level never promises a better
 * price than its orders have. "" groups nothing.
 */
export function groupLevels(flat: readonly string[], side: BookSide, step: string, rows: number): Level[] {
  if (step === '') return toLevels(flat, rows);
  const grouped: [string, string][] = [];
  for (let index = 0; index + 1 < flat.length; index += 2) {
    const price = levelOf(flat[index] ?? '0', side, step);
    const amount = flat[index + 1] ?? '0';
    const last = grouped.at(-1);
    if (last?.[0] === price) last[1] = plus(last[1], amount);
    else if (grouped.length === rows) break;
    else grouped.push([price, amount]);
  }
  return grouped;
}
