import type { Span } from '../../../parts/pairs/bars.ts';

const DAY_S = 86_400;

/** How far back a coin's course goes, and the candles that it is drawn of: some ninety at least, and of a year its days. */
export const RANGES = {
  day: { seconds: DAY_S, period: '15min' },
  week: { seconds: 7 * DAY_S, period: '60min' },
  month: { seconds: 30 * DAY_S, period: '4hour' },
  quarter: { seconds: 91 * DAY_S, period: '1day' },
  year: { seconds: 365 * DAY_S, period: '1day' },
} as const satisfies Readonly<Record<string, Span>>;

export type RangeName = keyof typeof RANGES;
export const RANGE_NAMES = Object.keys(RANGES) as RangeName[];

/** How high the course is drawn, with its ruler and its days: as CourseFailure of the kit is. */
export const COURSE_HEIGHT = '10.1875rem';
