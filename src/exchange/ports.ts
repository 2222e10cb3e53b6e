/**
 * The seams inside the exchange: what its parts know of each other. Implementations live in
 * store/, ledger/, markets/, engines/; main.ts wires them.
 */
import type { AccountKind } from '../contract/rows/wallet.ts';
import type { Period } from '../contract/sockets.ts';
import type { Tx } from './store/open.ts';

/** The exchange's clock. Drivable in demo and tests; nothing in the exchange calls Date.now() itself. */
export interface Clock {
  /** Unix ms. */
  now(): number;
}

// ---- ledger -----------------------------------------------------------------------------------

/** Whose balance: a user id, or a house account by name ("outside", "fees", "maker:1"). */
export type Owner = { readonly user: number } | { readonly house: string };

/** A signed change of one balance, decimal text in the coin. */
export interface Posting {
  readonly owner: Owner;
  readonly account: AccountKind;
  readonly coin: number;
  readonly available?: string;
  readonly frozen?: string;
}

/** A balanced set of postings: per coin, available + frozen over all postings is zero. */
export interface LedgerEntry {
  /** Kind of movement; the wire's AccountLog.type (ledger/kinds.ts has the one table). */
  readonly kind: number;
  /** What caused it: "order:17", "fill:203". */
  readonly reference: string;
  readonly postings: readonly Posting[];
}

export interface Ledger {
  /** Writes entries; throws InsufficientBalance or UnbalancedEntry, and then the transaction must roll back. */
  post(tx: Tx, entries: readonly LedgerEntry[]): Promise<void>;
}

// ---- markets ----------------------------------------------------------------------------------

export type Side = 'buy' | 'sell';

export interface Instrument {
  /** match_id */
  readonly id: number;
  /** Market symbol, "btcusdt". */
  readonly symbol: string;
  readonly base: { readonly id: number; readonly name: string; readonly title: string };
  readonly quote: { readonly id: number; readonly name: string };
  /** contract/rows/match.ts CURRENCY_TYPE */
  readonly type: number;
  readonly priceDecimals: number;
  readonly amountDecimals: number;
  readonly minAmount: string;
  readonly minValue: string;
  /** Fraction: "0.001" (readings G6). */
  readonly fee: string;
  /** False for index, metals, fx (readings G13). */
  readonly isSpotTradable: boolean;
  /** Terms of futures on it (wire.md 4.1): contract size, points added, % a day, % of notional, lots. */
  readonly lever: {
    readonly shareNum: string;
    readonly spread: string;
    readonly overnight: string;
    readonly tradeFee: string;
    readonly minShare: string;
    readonly maxShare: string;
  };
}

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
}

/** A source of reference prices beside the seeded process (readings G12). */
export interface ReferenceSource {
  /** Whether it quotes the symbol at all. */
  has(symbol: string): boolean;
  /** The latest price; undefined while there is none or it is stale. */
  price(symbol: string): number | undefined;
  /** Ascending, inclusive bounds in unix seconds; may reject. */
  history(symbol: string, period: Period, from: number, to: number): Promise<readonly Candle[]>;
  onPrice(listener: (symbol: string, price: number) => void): () => void;
}

export interface Markets {
  readonly instruments: readonly Instrument[];
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
