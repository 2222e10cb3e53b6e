import { longOf } from '../../figure-text.ts';
import { dataCell, pulseCell, textCell, tickOf } from '../../live-cell.ts';
import type { QuoteView } from '../../live-views.ts';
import { rollDigits } from '../../roll/load.ts';

/** Writes one figure of a quote, its direction and its age into one element; only the price pulses. */
export const bindPrice = (field: 'price' | 'fiat' | 'volume' | 'change') => (element: HTMLElement) => {
  const setText = textCell(element);
  const setDirection = dataCell(element, 'direction');
  const setStale = dataCell(element, 'stale');
  const setLong = dataCell(element, 'long');
  const pulse = pulseCell(element);
  if (element.dataset.size === 'headline') rollDigits(element);
  let before: string | null | undefined = null;
  return (quote: QuoteView) => {
    const text = quote[field];
    if (setText(text) && before !== null && field === 'price') pulse(tickOf(before, text));
    before = text;
    setDirection(quote.direction ?? 'flat');
    setLong(longOf(text));
    setStale(quote.isStale ? '' : null);
  };
};
