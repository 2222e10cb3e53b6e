import { TIME_MS } from '../domain/constants.ts';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Calls the listener each second, so that what is shown can turn grey without any news; one timer for all. */
export function onStaleCheck(listener: () => void): () => void {
  const entry = () => listener();
  listeners.add(entry);
  timer ??= setInterval(() => {
    if (typeof document !== 'undefined' && document.hidden) return;
    for (const each of listeners) each();
  }, TIME_MS.stale / 10);
  return () => {
    listeners.delete(entry);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
