import { expect, waitFor } from 'storybook/test';

/** The first picture of the chart stands. */
export const drawn = (root: HTMLElement) =>
  waitFor(() => expect(root.querySelector('[data-state="ready"] canvas')).toBeTruthy(), { timeout: 20_000 });

/** What a legend says of the bar it reads: 'MA ma1'. */
export const figureOf = (root: HTMLElement, id: string) => root.querySelector(`[data-figure="${id}"]`)?.textContent;

/** A finger on the canvas, which listens to touches. */
export function touch(target: Element, type: string, x: number, y: number): TouchEvent {
  const point = new Touch({ identifier: 1, target, clientX: x, clientY: y, pageX: x, pageY: y });
  const touches = type === 'touchend' ? [] : [point];
  const event = new TouchEvent(type, {
    bubbles: true,
    cancelable: true,
    touches,
    targetTouches: touches,
    changedTouches: [point],
  });
  target.dispatchEvent(event);
  return event;
}

/** A finger on the drawing area, at px of the area. */
function finger(area: HTMLElement, type: 'pointerdown' | 'pointermove' | 'pointerup', x: number, y: number): void {
  const { left, top } = area.getBoundingClientRect();
  const at = { clientX: left + x, clientY: top + y, pointerId: 1, pointerType: 'touch', isPrimary: true };
  area.dispatchEvent(new PointerEvent(type, { ...at, bubbles: true, cancelable: true }));
}
export const tap = (area: HTMLElement, x: number, y: number) => {
  finger(area, 'pointerdown', x, y);
  finger(area, 'pointerup', x, y);
};
