import * as z from 'zod/mini';
import { decimal, flag, integer, list, text } from '../fields.ts';

export { CURRENCY_TYPE } from '../codes.ts';

/** A trading pair with its last quote (wire.md 4.1; the precision fields are ours, readings G9). */
export const matchRow = z.object({
  id: integer,
  legal_id: integer,
  currency_id: integer,
  legal_name: text,
  currency_name: text,
  /** Full name, such as "Bitcoin". Ours. */
  currency_title: z.optional(text),
  is_display: flag,
  market_from: integer,
  market_from_name: z.optional(text),
  open_transaction: flag,
  open_lever: flag,
  open_microtrade: flag,
  open_coin_trade: flag,
  /** Whether spot orders are taken and filled. */
  coin_trade_success: z.optional(flag),
  sort: integer,
  /** Percent; 0 where the pair has no options. */
  micro_trade_fee: z.optional(decimal),
  lever_share_num: decimal,
  spread: decimal,
  overnight: decimal,
  lever_trade_fee: decimal,
  lever_min_share: decimal,
  lever_max_share: decimal,
  currency_type: integer,
  category_text: text,
  /** Empty: pairs come with a release. */
  create_time: z.optional(text),
  /** Percent over the rolling 24 h, signed: "+1.23". */
  change: text,
  /** Rolling 24 h in the base coin (readings G10). */
  volume: decimal,
  /** Rolling 24 h turnover in the quote coin; lists sort by it. Ours. */
  turnover: z.optional(decimal),
  high: z.optional(decimal),
  low: z.optional(decimal),
  now_price: text,
  rmb_relation: decimal,
  logo: text,
  price_decimals: z.optional(integer),
  amount_decimals: z.optional(integer),
  min_amount: z.optional(decimal),
  min_value: z.optional(decimal),
  /** Spot fee as a fraction, "0.001" = 0.1 % (readings G6). Ours. */
  coin_trade_fee: z.optional(decimal),
  /** Whether spot orders may be post only, IOC, FOK or stops (readings H7). Ours. */
  order_options: z.optional(flag),
  /** Whether users may be told of its price (calls alerts.*). Ours. */
  price_alerts: z.optional(flag),
  /** Session of a stock (readings G21). Ours; absent = always open. `next` is unix ms of the next change. */
  session: z.optional(z.object({ is_open: flag, next: integer })),
  /** Hourly closes of the day for a sparkline, oldest first, at most 24; the last is the price of now. Ours. */
  spark: z.optional(list(decimal)),
});
export type MatchRow = z.output<typeof matchRow>;
export type MatchRowWire = z.input<typeof matchRow>;
