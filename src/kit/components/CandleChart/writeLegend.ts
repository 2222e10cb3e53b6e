import { EMPTY, formatPrice } from '../../../domain/number.ts';
import type { ChartFocus } from './types.ts';

/** Writes the averages of the bar in focus into the legend; at most ten times a second, so cells are looked up anew. */
export function writeLegend(legend: HTMLElement | null, { averages }: ChartFocus, decimals: number): void {
  legend?.querySelectorAll('[data-average]').forEach((cell, i) => {
    const value = averages[i];
    const text = value === null || value === undefined ? EMPTY : formatPrice(value, decimals);
    if (cell.textContent !== text) cell.textContent = text;
  });
}
