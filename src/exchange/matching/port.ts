import type { Period } from '../../contract/sockets.ts';
import type { Instrument } from '../assets/instrument.ts';
import type { Owner } from '../ledger/port.ts';
import type { Candle, DayDetail, Depth, MarketEvents, Side, Trade } from '../market-data/port.ts';
import type { Ticks } from '../market-data/ticks/port.ts';

/** An order that stands in a book or comes to it. Prices and amounts are scaled integers: price x 10^priceDecimals, amount x 10^amountDecimals. */
export interface BookOrder {
  readonly id: string;
  /** A user's order is settled through the ledger; a maker's is not (architecture section 4). */
  readonly owner: Owner;
  readonly side: Side;
  /** Limit price; for market orders a bound of the caller's, besides the 5 % of readings G7 that the book keeps by itself. */
  readonly price: bigint;
  readonly remaining: bigint;
}

export interface Fill {
  readonly maker: BookOrder;
  /** Price of the resting order. */
  readonly price: bigint;
  readonly amount: bigint;
}

/** What an incoming order would do to the book; nothing has changed yet. */
export interface MatchPlan {
  readonly instrument: Instrument;
  readonly taker: BookOrder;
  readonly fills: readonly Fill[];
  /** What rests in the book afterwards, or is cancelled for a market order. */
  readonly rest: bigint;
  /** True where the rest is not put into the book: market order, or it would meet the owner's own order (readings G7). */
  readonly isRestCancelled: boolean;
  readonly cancelReason?: 'market-rest' | 'self-trade' | 'empty-book';
  /** Trade ids, one a fill, given before the commit so that ledger rows can name them; never used again. */
  readonly tradeIds: readonly number[];
}

/** Settles a plan in which a user stands on either side. Resolves after the commit; only then is the plan applied and published. A throw drops the plan. */
export type Settle = (plan: MatchPlan) => Promise<void>;

export interface Markets {
  readonly instruments: readonly Instrument[];
  /** Index, mark and last price of every second, as published. */
  readonly ticks: Ticks;
  bySymbol(symbol: string): Instrument | undefined;
  byCoins(baseId: number, quoteId: number): Instrument | undefined;
  /**
   * Runs alone on the symbol's book: plan, settle, apply, publish. The only way into a book. `settle` is called for
   * every plan, also one without fills (an empty book, the owner's own order), and may refuse it by a throw.
   * Outside the session of a stock it throws the refusal `marketClosed`, before any plan.
   */
  submit(
    symbol: string,
    order: BookOrder,
    options: { readonly isMarket: boolean; readonly settle: Settle },
  ): Promise<MatchPlan>;
  /** How a market maker's order that meets resting orders of users is settled. Without it makers keep away from them. */
  setUserSettle(settle: Settle): void;
  /** Takes an order out of the book; `settle` commits its release first and gets what remains of it. False where it no longer stands there. Works outside sessions too. */
  cancel(symbol: string, orderId: string, settle: (order: BookOrder) => Promise<void>): Promise<boolean>;
  /** Puts users' open orders back at start, before the makers quote. */
  restore(symbol: string, orders: readonly BookOrder[]): void;
  depth(symbol: string, levels?: number): Depth;
  /** Newest first. */
  lastTrades(symbol: string, limit: number): readonly Trade[];
  lastPrice(symbol: string): bigint | undefined;
  /** Of a stock outside its session: the 24 h up to its last minute of trading. `open` is the price that held when the window began. */
  detail(symbol: string): DayDetail;
  /** The running candle of a period, from memory; undefined before the first price. */
  current(symbol: string, period: Period): Candle | undefined;
  /** The last 24 hourly closes, oldest first; the last one is the price of now. */
  spark(symbol: string): readonly number[];
  /**
   * Ascending, inclusive bounds in unix seconds, at most `limit` of the newest. Closed candles from the store, the running
   * one from memory; a period without trades is a flat candle of volume 0, except where the market was not open in it.
   */
  candles(symbol: string, period: Period, from: number, to: number, limit: number): Promise<readonly Candle[]>;
  /** Session of a stock (readings G21): open now, and unix ms of the next change. Always open for the rest. */
  session(symbol: string): { readonly isOpen: boolean; readonly next: number | null };
  on<Event extends keyof MarketEvents>(event: Event, listener: (...args: MarketEvents[Event]) => void): () => void;
  start(): Promise<void>;
  /** Checkpoints and stops. */
  stop(): Promise<void>;
}
