export interface WholeLimits {
  readonly min?: string | null;
  readonly max?: string | null;
  readonly step?: string | null;
}

interface WholeRange {
  readonly min: bigint;
  /** The last one that steps from `min` reach. */
  readonly top: bigint | null;
  readonly step: bigint;
}

/** A whole number from nought on, or null where the text is none or longer than any quantity. */
export const wholeOf = (text: string | null | undefined): bigint | null =>
  text && /^\d{1,24}$/.test(text) ? BigInt(text) : null;

/** Limits that are no numbers do not limit; a maximum below the minimum leaves the minimum alone. */
function rangeOf({ min, max, step }: WholeLimits): WholeRange {
  const least = wholeOf(min) ?? 0n;
  const size = wholeOf(step) || 1n;
  const most = wholeOf(max);
  if (most === null) return { min: least, top: null, step: size };
  return { min: least, top: most < least ? least : most - ((most - least) % size), step: size };
}

const within = (value: bigint, { min, top }: WholeRange): bigint =>
  value < min ? min : top !== null && value > top ? top : value;

/** The nearest quantity downwards that the limits allow; '' stays empty. */
export function fitted(text: string, limits: WholeLimits): string {
  const value = wholeOf(text);
  if (value === null) return '';
  const range = rangeOf(limits);
  const inside = within(value, range);
  return String(inside - ((inside - range.min) % range.step));
}

/** The quantity `by` steps away: it lands on min + n x step and stops at both ends. */
export function moved(text: string, by: number, limits: WholeLimits): string {
  const range = rangeOf(limits);
  const value = wholeOf(text);
  if (value === null || value < range.min) return String(range.min);
  const off = (value - range.min) % range.step;
  // Off the grid the first step downwards is the rest of the way to it.
  const from = off === 0n ? value : by > 0 ? value - off : value - off + range.step;
  return String(within(from + BigInt(by) * range.step, range));
}

/** Whether a step in that direction changes anything. */
export const canMove = (text: string, by: 1 | -1, limits: WholeLimits): boolean => {
  const value = wholeOf(text);
  return moved(text, by, limits) !== (value === null ? '' : String(value));
};
