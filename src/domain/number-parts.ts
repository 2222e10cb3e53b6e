import { decimalText } from './decimal-text.ts';

/** What a formatter accepts: decimal text of the wire, a number of a candle, or nothing. */
export type NumberInput = string | number | null | undefined;

/** A decimal number taken apart; `whole` has no leading zeros, `fraction` may have trailing ones. */
export interface Parts {
  negative: boolean;
  whole: string;
  fraction: string;
}

/** More digits than any ledger holds: such a text is damaged data, not an amount. */
const MAX_WHOLE_DIGITS = 24;
/** More places than any coin or pair has: a setting above it is as good as none. */
const MAX_PLACES = 30;
const MINUS = 45;
const POINT = 46;
const ZERO = 48;
const FIVE = 53;
const NINE = 57;

/** Takes plain decimal text apart without a regular expression: lists format hundreds of texts a frame. */
function scan(text: string): Parts | null {
  const negative = text.charCodeAt(0) === MINUS;
  const start = negative ? 1 : 0;
  let point = -1;
  for (let i = start; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === POINT && point < 0 && i > start) point = i;
    else if (code < ZERO || code > NINE) return null;
  }
  const end = point < 0 ? text.length : point;
  if (end === start) return null;
  let first = start;
  while (first < end - 1 && text.charCodeAt(first) === ZERO) first += 1;
  return { negative, whole: text.slice(first, end), fraction: point < 0 ? '' : text.slice(point + 1) };
}

/** The parts of a number, or null where it is none or has more digits than money can have. */
export function partsOf(value: NumberInput): Parts | null {
  // Replies of a foreign server hold other things than their schema says: an object is no number.
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return null;
  const parts = scan(text) ?? scan(decimalText(text) ?? '');
  return parts && parts.whole.length <= MAX_WHOLE_DIGITS ? parts : null;
}

function increment(digits: string): string {
  let at = digits.length - 1;
  while (at >= 0 && digits.charCodeAt(at) === NINE) at -= 1;
  const zeros = '0'.repeat(digits.length - 1 - at);
  if (at < 0) return `1${zeros}`;
  return digits.slice(0, at) + String.fromCharCode(digits.charCodeAt(at) + 1) + zeros;
}

/**
 * Exactly `decimals` decimals: half-up (readings C11, away from zero on ties), or cut for amounts. Where nobody knows
 * how many there are (NaN, less than none, hundreds), the number keeps its own: a lost setting must not round money.
 */
export function roundParts(parts: Parts, places: number, mode: 'half-up' | 'down'): Parts {
  const { negative, whole, fraction } = parts;
  const isKnown = Number.isInteger(places) && places >= 0 && places <= MAX_PLACES;
  const decimals = isKnown ? places : Math.min(MAX_PLACES, fraction.length);
  if (fraction.length <= decimals) return { negative, whole, fraction: fraction.padEnd(decimals, '0') };
  const kept = fraction.slice(0, decimals);
  if (mode === 'down' || fraction.charCodeAt(decimals) < FIVE) return { negative, whole, fraction: kept };
  const digits = increment(whole + kept);
  const cut = digits.length - decimals;
  return { negative, whole: digits.slice(0, cut), fraction: digits.slice(cut) };
}

/** Moves the point `places` digits to the left: division by a power of ten. */
export function shiftParts({ negative, whole, fraction }: Parts, places: number): Parts {
  const digits = whole.padStart(places + 1, '0');
  const cut = digits.length - places;
  return { negative, whole: digits.slice(0, cut), fraction: digits.slice(cut) + fraction };
}

/** True when every digit is a zero. */
export function isZero({ whole, fraction }: Parts): boolean {
  if (whole !== '0') return false;
  for (let i = 0; i < fraction.length; i += 1) if (fraction.charCodeAt(i) !== ZERO) return false;
  return true;
}

/** 1234567 -> 1,234,567 */
export function group(whole: string): string {
  if (whole.length <= 3) return whole;
  let at = whole.length % 3 || 3;
  let text = whole.slice(0, at);
  for (; at < whole.length; at += 3) text += `,${whole.slice(at, at + 3)}`;
  return text;
}

/** -1, 0 or 1 by size without the sign. */
export function compareSize(a: Parts, b: Parts): number {
  if (a.whole.length !== b.whole.length) return a.whole.length < b.whole.length ? -1 : 1;
  if (a.whole !== b.whole) return a.whole < b.whole ? -1 : 1;
  const length = Math.max(a.fraction.length, b.fraction.length);
  const left = a.fraction.padEnd(length, '0');
  const right = b.fraction.padEnd(length, '0');
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
