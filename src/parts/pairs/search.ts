import type { Pair } from '../../state/pairs.ts';

/** As it is compared: full-width letters are letters, and what stands between two coins is nothing. "BTC / USDT" is "btcusdt". */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Pairs whose symbol or name holds the keyword, however it is separated; those that begin with it first. */
export function searchPairs(pairs: readonly Pair[], keyword: string): Pair[] {
  const needle = plain(keyword);
  if (needle === '') return [];
  const place = (pair: Pair) =>
    Math.min(
      ...[pair.currency_name, pair.label, pair.currency_title ?? ''].map((text) => {
        const at = plain(text).indexOf(needle);
        return at < 0 ? Number.POSITIVE_INFINITY : Math.min(at, 1);
      }),
    );
  return pairs
    .map((pair) => ({ pair, at: place(pair) }))
    .filter(({ at }) => Number.isFinite(at))
    .sort((a, b) => a.at - b.at)
    .map(({ pair }) => pair);
}
