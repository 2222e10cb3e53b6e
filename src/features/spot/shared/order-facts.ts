import { ORDER_STATUS, type SpotOrder } from '../../../contract/rows/order.ts';
import { COIN_SCALE } from '../../../domain/constants.ts';
import type { LimitKind, SpotTicketForm } from '../../../domain/forms/spot-ticket.ts';
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

/** Whether a tick brings it to the book, or has brought it there. */
export const isStop = ({ stop_price }: SpotOrder): boolean => compareDecimal(stop_price ?? '0', '0') > 0;

/** What kind of order it is, as a ticket names it. */
export function kindOf(order: SpotOrder): SpotTicketForm['type'] | LimitKind {
  if (order.order_type === 'market') return 'market';
  if (isStop(order)) return 'stop';
  if (order.post_only) return 'postOnly';
  const { time_in_force: time } = order;
  return time === 'ioc' || time === 'fok' ? time : 'limit';
}
