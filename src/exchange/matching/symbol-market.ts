import type { Depth } from '../market-data/port.ts';
import type { SymbolFeed } from '../market-data/symbol-feed.ts';
import type { Clock } from '../platform/clock-port.ts';
import { Refusal } from '../platform/refusal.ts';
import { wireTime } from '../platform/wire-time.ts';
import { OrderBook } from './book/book.ts';
import { matchOrder } from './book/match.ts';
import { Inventory } from './inventory.ts';
import type { BookOrder, MatchPlan, Settle } from './port.ts';
import { Sequencer } from './sequencer.ts';
import type { TradeIds } from './trade-ids.ts';

/** One symbol's order entry: its book and the sequence in which orders come to it. What becomes public goes to its feed. */
export class SymbolMarket {
  readonly feed: SymbolFeed;
  readonly book = new OrderBook();
  readonly sequencer = new Sequencer();
  readonly inventory = new Inventory();
  private readonly clock: Clock;
  private ids: TradeIds | null = null;

  constructor(feed: SymbolFeed, clock: Clock) {
    this.feed = feed;
    this.clock = clock;
  }

  get instrument() {
    return this.feed.instrument;
  }

  /** Lets the symbol trade. */
  open(ids: TradeIds): void {
    this.ids = ids;
  }

  submit(order: BookOrder, isMarket: boolean, settle: Settle): Promise<MatchPlan> {
    return this.sequencer.run(async () => {
      this.assertOpen();
      const plan = this.plan(order, isMarket);
      await settle(plan);
      this.apply(plan);
      this.publish();
      return plan;
    });
  }

  cancel(id: string, settle: (order: BookOrder) => Promise<void>): Promise<boolean> {
    return this.sequencer.run(async () => {
      const order = this.book.get(id);
      if (!order) return false;
      await settle(order);
      this.book.remove(id);
      this.publish();
      return true;
    });
  }

  /** What an order would do, with the ids that its trades would have. */
  plan(order: BookOrder, isMarket: boolean): MatchPlan {
    this.feed.advance();
    const match = matchOrder(this.book, order, isMarket);
    return { instrument: this.instrument, taker: order, ...match, tradeIds: match.fills.map(() => this.nextId()) };
  }

  /** Carries a settled plan out; `publish` tells of it. */
  apply(plan: MatchPlan): void {
    this.book.apply(plan.taker, plan);
    this.feed.advance();
    for (const [index, fill] of plan.fills.entries()) {
      this.inventory.count(plan.taker, fill);
      this.feed.record({
        id: plan.tradeIds[index] ?? 0,
        symbol: this.instrument.symbol,
        ts: this.clock.now(),
        price: fill.price,
        amount: fill.amount,
        side: plan.taker.side,
      });
    }
  }

  /** Tells of everything that has happened since the last call. */
  publish(): void {
    this.feed.publish(this.book.takeTouched());
  }

  depth(levels: number): Depth {
    return this.feed.depth(this.book.buy.levels.slice(0, levels), this.book.sell.levels.slice(0, levels));
  }

  private nextId(): number {
    if (!this.ids) throw new Error(`the market of ${this.instrument.symbol} has not started`);
    return this.ids.next();
  }

  private assertOpen(): void {
    const { session, instrument } = this.feed;
    const now = this.clock.now();
    if (session.isOpen(now)) return;
    const next = session.nextChange(now);
    const { base, quote } = instrument;
    throw new Refusal('marketClosed', {
      pair: `${base.name}/${quote.name}`,
      time: next === null ? '' : `${wireTime(next)} UTC`,
    });
  }
}
