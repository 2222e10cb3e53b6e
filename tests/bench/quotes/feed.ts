/** A made-up market: the same updates for both sides of the comparison, from a seed. */
export interface RawQuote {
  readonly index: number;
  readonly price: string;
  readonly change: string;
  readonly volume: string;
}

export interface RawLevel {
  readonly side: 'asks' | 'bids';
  readonly row: number;
  readonly amount: string;
}

export interface Frame {
  readonly quotes: readonly RawQuote[];
  readonly levels: readonly RawLevel[];
}

export const SYMBOLS = 300;
export const BOOK_ROWS = 20;
export const UPDATES = 150;

export const symbolName = (index: number): string => `C${String(index).padStart(3, '0')}`;

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Frames of 150 quote updates and 150 level updates each; prices walk by ticks, one in five stays as it was. */
export function makeFrames(count: number, seed = 7): Frame[] {
  const next = seeded(seed);
  const prices = Array.from({ length: SYMBOLS }, () => 1 + next() * 70_000);
  return Array.from({ length: count }, () => ({
    quotes: Array.from({ length: UPDATES }, () => {
      const index = Math.floor(next() * SYMBOLS);
      const moved = next() < 0.2 ? 0 : (next() - 0.5) * 4;
      prices[index] = Math.max(1, (prices[index] ?? 1) + moved);
      return {
        index,
        price: (prices[index] ?? 1).toFixed(1),
        change: ((next() - 0.5) * 10).toFixed(2),
        volume: (next() * 9_000_000).toFixed(2),
      };
    }),
    levels: Array.from({ length: UPDATES }, () => ({
      side: next() < 0.5 ? ('asks' as const) : ('bids' as const),
      row: Math.floor(next() * BOOK_ROWS),
      amount: (next() * 3).toFixed(4),
    })),
  }));
}
