import { EMPTY, formatPrice } from '../../../domain/number.ts';
import { figureId, specOf } from './indicators.ts';
import type { ChartFocus, ChartIndicator } from './types.ts';

/** Writes the indicators at the bar in focus into the legends; at most ten times a second, so cells are looked up anew. */
export function writeLegend(
  root: HTMLElement | null,
  { values }: ChartFocus,
  indicators: readonly ChartIndicator[],
  priceDecimals: number,
): void {
  for (const indicator of indicators) {
    const { figures, decimals = priceDecimals } = specOf(indicator);
    for (const figure of figures) {
      const id = figureId(indicator, figure);
      const cell = root?.querySelector(`[data-figure='${id}']`);
      const value = values[id];
      const text = value === null || value === undefined ? EMPTY : formatPrice(value, decimals);
      if (cell && cell.textContent !== text) cell.textContent = text;
    }
  }
}

/** Puts the legends of the panes at the top of their panes. */
export function placeLegends(root: HTMLElement | null, tops: ReadonlyMap<ChartIndicator, number>): void {
  for (const legend of root?.querySelectorAll<HTMLElement>('[data-pane]') ?? []) {
    const top = [...tops].find(([indicator]) => indicator === legend.dataset.pane)?.[1];
    legend.hidden = top === undefined;
    if (top !== undefined) legend.style.insetBlockStart = `${top}px`;
  }
}
