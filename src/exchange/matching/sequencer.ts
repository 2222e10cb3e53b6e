import type { FastifyBaseLogger } from 'fastify';
import { isUser } from '../ledger/owner.ts';
import { alarm } from '../platform/alarm.ts';
import { type Backoff, backoffMs } from '../platform/backoff.ts';
import { guarded } from '../platform/guarded.ts';
import { pause } from '../platform/pause.ts';
import { TryAgain } from '../platform/refusal.ts';
import { type CommitOutcome, isAway } from '../platform/store/away.ts';
import { MOST_FILLS } from './book/match.ts';
import type { Projection } from './book/projection.ts';
import type { Job } from './job.ts';
import { NotStanding } from './not-standing.ts';
import type { Opening } from './opening.ts';
import type {
  BookOrder,
  CancelRequest,
  Executed,
  MatchPlan,
  OpeningPlan,
  OrderOptions,
  Piece,
  ReleaseRequest,
  Settle,
  Settled,
  Withdrawal,
} from './port.ts';
import type { SymbolMarket } from './symbol-market.ts';

/** Orders that one symbol lets wait; more are refused. */
const MOST_WAITING = 1000;
/** Pieces of one transaction. */
const MOST_IN_BATCH = 256;
/** Turns of the event loop in which a batch waits for more, if each brings some. */
const MOST_TURNS = 64;
/** Resting orders taken out for one order before it is given up. */
const MOST_EVICTED = 100;
/** Between two looks for the outcome of a commit. */
const BETWEEN_LOOKS: Backoff = { firstMs: 100, capMs: 10_000 };

export interface SequencerOptions {
  /** How many batches may be committed at a time. */
  readonly parallel: number;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Called when memory and store differ and the process must end. */
  readonly fatal: (error: unknown) => void;
  /** Waits between two looks for the outcome of a commit, on the machine's clock. */
  readonly pause?: (ms: number) => Promise<void>;
}

interface Planned {
  readonly job: Job;
  readonly piece: Piece;
}

function fillsOf(piece: Piece): number {
  if ('match' in piece) return piece.match.fills.length;
  return 'opening' in piece ? piece.opening.fills.length : 0;
}

/** Whether a job has to wait until the makers of its symbol have caught up. */
const isHeld = ({ isOfUser, market }: Job): boolean => isOfUser && market.isCatchingUp;

/**
 * The order in which orders of all symbols are carried out. Those that wait are planned one after the other and committed
 * together, so the busier it is, the cheaper an order. A symbol is in one batch at a time; then: commit, apply, publish,
 * notify.
 */
export class Sequencer {
  private readonly options: SequencerOptions;
  private settle: Settle | null = null;
  /** In the order of arrival. */
  private waiting: Job[] = [];
  private running = 0;
  private isScheduled = false;
  private isStopping = false;
  private idlers: (() => void)[] = [];

  constructor(options: SequencerOptions) {
    this.options = options;
  }

  get canSettle(): boolean {
    return this.settle !== null;
  }

  setSettle(settle: Settle): void {
    this.settle = settle;
    this.schedule();
  }

  /** Brings an order to a book; answers when it is committed and applied. */
  submit(market: SymbolMarket, order: BookOrder, options: OrderOptions): Promise<Executed<MatchPlan>> {
    return new Promise((resolve, reject) => {
      this.add({
        market,
        command: { order, options },
        isOfUser: isUser(order.owner),
        done(piece, answer) {
          if (piece && 'match' in piece) resolve({ plan: piece.match, answer });
          else reject(new Error(`Order ${order.id} went through its book without a plan`));
        },
        failed: reject,
        isAlone: false,
        isAgain: false,
        evicted: 0,
      });
    });
  }

  /** Brings an order to the book that has waited beside it; null where it waits no longer. */
  release(market: SymbolMarket, request: ReleaseRequest): Promise<Executed<MatchPlan> | null> {
    return new Promise((resolve, reject) => {
      this.add({
        market,
        command: { release: request },
        // It does not wait for makers that catch up: whoever asks comes again.
        isOfUser: false,
        done: (piece, answer) => resolve(piece && 'match' in piece ? { plan: piece.match, answer } : null),
        failed: reject,
        isAlone: false,
        isAgain: false,
        evicted: 0,
      });
    });
  }

