/** What the market feed tells its listeners. Figures are canonical decimal text; times are unix ms unless said. */

/** The quote of one symbol over its rolling 24 hours. */
export interface DetailEvent {
  readonly kind: 'detail';
  readonly price: string;
  /** Percent since `open`. */
  readonly change: string;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  /** In the base coin. */
  readonly volume: string;
  /** In the quote coin. */
  readonly turnover: string;
}

/** The whole book, best first: price, size, price, size ... */
export interface DepthEvent {
  readonly kind: 'depth';
  readonly bids: readonly string[];
  readonly asks: readonly string[];
  readonly version: number;
}

export interface PublicTrade {
  readonly id: string;
  readonly ts: number;
  readonly price: string;
  readonly amount: string;
  /** Side of the taker. */
  readonly direction: 'buy' | 'sell';
}

/** Trades since the last event, newest first; the first event holds the latest ones. */
export interface TradesEvent {
  readonly kind: 'trades';
  readonly trades: readonly PublicTrade[];
}

export interface LiveBar {
  /** Start of the period, unix seconds. */
  readonly id: number;
  readonly open: string;
  readonly close: string;
  readonly high: string;
  readonly low: string;
  readonly amount: string;
  readonly vol: string;
}

/** The running candle; where the period turned since the last event, the finished one comes before it. */
export interface KlineEvent {
  readonly kind: 'kline';
  readonly bars: readonly LiveBar[];
}

export type MarketEvent = DetailEvent | DepthEvent | TradesEvent | KlineEvent;
export type MarketEventKind = MarketEvent['kind'];

/** Channels as `contract/sockets.ts` writes them. The book of `depth.step0` is kept by sequence numbers where the server offers that. */
export type MarketChannel =
  | `market.${string}.detail`
  | `market.${string}.depth.step${number}`
  | `market.${string}.trade.detail`
  | `market.${string}.kline.${string}`;

/** The event of a channel, by its name. */
export type EventOf<Channel extends MarketChannel> = Channel extends `market.${string}.trade.detail`
  ? TradesEvent
  : Channel extends `market.${string}.depth.${string}`
    ? DepthEvent
    : Channel extends `market.${string}.kline.${string}`
      ? KlineEvent
      : Channel extends `market.${string}.detail`
        ? DetailEvent
        : never;

/** The kind of event a channel brings, or null for a channel of another sort. */
export function kindOf(channel: string): MarketEventKind | null {
  const [, , topic, detail] = channel.split('.');
  if (topic === 'detail') return 'detail';
  if (topic === 'depth' || topic === 'mbp') return 'depth';
  if (topic === 'trade' && detail === 'detail') return 'trades';
  return topic === 'kline' ? 'kline' : null;
}

/** When something came: `at` by this device's monotonic clock, `time` in unix ms for the eye. */
export interface Arrival {
  readonly at: number;
  readonly time: number;
}

/** Where the link to the market stands. */
export interface Connection {
  readonly status: 'connecting' | 'live' | 'reconnecting' | 'stopped';
  /** 1 to `attempts` while reconnecting. */
  readonly attempt: number;
  readonly attempts: number;
}
