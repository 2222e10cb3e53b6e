import type { ChartPeriod } from './types.ts';

const MINUTE = 60_000;
const LENGTH = { minute: MINUTE, hour: 60 * MINUTE, day: 1440 * MINUTE, week: 10_080 * MINUTE } as const;
/** Days and longer begin at 00:00 UTC+8 (readings G11). */
const OFFSET = 8 * 60 * MINUTE;

/** When a bar that began at `time` closes. */
export function closeOf(time: number, { unit, span }: ChartPeriod): number {
  if (unit !== 'month' && unit !== 'year') return time + LENGTH[unit] * span;
  const start = new Date(time + OFFSET);
  const months = unit === 'month' ? span : span * 12;
  return Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 1) - OFFSET;
}
