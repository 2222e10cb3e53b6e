import { EMPTY, formatPrice } from '../../../domain/number.ts';
import { textCell } from '../../live-cell.ts';
import type { ChartFocus } from './types.ts';

/** Writes the averages of the bar in focus into the legend. */
export function bindLegend(legend: HTMLElement): (focus: ChartFocus, decimals: number) => void {
  const cells = Array.from(legend.querySelectorAll('[data-average]'), textCell);
  return ({ averages }, decimals) => {
    cells.forEach((write, i) => {
      const value = averages[i];
      write(value === null || value === undefined ? EMPTY : formatPrice(value, decimals));
    });
  };
}
