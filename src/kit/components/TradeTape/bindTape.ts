import { dataCell, NO_TEXT, textCell } from '../../live-cell.ts';
import type { TradeView } from '../../live-views.ts';

/** Writes the latest trades into fixed rows: moving rows would lay out the whole tape at each trade. */
export function bindTape(body: HTMLElement): (trades: readonly TradeView[]) => void {
  const rows = Array.from(body.children, (row) => {
    const [price, amount, time] = Array.from(row.children, textCell);
    const setSide = row instanceof HTMLElement ? dataCell(row, 'side') : null;
    return (trade: TradeView | undefined) => {
      price?.(trade?.price ?? NO_TEXT);
      amount?.(trade?.amount ?? NO_TEXT);
      time?.(trade?.time ?? NO_TEXT);
      setSide?.(trade?.side ?? null);
    };
  });
  return (trades) => {
    for (let i = 0; i < rows.length; i += 1) rows[i]?.(trades[i]);
  };
}
