import { type RefObject, useLayoutEffect } from 'react';

const REACHED = 'a[href], button, input, select, textarea, [tabindex]';

/** Lets keys scroll what is higher than its room, where nothing in it takes the focus. */
export function useKeyScroll(body: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = body.current;
    if (!box) return;
    const look = () => {
      const isReached = box.querySelector(REACHED) !== null;
      if (!isReached && box.scrollHeight > box.clientHeight) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(box);
    const content = new MutationObserver(look);
    content.observe(box, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      content.disconnect();
    };
  }, [body]);
}
