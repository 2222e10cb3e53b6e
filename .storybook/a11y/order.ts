import { tell } from './controls.ts';

/** What is pinned stands beside the flow of the page: a bar, a button that floats. */
function layerOf(element: Element): Element | null {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (/fixed|sticky|absolute/.test(getComputedStyle(at).position)) return at;
  return null;
}

/** Of one column: they share more than half the width of the narrower one. Touch areas reach over the gap to the next column. */
const sharesColumn = (one: DOMRect, other: DOMRect): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > Math.min(one.width, other.width) / 2;

/** Before it in reading: wholly above and in the same column, or wholly to the left on the same line. */
function isBefore(one: DOMRect, other: DOMRect): boolean {
  const isInColumn = sharesColumn(one, other);
  const isOnLine = one.top < other.bottom && other.top < one.bottom;
  return (isInColumn && one.bottom <= other.top) || (isOnLine && !isInColumn && one.right <= other.left);
}

/** Tab stops that follow in the document what they precede on the screen. */
export function orderProblems(elements: readonly HTMLElement[]): string[] {
  const stops = elements.filter((element) => element.tabIndex >= 0);
  return stops.flatMap((stop, index) => {
    const next = stops[index + 1];
    if (!next || stop.contains(next) || layerOf(stop) !== layerOf(next)) return [];
    return isBefore(next.getBoundingClientRect(), stop.getBoundingClientRect())
      ? [`${tell(stop)}: the tab key leads back to ${tell(next)}`]
      : [];
  });
}
