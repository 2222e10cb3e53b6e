const SLOP = 6;
const LONG_PRESS = 500;

/**
 * Lets a vertical drag scroll the page: the chart library claims every drag. Listens before it does, and keeps a drag
 * from it that starts up or down, unless a crosshair stands or a long press has begun one.
 */
export function passVerticalPan(element: HTMLElement, hasCrosshair: () => boolean): () => void {
  let start: { x: number; y: number; time: number } | null = null;
  let verdict: 'undecided' | 'page' | 'chart' = 'undecided';
  const begin = (event: TouchEvent) => {
    const touch = event.touches[0];
    verdict = event.touches.length > 1 || hasCrosshair() ? 'chart' : 'undecided';
    start = touch ? { x: touch.clientX, y: touch.clientY, time: event.timeStamp } : null;
  };
  const move = (event: TouchEvent) => {
    const touch = event.touches[0];
    if (verdict === 'undecided' && touch && start) {
      const x = Math.abs(touch.clientX - start.x);
      const y = Math.abs(touch.clientY - start.y);
      if (event.touches.length > 1 || event.timeStamp - start.time >= LONG_PRESS) verdict = 'chart';
      else if (x + y >= SLOP) verdict = y > x ? 'page' : 'chart';
    }
    if (verdict === 'page') event.stopPropagation();
  };
  element.addEventListener('touchstart', begin, { capture: true, passive: true });
  element.addEventListener('touchmove', move, { capture: true, passive: true });
  return () => {
    element.removeEventListener('touchstart', begin, { capture: true });
    element.removeEventListener('touchmove', move, { capture: true });
  };
}
