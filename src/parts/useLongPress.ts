import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** How long a finger rests before it asks for more, as phones have it. */
const HOLD_MS = 500;
/** A finger that moves further scrolls. */
const SLIP_PX = 10;

/**
 * Handlers for an element that opens something by a tap and offers more by a long press, the other mouse button, or the menu key. iOS
 * sends no contextmenu, so a press is timed as well. The tap that ends a long press does nothing.
 */
export function useLongPress(onLongPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Where the finger went down; null while none is. */
  const finger = useRef<{ readonly x: number; readonly y: number }>(null);
  const wasHeld = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hold = () => {
    stop();
    // The timer and the browser may both find that it was long.
    if (wasHeld.current) return;
    wasHeld.current = finger.current !== null;
    onLongPress();
  };
  const lift = () => {
    stop();
    finger.current = null;
  };
  return {
    onPointerDown: ({ clientX, clientY, isPrimary, button }: PointerEvent) => {
      lift();
      wasHeld.current = false;
      if (!isPrimary || button !== 0) return;
      finger.current = { x: clientX, y: clientY };
      timer.current = setTimeout(hold, HOLD_MS);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = finger.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > SLIP_PX) stop();
    },
    onPointerUp: lift,
    onPointerCancel: () => {
      lift();
      // No tap follows.
      wasHeld.current = false;
    },
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      hold();
    },
    onClickCapture: (event: MouseEvent) => {
      if (!wasHeld.current) return;
      wasHeld.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
