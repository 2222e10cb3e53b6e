import { useState } from 'react';

interface Placed {
  readonly symbol: string;
}

/** Symbols in the order in which rows stand, and of which pairs and by what it was taken. */
export interface Places {
  readonly by: unknown;
  readonly of: ReadonlySet<string>;
  readonly symbols: readonly string[];
}

const symbolsOf = (pairs: readonly Placed[]): string[] => pairs.map(({ symbol }) => symbol);

/** Where rows stand: as before, unless they are asked for by something else or a pair comes in. The same object where nothing changes. */
export function placesOf<Pair extends Placed>(
  pairs: readonly Pair[],
  by: unknown,
  rank: (pairs: readonly Pair[]) => readonly Pair[],
  before?: Places,
): Places {
  if (before && before.by === by && pairs.every(({ symbol }) => before.of.has(symbol))) return before;
  return { by, of: new Set(symbolsOf(pairs)), symbols: symbolsOf(rank(pairs)) };
}

/**
 * Pairs as they are ranked: a row keeps its place while prices move, since rows that jump cannot be tapped. One that leaves closes its
 * gap. Ranked anew with another `by`, which is compared as it is.
 */
export function usePlaces<Pair extends Placed>(
  pairs: readonly Pair[],
  by: unknown,
  rank: (pairs: readonly Pair[]) => readonly Pair[],
): Pair[] {
  const [places, setPlaces] = useState(() => placesOf(pairs, by, rank));
  const now = placesOf(pairs, by, rank, places);
  if (now !== places) setPlaces(now);
  const bySymbol = new Map(pairs.map((pair) => [pair.symbol, pair]));
  return now.symbols.flatMap((symbol) => bySymbol.get(symbol) ?? []);
}
