import { type RefObject, useRef, useState } from 'react';
import { wantsStillness } from '../motion.ts';

export interface Pages {
  /** Index of the page in view. */
  readonly at: number;
  /** The strip that scrolls. */
  readonly strip: RefObject<HTMLDivElement | null>;
  /** To be called by the strip. */
  onScroll(): void;
  /** Brings a page into view. */
  show(index: number): void;
}

/** A strip of pages, each as wide as the strip, that snaps; the browser does the swiping. */
export function usePages(): Pages {
  const strip = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  return {
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