  /** Opens a market for the orders that wait for it; null where none do. */
  open(market: SymbolMarket, opening: Opening): Promise<OpeningPlan | null> {
    return new Promise((resolve, reject) => {
      this.add({
        market,
        command: { open: opening },
        isOfUser: false,
        done: (piece) => resolve(piece && 'opening' in piece ? piece.opening : null),
        failed: reject,
        isAlone: false,
        isAgain: false,
        evicted: 0,
      });
    });
  }

  /** Takes an order out that a user asks for; null where it does not stand. */
  cancel(market: SymbolMarket, request: CancelRequest): Promise<Executed<Withdrawal> | null> {
    return new Promise((resolve, reject) => {
      this.add({
        market,
        command: { orderId: request.orderId, reason: 'asked', request },
        isOfUser: true,
        done: (piece, answer) => resolve(piece && 'withdrawal' in piece ? { plan: piece.withdrawal, answer } : null),
        failed: reject,
        isAlone: false,
        isAgain: false,
        evicted: 0,
      });
    });
  }

  private add(job: Job): void {
    const refusal = this.refusalOf(job);
    if (refusal) {
      job.failed(refusal);
      return;
    }
    job.market.waiting += 1;
    this.waiting.push(job);
    this.schedule();
  }

  /** Refuses whatever comes from now on, and what waits for makers, who come no more. */
  close(): void {
    this.isStopping = true;
    this.schedule();
  }

  /** Takes up what waited until a symbol's makers had caught up. */
  resume(): void {
    if (this.waiting.length > 0) this.schedule();
  }

  /** Refuses what waits for a symbol's makers: they cannot catch up now. */
  turnAway(market: SymbolMarket): void {
    const held = this.waiting.filter((job) => job.market === market && isHeld(job));
    this.waiting = this.waiting.filter((job) => !held.includes(job));
    for (const job of held) this.fail(job, new TryAgain('marketChecking'));
    if (held.length > 0) this.schedule();
  }

  /** Resolves when nothing waits and nothing is being committed; a commit in doubt is not waited for. */
  async idle(): Promise<void> {
    while (this.running > 0 || this.waiting.length > 0)
      await new Promise<void>((resolve) => {
        this.idlers.push(resolve);
      });
  }

  private refusalOf(job: Job): TryAgain | null {
    const { market } = job;
    if (this.isStopping) return new TryAgain('marketStopping');
    if (market.isInDoubt || (job.isOfUser && market.isStalled)) return new TryAgain('marketChecking');
    return market.waiting >= MOST_WAITING ? new TryAgain('marketBusy') : null;
  }

  // ---- batches ------------------------------------------------------------------------------

  /**
   * Once a turn of the event loop has brought nothing more, so that what comes together is committed together: orders of
   * several sockets are read one after the other.
   */
  private schedule(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    this.gather(0, MOST_TURNS);
  }

  private gather(seen: number, turns: number): void {
    setImmediate(() => {
      const { length } = this.waiting;
      if (length > seen && turns > 0) return this.gather(length, turns - 1);
      this.isScheduled = false;
      this.pump();
    });
  }

  private pump(): void {
    while (this.running < this.options.parallel) {
      const jobs = this.take();
      if (jobs.length === 0) break;
      const batch = this.plan(jobs);
      if (batch.length === 0) continue;
      this.running += 1;
      void this.run(batch).finally(() => {
        this.running -= 1;
        this.schedule();
      });
    }
    if (this.running > 0 || this.waiting.length > 0) return;
    for (const resolve of this.idlers.splice(0)) resolve();
  }

