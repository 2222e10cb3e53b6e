import type { Session } from '../assets/calendar/session.ts';
import type { Instrument } from '../assets/instrument.ts';
import { isUser } from '../ledger/owner.ts';
import { join } from '../market-data/candles/bar.ts';
import type { Jump } from '../market-data/candles/live-candles.ts';
import type { Best, Depth } from '../market-data/port.ts';
import type { SymbolFeed } from '../market-data/symbol-feed.ts';
import type { Clock } from '../platform/clock-port.ts';
import { TryAgain } from '../platform/refusal.ts';
import { OrderBook } from './book/book.ts';
import { matchOrder, type Orders } from './book/match.ts';
import { Projection } from './book/projection.ts';
import { WaitingOrders } from './book/waiting.ts';
import { Inventory } from './inventory.ts';
import { marketClosed, marketHalted } from './market-closed.ts';
import { meetsOwn, type Opening, planOpening } from './opening.ts';
import {
  type BookOrder,
  type CancelRequest,
  type Fill,
  type MatchPlan,
  type OpeningPlan,
  type OrderOptions,
  type Piece,
  type ReleaseRequest,
  tradeIdOf,
  type WaitingOrder,
  type WithdrawalReason,
} from './port.ts';
import type { TradeIds } from './trade-ids.ts';

/** What a book is asked for: to take an order in, one that has waited beside it, or one out; or to open. */
export type BookCommand =
  | { readonly order: BookOrder; readonly options: OrderOptions }
  | { readonly release: ReleaseRequest }
  | { readonly open: Opening }
  | { readonly orderId: string; readonly reason: WithdrawalReason; readonly request: CancelRequest | null };

/** What a book needs of the feed that makes it public. */
export interface EntryFeed extends Pick<SymbolFeed, 'onJump' | 'advance' | 'record' | 'publish' | 'depth' | 'index'> {
  readonly instrument: Instrument;
  readonly session: Pick<Session, 'isOpen' | 'nextChange'>;
}

/**
 * One symbol's book and what is done to it. While a batch with orders of it is being committed it is busy: then nobody
 * changes the book.
 */
export class SymbolMarket<Feed extends EntryFeed = EntryFeed> {
  readonly feed: Feed;
  readonly book = new OrderBook();
  /** Users' orders that wait beside it. */
  readonly beside = new WaitingOrders();
  readonly inventory = new Inventory();
  /** Jobs that wait or are being committed. */
  waiting = 0;
  isBusy = false;
  /** Whether it is not known if its last batch was committed. */
  isInDoubt = false;
  /** What jumps of the clock passed through, until the makers have taken the users' orders in that range. */
  jump: Jump | null = null;
  /** Whether the operator has halted it. */
  isHalted = false;
  /** Whether the makers cannot take that now. */
  isStalled = false;
  /** Called when the clock has jumped and the book is free. */
  onJump: () => void = () => undefined;
  private deferred: (() => void)[] = [];
  private readonly clock: Clock;
  private ids: Pick<TradeIds, 'next'> | null = null;

  constructor(feed: Feed, clock: Clock) {
    this.feed = feed;
    this.clock = clock;
    feed.onJump = (jump) => {
      this.jump = join(this.jump, jump);
      // Before anything else that waits for the book.
      if (this.isBusy) this.deferred.unshift(() => this.onJump());
      else this.onJump();
    };
  }

  get instrument(): Feed['instrument'] {
    return this.feed.instrument;
  }

  /**
   * Whether the makers have yet to take what a jump has passed, or to open the market for those who wait for it. Users'
   * orders wait meanwhile: in the book they would be taken with those, at prices of before they came.
   */
  get isCatchingUp(): boolean {
    return (this.jump !== null || this.isToOpen) && this.isOpen;
  }

  /** Whether orders wait for its opening. */
  get isToOpen(): boolean {
    return this.beside.forOpening > 0;
  }

