import * as z from 'zod/mini';
import { decimal, integer, text } from '../fields.ts';

/** What an order filled at once: its side of one trade. Ours. */
export const spotFill = z.object({
  /** Number of the trade, as the market tells of it. */
  trade_id: integer,
  price: decimal,
  /** In the base coin. */
  amount: decimal,
  /** In the quote coin. */
  value: decimal,
  fee: decimal,
  /** Coin that the fee was taken in. */
  fee_currency_id: integer,
  /** "maker" waited in the book, "taker" came to it. */
  role: text,
  created_at: text,
});
export type SpotFillWire = z.input<typeof spotFill>;