  /**
   * The next jobs, in the order of arrival: of its share of the symbols that are free, all that waits. What comes again
   * goes without newcomers: one call in each batch that was made before would keep the others from ever being committed.
   */
  private take(): Job[] {
    const free = new Set(this.waiting.flatMap((job) => (job.market.isBusy || isHeld(job) ? [] : [job.market])));
    const most = Math.ceil(free.size / (this.options.parallel - this.running));
    const chosen = new Set<SymbolMarket>();
    const taken: Job[] = [];
    const left: Job[] = [];
    for (const job of this.waiting) {
      if (isHeld(job)) {
        // A maker's order that comes later goes before it.
        if (this.isStopping) this.fail(job, new TryAgain('marketStopping'));
        else left.push(job);
        continue;
      }
      const { market } = job;
      const isFree = free.has(market) && (chosen.has(market) || chosen.size < most) && taken.length < MOST_IN_BATCH;
      const [first = job] = taken;
      if (isFree && first.isAgain === job.isAgain && (first === job || !(first.isAlone || job.isAlone))) {
        chosen.add(market);
        taken.push(job);
      } else {
        // What comes later in its symbol waits behind it.
        free.delete(market);
        left.push(job);
      }
    }
    this.waiting = left;
    return taken;
  }

  /** Plans jobs one after the other, each on the book as it is after those before it. */
  private plan(jobs: readonly Job[]): Planned[] {
    const books = new Map<SymbolMarket, Projection>();
    const batch: Planned[] = [];
    const postponed: Job[] = [];
    let fills = 0;
    for (const job of jobs) {
      const { market } = job;
      if (fills >= MOST_FILLS || postponed.some((other) => other.market === market)) {
        postponed.push(job);
        continue;
      }
      try {
        const book = books.get(market) ?? market.project();
        books.set(market, book);
        if (isHeld(job)) {
          postponed.push(job);
          continue;
        }
        const piece = market.pieceOf(book, job.command);
        if (piece) {
          fills += fillsOf(piece);
          batch.push({ job, piece });
        } else if (book.isChanged)
          // Whether there is nothing to do depends on pieces that may be refused.
          postponed.push(job);
        else {
          market.waiting -= 1;
          job.done(null);
        }
      } catch (error) {
        market.waiting -= 1;
        job.failed(error);
      }
    }
    this.waiting.unshift(...postponed);
    for (const { job } of batch) job.market.isBusy = true;
    return batch;
  }

  private async run(batch: readonly Planned[]): Promise<void> {
    let settled: Settled;
    try {
      if (!this.settle) throw new Error('Nobody settles orders');
      settled = await this.settle(batch.map(({ piece }) => piece));
    } catch (error) {
      this.dropped(batch, error);
      this.free(batch);
      return;
    }
    if (settled.doubt) this.inDoubt(batch, settled, settled.doubt);
    else this.conclude(batch, settled);
  }

  /** Nothing of a batch is written. One piece may be to blame for it: then each is tried by itself. */
  private dropped(batch: readonly Planned[], error: unknown): void {
    if (batch.length === 1 || isAway(error)) {
      for (const { job } of batch)
        if (error instanceof NotStanding) this.again(this.evicting(job, error.orderId, 'is not open in the store'));
        else this.fail(job, error);
      return;
    }
    for (const { job } of batch) job.isAlone = true;
    this.again(batch.map(({ job }) => job));
  }

  /** Puts jobs before whatever waits. */
  private again(jobs: readonly Job[]): void {
    for (const job of jobs) job.isAgain = true;
    this.waiting.unshift(...jobs);
  }

  // ---- after the commit ---------------------------------------------------------------------

  /** Applies, publishes, answers and notifies. */
  private conclude(batch: readonly Planned[], settled: Settled): void {
    if (!this.isApplied(batch, settled)) return;
    const again: Job[] = [];
    for (const [index, { job, piece }] of batch.entries()) {
      const outcome = settled.outcomes[index];
      if (outcome?.is === 'done') {
        job.market.waiting -= 1;
        job.done(piece, outcome.answer);
      } else if (outcome?.is === 'refused') this.fail(job, outcome.error);
      else if (outcome?.is === 'unfunded')
        again.push(...this.evicting(job, outcome.orderId, 'lacks the money it promised'));
      else again.push(job);
    }
    this.again(again);
    this.guarded(settled.notify);
    this.free(batch);
  }

