import { type RefObject, useLayoutEffect } from 'react';
import { css } from 'styled-components';

/** A word that scrolls on fades out at the edge that it leaves by: cut, it would look like another word. */
export const scrollFade = css`
  --fade-before: 0px;
  --fade-after: 0px;

  &[data-before] { --fade-before: var(--space-24); }
  &[data-after] { --fade-after: var(--space-24); }
  &:is([data-before], [data-after]) {
    mask-image: linear-gradient(
      to right,
      transparent,
      #000 var(--fade-before),
      #000 calc(100% - var(--fade-after)),
      transparent
    );
  }
`;

/** Tells a strip on which side there is more of it, while it scrolls and when its sizes change. */
export function useScrollFade(strip: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const tell = () => {
      const room = element.scrollWidth - element.clientWidth;
      // Positions come in fractions of a pixel.
      element.toggleAttribute('data-before', element.scrollLeft > 1);
      element.toggleAttribute('data-after', element.scrollLeft < room - 1);
    };
    tell();
    const sizes = new ResizeObserver(tell);
    for (const each of [element, ...element.children]) sizes.observe(each);
    element.addEventListener('scroll', tell, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', tell);
    };
  }, [strip]);
}
