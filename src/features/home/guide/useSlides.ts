import { type RefObject, useRef, useState } from 'react';
import { wantsStillness } from '#kit/motion';

export interface Slides {
  readonly count: number;
  /** Index of the slide in view. */
  readonly at: number;
  readonly strip: RefObject<HTMLDivElement | null>;
  onScroll(): void;
  show(index: number): void;
}

/** A strip of full-width slides that snaps; the browser does the swiping. */
export function useSlides(count: number): Slides {
  const strip = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  return {
    count,
    at,
    strip,
    onScroll: () => {
      const element = strip.current;
      if (element && element.clientWidth > 0) setAt(Math.round(element.scrollLeft / element.clientWidth));
    },
    show: (index) => {
      const element = strip.current;
      element?.scrollTo({ left: index * element.clientWidth, behavior: wantsStillness() ? 'instant' : 'smooth' });
    },
  };
}