  /** False where the store holds what memory does not: only a new start can bring them together. */
  private isApplied(batch: readonly Planned[], { outcomes }: Settled): boolean {
    const done = new Map<SymbolMarket, Piece[]>();
    for (const [index, { job, piece }] of batch.entries())
      if (outcomes[index]?.is === 'done') done.set(job.market, [...(done.get(job.market) ?? []), piece]);
    try {
      for (const [market, pieces] of done) market.apply(pieces);
      for (const market of done.keys()) market.publish();
      return true;
    } catch (error) {
      this.close();
      for (const { job } of batch) this.fail(job, new TryAgain('storeInDoubt'));
      alarm(this.options.log, { err: error }, 'what was committed could not be applied: the exchange ends');
      this.options.fatal(error);
      return false;
    }
  }

  /** An order that met one that must not stand in the book waits until that one is out. */
  private evicting(job: Job, orderId: string, fault: string): Job[] {
    const { market } = job;
    if (job.evicted >= MOST_EVICTED) {
      this.fail(job, new Error(`Order after order in ${market.instrument.symbol} ${fault}`));
      return [];
    }
    job.evicted += 1;
    alarm(
      this.options.log,
      { symbol: market.instrument.symbol, order: orderId },
      `a resting order ${fault}: it is taken out`,
    );
    market.waiting += 1;
    const eviction: Job = {
      market,
      command: { orderId, reason: 'unfunded', request: null },
      isOfUser: false,
      done: () => undefined,
      failed: (error) =>
        this.options.log.error({ err: error, order: orderId }, 'an order that is to leave stays in its book'),
      // What its owner still holds must be read from the store.
      isAlone: true,
      isAgain: false,
      evicted: 0,
    };
    return [eviction, job];
  }

  private fail(job: Job, error: unknown): void {
    job.market.waiting -= 1;
    job.failed(error);
  }

  private free(batch: readonly Planned[]): void {
    for (const market of new Set(batch.map(({ job }) => job.market)))
      market.free((error) =>
        this.options.log.error({ err: error, symbol: market.instrument.symbol }, 'what waited for a book failed'),
      );
  }

  private guarded(notify: () => void): void {
    guarded(notify, (error) => this.options.log.error({ err: error }, 'users could not be told of what was committed'));
  }

  // ---- in doubt -----------------------------------------------------------------------------

  /** Closes the symbols of a batch until the store knows what has become of it. */
  private inDoubt(batch: readonly Planned[], settled: Settled, doubt: NonNullable<Settled['doubt']>): void {
    const markets = new Set(batch.map(({ job }) => job.market));
    for (const market of markets) market.isInDoubt = true;
    const isHeldUp = ({ market }: Job) => markets.has(market);
    const heldUp = this.waiting.filter(isHeldUp);
    this.waiting = this.waiting.filter((job) => !isHeldUp(job));
    // These may be done, and must be looked for before they are asked for again; what has waited is not.
    for (const { job } of batch) this.fail(job, new TryAgain('storeInDoubt'));
    for (const job of heldUp) this.fail(job, new TryAgain('marketChecking'));
    this.options.log.error(
      { symbols: [...markets].map(({ instrument }) => instrument.symbol) },
      'it is not known whether orders were committed: their markets are closed meanwhile',
    );
    void this.found(markets, doubt).then((outcome) => {
      if (outcome === null) return;
      if (outcome === 'committed') {
        if (!this.isApplied(batch, settled)) return;
        this.guarded(settled.notify);
      }
      for (const market of markets) market.isInDoubt = false;
      this.free(batch);
      this.schedule();
    });
  }

  /** Asks for the outcome of a commit until there is an answer; null where the sequencer is closed before. */
  private async found(
    markets: ReadonlySet<SymbolMarket>,
    doubt: NonNullable<Settled['doubt']>,
  ): Promise<CommitOutcome | null> {
    const symbols = [...markets].map(({ instrument }) => instrument.symbol);
    for (let look = 0; ; look += 1) {
      try {
        return await doubt();
      } catch (error) {
        if (this.isStopping) return null;
        this.options.log.error({ err: error, symbols }, 'the outcome of a commit was not found: it is asked for again');
        await (this.options.pause ?? pause)(backoffMs(look, BETWEEN_LOOKS));
      }
    }
  }
}
