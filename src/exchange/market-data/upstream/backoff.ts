/** Waits between attempts to reach a server: doubling from the first, capped, for ever. */
export interface BackoffLimits {
  readonly firstMs: number;
  readonly capMs: number;
}

/** The wait before an attempt, counted from 0. */
export const backoffMs = (attempt: number, { firstMs, capMs }: BackoffLimits): number =>
  Math.min(capMs, firstMs * 2 ** Math.min(attempt, 30));
