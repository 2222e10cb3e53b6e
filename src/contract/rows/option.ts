import * as z from 'zod/mini';
import { decimal, integer, text } from '../fields.ts';

/** What an option is said to do, and its result on the wire (wire.md section 6). */
export const OPTION_DIRECTION = { up: 1, down: 2 } as const;
export const OPTION_RESULT = { won: 1, drawn: 0, lost: -1 } as const;

/** A price that may not be known yet. */
const price = z.nullable(decimal);

/** An option in seconds, "Option Order" (wire.md section 6; readings E12 to E14). */
export const optionOrder = z.object({
  id: integer,
  user_id: integer,
  match_id: integer,
  /** The coin that is staked: the pair's quote coin. */
  currency_id: integer,
  /** 1 up, 2 down. */
  type: integer,
  is_insurance: integer,
  seconds: integer,
  /** The stake. */
  number: decimal,
  /** Index of the first tick at or after the moment it was accepted; null until that is published. */
  open_price: price,
  /** Index of the first tick at or after its expiry; null until it has ended by one. */
  end_price: price,
  fee: decimal,
  /** Percent. */
  profit_ratio: decimal,
  /** What was won, or lost with a minus; "0" while it is open. */
  fact_profits: decimal,
  /** 1 open, 2 settling, 3 closed. */
  status: integer,
  /** 1 won, 0 drawn, returned or open, -1 lost. */
  profit_result: integer,
  created_at: text,
  updated_at: text,
  handled_at: text,
  complete_at: text,
  currency_name: text,
  /** "BTC/USDT". */
  symbol_name: text,
  account: text,
  type_name: text,
  status_name: text,
  profit_result_name: text,
  show_micro_id: text,
  remain_milli_seconds: z.optional(integer),
  /** Ours: numbers and moments (unix ms) of both ticks, when it expires, and what came back of the stake in which coin. */
  open_tick: z.nullish(integer),
  open_at: z.nullish(integer),
  end_tick: z.nullish(integer),
  /** More than a second after `due_at` where the exchange was down then: the first tick after that counts. */
  end_at: z.nullish(integer),
  due_at: z.optional(integer),
  payout: z.optional(decimal),
  coin: z.optional(text),
});
export type OptionOrder = z.output<typeof optionOrder>;
export type OptionOrderWire = z.input<typeof optionOrder>;
