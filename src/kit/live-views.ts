import type { Direction } from '../domain/number.ts';

/** A pair's quote as its row shows it: every figure formatted once, by whoever owns the source. */
export interface QuoteView {
  readonly price: string;
  /** The price in the user's currency: '$64,218.50'. */
  readonly fiat: string;
  /** Signed percent: '+1.84%'. */
  readonly change: string;
  readonly direction: Direction;
  /** Of 24 h, in the base coin, compact: '28.4K'. */
  readonly volume: string;
  /** The same in the quote coin, which lists show and sort by: '1,824.6M'. */
  readonly turnover: string;
  /** No news for ten seconds (readings G15): the figures turn grey. */
  readonly isStale: boolean;
}

/** One level of a book. */
export interface BookRowView {
  /** Decimal text for the price field; formatted figures for the eye. */
  readonly value: string;
  readonly price: string;
  readonly amount: string;
  /** Cumulative amount from the spread to here as a share of the deepest row of both sides, 0 to 1. */
  readonly share: number;
  /** The user has an order at this level. */
  readonly isOwn?: boolean;
}

/** Both sides of a book, best level first. */
export interface BookView {
  readonly asks: readonly BookRowView[];
  readonly bids: readonly BookRowView[];
  readonly last: { readonly price: string; readonly direction: Direction };
  /** Between the best prices of both sides: '1.0'; where prices are old, when they came. */
  readonly gap: string;
  /** How much of the amounts of these rows is bid, 0 to 1; null where there are none. */
  readonly bidShare: number | null;
  readonly isStale: boolean;
}

/** One trade of the tape. */
export interface TradeView {
  readonly key: string;
  readonly price: string;
  readonly amount: string;
  readonly time: string;
  readonly side: 'buy' | 'sell';
}
