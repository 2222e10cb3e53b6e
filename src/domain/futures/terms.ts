import type { Fraction } from '../fraction.ts';

/** What holds for positions up to a size, by what the user has open on the pair in one direction. */
export interface FuturesTier {
  /** The greatest notional, in the quote coin. */
  readonly upTo: string;
  /** What must be kept at all times, of the value of a position. */
  readonly maintenance: Fraction;
  /** The greatest multiple. */
  readonly multiple: number;
}

/** The terms of futures on an instrument: amounts in the quote coin, rates as shares of one. */
export interface FuturesTerms {
  /** Units of the base coin in one lot. */
  readonly contractSize: string;
  /** Added to the price that a long is opened at, and taken off that of a short. */
  readonly spread: string;
  /** To open, of the notional. */
  readonly fee: Fraction;
  /** Of the notional, each day at 00:00 UTC+8. */
  readonly overnight: Fraction;
  /** Of the value that is liquidated, as far as it is left; for the insurance fund. */
  readonly liquidationFee: Fraction;
  /** Lots of an order. */
  readonly minLots: number;
  readonly maxLots: number;
  /** Multiples to choose from, the least first. */
  readonly multiples: readonly number[];
  /** Lots to choose from. */
  readonly lots: readonly number[];
  /** The least first; beyond the last nothing is taken. */
  readonly tiers: readonly FuturesTier[];
  /** The most notional that all users together may have open in one direction. */
  readonly symbolCap: string;
}

/** The most notional that one user may have open in one direction. */
export const userCapOf = ({ tiers }: Pick<FuturesTerms, 'tiers'>): string => tiers.at(-1)?.upTo ?? '0';

/** Above it a user has to have answered the questions about risk. */
export const HIGH_MULTIPLE = 20;
