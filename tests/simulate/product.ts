import type { ProductDeps, ProductSpec } from '../../src/exchange/products/product.ts';
import type { AlertRow } from './products/alerts/rows.ts';
import type { PositionRow } from './products/futures/rows.ts';
import type { OptionRow } from './products/options/rows.ts';
import type { Chance } from './world/random.ts';

/** Somebody who uses the simulated exchange. */
export interface User {
  readonly index: number;
  readonly email: string;
  password: string;
  /** Their sessions that should be alive, the newest last. */
  readonly tokens: string[];
  /** When each of their sessions ends at the latest, unix ms of the exchange's time. */
  readonly ends: Map<string, number>;
  /** Sessions that they ended, and by what: dead for good. */
  readonly ended: Map<string, 'loggedOut' | 'passwordChanged'>;
  /** Sessions that may have ended: nobody knows what came of the call that would do it. */
  readonly doubtful: Set<string>;
  /** A password that may be theirs by now: nobody knows what came of the call that sets it. */
  nextPassword: string | null;
  isRegistered: boolean;
}

/** A reply, as a client reads it. `kind` is the envelope's type; null where the line broke or the exchange died. */
export interface Reply {
  readonly kind: string | null;
  readonly message: unknown;
}

/** A demo tool that counts as a money call: it ends what a user has open and gives them the first day's money. */
export const RESET = '/demo/reset';

/** A money call as it was sent, and what came of it. */
export interface Sent {
  readonly user: User;
  /** The call's name, or RESET. */
  readonly name: string;
  readonly fields: Fields;
  /** The first answer that it was carried out; null while there is none. */
  reply: Reply | null;
  /** Places in the sequence of everything that happened: when it was sent first, when `reply` came; 0 while there is none. */
  readonly sentAt: number;
  toldAt: number;
  /** In which life of the exchange it was sent first. */
  readonly life: number;
  /** Lives in which it may have been carried out without a word: the line broke, or the exchange died. */
  readonly doubts: number[];
}

export type Fields = Readonly<Record<string, string | number | undefined>>;

/** A pair as the public quotes tell of it. */
export interface Pair {
  /** Its own id, beside those of its coins. */
  readonly match: number;
  readonly symbol: string;
  readonly base: number;
  readonly quote: number;
  readonly price: string;
  readonly priceDecimals: number;
  readonly amountDecimals: number;
  readonly fee: string;
}

/** Symbol of a pair in the markets: "btcusdt" of "BTC/USDT". */
export const marketSymbol = (symbol: string): string => symbol.replace('/', '').toLowerCase();

/** What an action works with: a client of the exchange, and chance. */
export interface Stage {
  readonly user: User;
  readonly chance: Chance;
  readonly pairs: readonly [Pair, ...Pair[]];
  /** A call that the exchange serves, the contract's or a product's own, signed in where the user is. */
  call(name: string, fields?: Fields, token?: string): Promise<Reply>;
  /** A money call with a client id of its own, remembered: its reply must stand for good. */
  pay(name: string, fields: Fields): Promise<Reply>;
  /** The same with a client id that was used before. */
  payAgain(): Promise<Reply>;
  /** A client id that was used before, with another body. */
  payOtherwise(change: Fields): Promise<Reply>;
  /** A stage of each other user who is signed in. */
  others(): Stage[];
  /** The exchange's time at the last answer, unix ms. */
  now(): number;
  /** What products work with, for what no call tells; null where the exchange is dead. */
  within<T>(work: (deps: ProductDeps) => Promise<T>): Promise<T | null>;
  /** A demo tool. */
  tool(path: string, body?: object): Promise<Reply>;
  /** Says that the exchange broke a rule. */
  violate(rule: string, detail: unknown): void;
}

/** Something that users do. */
export interface Action {
  readonly name: string;
  /** How often, beside the others. */
  readonly weight: number;
  run(stage: Stage): Promise<void>;
}

/** One user's side of the exchange at rest, read through public calls. */
export interface Statement {
  readonly user: User;
  readonly pairs: readonly Pair[];
  /** Decimals that amounts of a coin are booked with. */
  readonly scales: ReadonlyMap<number, number>;
  /** Of the spot account by coin. */
  readonly balances: ReadonlyMap<number, { readonly available: string; readonly frozen: string }>;
  /** The same of the options account. */
  readonly inOptions: Statement['balances'];
  /** And of the futures account. */
  readonly inFutures: Statement['balances'];
  /** Rows of the ledger, oldest first. */
  readonly log: readonly LogRow[];
  /** All of the user's orders. */
  readonly orders: readonly OrderRow[];
  /** All of the user's options in seconds. */
  readonly options: readonly OptionRow[];
  /** All of the user's positions and entrusts. */
  readonly futures: readonly PositionRow[];
  /** All of the user's price alerts. */
  readonly alerts: readonly AlertRow[];
  /** Every money call of theirs. */
  readonly sent: readonly Sent[];
}

export interface LogRow {
  readonly id: number;
  readonly coin: number;
  readonly account: string;
  readonly kind: number;
  readonly value: string;
  readonly info: string;
  readonly reference: string;
  /** When it was booked, as the wallet says it. */
  readonly at: string;
}

/** Number on the wire of what a reset takes out of an account. */
const RESET_KIND = 2;

/** The id of the last row that a reset took out; 0 where there was none. What comes after it is of the time since. */
export const lastResetOf = (log: readonly LogRow[]): number =>
  Math.max(0, ...log.filter(({ kind }) => kind === RESET_KIND).map(({ id }) => id));

export interface OrderRow {
  readonly id: number;
  readonly base: number;
  readonly quote: number;
  readonly isBuy: boolean;
  readonly isLimit: boolean;
  readonly price: string;
  readonly amount: string;
  readonly filled: string;
  readonly average: string;
  readonly fee: string;
  readonly status: number;
  /** Why it was cancelled, in words; "" where it was not. */
  readonly reason: string;
  /** "gtc", "ioc" or "fok". */
  readonly timeInForce: string;
  readonly isPostOnly: boolean;
  /** Of a stop: its price, and which price has to reach it. */
  readonly stop: string | null;
  readonly stopBy: string | null;
  /** "trigger", "opening" or "". */
  readonly waits: string;
  /** The tick that brought it to its book. */
  readonly tick: number | null;
  readonly tickPrice: string | null;
  /** As the list tells it, in seconds. */
  readonly created: string;
}

/** What a product adds to what a user should have, by the specification alone. */
export interface Expected {
  /** Signed change of a coin's available balance beside what others say. */
  add(coin: number, amount: string): void;
  /** What it holds of a coin; taken off the available balance too. */
  hold(coin: number, amount: string): void;
  violate(rule: string, detail: unknown): void;
}

/** A product's part of the simulation. */
export interface SimulatedProduct {
  readonly name: string;
  readonly actions: readonly Action[];
  /** The product itself, where the exchange's list does not have it. */
  readonly spec?: ProductSpec;
  /** Reckons a user's money from what the exchange says in public and from the specification. */
  model(statement: Statement, expected: Expected): void;
}

/** An order as it is now, with the places in the run's sequence at which it was asked for and acknowledged. */
export interface SeenOrder {
  readonly order: OrderRow;
  readonly sent: number;
  readonly told: number;
}
