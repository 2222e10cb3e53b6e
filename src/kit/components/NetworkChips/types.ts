import type { Prose } from '../../figure-text.ts';
export interface NetworkOption<K extends string = string> {
  /** Tells the network from the others: 'trc20'. */
  readonly key: K;
  /** 'Tron (TRC20)' */
  readonly name: string | null | undefined;
  /** An AmountText with its unit: '1.00 USDT'; null while it is not known. */
  readonly fee?: Prose;
  /** 'about 5 min' */
  readonly arrival?: string | null;
  /** Least amount, an AmountText with its unit: '10.00 USDT'. */
  readonly minimum?: Prose;
  /** Why it cannot be chosen now, and until when where that is known; stands in place of the facts. */
  readonly suspended?: string | null;
}

/** Words before the facts of each network. */
export interface NetworkLabels {
  /** 'Fee'. */
  readonly fee: string;
  /** 'Arrives'. */
  readonly arrival: string;
  /** 'Minimum'. */
  readonly minimum: string;
}
