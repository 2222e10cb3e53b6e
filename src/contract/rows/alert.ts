import * as z from 'zod/mini';
import { decimal, integer, text } from '../fields.ts';

export const ALERT_DIRECTION = { rise: 1, fall: 2 } as const;
export const ALERT_STATUS = { waiting: 1, fired: 2 } as const;

/** A price alert. Ours. */
export const alertRow = z.object({
  id: integer,
  user_id: integer,
  match_id: integer,
  symbol_name: text,
  /** ALERT_DIRECTION */
  type: integer,
  price: decimal,
  note: text,
  /** ALERT_STATUS */
  status: integer,
  /** Unix ms. */
  created_at: integer,
  /** The newest tick when it was made: the first after it whose last price reaches the level fires it. */
  after_tick: integer,
  /** The tick that fired it, when it was, and its last price; null while it waits. */
  fired_at: z.nullable(integer),
  fired_tick: z.nullable(integer),
  fired_price: z.nullable(decimal),
});
export type AlertWire = z.input<typeof alertRow>;
