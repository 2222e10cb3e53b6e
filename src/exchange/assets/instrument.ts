import type { Fraction } from '../../domain/fraction.ts';

/** Of what kind the base coin is (readings D12). */
export type InstrumentType = 'crypto' | 'stock' | 'index' | 'metal' | 'forex';

/** A pair of coins that has a market. */
export interface Instrument {
  /** match_id */
  readonly id: number;
  /** Market symbol, "btcusdt". */
  readonly symbol: string;
  readonly base: { readonly id: number; readonly name: string; readonly title: string };
  readonly quote: { readonly id: number; readonly name: string };
  readonly type: InstrumentType;
  readonly priceDecimals: number;
  readonly amountDecimals: number;
  readonly minAmount: string;
  readonly minValue: string;
  /** Of what is received (readings G6). */
  readonly fee: Fraction;
  /** False for index, metals, fx (readings G13). */
  readonly isSpotTradable: boolean;
}
