import { useEffect, useRef } from 'react';

/** A press longer than this repeats. */
const HOLD_MS = 400;
const REPEAT_MS = 80;

/** A tap acts once, a held press again and again until it is let go or there is nowhere further to go. */
export function useHold(act: () => void, isOff: boolean) {
  const latest = useRef(act);
  latest.current = act;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRepeated = useRef(false);
  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };

  useEffect(() => {
    // A button that is off tells neither that it was let go nor that it was clicked.
    if (isOff) {
      clearTimeout(timer.current);
      hasRepeated.current = false;
    }
    return () => clearTimeout(timer.current);
  }, [isOff]);

  const repeat = () => {
    hasRepeated.current = true;
    latest.current();
    timer.current = setTimeout(repeat, REPEAT_MS);
  };
  return {
    onPointerDown: (event: { readonly button: number }) => {
      hasRepeated.current = false;
      stop();
      if (event.button === 0) timer.current = setTimeout(repeat, HOLD_MS);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
    // A long touch opens a menu on Android, which would end the press.
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
    onClick: () => {
      if (hasRepeated.current) hasRepeated.current = false;
      else latest.current();
    },
  };
}
