/**
 * The server's time (readings G15). Measured from the `x-server-time` header of replies; the sample with the shortest
 * way wins until it is old, since half of the way is the error.
 */

interface Sample {
  offset: number;
  way: number;
  at: number;
}

const SAMPLE_KEPT_MS = 5 * 60_000;
let best: Sample | undefined;

/** Takes the server's clock from one reply; times of this device are `performance.now()`. */
export function noteServerTime(serverMs: number, sentAt: number, receivedAt: number): void {
  if (!Number.isFinite(serverMs) || serverMs <= 0) return;
  const way = Math.max(0, receivedAt - sentAt);
  if (best && way > best.way && receivedAt - best.at < SAMPLE_KEPT_MS) return;
  best = { offset: serverMs + way / 2 - receivedAt, way, at: receivedAt };
}

/** Now, in the server's milliseconds; this device's own until a reply has told. */
export function serverNow(): number {
  return best ? Math.round(performance.now() + best.offset) : Date.now();
}

/** Forgets what was measured. */
export function resetClock(): void {
  best = undefined;
}
