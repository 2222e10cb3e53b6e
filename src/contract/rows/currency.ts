import * as z from 'zod/mini';
import { decimal, flag, integer, text } from '../fields.ts';

/** A coin (wire.md 3.1). The `is_*` flags say in which accounts it lives: legal, match = spot, lever, micro. */
export const currencyRow = z.object({
  id: integer,
  name: text,
  /** Full name, such as "Bitcoin". Ours. */
  title: z.optional(text),
  /** Whether it has an address to deposit to. */
  get_address: z.optional(flag),
  sort: integer,
  logo: text,
  is_display: flag,
  min_number: decimal,
  max_number: decimal,
  /** Withdrawal fee, absolute, in the coin (readings E19). */
  rate: decimal,
  is_lever: flag,
  is_legal: flag,
  is_match: flag,
  is_micro: flag,
  is_transfer: flag,
  insurancable: z.optional(flag),
  show_legal: z.optional(flag),
  type: text,
  contract_address: text,
  currency_decimals: integer,
  decimal_scale: integer,
  chain_fee: decimal,
  /** USD. */
  price: decimal,
  rmb_relation: z.optional(decimal),
  /** Worth in the platform's own unit, which is USDT here. */
  to_pb_price: z.optional(decimal),
  /** Options: 0 where the coin has none. */
  micro_trade_fee: z.optional(decimal),
  micro_min: z.optional(decimal),
  micro_max: z.optional(decimal),
  micro_holdtrade_max: z.optional(decimal),
  /** Empty: coins come with a release. */
  create_time: z.optional(text),
  /** The exchange's own addresses on the chains of USDT. */
  address_erc: z.optional(text),
  address_omni: z.optional(text),
});
export type CurrencyRowWire = z.input<typeof currencyRow>;
