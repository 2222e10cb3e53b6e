import { type PointerEvent, type RefObject, useRef } from 'react';
import { wantsStillness } from '../../motion.ts';

const CLOSE_PX = 96;
const FLICK_PX_MS = 0.6;
const BACK = { duration: 200, easing: 'ease-out' } as const;

/** Lets a finger pull the panel down by its grip; far or fast enough closes it, else it springs back. */
export function useDragDown(panel: RefObject<HTMLElement | null>, onClose: () => void) {
  const start = useRef<{ y: number; at: number }>(undefined);
  const end = (event: PointerEvent) => {
    const from = start.current;
    start.current = undefined;
    if (!from || !panel.current) return;
    const moved = event.clientY - from.y;
    const isFlick = moved > 24 && moved / Math.max(1, event.timeStamp - from.at) > FLICK_PX_MS;
    if (event.type === 'pointerup' && (moved > CLOSE_PX || isFlick)) onClose();
    else {
      panel.current.style.transform = '';
      if (!wantsStillness())
        panel.current.animate([{ transform: `translateY(${Math.max(0, moved)}px)` }, { transform: 'none' }], BACK);
    }
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.target instanceof Element && event.target.closest('button, a, input')) return;
      start.current = { y: event.clientY, at: event.timeStamp };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (!start.current || !panel.current) return;
      panel.current.style.transform = `translateY(${Math.max(0, event.clientY - start.current.y)}px)`;
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
