import type { Period } from '../../contract/sockets.ts';
import type { Instrument } from '../assets/instrument.ts';
import type { Ticks } from './ticks/port.ts';
import type { TickBatch } from './ticks/tick.ts';

export type Side = 'buy' | 'sell';

export interface Trade {
  readonly id: number;
  readonly symbol: string;
  /** Unix ms of the exchange's clock. */
  readonly ts: number;
  readonly price: bigint;
  readonly amount: bigint;
  /** The taker's side. */
  readonly side: Side;
}

export interface Candle {
  /** Start of the period, unix seconds. */
  readonly id: number;
  readonly open: number;
  readonly close: number;
  readonly high: number;
  readonly low: number;
  /** Base volume. */
  readonly amount: number;
  /** Quote turnover. */
  readonly vol: number;
  readonly count: number;
}

/** Rolling 24 h of a symbol. */
export interface DayDetail extends Candle {
  readonly version: number;
}

export interface Depth {
  /** Best first, [price, size] as numbers rounded to the instrument's decimals. */
  readonly bids: readonly (readonly [number, number])[];
  readonly asks: readonly (readonly [number, number])[];
  /** One sequence a symbol: depth.version, bbo.seqId and mbp.seqNum (htx-protocol.md section 4). */
  readonly version: number;
  readonly ts: number;
}

/** The best prices of a book, in ticks. */
export interface Best {
  readonly bid: bigint | undefined;
  readonly ask: bigint | undefined;
}

/** A change of one price level; size 0 = gone. */
export interface LevelChange {
  readonly side: Side;
  readonly price: number;
  readonly size: number;
}

export interface MarketEvents {
  trade: [Trade];
  /** After each change of a book. `previous` and `version` chain without holes. */
  book: [{ symbol: string; previous: number; version: number; ts: number; changes: readonly LevelChange[] }];
  /** The candle of each period that a trade touched. */
  candle: [{ symbol: string; period: Period; candle: Candle }];
  /** Every batch of ticks, once it is committed. */
  ticks: [TickBatch];
}

/** Whether a market trades now. */
export interface SessionNow {
  readonly isOpen: boolean;
  /** Unix ms of the next change; null where none is known. */
  readonly next: number | null;
  /** Whether it rests for a holiday. */
  readonly isHoliday?: boolean;
  /** Whether the operator has halted it. */
  readonly isHalted?: boolean;
}

/** What can be read of the markets, and heard; nothing here enters an order. */
export interface MarketData {
  readonly instruments: readonly Instrument[];
  /** Index, mark and last price of every second, as published. */
  readonly ticks: Ticks;
  bySymbol(symbol: string): Instrument | undefined;
  byCoins(baseId: number, quoteId: number): Instrument | undefined;
  depth(symbol: string, levels?: number): Depth;
  /** The best prices of a book, exact; undefined where a side is empty. */
  best(symbol: string): Best;
  /** Newest first. */
  lastTrades(symbol: string, limit: number): readonly Trade[];
  lastPrice(symbol: string): bigint | undefined;
  /** Of a stock outside its session: the 24 h up to its last minute of trading. `open` is the price that held when the window began. */
  detail(symbol: string): DayDetail;
  /** The running candle of a period, from memory; undefined before the first price. */
  current(symbol: string, period: Period): Candle | undefined;
  /** The hourly closes of the day that `detail` tells of, oldest first, at most 24; the last one is the price of now. */
  spark(symbol: string): readonly number[];
  /**
   * Ascending, inclusive bounds in unix seconds, at most `limit` of the newest. Closed candles from the store, the running
   * one from memory; a period without trades is a flat candle of volume 0, except where the market was not open in it.
   */
  candles(symbol: string, period: Period, from: number, to: number, limit: number): Promise<readonly Candle[]>;
  /**
   * Resolves when every trade that has happened by now is public, and counted into the candles. Rejects where the store does
   * not take them.
   */
  journalled(): Promise<void>;
  /**
   * Resolves when the market has come to a moment, unix ms, that is not after now: what it was worth by then stays what it is.
   * Where a driven clock passes, or the machine slept, the moment may be there first, and candles up to it are not told yet.
   * Rejects with `TryAgain` where the market does not come to it.
   */
  told(symbol: string, moment: number): Promise<void>;
  /** Session of a stock (readings G21). Always open for the rest, unless the operator has halted them. */
  session(symbol: string): SessionNow;
  on<Event extends keyof MarketEvents>(event: Event, listener: (...args: MarketEvents[Event]) => void): () => void;
}

/** A source of reference prices beside the seeded process (readings G12). */
export interface IndexSource {
  /** Whether it quotes the symbol at all. */
  has(symbol: string): boolean;
  /** The latest price; undefined while there is none or it is stale. */
  price(symbol: string): number | undefined;
  /** Ascending, inclusive bounds in unix seconds; may reject. */
  history(symbol: string, period: Period, from: number, to: number): Promise<readonly Candle[]>;
  onPrice(listener: (symbol: string, price: number) => void): () => void;
}
