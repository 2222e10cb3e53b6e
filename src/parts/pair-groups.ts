import { CURRENCY_TYPE } from '../contract/rows/match.ts';
import type { Pair } from '../state/pairs.ts';

export const PAIR_GROUPS = ['favorites', 'coins', 'stock', 'futures'] as const;
export type PairGroup = (typeof PAIR_GROUPS)[number];

/** Whether a pair stands in a group of the drawer; index, metals and fx under Futures (readings G13). */
export function isInGroup(pair: Pair, group: PairGroup, favorites: ReadonlySet<number>): boolean {
  switch (group) {
    case 'favorites':
      return favorites.has(pair.currency_id);
    case 'coins':
      return pair.currency_type === CURRENCY_TYPE.crypto;
    case 'stock':
      return pair.currency_type === CURRENCY_TYPE.stock;
    case 'futures':
      return (
        pair.open_lever || (pair.currency_type !== CURRENCY_TYPE.crypto && pair.currency_type !== CURRENCY_TYPE.stock)
      );
  }
}

/** Whether symbol, pair or name hold what was typed. */
export function isMatch(pair: Pair, keyword: string): boolean {
  const needle = keyword.trim().toLowerCase();
  return [pair.label, pair.symbol, pair.currency_title ?? ''].some((text) => text.toLowerCase().includes(needle));
}

/** Shape of a pair's mark. */
export const markKind = (pair: Pair): 'coin' | 'stock' | 'other' =>
  pair.currency_type === CURRENCY_TYPE.crypto ? 'coin' : pair.currency_type === CURRENCY_TYPE.stock ? 'stock' : 'other';
