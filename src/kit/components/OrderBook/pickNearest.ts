import type { MouseEvent } from 'react';
import { nearestRow } from './nearestRow.ts';

/** Handles a tap anywhere on levels: gives the price of the one that was hit, or of the nearest. */
export const pickNearest =
  (onPick: ((price: string) => void) | undefined) =>
  (event: MouseEvent<HTMLElement>): void => {
    const hit =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-value]')?.dataset.value : undefined;
    const price = hit || nearestRow(event.currentTarget, event.clientY)?.dataset.value;
    if (price) onPick?.(price);
  };
