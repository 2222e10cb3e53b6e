import { CURRENCY_TYPE } from '../../contract/rows/match.ts';
import type { Pair } from '../../state/pairs.ts';

/** The lists that pairs stand in, as Markets and the drawer show them (screens.md, Markets). */
export const PAIR_GROUPS = ['favorites', 'futures', 'coins', 'stock'] as const;
export type PairGroup = (typeof PAIR_GROUPS)[number];

/** The group that an address names, such as the menu's `?tab=stock`. */
export const groupNamed = (name: string | undefined): PairGroup | undefined =>
  PAIR_GROUPS.find((group) => group === name);

/** Whether a pair stands in a group; index, metals and fx under Futures, with every pair that trades on margin (readings G13). */
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

/** The pairs of a group, in the order of the server. */
export const pairsOf = (pairs: readonly Pair[], group: PairGroup, favorites: ReadonlySet<number>): Pair[] =>
  pairs.filter((pair) => isInGroup(pair, group, favorites));
