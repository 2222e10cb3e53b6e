import { EMPTY, MINUS } from './number-marks.ts';
import { group, isZero, type NumberInput, type Parts, partsOf, roundParts } from './number-parts.ts';

/** Signs that their readers know; a currency that is not here shows its code. */
const SIGN: Readonly<Record<string, string>> = {
  USD: '$',
  CNY: '¥',
  JPY: '¥',
  EUR: '€',
  GBP: '£',
  HKD: 'HK$',
  TWD: 'NT$',
  KRW: '₩',
  THB: '฿',
  INR: '₹',
  VND: '₫',
  AUD: 'A$',
  CAD: 'C$',
  SGD: 'S$',
  NZD: 'NZ$',
  BRL: 'R$',
  MXN: 'MX$',
  RUB: '₽',
  PHP: '₱',
  MYR: 'RM',
  IDR: 'Rp',
  TRY: '₺',
  UAH: '₴',
  NGN: '₦',
  ILS: '₪',
  KZT: '₸',
  ARS: 'AR$',
  CLP: 'CL$',
  COP: 'CO$',
  CHF: 'CHF ',
  AED: 'AED ',
  SAR: 'SAR ',
};
/** Currencies without a minor unit show none from here on. */
const NO_MINOR = new Set(['JPY', 'KRW', 'VND', 'IDR', 'CLP', 'COP']);

/** Under one unit: four significant digits, at most twelve decimals; the price of a small coin is not "$0.00". */
function decimalsFor({ whole, fraction }: Parts, code: string): number {
  if (whole !== '0') return NO_MINOR.has(code) && whole.length >= 3 ? 0 : 2;
  const first = fraction.search(/[1-9]/);
  return first < 0 ? 2 : Math.min(first + 4, 12);
}

/**
 * '64218.5', 'USD' -> '$64,218.50'; `approximate` puts '≈ ' before a converted value; `decimals` fixes them in a column. A price is
 * rounded half-up; `cut` is for what somebody holds, which is worth no more than its amount says.
 */
export function formatFiat(
  value: NumberInput,
  currencyCode: string | null | undefined,
  options?: { approximate?: boolean; decimals?: number; cut?: boolean },
): string {
  const parts = partsOf(value);
  if (!parts) return EMPTY;
  const code = currencyCode?.trim().toUpperCase() ?? '';
  const decimals = options?.decimals ?? decimalsFor(parts, code);
  const rounded = roundParts(parts, decimals, options?.cut ? 'down' : 'half-up');
  const minus = rounded.negative && !isZero(rounded) ? MINUS : '';
  const point = rounded.fraction && '.';
  const sign = SIGN[code] ?? (code && `${code} `);
  return `${options?.approximate ? '≈ ' : ''}${minus}${sign}${group(rounded.whole)}${point}${rounded.fraction}`;
}
