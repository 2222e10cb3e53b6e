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
  /** Fraction: "0.001" (readings G6). */
  readonly fee: string;
  /** False for index, metals, fx (readings G13). */
  readonly isSpotTradable: boolean;
  /** Terms of futures on it (wire.md 4.1): contract size, points added, % a day, % of notional, lots. */
  readonly lever: {
    readonly shareNum: string;
    readonly spread: string;
    readonly overnight: string;
    readonly tradeFee: string;
    readonly minShare: string;
    readonly maxShare: string;
  };
}
