import { decimalsOf, decimalText } from '../../../domain/decimal-text.ts';

/**
 * The book counts in whole ticks and lots: 64218.5 at 2 decimals is 6421850n. These turn decimal text into such
 * integers and back without loss.
 */

/** Canonical decimal text as an integer of `decimals`; null where it has more decimals than that. */
export function toScaled(text: string, decimals: number): bigint | null {
  if (decimalsOf(text) > decimals) return null;
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

/** An integer of `decimals` as canonical decimal text. */
export function fromScaled(value: bigint, decimals: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0');
  const cut = digits.length - decimals;
  const text = decimals === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`;
  return decimalText(value < 0n ? `-${text}` : text) ?? '0';
}

/** value / divisor, rounded half-up; both at least zero. */
export const divideHalfUp = (value: bigint, divisor: bigint): bigint => (value * 2n + divisor) / (divisor * 2n);