  /** Whether it trades now. */
  get isOpen(): boolean {
    return !this.isHalted && this.feed.session.isOpen(this.clock.now());
  }

  /** Lets the symbol trade. */
  open(ids: Pick<TradeIds, 'next'>): void {
    this.ids = ids;
  }

  /** Runs what changes the book: at once, or when the batch that is being committed is applied. */
  whenFree(change: () => void): void {
    if (this.isBusy) this.deferred.push(change);
    else change();
  }

  /** The batch with orders of this symbol is over. A change that waited for it and throws keeps no other from the book. */
  free(failed: (error: unknown) => void): void {
    this.isBusy = false;
    for (const change of this.deferred.splice(0)) {
      try {
        change();
      } catch (error) {
        failed(error);
      }
    }
  }

  private assertInSession(): void {
    const { session, instrument } = this.feed;
    if (this.isHalted) throw marketHalted(instrument);
    const now = this.clock.now();
    if (session.isOpen(now)) return;
    throw marketClosed(instrument, session.nextChange(now));
  }

  // ---- planning -----------------------------------------------------------------------------

  /** The book as it stands, for planning one order after the other. */
  project(): Projection {
    this.feed.advance();
    return new Projection(this.book, this.beside);
  }

  /** What an order would do, with the ids that its trades would have. */
  plan(book: Orders, order: BookOrder, options: OrderOptions): MatchPlan {
    // A maker is bound by the prices of its orders: what a jump has passed may lie farther off.
    const index = isUser(order.owner) ? this.feed.index : undefined;
    const match = matchOrder(book, order, options, index);
    return { instrument: this.instrument, taker: order, ...match, tradeIds: match.fills.map(() => this.nextId()) };
  }

  /** Plans what is asked for, and counts it into the book that what comes after it is planned on; null where there is nothing to do. A throw refuses it. */
  pieceOf(book: Projection, command: BookCommand): Piece | null {
    if ('order' in command) return { match: this.placed(book, command.order, command.options) };
    if ('release' in command) return this.released(book, command.release);
    if ('open' in command) return this.opened(book, command.open);
    const waiting = book.waiting(command.orderId);
    const order = waiting?.order ?? book.get(command.orderId);
    if (!order) return null;
    if (waiting) book.leave(order.id);
    else book.remove(order);
    const { reason, request } = command;
    return { withdrawal: { instrument: this.instrument, order, reason, request } };
  }

  private placed(book: Projection, order: BookOrder, options: OrderOptions): MatchPlan {
    const { execution = 'gtc', stop } = options;
    if (stop && !this.isHalted) return this.waits(book, { order, until: 'trigger', execution, stop });
    if (this.mayWaitForOpening(order, options)) return this.waitsForOpening(book, order);
    this.assertInSession();
    const match = this.plan(book, order, options);
    book.apply(order, match);
    return match;
  }

  /** Brings a waiting order to the book; null where it waits no longer. */
  private released(book: Projection, request: ReleaseRequest): Piece | null {
    const waited = book.waiting(request.orderId);
    if (!waited) return null;
    this.assertInSession();
    if (this.isCatchingUp) throw new TryAgain('marketChecking');
    const { order, execution } = waited;
    const match = this.plan(book, order, { isMarket: false, execution });
    book.leave(order.id);
    book.apply(order, match);
    return { match: { ...match, released: { waited, request } } };
  }

  private mayWaitForOpening({ owner }: BookOrder, { isMarket, execution = 'gtc' }: OrderOptions): boolean {
    const { session } = this.feed;
    const now = this.clock.now();
    const isClosed = !this.isHalted && !session.isOpen(now) && session.nextChange(now) !== null;
    return isClosed && isUser(owner) && !isMarket && execution === 'gtc';
  }

