import type { Fraction } from '../../domain/fraction.ts';

/** A pair of coins that has a market. */
export interface Instrument {
  /** match_id */
  readonly id: number;
  /** Market symbol, "btcusdt". */
  readonly symbol: string;
  readonly base: { readonly id: number; readonly name: string; readonly title: string };
  readonly quote: { readonly id: number; readonly name: string };
  /** contract/rows/match.ts CURRENCY_TYPE */
  readonly type: number;
  readonly priceDecimals: number;
  readonly amountDecimals: number;
  readonly minAmount: string;
  readonly minValue: string;
  /** Of what is received (readings G6). */
  readonly fee: Fraction;
  /** False for index, metals, fx (readings G13). */
  readonly isSpotTradable: boolean;
}
