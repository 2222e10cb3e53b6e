import { useEffect, useRef, useState } from 'react';
import { secondsUntil } from './seconds.ts';

/** A clock that stands still is asked ten times a second at most. */
const LEAST_WAIT_MS = 100;

/**
 * Whole seconds until an instant in milliseconds; null where it is not known. Renders when the second turns and not
 * oftener, and sleeps while nobody looks (a hidden <Activity> ends the effect).
 */
export function useSecondsLeft(to: number | null | undefined, now: () => number = Date.now): number | null {
  const [, setShown] = useState<number | null>(null);
  const clock = useRef(now);
  clock.current = now;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const turn = () => {
      const left = secondsUntil(to, clock.current());
      setShown(left);
      if (typeof to !== 'number' || !left) return;
      timer = setTimeout(turn, Math.max(LEAST_WAIT_MS, (to - clock.current()) % 1000 || 1000));
    };
    turn();
    return () => clearTimeout(timer);
  }, [to]);
  return secondsUntil(to, now());
}
