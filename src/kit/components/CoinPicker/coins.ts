import type { Prose } from '../../figure-text.ts';
export interface Coin {
  /** Tells the coin from the others: 'usdt'. */
  readonly key: string;
  /** 'BTC' */
  readonly symbol: string | null | undefined;
  /** 'Bitcoin' */
  readonly name?: string | null;
  /** Found by these too: networks, the English name. */
  readonly keywords?: string | null;
  /** Decimal text; null while it is not known. Left out, the row has no balance. */
  readonly balance?: string | null;
  /** Places of the balance. @default 8 */
  readonly decimals?: number | null;
  /** A FiatText: the balance in the user's currency. */
  readonly fiat?: Prose;
  /** Shape of the mark. @default 'coin' */
  readonly kind?: 'coin' | 'stock' | 'other';
  /** Why it cannot be chosen now: 'Deposits are paused'. */
  readonly disabledReason?: string | null;
}

/** The coins used last, in that order, apart from all others; each coin stands once. */
export function byRecency(coins: readonly Coin[], recent: readonly string[]): [recent: Coin[], others: Coin[]] {
  const last = [...new Set(recent)].flatMap((key) => coins.find((coin) => coin.key === key) ?? []);
  return [last, coins.filter((coin) => !last.includes(coin))];
}
