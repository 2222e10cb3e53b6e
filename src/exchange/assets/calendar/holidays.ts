import { DAY_MS } from '../../../domain/durations.ts';

const [SUNDAY, MONDAY, THURSDAY, SATURDAY] = [0, 1, 4, 6];

const dayOf = (year: number, month: number, date: number): number => Date.UTC(year, month - 1, date) / DAY_MS;
const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;

/** The n-th such weekday of a month. */
function nth(year: number, month: number, weekday: number, n: number): number {
  const first = dayOf(year, month, 1);
  return first + ((weekday - weekdayOf(first) + 7) % 7) + 7 * (n - 1);
}

/** A date is kept on the weekday next to it where it falls on a weekend. */
function observed(day: number): number {
  const weekday = weekdayOf(day);
  if (weekday === SATURDAY) return day - 1;
  return weekday === SUNDAY ? day + 1 : day;
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
function easter(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e, f] = [Math.floor(b / 4), b % 4, Math.floor((b + 8) / 25)];
  const h = (19 * a + b - d - Math.floor((b - f + 1) / 3) + 15) % 30;
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const at = h + l - 7 * m + 114;
  return dayOf(year, Math.floor(at / 31), (at % 31) + 1);
}

/** The days of a year on which stocks rest in New York beside its weekends, counted from the epoch. */
function holidaysOf(year: number): ReadonlySet<number> {
  const newYear = dayOf(year, 1, 1);
  return new Set([
    // On a Saturday it is not kept on the last day of the year before.
    ...(weekdayOf(newYear) === SATURDAY ? [] : [observed(newYear)]),
    nth(year, 1, MONDAY, 3), // Martin Luther King
    nth(year, 2, MONDAY, 3), // Washington
    easter(year) - 2, // Good Friday
    nth(year, 6, MONDAY, 1) - 7, // Memorial Day, the last Monday of May
    ...(year >= 2022 ? [observed(dayOf(year, 6, 19))] : []),
    observed(dayOf(year, 7, 4)),
    nth(year, 9, MONDAY, 1), // Labor Day
    nth(year, 11, THURSDAY, 4), // Thanksgiving
    observed(dayOf(year, 12, 25)),
  ]);
}

const known = new Map<number, ReadonlySet<number>>();

/** Whether stocks rest on a New York calendar day, counted from the epoch, that is no weekend. */
export function isHoliday(day: number): boolean {
  const year = new Date(day * DAY_MS).getUTCFullYear();
  const holidays = known.get(year) ?? holidaysOf(year);
  known.set(year, holidays);
  return holidays.has(day);
}
