/** The shared validators of product-spec.md section 5 that know nothing of accounts. */

/** An http or https address. */
export function isUrl(text: string): boolean {
  try {
    const { protocol, hostname } = new URL(text);
    return (protocol === 'https:' || protocol === 'http:') && hostname !== '' && !/\s/.test(text);
  } catch {
    return false;
  }
}

/** A day of the calendar as year-month-day or year/month/day. */
export function isDate(text: string): boolean {
  const match = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(text);
  if (!match) return false;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** A decimal number, signed or not. */
export const isNumber = (text: string): boolean => /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text);

/** Digits only. */
export const isDigits = (text: string): boolean => /^\d+$/.test(text);

const ID_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const ID_CHECKS = '10X98765432';

/** A Chinese identity card: 18 places with a true birthday and check digit (GB 11643). */
export function isIdCard(text: string): boolean {
  const number = text.toUpperCase();
  if (!/^[1-9]\d{16}[\dX]$/.test(number)) return false;
  const birthday = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;
  if (!isDate(birthday) || number.slice(6, 8) < '18') return false;
  const sum = ID_WEIGHTS.reduce((total, weight, place) => total + weight * Number(number[place]), 0);
  return ID_CHECKS[sum % 11] === number[17];
}

const PROVINCE = '京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼使领';
/** Plates have no I and no O, which would read as digits. */
const PLATE = new RegExp(`^[${PROVINCE}][A-HJ-NP-Z][A-HJ-NP-Z0-9]{4}[A-HJ-NP-Z0-9挂学警港澳]$`);
const NEW_ENERGY_PLATE = new RegExp(`^[${PROVINCE}][A-HJ-NP-Z](?:\\d{5}[DF]|[DF][A-HJ-NP-Z0-9]\\d{4})$`);

/** A mainland licence plate, new-energy ones included. */
export const isLicencePlate = (text: string): boolean => PLATE.test(text) || NEW_ENERGY_PLATE.test(text);

/** A positive amount with up to ten decimals, or 0.x with up to twenty. */
export const isAmount = (text: string): boolean =>
  /^[1-9]\d*(\.\d{1,10})?$/.test(text) || (/^0\.\d{1,20}$/.test(text) && /[1-9]/.test(text));

export const isChinese = (text: string): boolean => /^\p{Script=Han}+$/u.test(text);
export const isLetters = (text: string): boolean => /^[A-Za-z]+$/.test(text);
export const isLettersOrDigits = (text: string): boolean => /^[A-Za-z0-9]+$/.test(text);

/** Whether a number lies within bounds, both included. */
export const isInRange = (value: number, min: number, max: number): boolean => value >= min && value <= max;

/** Whether a text has so many characters, both bounds included. */
export function isLengthInRange(text: string, min: number, max: number): boolean {
  return isInRange([...text].length, min, max);
}

/** Nothing: undefined, null, blank text, an array or object without content. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value === 'object') return Object.keys(value).length === 0;
  return false;
}

/** Text that is a JSON object or array. */
export function isJsonText(text: string): boolean {
  try {
    return isArray(JSON.parse(text)) || isObject(JSON.parse(text));
  } catch {
    return false;
  }
}

/** A mainland landline: area code, number, extension. */
export const isLandline = (text: string): boolean => /^(0\d{2,3}-?)?[2-9]\d{6,7}(-\d{1,6})?$/.test(text);

export const isArray = (value: unknown): value is unknown[] => Array.isArray(value);

/** A plain object: not null, not an array. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
