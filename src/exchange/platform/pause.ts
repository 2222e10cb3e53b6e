import { setTimeout as wait } from 'node:timers/promises';

/** Waits on the machine's clock; ends early, without an error, when the signal says so. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal, ref: false }).catch(() => undefined);
}
