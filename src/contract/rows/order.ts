import * as z from 'zod/mini';
import { decimal, integer, text } from '../fields.ts';

/** Spot order status on the wire (wire.md section 6). */
export const ORDER_STATUS = { open: 1, done: 2, cancelled: 3 } as const;
/** Side on the wire. */
export const SIDE = { buy: 1, sell: 2 } as const;
export const ORDER_TYPES = ['limit', 'market'] as const;

/** A spot order, "entrust" (wire.md section 6; readings G5). */
export const spotOrder = z.object({
  id: integer,
  u_id: integer,
  currency_id: integer,
  legal_id: integer,
  /** 1 buy, 2 sell. */
  type: integer,
  target_price: decimal,
  /** Average price of what filled; "0" before the first fill. */
  trade_price: decimal,
  /** Ordered amount in the base coin. */
  trade_amount: decimal,
  /** Fee so far, in the coin received. */
  charge_fee: decimal,
  /** 1 in progress, 2 done, 3 cancelled. */
  status: integer,
  /** "BTC/USDT". */
  symbol: text,
  created_at: text,
  updated_at: text,
  order_type: z.optional(text),
  filled_amount: z.optional(decimal),
  avg_price: z.optional(decimal),
  /** Why it was cancelled, translated; "" otherwise. Ours. */
  reason: z.optional(text),
});
export type SpotOrder = z.output<typeof spotOrder>;
export type SpotOrderWire = z.input<typeof spotOrder>;
