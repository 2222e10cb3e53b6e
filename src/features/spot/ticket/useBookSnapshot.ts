import { useEffect, useState } from 'react';
import { bookSource, latestBook } from '../../../state/book.ts';
import type { TicketBook } from './ticket.ts';

const EVERY_MS = 1000;
const EMPTY: TicketBook = { bids: [], asks: [] };

/** The book for estimates: fresh at the first sight and then once a second, however fast it moves. */
export function useBookSnapshot(symbol: string): TicketBook {
  const [book, setBook] = useState<TicketBook>(() => latestBook(symbol) ?? EMPTY);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      timer = undefined;
      setBook(latestBook(symbol) ?? EMPTY);
    };
    let isFirst = true;
    const stop = bookSource(symbol).subscribe(() => {
      if (isFirst) read();
      else timer ??= setTimeout(read, EVERY_MS);
      isFirst = false;
    });
    read();
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [symbol]);
  return book;
}
