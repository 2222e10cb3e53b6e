import * as z from 'zod/mini';
import { decimal, integer, text } from '../fields.ts';

export { ORDER_STATUS } from '../codes.ts';

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
  /** What `filled_amount` came to in the quote coin, exactly as the ledger moved it. Ours. */
  filled_value: z.optional(decimal),
  /** Why it was cancelled, translated; "" otherwise. Ours. */
  reason: z.optional(text),
  /** Its options, ours (readings H7): gtc, ioc or fok; 1 = post only; of a stop its price and which price of a tick has to reach it. */
  time_in_force: z.optional(text),
  post_only: z.optional(integer),
  stop_price: z.optional(decimal),
  stop_by: z.optional(text),
  /** What it waits for before it comes to the book: "trigger", "opening" or "". */
  waits_for: z.optional(text),
  /** The tick that brought it there, by its number (`GET /ticks` has its moment), and its price; null where none did. */
  tick: z.nullish(integer),
  tick_price: z.nullish(decimal),
});
export type SpotOrder = z.output<typeof spotOrder>;
export type SpotOrderWire = z.input<typeof spotOrder>;
