import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { type Client, useClient } from '../../data/client.ts';
import { type Connection, feedOf } from '../../data/market/index.ts';
import { liveTableOf } from './table.ts';

/** The link to the market, and how old its prices are or those of one symbol. */
export interface Freshness extends Connection {
  /** Of the table: unix ms of the last arrival where prices are old, else null. */
  readonly staleSince: number | null;
}

function freshnessAtom(client: Client, symbol: string | undefined) {
  const feed = feedOf(client);
  const table = liveTableOf(client);
  const read = (): Freshness => ({ ...feed.connection(), staleSince: table.staleSince(symbol) });
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
    return table.onAge(refresh);
  };
  return target;
}

/** For React: of a symbol, or of the link where a screen shows many. */
export function useFreshness(symbol?: string): Freshness {
  const client = useClient();
  return useAtomValue(useMemo(() => freshnessAtom(client, symbol), [client, symbol]));
}

/** True when the price of this symbol must not be traded on. */
export const isStale = (client: Client, symbol: string): boolean => liveTableOf(client).staleSince(symbol) !== null;
