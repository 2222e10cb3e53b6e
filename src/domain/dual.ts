import { add, compare, div, mul } from './money.ts';

/** Dual investment: what an order pays (product-spec.md section 9; readings E5, E6). */
export interface DualTerms {
  /** `call` is bought with the coin, `put` with the quote coin. */
  readonly type: 'call' | 'put';
  /** What was paid, in the coin that was paid with. */
  readonly amount: string;
  /** The reference price that the product is linked to, in the quote coin. */
  readonly linkedPrice: string;
  readonly days: number;
  /** Percent a year, as on the wire: '100' doubles in a year. */
  readonly aprPercent: string;
}

export interface DualPayout {
  readonly in: 'coin' | 'quote';
  readonly amount: string;
}

const DAYS_A_YEAR = '365';

/** 1 + days x apr / 365 */
function growth({ days, aprPercent }: DualTerms): string {
  const share = div(mul(String(days), aprPercent), mul('100', DAYS_A_YEAR)) ?? '0';
  return add('1', share);
}

/**
 * A call pays the coin where it settles below the linked price, else amount x linked price in the quote coin; a put mirrors it: the quote
 * coin where it settles above, else amount / linked price in the coin. At the price itself a call pays the quote coin, a put the coin.
 */
export function dualPayout(terms: DualTerms, settlementPrice: string): DualPayout {
  const { type, amount, linkedPrice } = terms;
  const side = compare(settlementPrice, linkedPrice);
  const grown = mul(amount, growth(terms));
  if (type === 'call')
    return side < 0 ? { in: 'coin', amount: grown } : { in: 'quote', amount: mul(grown, linkedPrice) };
  return side > 0 ? { in: 'quote', amount: grown } : { in: 'coin', amount: div(grown, linkedPrice) ?? '0' };
}

/** Whether a quantity of shares may be bought: whole, above zero. */
export const isQuantity = (text: string): boolean => /^[1-9]\d*$/.test(text);