  private waitsForOpening(book: Projection, order: BookOrder): MatchPlan {
    if (!meetsOwn(book, order)) return this.waits(book, { order, until: 'opening', execution: 'gtc', stop: null });
    const { instrument } = this;
    const rest = order.remaining;
    return {
      instrument,
      taker: order,
      fills: [],
      rest,
      isRestCancelled: true,
      cancelReason: 'self-trade',
      tradeIds: [],
    };
  }

  /** Opens the market for those who wait; null where nobody does. */
  private opened(book: Projection, opening: Opening): Piece | null {
    if (!this.isToOpen) return null;
    this.assertInSession();
    const plan: OpeningPlan = { instrument: this.instrument, ...planOpening(book, opening, () => this.nextId()) };
    book.open(plan);
    return { opening: plan };
  }

  private waits(book: Projection, waits: WaitingOrder): MatchPlan {
    book.wait(waits);
    const { order: taker } = waits;
    return {
      instrument: this.instrument,
      taker,
      fills: [],
      rest: taker.remaining,
      isRestCancelled: false,
      waits,
      tradeIds: [],
    };
  }

  private nextId(): number {
    if (!this.ids) throw new Error(`the market of ${this.instrument.symbol} has not started`);
    return this.ids.next();
  }

  // ---- what is settled ----------------------------------------------------------------------

  /** Carries committed pieces out; `publish` tells of them. */
  apply(pieces: readonly Piece[]): void {
    for (const piece of pieces) {
      if ('match' in piece) this.enter(piece.match);
      else if ('opening' in piece) this.begin(piece.opening);
      else this.takeOut(piece.withdrawal.order);
    }
    this.feed.advance();
    for (const piece of pieces)
      if ('match' in piece) this.record(piece.match);
      else if ('opening' in piece) for (const fill of piece.opening.fills) this.tell(fill.taker, fill, fill.tradeId);
  }

  private enter(plan: MatchPlan): void {
    if (plan.released) this.beside.remove(plan.taker.id);
    if (plan.waits) this.beside.add(plan.waits);
    else this.book.apply(plan.taker, plan);
  }

  private begin({ fills, entered }: OpeningPlan): void {
    const waited = new Set(entered.map(({ order }) => order.id));
    for (const { taker, maker, amount } of fills)
      for (const { id, owner } of [taker, maker]) if (isUser(owner) && !waited.has(id)) this.book.take(id, amount);
    for (const { order, rest } of entered) {
      this.beside.remove(order.id);
      if (rest > 0n) this.book.add({ ...order, remaining: rest });
    }
  }

  private takeOut({ id, remaining }: BookOrder): void {
    if (this.beside.get(id)) this.beside.remove(id);
    else this.book.take(id, remaining);
  }

  /** Puts orders back at a start. */
  restore(orders: readonly (BookOrder | WaitingOrder)[]): void {
    for (const order of orders)
      if ('until' in order) this.beside.add(order);
      else this.book.add(order);
  }

  private record(plan: MatchPlan): void {
    for (const [index, fill] of plan.fills.entries()) this.tell(plan.taker, fill, tradeIdOf(plan, index));
  }

  private tell(taker: BookOrder, fill: Fill, id: number): void {
    this.inventory.count(taker, fill);
    this.feed.record({
      id,
      symbol: this.instrument.symbol,
      ts: this.clock.now(),
      price: fill.price,
      amount: fill.amount,
      side: taker.side,
    });
  }

  /** Tells of everything that has happened since the last call. */
  publish(): void {
    this.feed.publish(this.book.takeTouched());
  }

  /** Users' orders that stand in the book, of each side in price-time order. */
  resting(): BookOrder[] {
    return [...this.book.walk('buy'), ...this.book.walk('sell')].filter(({ owner }) => isUser(owner));
  }

  get best(): Best {
    return { bid: this.book.buy.best?.price, ask: this.book.sell.best?.price };
  }

  depth(levels: number): Depth {
    return this.feed.depth(this.book.buy.levels.slice(0, levels), this.book.sell.levels.slice(0, levels));
  }
}
