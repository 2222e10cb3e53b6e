import type { Instrument } from '../assets/instrument.ts';
import type { Owner } from '../ledger/port.ts';
import type { MarketData, Side, Trade } from '../market-data/port.ts';
import type { CommitOutcome } from '../platform/store/away.ts';

/** An order that stands in a book or comes to it. Prices and amounts are scaled integers: price x 10^priceDecimals, amount x 10^amountDecimals. */
export interface BookOrder {
  readonly id: string;
  /** A user's order is settled through the ledger; a maker's is not. */
  readonly owner: Owner;
  readonly side: Side;
  /** Limit price; for market orders a bound of the caller's, besides the 5 % of readings G7 from the first price and from the index that the book keeps by itself. */
  readonly price: bigint;
  readonly remaining: bigint;
}

/**
 * What an order may do that cannot fill whole at once: wait in the book, lose its rest, not fill at all; or it may only ever
 * wait, and is refused where it would meet another (readings H7).
 */
export type Execution = 'gtc' | 'ioc' | 'fok' | 'postOnly';

/** At what price an order comes to its book (readings H1, H2). */
export interface Stop {
  readonly price: bigint;
  /** Which price of a tick has to reach it. */
  readonly by: 'mark' | 'last';
  /** The newest tick when it was placed: those after it count. */
  readonly after: number;
}

/** How an order comes to a book. */
export interface OrderOptions {
  readonly isMarket: boolean;
  /** `gtc` without it. */
  readonly execution?: Execution;
  readonly stop?: Stop | undefined;
}

/** An order that is kept beside the book until something happens. */
export interface WaitingOrder {
  readonly order: BookOrder;
  /** A tick that reaches its stop, or the opening of its market. */
  readonly until: 'trigger' | 'opening';
  readonly execution: Execution;
  /** Of one that waits for a tick. */
  readonly stop: Stop | null;
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
  /** True where the rest is not put into the book: market order, it would meet the owner's own order (readings G7), or more orders than one may. */
  readonly isRestCancelled: boolean;
  readonly cancelReason?: CancelReason;
  /** Where it does not come to the book yet: how it waits. Its rest is all of it. */
  readonly waits?: WaitingOrder;
  /** Where it has waited until now, and holds its money already. */
  readonly released?: { readonly waited: WaitingOrder; readonly request: ReleaseRequest };
  /** Trade ids, one a fill, given before the commit so that ledger rows can name them; never used again. */
  readonly tradeIds: readonly number[];
}

/** Why the rest of an order is not put into the book. */
export type CancelReason =
  | 'market-rest'
  | 'self-trade'
  | 'empty-book'
  | 'too-many-fills'
  | 'ioc-rest'
  | 'fok'
  | 'post-only';

/** The id of a plan's trade. */
export function tradeIdOf({ tradeIds, taker }: MatchPlan, index: number): number {
  const id = tradeIds[index];
  if (id === undefined) throw new Error(`A fill of order ${taker.id} has no trade id`);
  return id;
}

/** Why an order leaves its book without a fill: its user asks for it, or the store does not have what it promised. */
export type WithdrawalReason = 'asked' | 'unfunded';

/** Asks for a resting order to be taken out. A settlement gets the very object back, so a product may add to it. */
export interface CancelRequest {
  readonly orderId: string;
}

/** Asks for a waiting order to come to its book. A settlement gets the very object back, so a product may add to it. */
export interface ReleaseRequest {
  readonly orderId: string;
}

/** An order that is to leave its book, or what waits beside it. */
export interface Withdrawal {
  readonly instrument: Instrument;
  /** As it stands then. */
  readonly order: BookOrder;
  readonly reason: WithdrawalReason;
  /** Null where nobody asked. */
  readonly request: CancelRequest | null;
}

/** One trade of an opening: the newer of two orders is the taker. */
export interface OpeningFill extends Fill {
  readonly taker: BookOrder;
  readonly tradeId: number;
}

/** How a market opens (readings H8): what trades, all at one price, and what comes to the book. */
export interface OpeningPlan {
  readonly instrument: Instrument;
  readonly fills: readonly OpeningFill[];
  /** The orders that have waited for it, with what is left of each. */
  readonly entered: readonly { readonly order: BookOrder; readonly rest: bigint }[];
}

