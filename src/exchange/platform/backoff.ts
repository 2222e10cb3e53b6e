/** Waits between tries: doubling from the first, capped, for ever. */
export interface Backoff {
  readonly firstMs: number;
  readonly capMs: number;
}

/** The wait after a try, counted from 0. */
export const backoffMs = (attempt: number, { firstMs, capMs }: Backoff): number =>
  Math.min(capMs, firstMs * 2 ** Math.min(attempt, 30));
