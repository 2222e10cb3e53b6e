import { LANG_TAG, type Lang, tagOf } from './constants.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';
import { EMPTY } from './number-marks.ts';

const SECOND_MS = 1000;

/** product-spec.md section 9: under five minutes. Intl has "now", which is not what a reader of news expects. */
const JUST_NOW: Readonly<Record<Lang, string>> = {
  en: 'just now',
  zh: '刚刚',
  hk: '剛剛',
  th: 'เมื่อสักครู่',
  jp: 'たった今',
  kor: '방금',
  fra: 'à l’instant',
  spa: 'ahora mismo',
};

export const DATE_PATTERN = 'yyyy-mm-dd';

/** What the wire sends for a time: seconds, milliseconds, 'Y-m-d H:i:s' in UTC, or nothing. */
export type TimeInput = number | string | null | undefined;

/** The last moment that a Date can hold. */
const LAST = 8.64e15;
const WIRE_TIME = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/;

/** Whether a text begins with a day of the calendar: '2026-01-15'. */
function isDay(text: string): boolean {
  const [year = Number.NaN, month = 0, day = 0] = (/^(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? []).slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Milliseconds since 1970, or null. Up to ten digits are seconds, longer ones milliseconds (readings C8). */
export function parseWireTime(value: TimeInput): number | null {
  if (value === null || value === undefined) return null;
  const text = String(value).trim();
  if (/^\d+(\.\d+)?$/.test(text)) {
    const whole = text.split('.')[0] ?? '';
    const ms = Math.floor(whole.length <= 10 ? Number(text) * SECOND_MS : Number(text));
    return ms > 0 && ms <= LAST ? ms : null;
  }
  // Engines make a date of nearly anything: of '-5', of 'soon 1'; and of 2026-02-31 one in March.
  if (!isDay(text)) return null;
  const match = WIRE_TIME.exec(text);
  if (!match) {
    const ms = Date.parse(text);
    return Number.isNaN(ms) ? null : ms;
  }
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  return hour < 24 && minute < 60 && second < 60 ? Date.UTC(year, month - 1, day, hour, minute, second) : null;
}

const two = (part: number): string => String(part).padStart(2, '0');

/** `yyyy mm dd hh MM ss` in the device's zone (months and minutes as in the pattern of product-spec.md, 'yyyy-mm-dd'). */
export function formatPattern(value: TimeInput, pattern: string = DATE_PATTERN): string {
  const ms = parseWireTime(value);
  if (ms === null) return EMPTY;
  const date = new Date(ms);
  const fields: Readonly<Record<string, string>> = {
    yyyy: String(date.getFullYear()).padStart(4, '0'),
    mm: two(date.getMonth() + 1),
    dd: two(date.getDate()),
    hh: two(date.getHours()),
    MM: two(date.getMinutes()),
    ss: two(date.getSeconds()),
  };
  return pattern.replace(/yyyy|mm|dd|hh|MM|ss/g, (token) => fields[token] ?? token);
}

/** '2026-01-15 14:02:11' in the device's zone; parts can be left out. The same in all languages, so that columns align. */
export function formatDateTime(value: TimeInput, options?: { date?: boolean; time?: boolean | 'minutes' }): string {
  const { date = true, time = true } = options ?? {};
  const clock = time === 'minutes' ? 'hh:MM' : time ? 'hh:MM:ss' : '';
  return formatPattern(value, [date ? DATE_PATTERN : '', clock].filter(Boolean).join(' '));
}

/** '14:02:11.080': where one moment is told from another by thousandths of a second. */
export const formatExactTime = (ms: number): string =>
  `${formatDateTime(ms, { date: false })}.${String(ms % 1000).padStart(3, '0')}`;

/** Days are told before months, in English too. */
const dayTag = (lang: Lang): string => (lang === 'en' ? 'en-GB' : LANG_TAG[lang]);

/** A date for reading, in the words of the language: '15 January 2026', '2026年1月15日'. */
export function formatDay(value: TimeInput, lang: Lang, style: 'short' | 'medium' | 'long' = 'long'): string {
  const ms = parseWireTime(value);
  if (ms === null) return EMPTY;
  const options: Intl.DateTimeFormatOptions =
    style === 'short' ? { day: 'numeric', month: 'short' } : { dateStyle: style };
  return new Intl.DateTimeFormat(dayTag(lang), { ...options, calendar: 'gregory' }).format(ms);
}

/** Whether two moments are of one day of this device's calendar. */
export const isSameDay = (one: TimeInput, other: TimeInput): boolean => formatPattern(one) === formatPattern(other);

/** A day over the moments of a list: 'Today', 'Yesterday', '17 November', and with its year where that is another. */
export function formatDayHead(value: TimeInput, lang: Lang, now: number = Date.now()): string {
  const ms = parseWireTime(value);
  if (ms === null) return EMPTY;
  const ago = [0, 1].find((days) => isSameDay(ms, now - days * DAY_MS));
  if (ago !== undefined) {
    const word = new Intl.RelativeTimeFormat(LANG_TAG[lang], { numeric: 'auto' }).format(-ago, 'day');
    return word.charAt(0).toLocaleUpperCase(LANG_TAG[lang]) + word.slice(1);
  }
  if (formatPattern(ms, 'yyyy') !== formatPattern(now, 'yyyy')) return formatDay(ms, lang);
  return new Intl.DateTimeFormat(dayTag(lang), { day: 'numeric', month: 'long', calendar: 'gregory' }).format(ms);
}

/** Those of a list, newest first, that are the first of their day: a heading of the day stands over them. */
export const firstOfDays = <T>(rows: readonly T[], timeOf: (row: T) => TimeInput): ReadonlySet<T> =>
  new Set(rows.filter((row, at) => at === 0 || !isSameDay(timeOf(row), timeOf(rows[at - 1] as T))));

/** A moment for a list, in the words of the language and without its year: '20 Nov, 14:02', '11月20日 14:02:11'. */
export function formatStamp(value: TimeInput, lang: Lang, clock: 'minutes' | 'seconds' = 'minutes'): string {
  const ms = parseWireTime(value);
  if (ms === null) return EMPTY;
  return new Intl.DateTimeFormat(dayTag(lang), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: clock === 'seconds' ? '2-digit' : undefined,
    hourCycle: 'h23',
    calendar: 'gregory',
  }).format(ms);
}

/** Within so many days a weekday says which day is meant. */
const NEAR_DAYS = 6;

/**
 * A moment for a sentence, in the words of the language: 'Mon 14:30' within the next or last days, 'Mon, 12 Jan, 14:30'
 * beyond; the device's clock face. With a zone, for a reader whose own is not known, always the date and the zone's name.
 */
export function formatMoment(value: TimeInput, lang: Lang, zone?: 'UTC', now: number = Date.now()): string {
  const ms = parseWireTime(value);
  if (ms === null) return EMPTY;
  const isFar = zone !== undefined || Math.abs(ms - now) >= NEAR_DAYS * DAY_MS;
  return new Intl.DateTimeFormat(LANG_TAG[lang], {
    weekday: 'short',
    day: isFar ? 'numeric' : undefined,
    month: isFar ? 'short' : undefined,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
    timeZoneName: zone && 'short',
  }).format(ms);
}

/**
 * 'just now', '7 minutes ago', '3 hours ago', '30 days ago', then a date by the pattern, or months and years where
 * `format` is false (readings C7). `now` is for clocks that follow the server.
 */
export function relativeTime(
  value: TimeInput,
  lang: Lang,
  format: string | false = DATE_PATTERN,
  now: number = Date.now(),
): string {
  const ms = parseWireTime(value);
  if (ms === null) return EMPTY;
  const age = now - ms;
  const size = Math.abs(age);
  const words = new Intl.RelativeTimeFormat(LANG_TAG[lang], { numeric: 'always' });
  const say = (unit: number, name: Intl.RelativeTimeFormatUnit, most = Number.MAX_SAFE_INTEGER) =>
    words.format((age < 0 ? 1 : -1) * Math.min(most, Math.floor(size / unit)), name);
  if (size < 5 * MINUTE_MS) return JUST_NOW[lang];
  if (size < HOUR_MS) return say(MINUTE_MS, 'minute');
  if (size < DAY_MS) return say(HOUR_MS, 'hour');
  if (size <= 30 * DAY_MS) return say(DAY_MS, 'day');
  if (format !== false) return formatPattern(ms, format);
  // Months of 30 days would make a twelfth of days 360 to 364.
  return size < 365 * DAY_MS ? say(30 * DAY_MS, 'month', 11) : say(365 * DAY_MS, 'year');
}

/**
 * Time left: '07:41', '1:07:41', and days with hours in the words of the language: '6d 23h'. Never negative. Takes a
 * BCP 47 tag as well, for a canvas that knows the page's language alone.
 */
export function formatCountdown(ms: number, lang: Lang | Intl.UnicodeBCP47LocaleIdentifier = 'en'): string {
  const left = Number.isFinite(ms) ? Math.max(0, Math.ceil(ms / SECOND_MS)) : 0;
  const days = Math.floor(left / 86_400);
  const hours = Math.floor((left % 86_400) / 3600);
  if (days > 0) {
    const narrow = (amount: number, unit: 'day' | 'hour') =>
      new Intl.NumberFormat(tagOf(lang), { style: 'unit', unit, unitDisplay: 'narrow' }).format(amount);
    return `${narrow(days, 'day')} ${narrow(hours, 'hour')}`;
  }
  const clock = `${two(Math.floor((left % 3600) / 60))}:${two(left % 60)}`;
  return hours > 0 ? `${hours}:${clock}` : clock;
}
