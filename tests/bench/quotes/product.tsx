import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { BookView, LiveSource, QuoteView } from '#kit/live';
import { OrderBook } from '#kit/OrderBook';
import { QuoteRow } from '#kit/QuoteRow';
import { BOOK_ROWS, type Frame, SYMBOLS, symbolName } from './feed.ts';
import { makeBook, quoteView } from './views.ts';

/** What a side of the comparison can do; `dispose` leaves the page empty. */
export interface Side {
  frame(frame: Frame): void;
  dispose(): void;
}

export type Scene = 'list' | 'book' | 'both';

interface Source<T> extends LiveSource<T> {
  set(value: T): void;
}

function makeSource<T>(initial: T): Source<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const ignore = () => undefined;
const LABELS = { asks: 'Asks', bids: 'Bids', price: 'Price', amount: 'BTC', spread: '' };
export const FIRST: QuoteView = quoteView({ price: '100', change: '0', volume: '0' });

/** The product's own components, fed through live sources. */
export function mountProduct(host: HTMLElement, scene: Scene): Side {
  const quotes = Array.from({ length: SYMBOLS }, () => makeSource(FIRST));
  const book = makeBook();
  const bookSource = makeSource<BookView>(book.view());
  const root = createRoot(host);
  flushSync(() =>
    root.render(
      <>
        {scene === 'list' ? null : <OrderBook source={bookSource} labels={LABELS} rows={BOOK_ROWS} onPick={ignore} />}
        {scene === 'book'
          ? null
          : quotes.map((source, i) => (
              <QuoteRow key={symbolName(i)} base={symbolName(i)} quote="USDT" live={source} onPress={ignore} />
            ))}
      </>,
    ),
  );
  return {
    frame({ quotes: updates, levels }) {
      if (scene !== 'book') for (const update of updates) quotes[update.index]?.set(quoteView(update));
      if (scene !== 'list') {
        book.apply(levels);
        bookSource.set(book.view());
      }
    },
    dispose: () => flushSync(() => root.unmount()),
  };
}
