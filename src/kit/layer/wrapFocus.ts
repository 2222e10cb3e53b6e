import type { KeyboardEvent } from 'react';

const STOP = 'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex]';

const stopsIn = (dialog: HTMLElement): HTMLElement[] =>
  [...dialog.querySelectorAll<HTMLElement>(STOP)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert] *') &&
      element.checkVisibility({ visibilityProperty: true }),
  );

/** Tab after the last stop goes on at the first: a modal dialog alone would let the focus out into the browser's own bar. */
export function wrapFocus(event: KeyboardEvent<HTMLElement>): void {
  const dialog = event.currentTarget;
  const { activeElement } = document;
  // A layer opened from this one bubbles through React's tree, and wraps its own.
  if (event.key !== 'Tab' || !activeElement || !dialog.contains(activeElement)) return;
  const stops = stopsIn(dialog);
  const side = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  if (stops.some((stop) => activeElement.compareDocumentPosition(stop) & side)) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
