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
