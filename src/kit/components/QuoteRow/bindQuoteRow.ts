import { longOf } from '../../figure-text.ts';
import { dataCell, pulseCell, textCell, tickOf } from '../../live-cell.ts';
import type { QuoteView } from '../../live-views.ts';

/** Finds the cells of a quote row or card once; what it returns writes a quote into them, with a diff per text. */
export function bindQuoteRow(root: HTMLElement): (quote: QuoteView) => void {
  const find = (name: string) => root.querySelector<HTMLElement>(`[data-cell='${name}']`);
  const optional = (name: string) => {
    const cell = find(name);
    return cell ? textCell(cell) : () => false;
  };
  const priceElement = find('price') ?? root;
  const changeElement = find('change') ?? root;
  const setPrice = textCell(priceElement);
  const setChange = textCell(changeElement);
  const setFiat = optional('fiat');
  const setTurnover = optional('turnover');
  const setDirection = dataCell(changeElement, 'direction');
  const course = root.querySelector<SVGElement>('svg[data-direction]');
  const setCourse = course && dataCell(course, 'direction');
  const setStale = dataCell(root, 'stale');
  const setLong = dataCell(root, 'long');
  const pulse = pulseCell(priceElement);
  let last: QuoteView | null = null;
  return (quote) => {
    if (quote === last) return;
    const before = last?.price;
    if (setPrice(quote.price) && before !== undefined) pulse(tickOf(before, quote.price));
    setFiat(quote.fiat);
    setTurnover(quote.turnover);
    setChange(quote.change);
    const direction = quote.direction ?? 'flat';
    setDirection(direction);
    setCourse?.(direction);
    setStale(quote.isStale ? '' : null);
    setLong(longOf(quote.price, quote.fiat, quote.change));
    last = quote;
  };
}
