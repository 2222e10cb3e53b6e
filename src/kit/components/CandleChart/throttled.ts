export interface Throttled {
  /** Runs at once and starts the interval. */
  now(): void;
  /** Runs when the interval since the last run is over, once for all calls until then. */
  soon(): void;
  cancel(): void;
}

/** Joins many calls to one an interval; the first passes at once. */
export function throttled(ms: number, run: () => void): Throttled {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let last = Number.NEGATIVE_INFINITY;
  const cancel = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const now = () => {
    cancel();
    last = performance.now();
    run();
  };
  return {
    now,
    cancel,
    soon() {
      timer ??= setTimeout(now, Math.max(0, ms - (performance.now() - last)));
    },
  };
}
