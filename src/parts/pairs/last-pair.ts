import type { Pair } from '../../state/pairs.ts';
import { persistedAtom } from '../../state/persisted.ts';

/** What a pair is called by, without its quotes. */
export type NamedPair = Pick<
  Pair,
  'currency_id' | 'legal_id' | 'currency_name' | 'legal_name' | 'currency_type' | 'label'
>;

/** As it is kept: "2/3/ETH/USDT/3". */
export const keptName = (pair: NamedPair): string =>
  [pair.currency_id, pair.legal_id, pair.currency_name, pair.legal_name, pair.currency_type].join('/');

/** What was kept, as a pair; undefined where it is none. */
export function namedPair(kept: string): NamedPair | undefined {
  const [currency, legal, base = '', quote = '', type, ...more] = kept.split('/');
  if (!(base && quote && type) || more.length > 0) return undefined;
  return {
    currency_id: Number(currency),
    legal_id: Number(legal),
    currency_name: base,
    legal_name: quote,
    currency_type: Number(type),
    label: `${base}/${quote}`,
  };
}

/** The pair last looked at, as it is kept: it is opened again, and called by its name even where the list of pairs does not come. */
export const lastPairAtom = persistedAtom<string>('lastPair', '', {
  read: (stored) => (namedPair(stored) ? stored : undefined),
  write: (kept) => kept,
});
