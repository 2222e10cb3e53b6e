export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

/** What the wheels hold: a day counted from 1970 in the zone of the picker, and a time of that day. */
export interface WheelTime {
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** An hour or a minute as a clock shows it: 7 is '07'. */
export const two = (part: number): string => String(part).padStart(2, '0');

/** No zone is further from UTC, in minutes. */
const FURTHEST = 14 * 60;

/** An offset that a zone can have; undefined for the device's zone. */
export const fixedOffset = (minutes: number | null | undefined): number | undefined =>
  typeof minutes === 'number' && Math.abs(minutes) <= FURTHEST ? minutes : undefined;

/** Minutes that the clock is ahead of UTC at a moment; in the device's zone that follows summer time. */
export const offsetAt = (ms: number, fixed?: number): number => fixed ?? -new Date(ms).getTimezoneOffset();

/** A moment as the wheels show it. */
export function wheelTimeOf(ms: number, fixed?: number): WheelTime {
  const local = ms + offsetAt(ms, fixed) * MINUTE_MS;
  const day = Math.floor(local / DAY_MS);
  const minutes = Math.floor((local - day * DAY_MS) / MINUTE_MS);
  return { day, hour: Math.floor(minutes / 60), minute: minutes % 60 };
}

/** The moment the wheels show. An hour that summer time leaves out is the one after it. */
export function momentOf({ day, hour, minute }: WheelTime, fixed?: number): number {
  const local = day * DAY_MS + hour * 60 * MINUTE_MS + minute * MINUTE_MS;
  if (fixed !== undefined) return local - fixed * MINUTE_MS;
  const at = new Date(local);
  return new Date(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate(), hour, minute).getTime();
}

/** 420 -> 'UTC+7', 330 -> 'UTC+5:30', −210 -> 'UTC−3:30', 0 -> 'UTC'. */
export function offsetText(minutes: number): string {
  if (!Number.isFinite(minutes) || minutes === 0) return 'UTC';
  const size = Math.abs(minutes);
  const rest = size % 60;
  return `UTC${minutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest ? `:${two(rest)}` : ''}`;
}
