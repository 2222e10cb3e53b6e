import { CURRENCY_TYPE } from '../../../contract/rows/match.ts';
import type { DetailEvent } from '../../../data/market/index.ts';
import { compareDecimal } from '../../../domain/number.ts';
import type { Pair } from '../../../state/pairs.ts';

export const TABS = ['favorites', 'futures', 'coins', 'stock'] as const;
export type Tab = (typeof TABS)[number];

/** A tab named by the address, such as the menu's `?tab=stock`; Coins otherwise. */
export const tabOf = (name: string | undefined): Tab => TABS.find((tab) => tab === name) ?? 'coins';

const ON_SPOT = [CURRENCY_TYPE.crypto, CURRENCY_TYPE.stock];

/** Index, metals and fx stand under Futures, with every pair that trades on margin (readings G13). */
const IN_TAB: Record<Tab, (pair: Pair, favorites: ReadonlySet<number>) => boolean> = {
  favorites: (pair, favorites) => favorites.has(pair.currency_id),
  futures: (pair) => pair.open_lever || !ON_SPOT.some((type) => type === pair.currency_type),
  coins: (pair) => pair.currency_type === CURRENCY_TYPE.crypto,
  stock: (pair) => pair.currency_type === CURRENCY_TYPE.stock,
};

export const pairsOf = (pairs: readonly Pair[], tab: Tab, favorites: ReadonlySet<number>): Pair[] =>
  pairs.filter((pair) => IN_TAB[tab](pair, favorites));

export const SORT_KEYS = ['volume', 'price', 'change'] as const;
export type SortKey = (typeof SORT_KEYS)[number];
export interface Sort {
  readonly key: SortKey;
  readonly order: 'up' | 'down';
}

/** The newest quote of a symbol, where the socket has told one. */
export type QuoteOf = (symbol: string) => DetailEvent | undefined;

/** What a column sorts by: turnover for volume (readings G10), the newest quote where the socket knows a better one. */
function figure(pair: Pair, key: SortKey, quoteOf: QuoteOf): string {
  const quote = quoteOf(pair.symbol);
  if (key === 'price') return quote?.price ?? pair.now_price;
  if (key === 'change') return quote?.change ?? pair.change;
  return quote?.turnover ?? pair.turnover ?? pair.volume;
}

/** A sorted copy; without a sort the order of the server stays. */
export function sorted(pairs: readonly Pair[], sort: Sort | undefined, quoteOf: QuoteOf): Pair[] {
  if (!sort) return [...pairs];
  const sign = sort.order === 'up' ? 1 : -1;
  const figures = new Map(pairs.map((pair) => [pair.symbol, figure(pair, sort.key, quoteOf)]));
  return [...pairs].sort((a, b) => sign * compareDecimal(figures.get(a.symbol) ?? '0', figures.get(b.symbol) ?? '0'));
}

/** Symbols in the order in which rows stand, and what it was taken by. */
export interface Places {
  readonly sort: Sort | undefined;
  readonly symbols: readonly string[];
}

/**
 * Where rows stand: a row keeps its place while prices move, since rows that jump cannot be tapped. Sorted anew by another
 * sort and where a pair comes in; one that leaves closes its gap. The same object where nothing is to change.
 */
export function placesOf(pairs: readonly Pair[], sort: Sort | undefined, quoteOf: QuoteOf, before?: Places): Places {
  const isSameSort = before !== undefined && before.sort?.key === sort?.key && before.sort?.order === sort?.order;
  const here = new Set(pairs.map(({ symbol }) => symbol));
  const left = isSameSort ? before.symbols.filter((symbol) => here.has(symbol)) : [];
  if (!isSameSort || left.length < here.size)
    return { sort, symbols: sorted(pairs, sort, quoteOf).map(({ symbol }) => symbol) };
  return left.length === before.symbols.length ? before : { sort, symbols: left };
}

/** The most traded pairs, by quote turnover. */
export const mostTraded = (pairs: readonly Pair[], count: number, quoteOf: QuoteOf): Pair[] =>
  sorted(pairs, { key: 'volume', order: 'down' }, quoteOf).slice(0, count);

/** How many rise, stand and fall. */
export function breadthOf(pairs: readonly Pair[], quoteOf: QuoteOf): { up: number; flat: number; down: number } {
  const breadth = { up: 0, flat: 0, down: 0 };
  for (const pair of pairs) {
    const side = compareDecimal(figure(pair, 'change', quoteOf), '0');
    breadth[side > 0 ? 'up' : side < 0 ? 'down' : 'flat'] += 1;
  }
  return breadth;
}

/** What each pair changed by, in percent. */
export const changesOf = (pairs: readonly Pair[], quoteOf: QuoteOf): number[] =>
  pairs.map((pair) => Number(figure(pair, 'change', quoteOf)));

/** Pairs whose symbol or name holds the keyword; those that begin with it first. */
export function searchPairs(pairs: readonly Pair[], keyword: string): Pair[] {
  const needle = keyword.trim().toLowerCase();
  if (needle === '') return [];
  const place = (pair: Pair) =>
    Math.min(
      ...[pair.currency_name, pair.label, pair.currency_title ?? ''].map((text) => {
        const at = text.toLowerCase().indexOf(needle);
        return at < 0 ? Number.POSITIVE_INFINITY : Math.min(at, 1);
      }),
    );
  return pairs
    .map((pair) => ({ pair, at: place(pair) }))
    .filter(({ at }) => Number.isFinite(at))
    .sort((a, b) => a.at - b.at)
    .map(({ pair }) => pair);
}
