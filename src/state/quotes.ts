import { atom, type PrimitiveAtom, useAtomValue } from 'jotai';
import { channel } from '../contract/channels.ts';
import type { MatchRow } from '../contract/rows/match.ts';
import { type DetailEvent, marketFeed } from '../data/market/index.ts';
import { decimalText } from '../domain/decimal-text.ts';
import { changePercent } from '../domain/scaled.ts';
import { noteArrival, noteEnd, noteReply, resetFreshness } from './live/freshness.ts';
import { appStore } from './store.ts';

/** The last known quote of a pair; figures are decimal text. */
export interface Quote {
  readonly price: string;
  /** Percent over the rolling 24 h. */
  readonly change: string;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  /** Base volume of the rolling 24 h. */
  readonly volume: string;
  readonly turnover: string;
}

/** What formatting a quote needs to know of its pair. */
export interface QuotedPair extends Pick<MatchRow, 'now_price' | 'change' | 'volume' | 'turnover' | 'high' | 'low'> {
  readonly symbol: string;
  readonly priceDecimals: number;
  readonly amountDecimals: number;
}

/** The newest quote of every symbol ever heard of; atoms hold those on screen only. */
const latest = new Map<string, Quote>();
const decimals = new Map<string, { price: number; amount: number }>();
const live = new Set<string>();

const mounted = new Map<string, PrimitiveAtom<Quote | undefined>>();
const changed = new Set<string>();

/** Atoms are made once a symbol and let go when there are too many and nobody looks. */
const FAMILY_LIMIT = 400;
const family = new Map<string, PrimitiveAtom<Quote | undefined>>();

/** Sets the quotes on screen that changed, all in one write: once a frame. */
const frameAtom = atom(null, (_, set) => {
  for (const symbol of changed) {
    const target = mounted.get(symbol);
    if (target) set(target, latest.get(symbol));
  }
  changed.clear();
});
marketFeed.onFrame(() => {
  if (changed.size > 0) appStore.set(frameAtom);
});

function toQuote(event: DetailEvent): Quote {
  const { open, close, high, low, amount, vol } = event;
  return { price: close, change: changePercent(open, close), open, high, low, volume: amount, turnover: vol };
}

/** The quote of one symbol; while somebody reads it, its channel is subscribed. */
export function quoteAtom(symbol: string): PrimitiveAtom<Quote | undefined> {
  const known = family.get(symbol);
  if (known) return known;
  const target = atom<Quote | undefined>(latest.get(symbol));
  target.onMount = (set) => {
    mounted.set(symbol, target);
    set(latest.get(symbol));
    const stop = marketFeed.subscribe(channel.detail(symbol), (event) => {
      noteArrival(symbol);
      live.add(symbol);
      latest.set(symbol, toQuote(event));
      changed.add(symbol);
    });
    return () => {
      mounted.delete(symbol);
      live.delete(symbol);
      // Not for a row that is drawn anew within one commit.
      queueMicrotask(() => {
        if (!mounted.has(symbol)) noteEnd(symbol);
      });
      stop();
    };
  };
  evict();
  family.set(symbol, target);
  return target;
}

function evict(): void {
  if (family.size < FAMILY_LIMIT) return;
  for (const symbol of family.keys()) {
    if (!mounted.has(symbol)) family.delete(symbol);
    if (family.size < FAMILY_LIMIT) return;
  }
}

/** Quotes of a reply, for whatever the socket has not told better; one of a former visit says since when it is kept (unix ms). */
export function seedQuotes(pairs: readonly QuotedPair[], since?: number): void {
  for (const pair of pairs) {
    decimals.set(pair.symbol, { price: pair.priceDecimals, amount: pair.amountDecimals });
    const price = decimalText(pair.now_price);
    if (price === null || live.has(pair.symbol)) continue;
    const change = decimalText(pair.change) ?? '0';
    latest.set(pair.symbol, {
      price,
      change,
      open: price,
      high: pair.high ?? price,
      low: pair.low ?? price,
      volume: pair.volume,
      turnover: pair.turnover ?? '0',
    });
    changed.add(pair.symbol);
    noteReply(pair.symbol, since);
  }
  // Queries select while React renders: the cells hear of it after that.
  queueMicrotask(() => appStore.set(frameAtom));
}

/** The newest quote without listening, for sorting and checks. */
export const latestQuote = (symbol: string): Quote | undefined => latest.get(symbol);

/** Decimals of a pair's prices; 2 until the pairs are known. */
export const priceDecimalsOf = (symbol: string): number => decimals.get(symbol)?.price ?? 2;

/** Decimals of a pair's amounts; 4 until the pairs are known. */
export const amountDecimalsOf = (symbol: string): number => decimals.get(symbol)?.amount ?? 4;

/** The live quote for a component that draws few of them; rows use `quoteSource`. */
export function useQuote(symbol: string): Quote | undefined {
  return useAtomValue(quoteAtom(symbol));
}

/** Forgets all quotes; for stories and tests. */
export function resetQuotes(): void {
  latest.clear();
  live.clear();
  resetFreshness();
  decimals.clear();
  family.clear();
}
