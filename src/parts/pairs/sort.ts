import type { DetailEvent } from '../../data/market/index.ts';
import { compareDecimal } from '../../domain/number.ts';
import type { Pair } from '../../state/pairs.ts';

export const SORT_KEYS = ['volume', 'price', 'change'] as const;
export type SortKey = (typeof SORT_KEYS)[number];
export interface Sort {
  readonly key: SortKey;
  readonly order: 'up' | 'down';
}

/** The newest quote of a symbol, where the socket has told one. */
export type QuoteOf = (symbol: string) => DetailEvent | undefined;

/** What a column sorts by: turnover for volume (readings G10), the newest quote where the socket knows a better one. */
export function figureOf(pair: Pair, key: SortKey, quoteOf: QuoteOf): string {
  const quote = quoteOf(pair.symbol);
  if (key === 'price') return quote?.price ?? pair.now_price;
  if (key === 'change') return quote?.change ?? pair.change;
  return quote?.turnover ?? pair.turnover ?? pair.volume;
}

/** A sorted copy; without a sort the order of the server stays. */
export function sorted(pairs: readonly Pair[], sort: Sort | undefined, quoteOf: QuoteOf): Pair[] {
  if (!sort) return [...pairs];
  const sign = sort.order === 'up' ? 1 : -1;
  const figures = new Map(pairs.map((pair) => [pair.symbol, figureOf(pair, sort.key, quoteOf)]));
  return [...pairs].sort((a, b) => sign * compareDecimal(figures.get(a.symbol) ?? '0', figures.get(b.symbol) ?? '0'));
}

/** The most traded pairs, by quote turnover. */
export const mostTraded = (pairs: readonly Pair[], count: number, quoteOf: QuoteOf): Pair[] =>
  sorted(pairs, { key: 'volume', order: 'down' }, quoteOf).slice(0, count);
