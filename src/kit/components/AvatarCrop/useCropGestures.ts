import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type CropView, type PictureSize, panned, zoomed } from './crop.ts';

type Change = (change: (view: CropView, picture: PictureSize) => CropView) => void;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Part of the stage that an arrow key moves by, and factor of a plus. */
const KEY_SHARE = 0.05;
const KEY_ZOOM = 1.2;
const WHEEL_ZOOM = 1.0015;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-KEY_SHARE, 0],
  ArrowRight: [KEY_SHARE, 0],
  ArrowUp: [0, -KEY_SHARE],
  ArrowDown: [0, KEY_SHARE],
};
const ZOOMS: Readonly<Record<string, number>> = { '+': KEY_ZOOM, '=': KEY_ZOOM, '-': 1 / KEY_ZOOM, _: 1 / KEY_ZOOM };

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
/** Distance of two fingers; 0 for one. */
const spread = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** Moves and zooms by one finger or two, by mouse and its wheel, and by keys. */
export function useCropGestures(stage: RefObject<HTMLElement | null>, change: Change) {
  const fingers = useRef(new Map<number, Point>());
  const latest = useRef(change);
  latest.current = change;

  /** A point of the screen as shares of the stage. */
  const placeOf = (at: { readonly clientX: number; readonly clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect();
    return box?.width
      ? { x: (at.clientX - box.left) / box.width, y: (at.clientY - box.top) / box.height }
      : { x: 0.5, y: 0.5 };
  };

  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    // React listens passively, and the sheet would scroll under the picture.
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const point = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
      latest.current((view, picture) => zoomed(view, picture, WHEEL_ZOOM ** -event.deltaY, point));
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [stage]);

  const lift = (event: PointerEvent) => fingers.current.delete(event.pointerId);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      try {
        event.currentTarget.setPointerCapture(event.pointerId);
      } catch {
        // The pointer was lifted already; what it did still counts.
      }
      fingers.current.set(event.pointerId, placeOf(event));
    },
    onPointerMove: (event: PointerEvent) => {
      if (!fingers.current.has(event.pointerId)) return;
      const before = [...fingers.current.values()];
      fingers.current.set(event.pointerId, placeOf(event));
      const after = [...fingers.current.values()];
      const [from, to] = [middle(before), middle(after)];
      const factor = spread(before) > 0 ? spread(after) / spread(before) : 1;
      latest.current((view, picture) =>
        zoomed(panned(view, picture, to.x - from.x, to.y - from.y), picture, factor, to),
      );
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onKeyDown: (event: KeyboardEvent) => {
      const arrow = ARROWS[event.key];
      const factor = ZOOMS[event.key];
      if (!arrow && !factor) return;
      event.preventDefault();
      latest.current((view, picture) =>
        arrow ? panned(view, picture, arrow[0], arrow[1]) : zoomed(view, picture, factor ?? 1),
      );
    },
  };
}
