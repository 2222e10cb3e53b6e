import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';

interface HistoryRange {
  /** Between two moments, ms; they lie on whole steps of the clock, so that they stay where they are as time goes on. */
  readonly step: number;
  readonly count: number;
}

/** How far back the worth of balances is told, and how closely: about as many moments as a phone has room for. */
export const HISTORY_RANGES = {
  day: { step: 15 * MINUTE_MS, count: 96 },
  week: { step: 2 * HOUR_MS, count: 84 },
  month: { step: 8 * HOUR_MS, count: 90 },
  year: { step: 4 * DAY_MS, count: 92 },
} as const satisfies Readonly<Record<string, HistoryRange>>;

export type HistoryRangeName = keyof typeof HISTORY_RANGES;
export const HISTORY_RANGE_NAMES = Object.keys(HISTORY_RANGES) as HistoryRangeName[];

/** The moments of a range up to now, unix ms, oldest first. */
export function momentsOf({ step, count }: HistoryRange, now: number): readonly number[] {
  const last = Math.floor(now / step) * step;
  return Array.from({ length: count }, (_, place) => last - (count - 1 - place) * step);
}
