import { useEffect, useState } from 'react';
import { channel } from '../../../contract/channels.ts';
import { toLevels } from '../../../parts/live/book-levels.ts';
import { liveTable } from '../../../state/live/table.ts';
import type { TicketBook } from './ticket.ts';

const EVERY_MS = 1000;
const EMPTY: TicketBook = { bids: [], asks: [] };

function newest(symbol: string): TicketBook {
  const book = liveTable.get(channel.depth(symbol, 0));
  return book ? { bids: toLevels(book.bids), asks: toLevels(book.asks) } : EMPTY;
}

/** The book for estimates: fresh at the first sight and then once a second, however fast it moves. */
export function useBookSnapshot(symbol: string): TicketBook {
  const [book, setBook] = useState(() => newest(symbol));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      timer = undefined;
      setBook(newest(symbol));
    };
    let isFirst = true;
    const stop = liveTable.subscribe(channel.depth(symbol, 0), () => {
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
