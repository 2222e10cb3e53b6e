import type { KeyboardEvent } from 'react';

/** Safari ends a composition before it tells of the Enter that ended it; the key code of an IME is what is left of it. */
const IME_KEY = 229;

/** A real keyboard: on glass Enter begins a new line. */
const hasKeyboard = (): boolean => window.matchMedia('(hover: hover) and (pointer: fine)').matches;

/** Whether this key sends the message: Enter alone, on a desktop, never the one that takes an IME's proposal. */
export function isSendKey({ key, keyCode, shiftKey, altKey, nativeEvent }: KeyboardEvent): boolean {
  if (key !== 'Enter' || shiftKey || altKey) return false;
  if (nativeEvent.isComposing || keyCode === IME_KEY) return false;
  return hasKeyboard();
}
