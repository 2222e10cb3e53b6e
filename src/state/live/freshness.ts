import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { type Arrival, type Connection, marketFeed } from '../../data/market/index.ts';
import { TIME_MS } from '../../domain/constants.ts';

/**
 * How old prices are (readings G15): the one truth that the dot, the figures and the order button read. A live link pushes
 * every change, so a symbol that is quiet on it is as fresh as the link; after a reconnect, and when it was out of sight, it
 * is fresh once it has been heard again.
 */

/** Symbols that this opening of the link has told of while somebody listens. */
const live = new Set<string>();
/** When the others were last told of, by the link or by a reply. */
const arrivals = new Map<string, Arrival>();
/** Until the first frame, the newest reply is what the link's prices are of. */
let replied: Arrival | null = null;

const lastOf = (symbol?: string): Arrival | null => {
  if (symbol === undefined) return marketFeed.lastArrival() ?? replied;
  return live.has(symbol) ? marketFeed.lastArrival() : (arrivals.get(symbol) ?? null);
};

/**
 * When the prices of a symbol, or of the link, last arrived, in unix ms, where that is more than ten seconds ago by this
 * device's monotonic clock; null while they are fresh, and before there are any.
 */
export function staleSince(symbol?: string): number | null {
  const last = lastOf(symbol);
  return last !== null && performance.now() - last.at > TIME_MS.stale ? last.time : null;
}

/** True when the price of this symbol must not be traded on. */
export const isStale = (symbol: string): boolean => staleSince(symbol) !== null;

/** The link has told of this symbol. */
export function noteArrival(symbol: string): void {
  const wasOld = isLinkOld || isStale(symbol);
  live.add(symbol);
  if (wasOld) tell();
}

/** A reply has told of it, now or at another time (unix ms); what the link tells is newer. */
export function noteReply(symbol: string, time = Date.now()): void {
  replied = { at: performance.now() - (Date.now() - time), time };
  if (!live.has(symbol)) arrivals.set(symbol, replied);
}

/** From now on the link does not speak of it any more: it grows old. */
export function noteEnd(symbol: string): void {
  const last = live.has(symbol) && marketFeed.lastArrival();
  if (last) arrivals.set(symbol, last);
  live.delete(symbol);
}

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** What the listeners were told last: whether the link's prices are old. */
let isLinkOld = false;

function tell(): void {
  isLinkOld = staleSince() !== null;
  for (const listener of [...listeners]) listener();
}

marketFeed.onConnection(({ status }) => {
  if (status === 'live') for (const symbol of [...live]) noteEnd(symbol);
  tell();
});

/** Calls the listener when the answers above may have changed: each second, by one timer for all, and with the link. */
export function onFreshness(listener: () => void): () => void {
  const entry = () => listener();
  listeners.add(entry);
  timer ??= setInterval(() => {
    // A page out of sight is sent nothing: it must not come back grey.
    if (typeof document === 'undefined' || !document.hidden) tell();
  }, TIME_MS.stale / 10);
  return () => {
    listeners.delete(entry);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The link to the market, and how old its prices are or those of one symbol. */
export interface Freshness extends Connection {
  /** Of `staleSince`. */
  readonly staleSince: number | null;
}

function freshnessAtom(symbol: string | undefined) {
  const read = (): Freshness => ({ ...marketFeed.connection(), staleSince: staleSince(symbol) });
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
    return onFreshness(refresh);
  };
  return target;
}

/** For React: of a symbol, or of the link where a screen shows many. */
export const useFreshness = (symbol?: string): Freshness =>
  useAtomValue(useMemo(() => freshnessAtom(symbol), [symbol]));

/** Forgets all arrivals; for stories and tests. */
export function resetFreshness(): void {
  live.clear();
  arrivals.clear();
  replied = null;
}
