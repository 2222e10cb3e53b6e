/**
 * The only place where a number becomes text on the screen. Strings in, strings out, no decimal library:
 * lists format hundreds of texts a frame (number.property.test.ts proves these equal to decimal.js).
 */
import { EMPTY, MINUS } from './number-marks.ts';
import {
  compareSize,
  group,
  isZero,
  type NumberInput,
  type Parts,
  partsOf,
  roundParts,
  shiftParts,
} from './number-parts.ts';

export { formatFiat } from './number-fiat.ts';
export { EMPTY, HIDDEN, MINUS } from './number-marks.ts';
export type { NumberInput } from './number-parts.ts';

export type Direction = 'up' | 'down' | 'flat';

function text(parts: Parts, plus = ''): string {
  const sign = isZero(parts) ? '' : parts.negative ? MINUS : plus;
  const whole = group(parts.whole);
  return parts.fraction ? `${sign}${whole}.${parts.fraction}` : sign + whole;
}

/** '64218.5', 1 -> '64,218.5': a price with the decimals of its pair, half-up. */
export function formatPrice(value: NumberInput, decimals: number): string {
  const parts = partsOf(value);
  return parts ? text(roundParts(parts, decimals, 'half-up')) : EMPTY;
}

/** An amount at the coin's scale, rounded DOWN: what is shown as available is always there. `trim` drops trailing zeros, a number down to so many decimals. */
export function formatAmount(value: NumberInput, scale: number, options?: { trim?: boolean | number }): string {
  const parts = partsOf(value);
  if (!parts) return EMPTY;
  const rounded = roundParts(parts, scale, 'down');
  const trim = options?.trim ?? false;
  if (trim === false) return text(rounded);
  const least = trim === true ? 0 : Math.min(trim, scale);
  return text({ ...rounded, fraction: rounded.fraction.replace(/0+$/, '').padEnd(least, '0') });
}

const THOUSAND: Parts = { negative: false, whole: '1000', fraction: '' };
const MILLION: Parts = { negative: false, whole: '1000000', fraction: '' };

/** Volumes and counts only (readings C9): above 1000 '1.0K', above a million '1.0M', else plain with at most 4 decimals. */
export function formatCompact(value: NumberInput): string {
  const parts = partsOf(value);
  if (!parts) return EMPTY;
  if (compareSize(parts, MILLION) > 0) return `${text(roundParts(shiftParts(parts, 6), 1, 'half-up'))}M`;
  if (compareSize(parts, THOUSAND) > 0) return `${text(roundParts(shiftParts(parts, 3), 1, 'half-up'))}K`;
  const { negative, whole, fraction } = roundParts(parts, 4, 'half-up');
  const plain = { negative, whole, fraction: fraction.replace(/0+$/, '') };
  const sign = negative && !isZero(plain) ? MINUS : '';
  return sign + whole + (plain.fraction && `.${plain.fraction}`);
}

/** '1.84' -> '+1.84%': two decimals, half-up, always signed unless it shows as zero. */
export function formatPercent(value: NumberInput, decimals = 2): string {
  const parts = partsOf(value);
  return parts ? `${text(roundParts(parts, decimals, 'half-up'), '+')}%` : EMPTY;
}

/** A share of a whole, a rate or a yield: two decimals without a plus: '41.50%'. */
export function formatRate(value: NumberInput, decimals = 2): string {
  const parts = partsOf(value);
  return parts ? `${text(roundParts(parts, decimals, 'half-up'))}%` : EMPTY;
}

/** Profit and change: '+612.38', '−26.19', '0.00'; half-up. */
export function formatSigned(value: NumberInput, decimals: number): string {
  const parts = partsOf(value);
  return parts ? text(roundParts(parts, decimals, 'half-up'), '+') : EMPTY;
}

/** A whole number of things with grouping: '12,480'. */
export function formatCount(value: NumberInput): string {
  return formatAmount(value, 0);
}

/** Direction of a decimal text or of a text that a formatter made; anything that is no number is flat. */
export function directionOf(value: NumberInput): Direction {
  const shown = typeof value === 'string' ? value.replace(MINUS, '-').replace(/[,%]/g, '') : value;
  const parts = partsOf(shown);
  if (!parts || isZero(parts)) return 'flat';
  return parts.negative ? 'down' : 'up';
}

/** '48,216.01' -> ['48,216', '.01'], so that decimals can be set quieter. */
export function splitDecimals(formatted: string): [integer: string, fraction: string] {
  const point = formatted.indexOf('.');
  return point < 0 ? [formatted, ''] : [formatted.slice(0, point), formatted.slice(point)];
}

/** Sorts decimal texts; what is no number comes first. */
export function compareDecimal(a: NumberInput, b: NumberInput): -1 | 0 | 1 {
  const left = partsOf(a);
  const right = partsOf(b);
  if (!left || !right) return left ? 1 : right ? -1 : 0;
  const leftSign = isZero(left) ? 0 : left.negative ? -1 : 1;
  const rightSign = isZero(right) ? 0 : right.negative ? -1 : 1;
  if (leftSign !== rightSign) return leftSign < rightSign ? -1 : 1;
  const size = compareSize(left, right) * (leftSign || 0);
  return size < 0 ? -1 : size > 0 ? 1 : 0;
}
