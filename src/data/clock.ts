import { partOf } from './client.ts';
import type { TimeSample } from './transport.ts';

const SAMPLE_KEPT_MS = 5 * 60_000;

/**
 * The server's time (readings G15). Measured from the header of replies; the sample with the shortest way wins until it is old, since half
 * of the way is the error.
 */
export function createClock() {
  let best: { readonly offset: number; readonly way: number; readonly at: number } | undefined;
  return {
    /** Takes the server's clock from one reply. */
    note: ({ serverMs, sentAt, receivedAt }: TimeSample): void => {
      if (!Number.isFinite(serverMs) || serverMs <= 0) return;
      const way = Math.max(0, receivedAt - sentAt);
      if (best && way > best.way && receivedAt - best.at < SAMPLE_KEPT_MS) return;
      best = { offset: serverMs + way / 2 - receivedAt, way, at: receivedAt };
    },
    /** Now, in the server's milliseconds; this device's own until a reply has told. */
    now: (): number => (best ? Math.round(performance.now() + best.offset) : Date.now()),
  };
}

/** The server's clock, as the replies to a client have told it. */
export const clockOf = partOf(createClock);
