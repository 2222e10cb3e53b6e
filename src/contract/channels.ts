/** Names of the sockets without their schemas: the first route reads them, and zod stays out of its chunk. */

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
  tick: (symbol: string) => `market.${symbol}.tick` as const,
  detail: (symbol: string) => `market.${symbol}.detail` as const,
  bbo: (symbol: string) => `market.${symbol}.bbo` as const,
} as const;

/** Events of the app socket (wire.md section 9). The last five are ours. */
export const APP_EVENTS = {
  dayMarket: 'daymarket',
  kline: 'kline',
  depth: 'market_depth',
  /** An option of the signed-in user has ended: `{to, data: Option Order}`. */
  optionClosed: 'closed_microorder',
  /** A spot order of the signed-in user changed: `{to, data: SpotOrder}`. */
  spotOrder: 'coin_trade',
  /** A balance of the signed-in user changed: `{to, currency, account}`; read it again. */
  balance: 'wallet_change',
  /** A price alert of the signed-in user has fired: `{to, data: Alert}`. */
  priceAlert: 'price_alert',
  /** What the signed-in user is told of changed: `{to}`; read it again. */
  notices: 'notices',
  /** The session of the signed-in user has ended: `{type, message}`, as a call with its token would say; the connection ends. */
  signedOut: 'signed_out',
} as const;
