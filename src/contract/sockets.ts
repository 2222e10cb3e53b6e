import * as z from 'zod/mini';
import { decimal, integer, text } from './fields.ts';
import { spotOrder } from './rows/order.ts';

/** Paths on the exchange's port. */
export const SOCKET_PATH = { market: '/ws', feed: '/feed', app: '/socket.io' } as const;

/** Candle periods of the market socket (htx-protocol.md section 4), shortest first. */
export const PERIODS = ['1min', '5min', '15min', '30min', '60min', '4hour', '1day', '1week', '1mon', '1year'] as const;
export type Period = (typeof PERIODS)[number];

/** Market symbol of a pair: "BTC", "USDT" -> "btcusdt". */
export const marketSymbol = (base: string, quote: string): string => (base + quote).toLowerCase();

export const channel = {
  kline: (symbol: string, period: Period) => `market.${symbol}.kline.${period}` as const,
  depth: (symbol: string, step: 0 | 1 | 2 | 3 | 4 | 5) => `market.${symbol}.depth.step${step}` as const,
  trades: (symbol: string) => `market.${symbol}.trade.detail` as const,
  detail: (symbol: string) => `market.${symbol}.detail` as const,
  bbo: (symbol: string) => `market.${symbol}.bbo` as const,
} as const;

export const klineTick = z.object({
  id: integer,
  open: decimal,
  close: decimal,
  high: decimal,
  low: decimal,
  amount: decimal,
  vol: decimal,
  count: integer,
});
export type KlineTick = z.output<typeof klineTick>;

export const detailTick = z.object({
  open: decimal,
  close: decimal,
  high: decimal,
  low: decimal,
  amount: decimal,
  vol: decimal,
  count: integer,
});
export type DetailTick = z.output<typeof detailTick>;

const level = z.tuple([decimal, decimal]);
export const depthTick = z.object({ bids: z.array(level), asks: z.array(level), version: integer, ts: integer });
export type DepthTick = z.output<typeof depthTick>;

export const tradeTick = z.object({
  ts: integer,
  data: z.array(
    z.object({
      tradeId: z.optional(integer),
      ts: integer,
      amount: decimal,
      price: decimal,
      direction: z.enum(['buy', 'sell']),
    }),
  ),
});
export type TradeTick = z.output<typeof tradeTick>;

/** Events of the app socket (wire.md section 9). The last two are ours. */
export const APP_EVENTS = {
  dayMarket: 'daymarket',
  kline: 'kline',
  depth: 'market_depth',
  /** A spot order of the signed-in user changed: `{to, data: SpotOrder}`. */
  spotOrder: 'coin_trade',
  /** A balance of the signed-in user changed: `{to, currency, account}`; read it again. */
  balance: 'wallet_change',
} as const;

export const spotOrderEvent = z.object({ to: integer, data: spotOrder });
export const balanceEvent = z.object({ to: integer, currency: integer, account: text });
