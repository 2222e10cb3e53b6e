import { expect, it } from 'vitest';
import { isHoliday } from './holidays.ts';
import { sessionOf } from './session.ts';

const DAY = 86_400_000;
const daysOf = (year: number): string[] => {
  const days: string[] = [];
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += DAY)
    if (isHoliday(at / DAY)) days.push(new Date(at).toISOString().slice(5, 10));
  return days;
};

/** As the New York Stock Exchange published them. */
it.each([
  [2021, ['01-01', '01-18', '02-15', '04-02', '05-31', '07-05', '09-06', '11-25', '12-24']],
  [2022, ['01-17', '02-21', '04-15', '05-30', '06-20', '07-04', '09-05', '11-24', '12-26']],
  [2024, ['01-01', '01-15', '02-19', '03-29', '05-27', '06-19', '07-04', '09-02', '11-28', '12-25']],
  [2025, ['01-01', '01-20', '02-17', '04-18', '05-26', '06-19', '07-04', '09-01', '11-27', '12-25']],
  [2026, ['01-01', '01-19', '02-16', '04-03', '05-25', '06-19', '07-03', '09-07', '11-26', '12-25']],
  [2027, ['01-01', '01-18', '02-15', '03-26', '05-31', '06-18', '07-05', '09-06', '11-25', '12-24']],
])('stocks rest in %s on the holidays of New York', (year, days) => {
  expect(daysOf(year)).toEqual(days);
});

it('a stock is closed on a holiday, and opens the day after', () => {
  const session = sessionOf('stock');
  const thanksgiving = Date.parse('2026-11-26T16:00:00Z');
  expect([session.isOpen(thanksgiving), session.isHoliday(thanksgiving)]).toEqual([false, true]);
  expect(session.nextChange(thanksgiving)).toBe(Date.parse('2026-11-27T14:30:00Z'));
  expect(session.isHoliday(Date.parse('2026-11-27T16:00:00Z'))).toBe(false);
  expect(session.isHoliday(Date.parse('2026-11-28T16:00:00Z'))).toBe(false);
  expect(sessionOf('crypto').isHoliday(thanksgiving)).toBe(false);
});
