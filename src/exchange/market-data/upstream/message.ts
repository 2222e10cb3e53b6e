import { gunzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { MEGABYTE } from '../../../domain/constants.ts';
import type { Candle } from '../port.ts';

/** What we read of an HTX-protocol server's messages; anything else in them is passed over (htx-protocol.md section 3). */
const message = z.object({
  ping: z.optional(z.number()),
  ch: z.optional(z.string()),
  tick: z.optional(z.unknown()),
  id: z.optional(z.unknown()),
  status: z.optional(z.string()),
  subbed: z.optional(z.string()),
  rep: z.optional(z.string()),
  data: z.optional(z.unknown()),
  'err-msg': z.optional(z.string()),
});
export type UpstreamMessage = z.output<typeof message>;

const positive = z.number().check(z.positive());
const price = z.object({ close: positive });
const candles = z.array(
  z.object({
    id: z.int(),
    open: positive,
    close: positive,
    high: positive,
    low: positive,
    amount: z.number().check(z.nonnegative()),
    vol: z.number().check(z.nonnegative()),
    count: z.number().check(z.nonnegative()),
  }),
);

/** More than this a frame of market data never is; what inflates further is an attack. */
const INFLATED_MAX = 8 * MEGABYTE;

/** A frame's message; null where it is none. */
export function readFrame(data: Buffer, isBinary: boolean): UpstreamMessage | null {
  try {
    const text = isBinary ? gunzipSync(data, { maxOutputLength: INFLATED_MAX }) : data;
    const parsed = z.safeParse(message, JSON.parse(text.toString()));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The last price in a tick of `market.S.detail`; null where there is none above zero. */
export function readPrice(tick: unknown): number | null {
  const parsed = z.safeParse(price, tick);
  return parsed.success ? parsed.data.close : null;
}

/** Candles of a reply to `req`, ascending; null where they are none. */
export function readCandles(data: unknown): Candle[] | null {
  const parsed = z.safeParse(candles, data);
  return parsed.success ? parsed.data.sort((a, b) => a.id - b.id) : null;
}
