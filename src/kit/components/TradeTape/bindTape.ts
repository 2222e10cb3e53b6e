import { longOf } from '../../figure-text.ts';
import { dataCell, NO_TEXT, textCell } from '../../live-cell.ts';
import type { TradeView } from '../../live-views.ts';

/** Writes the latest trades into fixed rows: moving rows would lay out the whole tape at each trade. */
export function bindTape(body: HTMLElement): (trades: readonly TradeView[]) => void {
  const rows = Array.from(body.children, (row) => {
    const [price, amount, time] = [...row.children].slice(0, 3).map(textCell);
    const setSide = row instanceof HTMLElement ? dataCell(row, 'side') : null;
    const setLong = row instanceof HTMLElement ? dataCell(row, 'long') : null;
    return (trade: TradeView | null | undefined) => {
      price?.(trade ? trade.price : NO_TEXT);
      amount?.(trade ? trade.amount : NO_TEXT);
      time?.(trade ? trade.time : NO_TEXT);
      setSide?.(trade?.side ?? null);
      setLong?.(longOf(trade?.price, trade?.amount, trade?.time));
    };
  });
  return (trades) => {
    for (let i = 0; i < rows.length; i += 1) rows[i]?.(trades[i]);
  };
}
