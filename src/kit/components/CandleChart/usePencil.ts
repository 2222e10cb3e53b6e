import { type PointerEvent, useRef } from 'react';
import type { Engine } from './engine.ts';
import { pointsOf } from './read-drawings.ts';
import type { DrawingKind } from './types.ts';

/** A finger that moves less than this, in px, has tapped. */
const SLOP = 8;

/** A tool by finger, pen or mouse: tap and tap, or drag from one end to the other. */
export function usePencil(engine: Engine | null, tool: DrawingKind | null, placed: number) {
  const press = useRef<{ readonly x: number; readonly y: number; readonly isFirst: boolean } | null>(null);
  const aim = (event: PointerEvent) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    engine?.desk.aim(event.clientX - left, event.clientY - top);
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (!tool || !event.isPrimary) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const isFirst = pointsOf(tool) > 1 && placed === 0;
      press.current = { x: event.clientX, y: event.clientY, isFirst };
      aim(event);
      if (isFirst) engine?.desk.place();
    },
    onPointerMove(event: PointerEvent) {
      if (tool && event.isPrimary && (press.current || event.pointerType === 'mouse')) aim(event);
    },
    onPointerUp(event: PointerEvent) {
      const from = press.current;
      press.current = null;
      if (!tool || !from || !event.isPrimary) return;
      const isTap = Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLOP;
      if (from.isFirst && isTap) return;
      aim(event);
      engine?.desk.place();
    },
    onPointerCancel() {
      press.current = null;
    },
  };
}
