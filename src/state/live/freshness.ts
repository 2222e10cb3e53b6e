import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { type Connection, marketFeed } from '../../data/market/index.ts';
import { liveTable } from './table.ts';

/** The link to the market, and how old its prices are or those of one symbol. */
export interface Freshness extends Connection {
  /** Of the table: unix ms of the last arrival where prices are old, else null. */
  readonly staleSince: number | null;
}

function freshnessAtom(symbol: string | undefined) {
  const read = (): Freshness => ({ ...marketFeed.connection(), staleSince: liveTable.staleSince(symbol) });
  const target = atom(read());
  target.onMount = (set) => {
    const refresh = () =>
      set((before) => {
        const now = read();
        const isSame =
          before.status === now.status && before.attempt === now.attempt && before.staleSince === now.staleSince;
        return isSame ? before : now;
      });
    refresh();
    return liveTable.onAge(refresh);
  };
  return target;
}

/** For React: of a symbol, or of the link where a screen shows many. */
export const useFreshness = (symbol?: string): Freshness =>
  useAtomValue(useMemo(() => freshnessAtom(symbol), [symbol]));

/** True when the price of this symbol must not be traded on. */
export const isStale = (symbol: string): boolean => liveTable.staleSince(symbol) !== null;
