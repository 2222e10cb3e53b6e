import { decimalsOf } from '../decimal-text.ts';
import { cutToScaled, fromScaled, isLess } from '../scaled.ts';
import type { FuturesTerms, FuturesTier } from './terms.ts';

/**
 * Futures: what one comes to, for the exchange that pays it, for the ticket before, and for whoever checks it after. Prices and
 * amounts are canonical decimal text; what is rounded is rounded to a unit of the coin, against the user.
 */

export type FuturesDirection = 'long' | 'short';

/** Exact product of canonical decimal texts. */
export function product(...factors: readonly string[]): string {
  let [value, decimals] = [1n, 0];
  for (const factor of factors) {
    const own = decimalsOf(factor);
    value *= cutToScaled(factor, own);
    decimals += own;
  }
  return fromScaled(value, decimals);
}

/** The whole number of `by` in `value` or next above it, or below: of two that may be below zero. */
export const ceilDiv = (value: bigint, by: bigint): bigint => -floorDiv(-value, by);
export function floorDiv(value: bigint, by: bigint): bigint {
  const cut = value / by;
  return cut * by !== value && value < 0n !== by < 0n ? cut - 1n : cut;
}

/** Brings exact text to so many decimals, down along the number line: a profit is never made greater, a loss never less. */
export function floorTo(text: string, decimals: number): string {
  const own = decimalsOf(text);
  if (own <= decimals) return text;
  return fromScaled(floorDiv(cutToScaled(text, own), 10n ** BigInt(own - decimals)), decimals);
}

/** Units of the base coin in so many lots. */
export const sizeOf = (lots: number, { contractSize }: Pick<FuturesTerms, 'contractSize'>): string =>
  product(contractSize, String(lots));

/** What a position is worth at a price. */
export const notionalOf = (price: string, size: string): string => product(price, size);

/** What has to be put up for it, rounded up. */
export function marginOf(notional: string, multiple: number, decimals: number): string {
  const own = Math.max(decimalsOf(notional), decimals);
  const unit = BigInt(multiple) * 10n ** BigInt(own - decimals);
  return fromScaled(ceilDiv(cutToScaled(notional, own), unit), decimals);
}

/** What was won or lost, with a minus, between two prices. */
export function profitOf(
  { direction, size, entry }: { readonly direction: FuturesDirection; readonly size: string; readonly entry: string },
  price: string,
  decimals: number,
): string {
  const [from, to] = direction === 'long' ? [entry, price] : [price, entry];
  const own = Math.max(decimalsOf(from), decimalsOf(to));
  const moved = fromScaled(cutToScaled(to, own) - cutToScaled(from, own), own);
  return floorTo(product(moved, size), decimals);
}

/** The tier of so much notional; undefined where nothing is taken any more. */
export const tierOf = ({ tiers }: Pick<FuturesTerms, 'tiers'>, notional: string): FuturesTier | undefined =>
  tiers.find(({ upTo }) => !isLess(upTo, notional));

/** A part of an amount, lots of lots: cut, so that what stays has the rest. */
export function partOf(amount: string, lots: number, of: number, decimals: number): string {
  return fromScaled((cutToScaled(amount, decimals) * BigInt(lots)) / BigInt(of), decimals);
}

/** The price that one is opened at by a tick: its index, which no trade moves, and the spread of the pair against whoever opens. */
export function openPriceOf(direction: FuturesDirection, index: string, spread: string): string {
  const own = Math.max(decimalsOf(index), decimalsOf(spread));
  const [price, added] = [cutToScaled(index, own), cutToScaled(spread, own)];
  return fromScaled(direction === 'long' ? price + added : price - added, own);
}
