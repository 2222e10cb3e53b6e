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
}

/** An order that stands in a book or comes to it. Prices and amounts are scaled integers: price x 10^priceDecimals, amount x 10^amountDecimals. */
export interface BookOrder {
  readonly id: string;
  /** A user's order is settled through the ledger; a maker's is not (architecture section 4). */
  readonly owner: Owner;
  readonly side: Side;
  /** Limit price; for market orders the protection bound of readings G7. */
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

export interface Markets {
  readonly instruments: readonly Instrument[];
  bySymbol(symbol: string): Instrument | undefined;
  byCoins(baseId: number, quoteId: number): Instrument | undefined;
  /** Runs `work` alone on the symbol's book: plan, settle, apply, publish. The only way into a book. */
  submit(symbol: string, order: BookOrder, options: { readonly isMarket: boolean; readonly settle: Settle }): Promise<MatchPlan>;
  /** Takes an order out of the book; `settle` commits its release first. False where it no longer stands there. */
  cancel(symbol: string, orderId: string, settle: (order: BookOrder) => Promise<void>): Promise<boolean>;
  /** Puts users' open orders back at start, before the makers quote. */
  restore(symbol: string, orders: readonly BookOrder[]): void;
  depth(symbol: string, levels?: number): Depth;
  lastTrades(symbol: string, limit: number): readonly Trade[];
  lastPrice(symbol: string): bigint | undefined;
  detail(symbol: string): DayDetail;
  /** Ascending, inclusive bounds in unix seconds, at most `limit` of the newest. Closed candles from the store, the running one from memory. */
  candles(symbol: string, period: Period, from: number, to: number, limit: number): Promise<readonly Candle[]>;
  /** Session of a stock (readings G21): open now, and unix ms of the next change. Always open for the rest. */
  session(symbol: string): { readonly isOpen: boolean; readonly next: number | null };
  on<Event extends keyof MarketEvents>(event: Event, listener: (...args: MarketEvents[Event]) => void): () => void;
  start(): Promise<void>;
  /** Checkpoints and stops. */
  stop(): Promise<void>;
}
