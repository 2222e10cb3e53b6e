import { parseWireTime, type TimeInput } from '../../../domain/time.ts';
import { MINUTE_MS } from './zone.ts';

const YEAR_MS = 366 * 86_400_000;
/** More days than that no thumb turns through. */
const LONGEST_MS = 5 * YEAR_MS;

export interface TimeRange {
  readonly min: number;
  readonly max: number;
}

/**
 * The range in whole minutes, inside both limits. A limit that is left out or is no time lies a year away from the
 * other, or from now; a maximum before the minimum leaves the minimum alone.
 */
export function rangeOf(min: TimeInput, max: TimeInput, now: number): TimeRange {
  const first = parseWireTime(min);
  const last = parseWireTime(max);
  const from = first ?? Math.min(last ?? now, now) - YEAR_MS;
  const to = last ?? Math.max(first ?? now, now) + YEAR_MS;
  const start = Math.ceil(from / MINUTE_MS) * MINUTE_MS;
  const end = Math.floor(Math.min(to, from + LONGEST_MS) / MINUTE_MS) * MINUTE_MS;
  return { min: start, max: Math.max(start, end) };
}

/** A moment brought into the range and onto whole steps of the clock `aheadMs` ahead of UTC, never out of the range. */
export function within(ms: number, { min, max }: TimeRange, stepMs = MINUTE_MS, aheadMs = 0): number {
  const inside = Math.min(max, Math.max(min, ms));
  const down = Math.floor((inside + aheadMs) / stepMs) * stepMs - aheadMs;
  if (down >= min) return down;
  return down + stepMs <= max ? down + stepMs : min;
}
