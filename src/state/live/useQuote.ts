import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { channel } from '../../contract/channels.ts';
import type { DetailEvent } from '../../data/market/index.ts';
import { latestQuote } from './quotes.ts';
import { liveTable } from './table.ts';

/** A thin atom over the table: it listens while a component reads it. */
function quoteAtom(symbol: string) {
  const target = atom(latestQuote(symbol));
  target.onMount = (set) => {
    set(latestQuote(symbol));
    return liveTable.subscribe(channel.detail(symbol), set);
  };
  return target;
}

/** The live quote for a component that draws few of them; rows write themselves from `quoteSource`. */
export const useQuote = (symbol: string): DetailEvent | undefined =>
  useAtomValue(useMemo(() => quoteAtom(symbol), [symbol]));
