import { decimalsOf, decimalText } from './decimal-text.ts';

/**
 * Scaled numbers: decimal text as a whole number of units of 10^-decimals (64218.5 at 2 decimals is 6421850n), and exact
 * arithmetic on them without a decimal library (that is 11 KB). Books count in them, lists of the client as well; totals of
 * forms are counted with domain/money.ts.
 */

/** Canonical decimal text as units of 10^-decimals; digits beyond are cut off. */
export function cutToScaled(text: string, decimals: number): bigint {
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
}

/** The same without loss: null where the text has more decimals. */
export const toScaled = (text: string, decimals: number): bigint | null =>
  decimalsOf(text) > decimals ? null : cutToScaled(text, decimals);

/** Units of 10^-decimals as canonical decimal text. */
export function fromScaled(value: bigint, decimals: number): string {
  const sign = value < 0n ? '-' : '';
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0');
  const cut = digits.length - decimals;
  const fraction = digits.slice(cut).replace(/0+$/, '');
  return sign + digits.slice(0, cut) + (fraction && `.${fraction}`);
}

/** Units of 10^-decimals as a number: one division of exact doubles up to 2^53, so the nearest double there is. */
export const toNumber = (value: bigint | number, decimals: number): number => Number(value) / 10 ** decimals;

/** A number as whole units of 10^-decimals. */
export const toUnits = (value: number, decimals: number): number => Math.round(value * 10 ** decimals);

/** Two canonical decimal texts at the scale of the finer one. */
function alike(left: string, right: string): readonly [left: bigint, right: bigint, decimals: number] {
  const decimals = Math.max(decimalsOf(left), decimalsOf(right));
  return [cutToScaled(left, decimals), cutToScaled(right, decimals), decimals];
}

/** Exact product; null where a factor is no decimal text. */
export function times(left: string, right: string): string | null {
  const a = decimalText(left);
  const b = decimalText(right);
  if (a === null || b === null) return null;
  const [aDecimals, bDecimals] = [decimalsOf(a), decimalsOf(b)];
  return fromScaled(cutToScaled(a, aDecimals) * cutToScaled(b, bDecimals), aDecimals + bDecimals);
}

/** Exact sum of canonical decimal texts. */
export function plus(left: string, right: string): string {
  const [a, b, decimals] = alike(left, right);
  return fromScaled(a + b, decimals);
}

/** Whether one canonical decimal text is less than another. */
export function isLess(left: string, right: string): boolean {
  const [a, b] = alike(left, right);
  return a < b;
}

const PERCENT_DECIMALS = 4;

/** Change from `open` to `close` in percent, cut to four decimals; "0" where there is no opening price. */
export function changePercent(open: string, close: string): string {
  const [before, after] = alike(open, close);
  if (before === 0n) return '0';
  return fromScaled(((after - before) * 100n * 10n ** BigInt(PERCENT_DECIMALS)) / before, PERCENT_DECIMALS);
}

/** `price` brought to a multiple of `step`, down or up; the step is canonical and above zero. */
export function toStep(price: string, step: string, way: 'down' | 'up'): string {
  const [units, size, decimals] = alike(price, step);
  const down = (units / size) * size;
  return fromScaled(way === 'up' && down !== units ? down + size : down, decimals);
}
