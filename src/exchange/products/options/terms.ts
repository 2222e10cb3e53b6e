import type { Fraction } from '../../../domain/fraction.ts';

/** What is offered: how long an option runs, and what a win adds to its stake. */
export interface Term {
  readonly id: number;
  readonly seconds: number;
  /** A share of the stake; below one, since as much is lost with a loss. */
  readonly ratio: Fraction;
}

/** The shortest first. An option keeps what it was taken at. */
export const TERMS: readonly Term[] = [
  { id: 1, seconds: 30, ratio: '0.8' },
  { id: 2, seconds: 60, ratio: '0.82' },
  { id: 3, seconds: 180, ratio: '0.85' },
  { id: 4, seconds: 300, ratio: '0.87' },
  { id: 5, seconds: 600, ratio: '0.9' },
  { id: 6, seconds: 900, ratio: '0.92' },
];

/** The least and the most that may be staked, and its decimals; in the coin. */
export const STAKE = { min: '10', max: '5000', decimals: 2 } as const;

/** Stakes to choose from. */
export const QUICK_STAKES = ['10', '50', '100', '500', '1000', '5000'] as const;

/** Options that a user may have open. */
export const MOST_OPEN = 20;

/** A price that has not come for so long begins no option (readings G15). */
export const STALE_MS = 10_000;

/**
 * The most that the house may have to pay beside the stakes, on one symbol and one direction: of options that expire within
 * one second, since one tick decides them all, and of all that are open.
 */
export const EXPOSURE = { second: '10000', symbol: '40000' } as const;
