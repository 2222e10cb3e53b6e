import { type RefObject, useEffect } from 'react';

/**
 * Keeps a focused field above the on-screen keyboard: where only the visual viewport shrinks (iOS), the layout does not
 * know that the lower half is covered.
 */
export function useAboveKeyboard(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const show = () => {
      // Nothing covers the page: it has been turned, or became larger.
      if (viewport.height >= window.innerHeight) return;
      const element = field.current;
      if (!element?.contains(document.activeElement)) return;
      const { top, bottom } = element.getBoundingClientRect();
      const shownTop = viewport.offsetTop;
      const shownBottom = viewport.offsetTop + viewport.height;
      if (bottom > shownBottom - 8 || top < shownTop) element.scrollIntoView({ block: 'center' });
    };
    viewport.addEventListener('resize', show);
    return () => viewport.removeEventListener('resize', show);
  }, [field]);
}
