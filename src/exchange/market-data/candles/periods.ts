import { PERIODS, type Period } from '../../../contract/sockets.ts';

export const MINUTE = 60;
export const HOUR = 3600;
export const DAY = 86_400;

/** Days and longer periods start at midnight of UTC+8 (readings G11). */
const DAY_OFFSET = 8 * HOUR;
/** The first Monday of the epoch, in UTC+8 days. */
const FIRST_MONDAY = 4;

const FIXED: Partial<Record<Period, number>> = {
  '1min': MINUTE,
  '5min': 5 * MINUTE,
  '15min': 15 * MINUTE,
  '30min': 30 * MINUTE,
  '60min': HOUR,
  '4hour': 4 * HOUR,
};

/** Every period but the shortest. */
export const LONGER = PERIODS.filter((period) => period !== '1min');
export type LongerPeriod = (typeof LONGER)[number];

/** The UTC+8 day of a moment in unix seconds, counted from the epoch. */
export const hkDay = (time: number): number => Math.floor((time + DAY_OFFSET) / DAY);
/** When a UTC+8 day starts, unix seconds. */
export const hkDayStart = (day: number): number => day * DAY - DAY_OFFSET;

export const minuteOf = (time: number): number => Math.floor(time / MINUTE) * MINUTE;

const monthStart = (year: number, month: number): number => Date.UTC(year, month, 1) / 1000 - DAY_OFFSET;

/** Start of the period that a moment lies in, unix seconds: the candle's id. */
export function periodStart(period: Period, time: number): number {
  const length = FIXED[period];
  if (length) return Math.floor(time / length) * length;
  const day = hkDay(time);
  if (period === '1day') return hkDayStart(day);
  if (period === '1week') return hkDayStart(day - ((((day - FIRST_MONDAY) % 7) + 7) % 7));
  const date = new Date((time + DAY_OFFSET) * 1000);
  return monthStart(date.getUTCFullYear(), period === '1mon' ? date.getUTCMonth() : 0);
}

/** Start of the period after the one that starts at `start`. */
export function nextStart(period: Period, start: number): number {
  const length = FIXED[period];
  if (length) return start + length;
  if (period === '1day') return start + DAY;
  if (period === '1week') return start + 7 * DAY;
  const date = new Date((start + DAY_OFFSET) * 1000);
  return period === '1mon'
    ? monthStart(date.getUTCFullYear(), date.getUTCMonth() + 1)
    : monthStart(date.getUTCFullYear() + 1, 0);
}

/** Last second of so many periods, the one that a moment lies in being the first. */
export function lastSecondOf(period: Period, from: number, count: number): number {
  let start = periodStart(period, from);
  for (let step = 0; step < count; step += 1) start = nextStart(period, start);
  return start - 1;
}

/** Starts of the last `count` periods at or before `to`, but none before `from`; ascending. */
export function startsBack(period: Period, from: number, to: number, count: number): number[] {
  const starts: number[] = [];
  for (
    let start = periodStart(period, to);
    start >= from && starts.length < count;
    start = periodStart(period, start - 1)
  )
    starts.push(start);
  return starts.reverse();
}
