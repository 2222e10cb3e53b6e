import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { day, decimal, id, integer, limit, list, oneOf, text, whole, words } from '../fields.ts';

/** Period names `new_timeshar` takes, and the candle period each means (readings G11). */
export const TIMESHAR_PERIODS = {
  '1min': '1min',
  '5min': '5min',
  '15min': '15min',
  '30min': '30min',
  '60min': '60min',
  '1H': '60min',
  '4hour': '4hour',
  '4H': '4hour',
  '1D': '1day',
  '1day': '1day',
  '1W': '1week',
  '1week': '1week',
  '1M': '1mon',
  '1mon': '1mon',
  '1year': '1year',
} as const;

const bar = z.object({
  /** Start of the period, unix seconds. */
  id: integer,
  period: text,
  'base-currency': text,
  'quote-currency': text,
  open: decimal,
  close: decimal,
  high: decimal,
  low: decimal,
  /** Quote turnover. */
  vol: decimal,
  /** Base volume. */
  amount: decimal,
  /** Start of the period, unix ms. */
  time: integer,
  volume: decimal,
});
export type Bar = z.output<typeof bar>;

const tick = z.object({
  seq: integer,
  /** Unix ms. */
  at: integer,
  index: decimal,
  mark: decimal,
  last: decimal,
  root: text,
  prev_hash: text,
  hash: text,
  /** Where the prices stand under the root; asked for by `proof=1`. */
  proof: z.optional(z.object({ place: integer, count: integer, path: z.array(text) })),
});

/** Ticks a page, and a page with proofs. */
export const TICKS_MOST = { plain: 600, proven: 60 } as const;

export const marketCalls = {
  'market.bars': defineCall({
    section: 'market',
    method: 'GET',
    path: '/currency/new_timeshar',
    guest: true,
    envelope: 'data',
    summary: 'Candles of a pair ("BTC/USDT") between two unix times in seconds, ascending, at most 2000.',
    request: z.object({
      symbol: words(32),
      period: oneOf([
        '1min',
        '5min',
        '15min',
        '30min',
        '60min',
        '1H',
        '4hour',
        '4H',
        '1D',
        '1day',
        '1W',
        '1week',
        '1M',
        '1mon',
        '1year',
      ]),
      from: whole(0, 32_503_680_000),
      to: whole(0, 32_503_680_000),
    }),
    reply: list(bar),
  }),
  'market.addFavorite': defineCall({
    section: 'market',
    method: 'POST',
    path: '/optional/add',
    guest: false,
    summary:
      'Adds a pair to the favourites, by the currency_id of its base coin; answered quietly where it is there already.',
    request: z.object({ currency_id: id }),
    reply: z.object({ id: integer }),
    outdates: ['market.favorites'],
  }),
  'market.removeFavorite': defineCall({
    section: 'market',
    method: 'POST',
    path: '/optional/del',
    guest: false,
    summary: 'Removes a favourite, by its row id or by currency_id (readings G16).',
    request: z.object({ id: z.optional(id), currency_id: z.optional(id) }),
    reply: text,
    outdates: ['market.favorites'],
  }),
  'market.favorites': defineCall({
    section: 'market',
    method: 'GET',
    path: '/optional/list',
    guest: false,
    summary: 'The favourites.',
    request: z.object({}),
    reply: list(z.object({ id: integer, currency_id: integer })),
  }),
  'market.ticks': defineCall({
    section: 'market',
    method: 'GET',
    path: '/ticks',
    guest: true,
    summary:
      'Index, mark and last price of a pair ("BTC/USDT") second by second between two unix times in ms, ascending, with the hash chain that makes them checkable; `next` is the `after` of the next page, 0 at the end. `proof=1` adds how the prices stand under the root.',
    request: z.object({
      symbol: words(32),
      from: whole(0, 32_503_680_000_000),
      to: whole(0, 32_503_680_000_000),
      after: z.optional(whole(0, 1e14)),
      proof: z.optional(oneOf(['0', '1'])),
    }),
    reply: z.object({ ticks: list(tick), next: integer }),
  }),
  'market.secrets': defineCall({
    section: 'market',
    method: 'GET',
    path: '/market/secrets',
    guest: true,
    summary:
      'What the seeded prices of a UTC+8 day are drawn from: the SHA-256 of the day\'s secret, published before the day begins, and the secret itself once it has ended ("" until then), 64 hex digits whose text is hashed as it stands. The latest day first, tomorrow unless `day` names another ("2026-11-23"); the earliest day stands for all before it. Moments in unix ms.',
    request: z.object({ day: z.optional(day), limit: limit(30) }),
    reply: list(
      z.object({ day: text, start: integer, end: integer, published_at: integer, sha256: text, secret: text }),
    ),
  }),
  'market.trades': defineCall({
    section: 'market',
    method: 'GET',
    path: '/currency/trade_list',
    guest: true,
    summary: 'Latest public trades of a pair, newest first. `type` is the taker: 1 buy, 2 sell; `time` unix ms.',
    request: z.object({ symbol: words(32), limit: limit(50) }),
    reply: list(z.object({ id: text, price: decimal, number: decimal, type: integer, time: integer })),
  }),
};
