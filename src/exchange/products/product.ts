import type { FastifyBaseLogger } from 'fastify';
import type { Account } from '../../domain/accounts.ts';
import type { Coins } from '../assets/coins.ts';
import type { FuturesTermsBook } from '../assets/futures-terms.ts';
import type { Instrument } from '../assets/instrument.ts';
import type { Handlers, Say, ServedCalls } from '../calls/handler.ts';
import type { Money } from '../ledger/decimal.ts';
import type { Invariant } from '../ledger/invariants.ts';
import type { KindTable, LedgerKind } from '../ledger/kinds.ts';
import type { Ledger } from '../ledger/port.ts';
import type { MarketData } from '../market-data/port.ts';
import type { OrderEntry } from '../matching/port.ts';
import type { Clock } from '../platform/clock-port.ts';
import type { Events, UserEvents } from '../platform/events.ts';
import type { Notices } from '../platform/notices.ts';
import type { Consumes, Outbox } from '../platform/outbox/outbox.ts';
import type { Scheduler } from '../platform/scheduler.ts';
import type { Store, Tx } from '../platform/store/open.ts';
import type { TaskKind, Tasks } from '../platform/tasks/port.ts';

/** What products are made from. */
export interface ProductDeps {
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly tasks: Tasks;
  readonly outbox: Outbox;
  readonly store: Store;
  readonly ledger: Ledger;
  readonly markets: MarketData;
  readonly coins: Coins;
  readonly futuresTerms: FuturesTermsBook;
  /** For products whose users' orders stand in books. */
  readonly orderEntry: OrderEntry;
  readonly events: Events;
  /** What users are told of and find again. */
  readonly notices: Notices;
  readonly log: FastifyBaseLogger;
  /** Every kind that the ledger books. */
  readonly kinds: KindTable;
}

/**
 * Forwards a user's event to the app socket under a name of the wire: `row` makes what it says of the event's data, for a
 * reader of one language; where it makes nothing, nothing is sent.
 */
export type Forward = <Name extends keyof UserEvents>(
  name: Name,
  wireName: string,
  row: (data: UserEvents[Name][1], say: Say) => object | undefined,
) => void;

/** In USDT, by account. */
export type Worth = Readonly<Partial<Record<Account, Money>>>;

/** What a product is told of all of them together, itself among them; not before they run. */
export interface AllProducts {
  /** What a user has in products beside the balances. */
  worthIn(user: number): Promise<Worth>;
  /** Refuses where a user's money may not leave an account just now; in the transaction that moves it. */
  assertMayLeave(tx: Tx, user: number, account: Account): Promise<void>;
}

/** A product that runs. */
export interface Product {
  /** Its calls of the contract; the only place, with `calls` and `socketEvents`, where it speaks the wire. */
  readonly handlers?: Partial<Handlers>;
  /** Calls that it brings along beside the contract, such as one that the app has no screens for. */
  readonly calls?: ServedCalls;
  /** Its events on the app socket, of those that it adds to UserEvents; `heard` gives the users who are signed in on one now. */
  socketEvents?(forward: Forward, heard: () => Iterable<number>): void;
  /** What falls due, by "<its name>.<task>". */
  readonly tasks?: Readonly<Record<string, TaskKind>>;
  /** What it must not miss of other products, by topic: "spot.filled". */
  readonly consumes?: Consumes;
  /** Whether an instrument can be traded with it now, from the account that it trades from. */
  readonly trading?: { readonly account: Account; isOpen(instrument: Instrument): boolean };
  /** What a user has in it that no balance shows, in USDT by account: the profit of open positions. It counts in the account's total. */
  worthOf?(user: number): Promise<Worth>;
  /** Refuses where a user's money may not leave an account just now; in the transaction that moves it, whose balances are locked. */
  mayLeave?(tx: Tx, user: number, account: Account): Promise<void>;
  /** Ends what a user has open and gives back what is held for it, as far as that can end now: a demo reset, an account that is closed. */
  unwind?(user: number): Promise<void>;
  /** Gives the account of a demo exchange a history by real calls, once for each client id that it uses; the markets run. */
  seedDemo?(user: number): Promise<void>;
  /** Puts back what memory has to know; before the markets start. */
  restore?(): Promise<unknown>;
  /** Begins; the markets run, and due tasks are done from now on. */
  start?(): Promise<void>;
  stop?(): Promise<void>;
}

/** Products that run, by name. */
export type Products = Readonly<Record<string, Product>>;

/** What a house account of a product begins with, brought in once: what payouts that must be covered are paid from. */
export interface Funding {
  /** Its name, as in `{ house: 'treasury' }`. */
  readonly house: string;
  readonly account: Account;
  readonly coin: number;
  readonly amount: string;
}

/** A product as the list has it: all that can be said of it before it runs, and how it is made. */
export interface ProductSpec<Made extends Product = Product> {
  /** The name in the list, in its kinds, its holds, its tasks and events. */
  readonly name: string;
  /** Its kinds of ledger entries; the text of each stands in locales/<lang>/exchange.json at `ledger.<key>`. */
  readonly kinds: readonly LedgerKind[];
  /** Rules that its rows keep at any moment. */
  readonly invariants: readonly Invariant[];
  readonly funding?: readonly Funding[];
  create(deps: ProductDeps, all: AllProducts): Made;
}

/** Products by name. */
export type ProductList = Readonly<Record<string, ProductSpec>>;

type Both<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The calls that products serve together. */
export type HandlersOf<All> = Both<
  { readonly [Name in keyof All]: All[Name] extends { readonly handlers: infer Own } ? Own : unknown }[keyof All]
>;

/** The products of a list, running. */
export type Running<List extends ProductList> = {
  readonly [Name in keyof List]: List[Name] extends ProductSpec<infer Made> ? Made : never;
};
