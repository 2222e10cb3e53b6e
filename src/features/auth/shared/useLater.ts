import { useEffect, useRef } from 'react';

/** Does something in `ms`; not where the screen has gone by then. */
export function useLater() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (act: () => void, ms: number): void => {
    timer.current = setTimeout(act, ms);
  };
}
