import { type SQL, sql } from 'drizzle-orm';
import type { ORDER_TYPES, SpotOrderWire } from '../../../contract/rows/order.ts';
import { decimalText } from '../../../domain/decimal-text.ts';
import type { Instrument } from '../../assets/instrument.ts';
import { Money, toScale } from '../../ledger/decimal.ts';
import { wireTime } from '../../platform/wire-time.ts';
import { pairName } from './limits.ts';

/** A row of spot_orders as raw queries give it: amounts as text, ids and moments as numbers. */
export type OrderRow = {
  id: number;
  user_id: number;
  instrument_id: number;
  side: number;
  order_type: (typeof ORDER_TYPES)[number];
  price: string;
  amount: string;
  filled_amount: string;
  filled_value: string;
  fee: string;
  status: number;
  reason: string;
  created_at: number;
  updated_at: number;
};

const NUMERIC = ['price', 'amount', 'filled_amount', 'filled_value', 'fee'] as const;
const PLAIN = [
  'id',
  'user_id',
  'instrument_id',
  'side',
  'order_type',
  'status',
  'reason',
  'created_at',
  'updated_at',
] as const;

/** The columns of OrderRow for a raw query in which spot_orders goes by the name `o`. */
export const ORDER_COLUMNS: SQL = sql.raw(
  [...PLAIN.map((name) => `o.${name}`), ...NUMERIC.map((name) => `o.${name}::text as ${name}`)].join(', '),
);

const canonical = (text: string): string => decimalText(text) ?? '0';

/**
 * An order as on the wire. `reason` stays a key here (of `locales/<lang>/exchange.json` at `orderReason.`): events and
 * stored replies have no language; whoever answers somebody translates it with withReason.
 */
export function orderToWire(row: OrderRow, instrument: Instrument): SpotOrderWire {
  const filled = canonical(row.filled_amount);
  // Two more decimals than the pair has: the average of several prices lies between them.
  const average = filled === '0' ? '0' : toScale(new Money(row.filled_value).div(filled), instrument.priceDecimals + 2);
  const avgPrice = canonical(average);
  return {
    id: row.id,
    u_id: row.user_id,
    currency_id: instrument.base.id,
    legal_id: instrument.quote.id,
    type: row.side,
    target_price: canonical(row.price),
    trade_price: avgPrice,
    trade_amount: canonical(row.amount),
    charge_fee: canonical(row.fee),
    status: row.status,
    symbol: pairName(instrument),
    created_at: wireTime(row.created_at),
    updated_at: wireTime(row.updated_at),
    order_type: row.order_type,
    filled_amount: filled,
    avg_price: avgPrice,
    reason: row.reason,
  };
}

/** The order with its reason in words. */
export const withReason = (order: SpotOrderWire, say: (key: string) => string): SpotOrderWire => ({
  ...order,
  reason: order.reason ? say(`orderReason.${order.reason}`) : '',
});
