import type { SpotOrder } from '../../../contract/rows/order.ts';
import { add, mul, roundTo, sub } from '../../../domain/money.ts';
import type { factsOf } from './order-facts.ts';

/** Cents of the quote coin count. */
export const QUOTE_DECIMALS = 2;

/** Decimals of a total in the quote coin: its cents count, however coarse the price is. */
export const totalDecimals = ({ priceDecimals }: { readonly priceDecimals: number }): number =>
  Math.max(QUOTE_DECIMALS, priceDecimals);

/**
 * What an order comes to in the quote coin: what was paid for what filled, and its limit for what may still fill. A limit order
 * that ended without a fill has what it would have come to.
 */
export function orderTotal(
  order: SpotOrder,
  { filled, hasFill, average, isOpen, isMarket }: ReturnType<typeof factsOf>,
  decimals: number,
): string {
  if (!hasFill) return isMarket ? '0' : mul(order.target_price, order.trade_amount);
  // The average is rounded: it gives the cents that were paid, and may miss what is below them.
  const paid = order.filled_value ?? roundTo(mul(average, filled), decimals);
  return isOpen ? add(paid, mul(order.target_price, sub(order.trade_amount, filled))) : paid;
}
