import { setTimeout as wait } from 'node:timers/promises';

/** Waits on the machine's clock; ends early, without an error, when the signal says so. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal, ref: false }).catch(() => undefined);
}

/** What work comes to within a time of the machine's clock; undefined where it takes longer. */
export async function within<Value>(ms: number, work: Promise<Value>): Promise<Value | undefined> {
  const late = new AbortController();
  const silence = pause(ms, late.signal).then(() => undefined);
  return Promise.race([work, silence]).finally(() => late.abort());
}
