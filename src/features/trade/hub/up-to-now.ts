import type { Client } from '../../../data/client.ts';
import { clockOf } from '../../../data/clock.ts';

/** As long as the shortest bar. */
const FAR_OFF_MS = 60_000;

/**
 * Asks for what there is up to now, in seconds. The first call of a visit goes by this device's clock; where its reply tells that the
 * server's is a bar or more away, it is asked for once more.
 */
export async function upToNow<Reply>(client: Client, ask: (toSeconds: number) => Promise<Reply>): Promise<Reply> {
  const { now } = clockOf(client);
  // A reply that comes late is no other clock.
  const before = now() - Date.now();
  const reply = await ask(Math.floor(now() / 1000));
  return Math.abs(now() - Date.now() - before) < FAR_OFF_MS ? reply : upToNow(client, ask);
}
