const SLOP = 6;
const LONG_PRESS = 500;
/** The chart library drops its crosshair when a touch begins further than this from the one that set it, and says nothing. */
const KEPT_WITHIN = 10;

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Gestures {
  /** Tells that the library has set a crosshair. */
  crosshairSet(): void;
  readonly hasCrosshair: boolean;
  dispose(): void;
}

/**
 * What the chart library does not do with touches. It claims every drag: here one that starts up or down is kept from it,
 * so that the page scrolls, unless a crosshair stands or a long press has begun. And it ends a crosshair silently: here
 * the same rule calls `onCrosshairEnd`. A drag of what `isHeld` is never the page's.
 */
export function watchGestures(element: HTMLElement, onCrosshairEnd: () => void, isHeld: () => boolean): Gestures {
  let start: (Point & { readonly time: number }) | null = null;
  let anchor: Point | null = null;
  let hasCrosshair = false;
  let verdict: 'undecided' | 'page' | 'chart' = 'undecided';

  const end = () => {
    anchor = null;
    if (!hasCrosshair) return;
    hasCrosshair = false;
    onCrosshairEnd();
  };
  const begin = (event: TouchEvent) => {
    const touch = event.touches[0];
    if (!touch) return;
    const at = { x: touch.clientX, y: touch.clientY };
    if (anchor && Math.hypot(at.x - anchor.x, at.y - anchor.y) < KEPT_WITHIN) anchor = at;
    else end();
    start = { ...at, time: event.timeStamp };
    verdict = event.touches.length > 1 || hasCrosshair ? 'chart' : 'undecided';
  };
  const move = (event: TouchEvent) => {
    const touch = event.touches[0];
    if (isHeld()) verdict = 'chart';
    if (verdict === 'undecided' && touch && start) {
      const x = Math.abs(touch.clientX - start.x);
      const y = Math.abs(touch.clientY - start.y);
      if (event.touches.length > 1 || hasCrosshair || event.timeStamp - start.time >= LONG_PRESS) verdict = 'chart';
      else if (x + y >= SLOP) verdict = y > x ? 'page' : 'chart';
    }
    if (verdict === 'page') event.stopPropagation();
  };
  const leave = () => {
    if (!start) end();
  };
  element.addEventListener('touchstart', begin, { capture: true, passive: true });
  element.addEventListener('touchmove', move, { capture: true, passive: true });
  element.addEventListener('mouseleave', leave);
  return {
    crosshairSet() {
      hasCrosshair = true;
      anchor ??= start;
    },
    get hasCrosshair() {
      return hasCrosshair;
    },
    dispose() {
      element.removeEventListener('touchstart', begin, { capture: true });
      element.removeEventListener('touchmove', move, { capture: true });
      element.removeEventListener('mouseleave', leave);
    },
  };
}
