import { useLayoutEffect, useRef } from 'react';

/**
 * The document scrolls, and each kept screen has its own place in it: put back when the screen comes into view again,
 * before it is drawn. Effects of a hidden <Activity> end, so this runs for the screen on show only.
 */
export function useEntryScroll(): void {
  const top = useRef(0);
  useLayoutEffect(() => {
    window.scrollTo(0, top.current);
    const remember = () => {
      top.current = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);
}
