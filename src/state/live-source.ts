/** What the kit's live cells read (kit/live.ts has the same shape): they subscribe themselves and write without React. */
export interface LiveSource<T> {
  get(): T | undefined;
  subscribe(listener: () => void): () => void;
}

/**
 * Keeps one source a key, so that a row's effect does not start anew with each render. Sources hold no data while nobody
 * listens, but their number is bounded all the same.
 */
export function sourceFamily<Key extends readonly (string | number)[], T>(
  make: (...key: Key) => LiveSource<T>,
  limit = 500,
): (...key: Key) => LiveSource<T> {
  const family = new Map<string, LiveSource<T>>();
  return (...key) => {
    const name = key.join('|');
    const known = family.get(name);
    if (known) return known;
    const source = make(...key);
    if (family.size >= limit) {
      const oldest = family.keys().next().value;
      if (oldest !== undefined) family.delete(oldest);
    }
    family.set(name, source);
    return source;
  };
}

/** Calls `start` for the first listener and what it returns after the last one. */
export function shared(start: (notify: () => void) => () => void): (listener: () => void) => () => void {
  const listeners = new Set<() => void>();
  let stop: (() => void) | undefined;
  return (listener) => {
    const entry = () => listener();
    listeners.add(entry);
    stop ??= start(() => {
      for (const each of listeners) each();
    });
    return () => {
      listeners.delete(entry);
      if (listeners.size > 0 || !stop) return;
      stop();
      stop = undefined;
    };
  };
}
