import { type RefObject, useEffect, useRef, useState } from 'react';
import { wantsStillness } from '../../motion.ts';

/** Where the browser does not tell the end of a scroll, a wheel that has stood so long may be at rest (milliseconds). */
const REST_MS = 120;

const rowHeight = (list: HTMLElement | null): number =>
  list?.querySelector<HTMLElement>('[role="option"]')?.offsetHeight ?? 0;

const isAt = (list: HTMLElement, top: number): boolean => Math.abs(list.scrollTop - top) <= 1;

/**
 * Keeps the chosen row in the middle of a scrolling list and tells the row that stands there after the list was
 * scrolled. Where the choice is refused the list goes back. A pause is no rest: on the way to the chosen row, between
 * two rows, or under a finger nothing is chosen.
 */
export function useWheelScroll(list: RefObject<HTMLElement | null>, index: number, onRest: (index: number) => void) {
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Where we are taking the list; undefined once it is there, or in the user's hands. */
  const goal = useRef<number>(undefined);
  const isHeld = useRef(false);
  const latest = useRef({ index, onRest });
  latest.current = { index, onRest };
  const [toChosen] = useState(() => (behavior: ScrollBehavior) => {
    const height = rowHeight(list.current);
    if (!list.current || height === 0 || latest.current.index < 0) return;
    const top = latest.current.index * height;
    goal.current = top;
    list.current.scrollTo({ top, behavior });
    if (isAt(list.current, top)) goal.current = undefined;
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

  const settle = () => {
    const height = rowHeight(list.current);
    if (!list.current || height === 0 || isHeld.current) return;
    const now = Math.round(list.current.scrollTop / height);
    if (goal.current !== undefined && !isAt(list.current, goal.current)) {
      toChosen('instant');
      return;
    }
    goal.current = undefined;
    if (now === latest.current.index || !isAt(list.current, now * height)) return;
    latest.current.onRest(now);
    // A refused row changes no state, so nothing else would bring the list back.
    requestAnimationFrame(() => toChosen(wantsStillness() ? 'instant' : 'smooth'));
  };
  const wait = () => {
    clearTimeout(rest.current);
    rest.current = setTimeout(settle, REST_MS);
  };
  const scroll = () => {
    if ('onscrollend' in window) clearTimeout(rest.current);
    else wait();
  };
  const take = () => {
    goal.current = undefined;
  };
  const hold = () => {
    isHeld.current = true;
    take();
  };
  const release = () => {
    isHeld.current = false;
    wait();
  };
  return {
    onScroll: scroll,
    onScrollEnd: settle,
    onWheel: take,
    onPointerDown: take,
    onTouchStart: hold,
    onTouchEnd: release,
    onTouchCancel: release,
  };
}
