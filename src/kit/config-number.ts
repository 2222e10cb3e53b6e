/** The longest that a timer of the browser waits, in milliseconds; a longer one would end at once. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** A number that a caller has set, or the default where it is none or lies outside its bounds. */
export const configNumber = (
  value: number | null | undefined,
  fallback: number,
  least = Number.MIN_SAFE_INTEGER,
  most = Number.MAX_SAFE_INTEGER,
): number => (typeof value === 'number' && value >= least && value <= most ? value : fallback);

/** Milliseconds for a timer: never less than none, never more than it can wait; `fallback` where they are no number. */
export const waitOf = (ms: number | null | undefined, fallback: number): number =>
  typeof ms === 'number' && ms >= 0 ? Math.min(ms, LONGEST_WAIT) : fallback;
