import { useEffect, useState } from 'react';
import { channel } from '../../../contract/channels.ts';
import { useClient } from '../../../data/client.ts';
import { toLevels } from '../../../parts/live/book-levels.ts';
import { type LiveTable, liveTableOf } from '../../../state/live/table.ts';
import type { TicketBook } from './ticket.ts';

const EVERY_MS = 1000;
const EMPTY: TicketBook = { bids: [], asks: [] };

function newest(table: LiveTable, symbol: string): TicketBook {
  const book = table.get(channel.depth(symbol, 0));
  return book ? { bids: toLevels(book.bids), asks: toLevels(book.asks) } : EMPTY;
}

/** The book for estimates: fresh at the first sight and then once a second, however fast it moves. */
export function useBookSnapshot(symbol: string): TicketBook {
  const table = liveTableOf(useClient());
  const [book, setBook] = useState(() => newest(table, symbol));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      timer = undefined;
      setBook(newest(table, symbol));
    };
    let isFirst = true;
    const stop = table.subscribe(channel.depth(symbol, 0), () => {
      if (isFirst) read();
      else timer ??= setTimeout(read, EVERY_MS);
      isFirst = false;
    });
    read();
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [table, symbol]);
  return book;
}
