/** Taps that follow each other faster and nearer than this are one wish. */
const WITHIN_MS = 400;
const WITHIN_PX = 24;

/** The taps that are one wish: when the first and the last came, and where the last. */
let run = { since: 0, at: Number.NEGATIVE_INFINITY, x: 0, y: 0 };

/** When the finger went down that the next click is of, however long it then rested. */
let downAt: number | undefined;

/** Keys and scripts click without a place. */
const isTap = (event: MouseEvent) => event.isTrusted && event.detail > 0;

function note(event: MouseEvent): void {
  if (!isTap(event)) return;
  const { clientX: x, clientY: y } = event;
  const at = performance.now();
  // The browser counts the clicks of a double one by when the finger came, not by when a busy page heard of it.
  const isQuick = event.detail > 1 || at - run.at <= WITHIN_MS;
  const goesOn = isQuick && Math.hypot(x - run.x, y - run.y) <= WITHIN_PX;
  run = { since: goesOn ? run.since : (downAt ?? at), at, x, y };
  downAt = undefined;
}

if (typeof window !== 'undefined') {
  window.addEventListener(
    'pointerdown',
    ({ isPrimary, button }) => {
      downAt = isPrimary && button === 0 ? performance.now() : undefined;
    },
    { capture: true },
  );
  window.addEventListener(
    'pointerup',
    ({ isPrimary, button }) => {
      // This comes with the first layer: the finger whose press has asked for it may be down already.
      if (isPrimary && button === 0) downAt ??= Number.NEGATIVE_INFINITY;
    },
    { capture: true },
  );
  window.addEventListener('pointercancel', () => (downAt = undefined), { capture: true });
  window.addEventListener('click', note, { capture: true });
}

/** Whether a click goes on from a tap, or ends a press, that began before `shownAt`: the thumb meant what stood there then. */
export const isLeftOver = (event: MouseEvent, shownAt: number): boolean => isTap(event) && run.since < shownAt;
