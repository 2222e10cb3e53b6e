import type { SpotOrderWire } from '../../../contract/rows/order.ts';
import { decimalText } from '../../../domain/decimal-text.ts';
import type { Instrument } from '../../assets/instrument.ts';
import { Money, toScale } from '../../ledger/decimal.ts';
import { wireTime } from '../../platform/wire-time.ts';
import { pairName } from './limits.ts';
import type { SpotOrder } from './order.ts';

/**
 * An order as on the wire. `reason` stays a key here (of `locales/<lang>/exchange.json` at `orderReason.`): events and
 * stored replies have no language; whoever answers somebody translates it with withReason.
 */
export function orderToWire(order: SpotOrder, instrument: Instrument): SpotOrderWire {
  const avgPrice = averagePrice(order, instrument);
  return {
    id: order.id,
    u_id: order.userId,
    currency_id: instrument.base.id,
    legal_id: instrument.quote.id,
    type: order.side,
    target_price: order.price,
    trade_price: avgPrice,
    trade_amount: order.amount,
    charge_fee: order.fee,
    status: order.status,
    symbol: pairName(instrument),
    created_at: wireTime(order.createdAt),
    updated_at: wireTime(order.updatedAt),
    order_type: order.orderType,
    filled_amount: order.filledAmount,
    avg_price: avgPrice,
    reason: order.reason,
  };
}

/** With two more decimals than the pair has: the average of several prices lies between them. "0" before any fill. */
function averagePrice({ filledAmount, filledValue }: SpotOrder, { priceDecimals }: Instrument): string {
  if (filledAmount === '0') return '0';
  const text = toScale(new Money(filledValue).div(filledAmount), priceDecimals + 2);
  return decimalText(text) ?? text;
}

/** The order with its reason in words. */
export const withReason = (order: SpotOrderWire, say: (key: string) => string): SpotOrderWire => ({
  ...order,
  reason: order.reason ? say(`orderReason.${order.reason}`) : '',
});
