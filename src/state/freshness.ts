import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { marketFeed } from '../data/market/index.ts';
import { TIME_MS } from '../domain/constants.ts';
import { connectionAtom, isLinkStale } from './connection.ts';

/**
 * How old prices are (readings G15), on this device's monotonic clock. A live link pushes every change, so a symbol that is
 * quiet on it is as fresh as the link; after a reconnect it is fresh once it has been heard again.
 */

interface Arrival {
  at: number;
  /** Which opening of the link brought it; 0 = a reply of a call. */
  opening: number;
}

const arrivals = new Map<string, Arrival>();
let opening = 1;
marketFeed.onConnection((connection) => {
  if (connection.status === 'live') opening += 1;
});

/** Something about this symbol has arrived. */
export function noteArrival(symbol: string, from: 'socket' | 'reply' = 'socket'): void {
  const before = arrivals.get(symbol);
  if (from === 'reply' && before && before.opening === opening) return;
  arrivals.set(symbol, { at: performance.now(), opening: from === 'socket' ? opening : 0 });
}

/** True when the price of this symbol must not be traded on. */
export function isSymbolStale(symbol: string): boolean {
  const now = performance.now();
  const arrival = arrivals.get(symbol);
  if (!arrival) return false;
  const heard = arrival.opening === opening ? Math.max(arrival.at, marketFeed.lastArrival()) : arrival.at;
  return isLinkStale(now, heard);
}

const CHECK_MS = TIME_MS.stale / 10;

/** True when the prices of this symbol are older than ten seconds: they turn grey and the order button says why it is off. */
export function useIsStale(symbol: string): boolean {
  const { isStale: isLinkOld } = useAtomValue(connectionAtom);
  const [isStale, setStale] = useState(() => isSymbolStale(symbol));
  useEffect(() => {
    const check = () => setStale(isSymbolStale(symbol));
    check();
    const timer = setInterval(check, CHECK_MS);
    return () => clearInterval(timer);
  }, [symbol]);
  return isStale || isLinkOld;
}
