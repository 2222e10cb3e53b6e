import { useEffect, useState } from 'react';
import { useRem } from '#kit/useRem';

/** Levels a side under the tab. */
const LEAST = 5;
const MOST = 12;
/** The screen in rem that a pair's own page fills with the least of them, and how high a level is. */
const FILLED = 50.75;
const LEVEL = 1.5;

/** The height that stays in sight when the browser shows its bars. */
function smallHeight(): number {
  const probe = document.createElement('div');
  probe.style.cssText = 'position: fixed; inline-size: 0; block-size: 100svh; visibility: hidden';
  document.body.append(probe);
  const height = probe.offsetHeight;
  probe.remove();
  return height;
}

/** Measured once, and again when the device is turned: a bar that goes away as one scrolls changes the height alone. */
function useSmallHeight(): number {
  const [height, setHeight] = useState(smallHeight);
  useEffect(() => {
    let width = window.innerWidth;
    const onResize = () => {
      if (window.innerWidth === width) return;
      width = window.innerWidth;
      setHeight(smallHeight());
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);
  return height;
}

/** How many levels the book shows a side: on a page of its own, as many as a taller screen has room for. */
export function useDepthRows(isTab: boolean): number {
  const rem = useRem(1);
  const more = Math.floor((useSmallHeight() / rem - FILLED) / LEVEL);
  return isTab ? LEAST : Math.min(MOST, LEAST + Math.max(0, more));
}
