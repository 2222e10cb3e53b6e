import { decimalText } from '../../../domain/decimal-text.ts';
import { longOf } from '../../figure-text.ts';
import { dataCell, NO_TEXT, pulseCell, textCell, tickOf } from '../../live-cell.ts';
import type { BookRowView, BookView } from '../../live-views.ts';
import { paintShare } from '../../paint-number.ts';
import { bindRatio } from './BookRatio.tsx';

/** The price that a tap on a level gives, '' where it has none: a field takes decimal text alone. */
export const pickable = (level: BookRowView | null | undefined): string =>
  typeof level?.value === 'string' && decimalText(level.value) !== null ? level.value : '';

/** Writes a level into a row of two texts and a bar; the amount pulses nothing, a book would flicker. */
export function bindLevel(row: HTMLElement): (level: BookRowView | null | undefined) => void {
  const [priceElement, amountElement] = Array.from(row.children);
  const setPrice = textCell(priceElement ?? row);
  const setAmount = textCell(amountElement ?? row);
  const setValue = dataCell(row, 'value');
  const setOwn = dataCell(row, 'own');
  const setLong = dataCell(row, 'long');
  const isOption = row.role === 'option';
  let shown: BookRowView | undefined;
  let share = -1;
  return (given) => {
    const level = given ?? undefined;
    if (level === shown && share >= 0) return;
    // A level that comes or goes: a list box has no nameless options.
    if (isOption && (level === undefined) !== (shown === undefined || share < 0))
      row.ariaHidden = String(level === undefined);
    shown = level;
    setPrice(level ? level.price : NO_TEXT);
    setAmount(level ? level.amount : NO_TEXT);
    setValue(pickable(level));
    setLong(longOf(level?.price, level?.amount));
    setOwn(level?.isOwn ? '' : null);
    // Bars are at most a few hundred pixels wide: thousandths are finer than a pixel.
    const next = Math.round(paintShare(level?.share) * 1000) / 1000;
    if (next === share) return;
    share = next;
    row.style.setProperty('--share', String(next));
  };
}

/** Finds the rows and the last price of a book once; what it returns writes a book into them, best level next to the spread. */
export function bindBook(root: HTMLElement): (book: BookView) => void {
  const side = (name: string) => Array.from(root.querySelectorAll<HTMLElement>(`[data-side='${name}'] > *`), bindLevel);
  const asks = root.querySelector("[data-side='asks'][data-best='last']") ? side('asks').reverse() : side('asks');
  const bids = side('bids');
  const lastElement = root.querySelector<HTMLElement>("[data-cell='last']");
  const gapElement = root.querySelector<HTMLElement>("[data-cell='gap']");
  const setStale = dataCell(root, 'stale');
  const setLast = lastElement && textCell(lastElement);
  const setDirection = lastElement && dataCell(lastElement, 'direction');
  const pulse = lastElement && pulseCell(lastElement);
  const setGap = gapElement && textCell(gapElement);
  const setRatio = bindRatio(root);
  let last: string | null | undefined = null;
  return (book) => {
    for (let i = 0; i < asks.length; i += 1) asks[i]?.(book.asks?.[i]);
    for (let i = 0; i < bids.length; i += 1) bids[i]?.(book.bids?.[i]);
    setStale(book.isStale ? '' : null);
    const { price, direction } = book.last ?? {};
    if (setLast?.(price) && last !== null) pulse?.(tickOf(last, price));
    last = price;
    setDirection?.(direction ?? 'flat');
    setGap?.(book.gap);
    setRatio(book.bidShare);
  };
}
