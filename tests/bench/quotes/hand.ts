import type { BookRowView, QuoteView } from '#kit/live';
import { SYMBOLS } from './feed.ts';
import { FIRST, type Scene, type Side } from './product.tsx';
import { makeBook, quoteView } from './views.ts';

/** Writes a quote as one would by hand for this one page: known nodes, a comparison each, the same wash. */
function handRow(row: HTMLElement) {
  const find = (name: string) => row.querySelector<HTMLElement>(`[data-cell='${name}']`) as HTMLElement;
  const [priceCell, fiatCell, turnoverCell, changeCell] = [
    find('price'),
    find('fiat'),
    find('turnover'),
    find('change'),
  ];
  const [price, fiat, turnover, change] = [priceCell, fiatCell, turnoverCell, changeCell].map(
    (cell) => cell.firstChild as Text,
  );
  let shown: QuoteView = FIRST;
  let isWashed = false;
  priceCell.onanimationend = () => {
    isWashed = false;
    priceCell.removeAttribute('data-pulse');
  };
  return (quote: QuoteView) => {
    if (quote.price !== shown.price) {
      if (price) price.data = quote.price;
      if (!isWashed) {
        isWashed = true;
        const isUp =
          quote.price.length === shown.price.length
            ? quote.price > shown.price
            : quote.price.length > shown.price.length;
        priceCell.setAttribute('data-pulse', isUp ? 'up' : 'down');
      }
    }
    if (fiat && quote.fiat !== shown.fiat) fiat.data = quote.fiat;
    if (turnover && quote.turnover !== shown.turnover) turnover.data = quote.turnover;
    if (change && quote.change !== shown.change) change.data = quote.change;
    if (quote.direction !== shown.direction) changeCell.setAttribute('data-direction', quote.direction);
    shown = quote;
  };
}

function handLevel(row: HTMLElement) {
  const [price, amount] = Array.from(row.children, (cell) => cell.firstChild as Text);
  let shown: BookRowView | null = null;
  return (level: BookRowView) => {
    if (price && level.price !== (shown?.price ?? price.data)) price.data = level.price;
    if (amount && level.amount !== (shown?.amount ?? amount.data)) amount.data = level.amount;
    if (level.value !== shown?.value) row.setAttribute('data-value', level.value);
    if (level.share !== shown?.share) row.style.setProperty('--share', level.share.toFixed(3));
    shown = level;
  };
}

/** The same rows with the same styles and no framework behind them. */
export function mountByHand(host: HTMLElement, scene: Scene, html: string): Side {
  host.innerHTML = html;
  const rows = Array.from(host.querySelectorAll<HTMLElement>("div:has(> button [data-cell='price'])"), handRow);
  if (scene !== 'book' && rows.length !== SYMBOLS) throw new Error(`${rows.length} rows by hand, ${SYMBOLS} wanted`);
  const side = (name: string) => Array.from(host.querySelectorAll<HTMLElement>(`[data-side='${name}'] > *`), handLevel);
  const asks = side('asks').reverse();
  const bids = side('bids');
  const book = makeBook();
  return {
    frame({ quotes, levels }) {
      if (scene !== 'book') for (const update of quotes) rows[update.index]?.(quoteView(update));
      if (scene === 'list') return;
      book.apply(levels);
      const view = book.view();
      for (let i = 0; i < asks.length; i += 1) {
        if (view.asks[i]) asks[i]?.(view.asks[i] as BookRowView);
        if (view.bids[i]) bids[i]?.(view.bids[i] as BookRowView);
      }
    },
    dispose: () => host.replaceChildren(),
  };
}

/** What the page shows, for the proof that both sides end alike. */
export const shownText = (host: HTMLElement): string => (host.textContent ?? '').replaceAll('\u00a0', ' ');
