import { APP_EVENTS } from '../../../contract/channels.ts';
import type { SpotFillWire } from '../../../contract/rows/fill.ts';
import { ORDER_STATUS, SIDE, type SpotOrderWire } from '../../../contract/rows/order.ts';
import { decimalText } from '../../../domain/decimal-text.ts';
import type { Say } from '../../calls/handler.ts';
import { Money, toScale } from '../../ledger/decimal.ts';
import type { Side } from '../../market-data/port.ts';
import { wireTime } from '../../platform/wire-time.ts';
import type { ReadFill } from './fill.ts';
import type { OrderStatus, SpotOrder } from './order.ts';
import { type OrderPair, pairName } from './pairs.ts';

/** The name of a changed order on the app socket. */
export const ORDER_EVENT = APP_EVENTS.spotOrder;

const STATUS: Readonly<Record<OrderStatus, number>> = {
  open: ORDER_STATUS.open,
  filled: ORDER_STATUS.done,
  cancelled: ORDER_STATUS.cancelled,
};

/** The side of a code that a caller sent. */
export const sideOf = (code: number): Side => (code === SIDE.buy ? 'buy' : 'sell');

/** The status of a code that a caller sent. */
export const statusOf = (code: number): OrderStatus =>
  code === ORDER_STATUS.open ? 'open' : code === ORDER_STATUS.done ? 'filled' : 'cancelled';

/** An order as on the wire, in the reader's language. */
export function orderToWire(order: SpotOrder, pair: OrderPair, say: Say): SpotOrderWire {
  const avgPrice = averagePrice(order, pair);
  return {
    id: order.id,
    u_id: order.userId,
    currency_id: pair.base.id,
    legal_id: pair.quote.id,
    type: SIDE[order.side],
    target_price: order.price,
    trade_price: avgPrice,
    trade_amount: order.amount,
    charge_fee: order.fee,
    status: STATUS[order.status],
    symbol: pairName(pair),
    created_at: wireTime(order.createdAt),
    updated_at: wireTime(order.updatedAt),
    order_type: order.orderType,
    filled_amount: order.filledAmount,
    avg_price: avgPrice,
    filled_value: order.filledValue,
    reason: order.reason ? say(`orderReason.${order.reason}`) : '',
    time_in_force: order.execution === 'postOnly' ? 'gtc' : order.execution,
    post_only: order.execution === 'postOnly' ? 1 : 0,
    ...(order.stopPrice !== null && { stop_price: order.stopPrice, stop_by: order.stopBy ?? '' }),
    waits_for: order.waits ?? '',
    tick: order.tickSeq,
    tick_price: order.tickPrice,
  };
}

/** A fill of an order as on the wire. */
export const fillToWire = (fill: ReadFill): SpotFillWire => ({
  trade_id: fill.tradeId,
  price: fill.price,
  amount: fill.amount,
  value: fill.value,
  fee: fill.fee,
  fee_currency_id: fill.feeCoin,
  role: fill.role,
  created_at: wireTime(fill.createdAt),
});

/** With two more decimals than the pair has: the average of several prices lies between them. "0" before any fill. */
function averagePrice({ filledAmount, filledValue }: SpotOrder, { priceDecimals }: OrderPair): string {
  if (filledAmount === '0') return '0';
  const text = toScale(new Money(filledValue).div(filledAmount), priceDecimals + 2);
  return decimalText(text) ?? text;
}
