import type { Pair } from '../../state/pairs.ts';

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
