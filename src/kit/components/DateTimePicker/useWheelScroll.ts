import { type RefObject, useEffect, useRef, useState } from 'react';
import { wantsStillness } from '../../motion.ts';

/** A wheel stands still when it has not scrolled for that long. */
const REST_MS = 120;

const rowHeight = (list: HTMLElement | null): number =>
  list?.querySelector<HTMLElement>('[role="option"]')?.offsetHeight ?? 0;

/**
 * Keeps the chosen row in the middle of a scrolling list and tells the row that stands there after the list was
 * scrolled. Where the choice is refused the list goes back.
 */
export function useWheelScroll(list: RefObject<HTMLElement | null>, index: number, onRest: (index: number) => void) {
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ index, onRest });
  latest.current = { index, onRest };
  const [toChosen] = useState(() => (behavior: ScrollBehavior) => {
    const height = rowHeight(list.current);
    if (height > 0) list.current?.scrollTo({ top: latest.current.index * height, behavior });
  });

  useEffect(() => {
    if (index >= 0) toChosen(wantsStillness() ? 'instant' : 'smooth');
  }, [index, toChosen]);
  useEffect(() => {
    // The sheet shows its content after it has mounted, and rows grow with the text: both are changes of size.
    const sizes = new ResizeObserver(() => toChosen('instant'));
    if (list.current) sizes.observe(list.current);
    return () => {
      sizes.disconnect();
      clearTimeout(rest.current);
    };
  }, [list, toChosen]);

  return () => {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      const height = rowHeight(list.current);
      if (!list.current || height === 0) return;
      const now = Math.round(list.current.scrollTop / height);
      if (now === latest.current.index) return;
      latest.current.onRest(now);
      // A refused row changes no state, so nothing else would bring the list back.
      requestAnimationFrame(() => toChosen(wantsStillness() ? 'instant' : 'smooth'));
    }, REST_MS);
  };
}
