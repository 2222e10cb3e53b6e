import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { channel } from '../../contract/channels.ts';
import { type Client, useClient } from '../../data/client.ts';
import type { DetailEvent } from '../../data/market/index.ts';
import { latestQuote } from './quotes.ts';
import { liveTableOf } from './table.ts';

/** A thin atom over the table: it listens while a component reads it. */
function quoteAtom(client: Client, symbol: string) {
  const target = atom(latestQuote(client, symbol));
  target.onMount = (set) => {
    set(latestQuote(client, symbol));
    return liveTableOf(client).subscribe(channel.detail(symbol), set);
  };
  return target;
}

/** The live quote for a component that draws few of them; rows write themselves from `quoteSource`. */
export function useQuote(symbol: string): DetailEvent | undefined {
  const client = useClient();
  return useAtomValue(useMemo(() => quoteAtom(client, symbol), [client, symbol]));
}
