import { DAY_MS, HOUR_MS } from '../../../domain/durations.ts';
import { isHoliday } from './holidays.ts';

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
});

/** Ms that New York's wall clock is ahead of UTC at a moment (less than zero). */
function offsetAt(time: number): number {
  const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const wall = Date.UTC(parts.year ?? 0, (parts.month ?? 1) - 1, parts.day, parts.hour, parts.minute);
  return wall - Math.floor(time / 60_000) * 60_000;
}

const OPEN_MS = 9.5 * HOUR_MS;
const CLOSE_MS = 16 * HOUR_MS;

/** Trading hours of one New York day, unix ms. */
export interface TradingDay {
  readonly open: number;
  readonly close: number;
}

const known = new Map<number, TradingDay | null>();

/** Trading hours of a New York calendar day, counted from the epoch; null on weekends and holidays. */
export function tradingDay(day: number): TradingDay | null {
  const found = known.get(day);
  if (found !== undefined) return found;
  const weekday = (((day + 4) % 7) + 7) % 7;
  const midnight = day * DAY_MS;
  // Clocks change at night on a Sunday, so the offset at noon UTC holds for the whole session of a weekday.
  const offset = offsetAt(midnight + 12 * HOUR_MS);
  const hours =
    weekday === 0 || weekday === 6 || isHoliday(day)
      ? null
      : { open: midnight + OPEN_MS - offset, close: midnight + CLOSE_MS - offset };
  known.set(day, hours);
  return hours;
}

/** The New York calendar day whose trading hours lie nearest before or around a moment. */
export const tradingDayAt = (time: number): number => Math.floor((time - 5 * HOUR_MS) / DAY_MS);
