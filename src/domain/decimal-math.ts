import { decimalsOf, decimalText } from './decimal-text.ts';

/**
 * Exact arithmetic on decimal text for lists, without a decimal library (that is 11 KB): products and comparisons only.
 * Money of forms and totals is counted with domain/money.ts.
 */

/** Decimal text as a whole number of units of 10^-decimals; digits beyond are cut off. */
export function unitsOf(text: string, decimals: number): bigint {
  const negative = text.startsWith('-');
  const [whole = '0', fraction = ''] = (negative ? text.slice(1) : text).split('.');
  const units = BigInt(whole + fraction.padEnd(decimals, '0').slice(0, decimals));
  return negative ? -units : units;
}

/** A whole number of units of 10^-decimals as canonical decimal text. */
export function textOf(units: bigint, decimals: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  const cut = digits.length - decimals;
  const text = decimalText(decimals === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`) ?? '0';
  return units < 0n && text !== '0' ? `-${text}` : text;
}

/** Exact product; null where a factor is no decimal text. */
export function times(left: string, right: string): string | null {
  const a = decimalText(left);
  const b = decimalText(right);
  if (a === null || b === null) return null;
  const [aDecimals, bDecimals] = [decimalsOf(a), decimalsOf(b)];
  return textOf(unitsOf(a, aDecimals) * unitsOf(b, bDecimals), aDecimals + bDecimals);
}

/** Exact sum of canonical decimal texts. */
export function plus(left: string, right: string): string {
  const decimals = Math.max(decimalsOf(left), decimalsOf(right));
  return textOf(unitsOf(left, decimals) + unitsOf(right, decimals), decimals);
}

const PERCENT_DECIMALS = 4;

/** Change from `open` to `close` in percent, cut to four decimals; "0" where there is no opening price. */
export function changePercent(open: string, close: string): string {
  const decimals = Math.max(decimalsOf(open), decimalsOf(close));
  const before = unitsOf(open, decimals);
  if (before === 0n) return '0';
  return textOf(
    ((unitsOf(close, decimals) - before) * 100n * 10n ** BigInt(PERCENT_DECIMALS)) / before,
    PERCENT_DECIMALS,
  );
}

/** `price` brought to a multiple of `step`, down or up; the step is canonical and above zero. */
export function toStep(price: string, step: string, way: 'down' | 'up'): string {
  const decimals = Math.max(decimalsOf(price), decimalsOf(step));
  const units = unitsOf(price, decimals);
  const size = unitsOf(step, decimals);
  const down = (units / size) * size;
  return textOf(way === 'up' && down !== units ? down + size : down, decimals);
}
