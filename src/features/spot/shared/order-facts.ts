import { ORDER_STATUS, type SpotOrder } from '../../../contract/rows/order.ts';
import { COIN_SCALE } from '../../../domain/constants.ts';
import { compareDecimal } from '../../../domain/number.ts';
import type { Pair } from '../../../state/pairs.ts';

/** What has become of an order so far: `filled` of its amount, at the `average` price; `scale` are the decimals of its amounts. */
export function factsOf(order: SpotOrder, pair: Pair | undefined) {
  const isDone = order.status === ORDER_STATUS.done;
  const filled = order.filled_amount ?? (isDone ? order.trade_amount : '0');
  return {
    isOpen: order.status === ORDER_STATUS.open,
    isMarket: order.order_type === 'market',
    filled,
    hasFill: compareDecimal(filled, '0') > 0,
    average: order.avg_price ?? order.trade_price,
    scale: pair?.amountDecimals ?? COIN_SCALE,
  };
}
