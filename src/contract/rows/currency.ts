import * as z from 'zod/mini';
import { decimal, flag, integer, text } from '../fields.ts';

/** A coin (wire.md 3.1). The `is_*` flags say in which accounts it lives: legal, match = spot, lever, micro. */
export const currencyRow = z.object({
  id: integer,
  name: text,
  /** Full name, such as "Bitcoin". Ours. */
  title: z.optional(text),
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
  type: text,
  contract_address: text,
  currency_decimals: integer,
  decimal_scale: integer,
  chain_fee: decimal,
  /** USD. */
  price: decimal,
});
export type CurrencyRow = z.output<typeof currencyRow>;
export type CurrencyRowWire = z.input<typeof currencyRow>;
