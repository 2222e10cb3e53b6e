/**
 * Decimal text: the only form in which an amount or a price travels.
 * Canonical form: optional '-', digits without leading zeros, optional '.' and digits without trailing zeros.
 */

/** Decimals of a coin where its server or its pair tells no others; fees are booked with as many (readings G6). The kit reads it too. */
export const COIN_SCALE = 8;

const DECIMAL = /^([+-]?)(\d+)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/;

/** The canonical decimal text of a wire number or string, or null where it is none ("", NaN, 1e999, "1,5"). */
export function decimalText(value: string | number): string | null {
  const match = DECIMAL.exec(typeof value === 'number' ? String(value) : value.trim());
  if (!match) return null;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const shift = Number(exponent);
  const digits = whole + fraction;
  const point = whole.length + shift;
  const padded = point <= 0 ? '0'.repeat(1 - point) + digits : digits.padEnd(point, '0');
  const cut = Math.max(point, 1);
  const integer = padded.slice(0, cut).replace(/^0+(?=\d)/, '');
  const decimals = padded.slice(cut).replace(/0+$/, '');
  const text = decimals ? `${integer}.${decimals}` : integer;
  return sign === '-' && text !== '0' ? `-${text}` : text;
}

/** How many decimals a canonical decimal text has. */
export function decimalsOf(text: string): number {
  const point = text.indexOf('.');
  return point < 0 ? 0 : text.length - point - 1;
}

/** One of the last of so many decimals: "0.01" of 2, "1" of 0, "100" of -2. */
export const unitOf = (decimals: number): string =>
  decimals > 0 ? `0.${'0'.repeat(decimals - 1)}1` : `1${'0'.repeat(-decimals)}`;

/** How many decimals of an amount count: none after the last that is no zero. */
export const countedDecimals = (text: string): number => (/\.(\d*[1-9])0*$/.exec(text)?.[1] ?? '').length;
