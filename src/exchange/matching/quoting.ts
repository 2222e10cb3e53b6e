import type { FastifyBaseLogger } from 'fastify';
import type { SymbolFeed } from '../market-data/symbol-feed.ts';
import type { Clock } from '../platform/clock-port.ts';
import { Makers } from './makers/makers.ts';
import type { Opening } from './opening.ts';
import type { BookOrder, OrderEntry } from './port.ts';
import type { Sequencer } from './sequencer.ts';
import type { SymbolMarket } from './symbol-market.ts';

/** So long a symbol's makers keep away from users after a settlement failed, or from everything after they did. */
const FAILURE_PAUSE = 5000;

/** What makers at work stand on. */
export interface QuotingDeps {
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Trades that wait to be committed; while too many do, nobody makes more. */
  readonly journal: { readonly isBehind: boolean };
  /** Whether users' orders can be settled now. */
  readonly sequencer: Pick<Sequencer, 'canSettle' | 'resume' | 'turnAway' | 'open'>;
  readonly submit: OrderEntry['submit'];
}

/** A symbol's makers at work: their quote cycles, and how their orders come to users' orders. */
export class Quoting {
  private readonly makers: Makers;
  /** Moment until which a failed settlement keeps the makers from users. */
  private pausedUntil = 0;
  /** Moment until which they do nothing at all, after a failure of their own. */
  private idleUntil = 0;
  private isQueued = false;
  /** An order of theirs that is on its way to users' orders. */
  private taking: Promise<void> | null = null;

  constructor(
    private readonly market: SymbolMarket<SymbolFeed>,
    randomOf: (now: number) => () => number,
    private readonly deps: QuotingDeps,
  ) {
    this.makers = new Makers(market, randomOf, deps.clock.now(), () => this.mayTakeUsers());
  }

  /** Ms between two quote cycles. */
  get interval(): number {
    return this.makers.interval;
  }

  /** A quote cycle: at once, or after the users' orders that are under way. */
  cycle(): void {
    if (this.isQueued) return;
    this.isQueued = true;
    this.market.whenFree(() => {
      this.isQueued = false;
      const order = this.guarded((now) => this.makers.cycle(now));
      if (order) this.take(order);
      this.release();
    });
  }

  /** Comes to the clock's moment from far, with the users' orders filled that the price passed. */
  async pass(): Promise<void> {
    while (this.taking) await this.taking;
    const next = () =>
      new Promise<BookOrder | Opening | null>((resolve) => {
        this.market.whenFree(() => resolve(this.guarded((now) => this.makers.pass(now))));
      });
    for (let order = await next(); order && this.deps.sequencer.canSettle; order = await next()) {
      try {
        const plan = await this.bring(order);
        if (!plan || plan.fills.length > 0 || 'entered' in plan) continue;
        this.pause();
      } catch (error) {
        this.fillFailed(error);
      }
    }
    this.release();
  }

  /** The first moment until then at which a driven clock has to stop for users' orders; null where there is none. */
  nextPass(until: number): number | null {
    return this.makers.nextPass(until);
  }

  /** Brings a maker's order to users' orders, settled like any other, or opens the market for those who wait. */
  private take(order: BookOrder | Opening): void {
    if (!this.mayTakeUsers()) return;
    this.taking = this.bring(order)
      .then(
        () => undefined,
        (error: unknown) => this.fillFailed(error),
      )
      .finally(() => {
        this.taking = null;
        // Whoever comes right after an opening meets makers already.
        if ('reference' in order || this.market.isCatchingUp) this.cycle();
      });
  }

  /** Lets users' orders go on that waited for the makers, or has them refused while these cannot catch up. */
  private release(): void {
    const { market } = this;
    market.isStalled = market.isCatchingUp && !this.taking;
    if (market.isStalled) this.deps.sequencer.turnAway(market);
    else if (!market.isCatchingUp) this.deps.sequencer.resume();
  }

  private async bring(order: BookOrder | Opening) {
    if ('reference' in order) return this.deps.sequencer.open(this.market, order);
    return (await this.deps.submit(this.symbol, order, { isMarket: true })).plan;
  }

  private guarded<Order>(work: (now: number) => Order | null): Order | null {
    const now = this.deps.clock.now();
    if (now < this.idleUntil || this.deps.journal.isBehind) return null;
    try {
      return work(now);
    } catch (error) {
      this.idleUntil = now + FAILURE_PAUSE;
      this.deps.log.error({ err: error, symbol: this.symbol }, 'market makers failed');
      return null;
    }
  }

  private fillFailed(error: unknown): void {
    this.pause();
    this.deps.log.error({ err: error, symbol: this.symbol }, 'a fill with a user failed');
  }

  private pause(): void {
    this.pausedUntil = this.deps.clock.now() + FAILURE_PAUSE;
  }

  private mayTakeUsers(): boolean {
    return this.deps.sequencer.canSettle && !this.taking && this.deps.clock.now() >= this.pausedUntil;
  }

  private get symbol(): string {
    return this.market.instrument.symbol;
  }
}