/** One piece of a batch, planned on the book as it is after those before it. */
export type Piece =
  | { readonly match: MatchPlan }
  | { readonly withdrawal: Withdrawal }
  | { readonly opening: OpeningPlan };

/** What settlements answer: a product that settles adds its answer by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: its members are the products'.
export interface Answers {}

/** What the settlement of a piece answers whoever asked for it, as it is committed. */
export type Answer = Answers[keyof Answers];

/** A plan that is committed. */
export interface Executed<Plan> {
  readonly plan: Plan;
  /** Undefined where nobody waits for one: a maker's order, an order that is taken out for another. */
  readonly answer: Answer | undefined;
}

/** What has become of a piece. */
export type PieceOutcome =
  | { readonly is: 'done'; readonly answer?: Answer | undefined }
  /** Nothing of it is written; its caller gets the error. */
  | { readonly is: 'refused'; readonly error: unknown }
  /** Nothing of it is written, since one before it was not: it is planned again. */
  | { readonly is: 'again' }
  /** Nothing of it is written: the owner of this resting order lacks what it promised. */
  | { readonly is: 'unfunded'; readonly orderId: string };

/** What has become of a batch. Of one symbol, no piece is done after one that is not. */
export interface Settled {
  readonly outcomes: readonly PieceOutcome[];
  /** Tells users of what is done; called when books and market data say so too. */
  readonly notify: () => void;
  /** Waits until the store knows whether the batch is committed; null where it is. */
  readonly doubt: (() => Promise<CommitOutcome>) | null;
}

/**
 * Commits the pieces of a batch together. A throw means that nothing of it is written; one of `NotStanding`, that the order
 * it names is to leave its book.
 */
export type Settle = (pieces: readonly Piece[]) => Promise<Settled>;

/**
 * Trades of users that are committed, asked for at the start: of each symbol those with an id above the one that is given,
 * each once, in the order of their ids.
 */
export type CommittedTrades = (after: ReadonlyMap<string, number>) => Promise<readonly Trade[]>;

/** The way into the books: whoever has it can change who owns what. */
export interface OrderEntry {
  /**
   * Brings an order to the symbol's book: plan, commit, apply, publish, notify. The only way into a book. Resolves with
   * what was committed and the settlement's answer, or throws what refused it, and then nothing has changed. Outside the
   * session of a stock an order that may wait does so until it opens, and others are refused. Refuses while a market is
   * halted, while the outcome of an earlier commit is being found out, when too many wait, and once the
   * markets are stopping. After a jump of the clock users' orders wait until the makers have caught up, and are refused while
   * these cannot.
   */
  submit(symbol: string, order: BookOrder, options: OrderOptions): Promise<Executed<MatchPlan>>;
  /** Brings a waiting order to its book. Null where it waits no longer. */
  release(symbol: string, request: ReleaseRequest): Promise<Executed<MatchPlan> | null>;
  /** Takes an order out of the book, or out of those that wait, its release committed first. Null where it no longer stands there. Works outside sessions too. */
  cancel(symbol: string, request: CancelRequest): Promise<Executed<Withdrawal> | null>;
  /**
   * How orders of users, and those that meet them, are committed, and what was committed before a kill. Without it only
   * makers trade; a second one is refused, since it would take the first one's orders for its own.
   */
  setSettle(settle: Settle, committed?: CommittedTrades): void;
  /** Puts users' open orders back at start, before the makers quote; those that wait beside the book as what they wait for. */
  restore(symbol: string, orders: readonly (BookOrder | WaitingOrder)[]): void;
  /** Users' orders that stand in a book with what remains of them, of each side in price-time order: to hold against the store. */
  resting(symbol: string): readonly BookOrder[];
  /** Those that wait beside the book, the oldest first. */
  waiting(symbol: string): readonly WaitingOrder[];
}

/** Opens and closes the markets; for the start of the exchange and its end. */
export interface Lifecycle {
  /** Resumes where the last checkpoint left off, or makes a history; the makers quote from then on. */
  start(): Promise<void>;
  /** Checkpoints and stops. */
  stop(): Promise<void>;
}

/** The markets whole, as they are made. Everybody else is given the narrowest port that serves. */
export interface Markets extends MarketData, OrderEntry, Lifecycle {}
