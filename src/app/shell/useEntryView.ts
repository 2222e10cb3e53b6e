import { type RefObject, useLayoutEffect, useRef } from 'react';
import { partOf, useClient } from '../../data/client.ts';
import type { Stack } from './stack.ts';

/** Where screens were left, by their entry: also those that are not kept any more. */
const leftOf = partOf(() => new Map<string, number>());
const LEFT_KEPT = 60;

function remember(left: Map<string, number>, key: string): void {
  left.delete(key);
  left.set(key, window.scrollY);
  const oldest = left.keys().next().value;
  if (left.size > LEFT_KEPT && oldest !== undefined) left.delete(oldest);
}

/**
 * What happens when a screen comes into view, before it is drawn: the document scrolls, and each screen has its own place in it, which is
 * put back; the focus, which was on something that is hidden now, goes to the screen. Effects of a hidden <Activity> end, so this runs for
 * the screen on show only.
 */
export function useEntryView(key: string, way: Stack['way']): RefObject<HTMLDivElement | null> {
  const left = leftOf(useClient());
  const box = useRef<HTMLDivElement>(null);
  const latestWay = useRef(way);
  latestWay.current = way;
  useLayoutEffect(() => {
    const isFirst = latestWay.current === 'none';
    // A page that has just begun stands at its top: scrolling would lay it out.
    if (!isFirst || left.has(key)) window.scrollTo(0, left.get(key) ?? 0);
    // A screen that takes the focus itself, as a search does, keeps it.
    if (!isFirst && !box.current?.contains(document.activeElement)) box.current?.focus({ preventScroll: true });
    const listener = () => remember(left, key);
    window.addEventListener('scroll', listener, { passive: true });
    return () => window.removeEventListener('scroll', listener);
  }, [left, key]);
  return box;
}
