import { DAY_MS } from './zone.ts';

/** The Gregorian calendar and ASCII digits in every language, as all other times of the app have them. */
const COMMON = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' } as const;

const capital = (text: string, lang: string): string => text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);

/** Words of a language from Intl; an unknown language speaks English. */
export function labelsOf(lang: string) {
  const [tag = 'en'] = Intl.DateTimeFormat.supportedLocalesOf([lang || 'en', 'en']);
  const inYear = new Intl.DateTimeFormat(tag, { ...COMMON, weekday: 'short', day: 'numeric', month: 'short' });
  const otherYear = new Intl.DateTimeFormat(tag, { ...COMMON, day: 'numeric', month: 'short', year: 'numeric' });
  const whole = new Intl.DateTimeFormat(tag, { ...COMMON, dateStyle: 'full' });
  const near = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  const fields = new Intl.DisplayNames(tag, { type: 'dateTimeField' });
  const yearOf = (day: number) => new Date(day * DAY_MS).getUTCFullYear();
  const name = (field: 'day' | 'hour' | 'minute') => capital(fields.of(field) ?? field, tag);
  return {
    /** Names of the wheels. */
    day: name('day'),
    hour: name('hour'),
    minute: name('minute'),
    /** A row of the day wheel: 'Today', 'Fri, Nov 20', '2 Jan 2027'. */
    dayRow: (day: number, today: number): string =>
      day === today
        ? capital(near.format(0, 'day'), tag)
        : (yearOf(day) === yearOf(today) ? inYear : otherYear).format(day * DAY_MS),
    /** The day in full, above the wheels: 'Friday, November 20, 2026'. */
    fullDay: (day: number): string => capital(whole.format(day * DAY_MS), tag),
  };
}

export type Labels = ReturnType<typeof labelsOf>;
