import { useState } from 'react';
import { flushSync } from 'react-dom';

/** A figure is grouped at rest and bare while it is typed: tells which, and when that changes. */
export function useBareWhileTyped() {
  const [isTyped, setTyped] = useState(false);
  return {
    isTyped,
    // At once: whoever selects the figure right after focusing it must find the bare one.
    begin: (element: HTMLInputElement) => {
      const isWhole = element.selectionStart === 0 && element.selectionEnd === element.value.length;
      flushSync(() => setTyped(true));
      if (isWhole) element.select();
    },
    end: () => setTyped(false),
  };
}
