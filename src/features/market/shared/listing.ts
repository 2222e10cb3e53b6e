import { figureOf, type QuoteOf } from '../../../parts/pairs/sort.ts';
import type { Pair } from '../../../state/pairs.ts';

/** The pairs that moved most in the day, to one side or to both. */
export function movers(pairs: readonly Pair[], side: 'all' | 'up' | 'down', count: number, quoteOf: QuoteOf): Pair[] {
  const moves = pairs.map((pair) => ({ pair, change: Number(figureOf(pair, 'change', quoteOf)) }));
  const sign = side === 'up' ? 1 : -1;
  return moves
    .filter(({ change }) => (side === 'all' ? change !== 0 : change * sign > 0))
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, count)
    .map(({ pair }) => pair);
}

/** What each pair changed by, in percent. */
export const changesOf = (pairs: readonly Pair[], quoteOf: QuoteOf): number[] =>
  pairs.map((pair) => Number(figureOf(pair, 'change', quoteOf)));

/** How many rise, stand and fall. */
export function breadthOf(changes: readonly number[]): { up: number; flat: number; down: number } {
  const breadth = { up: 0, flat: 0, down: 0 };
  for (const change of changes) breadth[change > 0 ? 'up' : change < 0 ? 'down' : 'flat'] += 1;
  return breadth;
}
