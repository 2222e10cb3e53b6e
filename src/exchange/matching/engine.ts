import { randomBytes } from 'node:crypto';
import type { Period } from '../../contract/sockets.ts';
import { HOUR_MS } from '../../domain/durations.ts';
import { sessionOf } from '../assets/calendar/session.ts';
import type { Instrument } from '../assets/instrument.ts';
import { INSTRUMENTS } from '../assets/instruments.ts';
import { minuteOf } from '../market-data/candles/periods.ts';
import { CandleReader } from '../market-data/candles/reader.ts';
import { TradeJournal } from '../market-data/journal/journal.ts';
import type { Best, Candle, DayDetail, Depth, MarketEvents, SessionNow, Trade } from '../market-data/port.ts';
import { SymbolFeed } from '../market-data/symbol-feed.ts';
import { keyOf, randomAt } from '../market-data/synthetic/random.ts';
import { secretOfSeed } from '../market-data/synthetic/secrets.ts';
import { LoopTeller } from '../market-data/teller/teller.ts';
import { TickChain } from '../market-data/ticks/chain.ts';
import { Emitter } from '../platform/emitter.ts';
import { LoopQueue } from '../platform/loop-queue.ts';
import { untilItWorks } from '../platform/outage.ts';
import { pause } from '../platform/pause.ts';
import { TryAgain } from '../platform/refusal.ts';
import type { Cancel } from '../platform/scheduler.ts';
import { haltedSymbols } from './halts.ts';
import { IdleThrottle } from './idle-throttle.ts';
import type { MarketEngine, MarketsOptions } from './options.ts';
import type { BookOrder, CommittedTrades, Settle } from './port.ts';
import { Quoting } from './quoting.ts';
import { Schedule } from './schedule.ts';
import { Sequencer } from './sequencer.ts';
import { Checkpoints } from './state/checkpoint.ts';
import { openMarkets } from './state/opening.ts';
import { SymbolMarket } from './symbol-market.ts';
import { tickSource } from './tick-source.ts';
import { adopt, awaitPrices } from './upstream-adoption.ts';

/** Ms between two readings of the schedule. */
const STEP_EACH = 50;
/** Ms that a trade may wait until it is public: those of so long are committed together. */
const JOURNAL_EACH = 100;
const TICK_EACH = 1000;
const CHECKPOINT_EACH = 15_000;
/** Ms until a market that the operator has halted, or lets go on, does so. */
const HALTS_EACH = 2000;
/** The makers' net reaches the ledger with every so-manieth checkpoint; between them it is part of the stored state. */
const POSTING_EACH = 20;
/** Ms of passing over time after which others get a turn. */
const LONGEST_SLICE = 8;
/** The secrets of a year ahead are there: how often the next days are added is of no weight. */
const SECRETS_EACH = HOUR_MS;
/** How long a start waits for the first upstream prices. */
const UPSTREAM_PATIENCE = 3000;
const DEPTH_LEVELS = 150;
/** Ms that somebody waits for a market to come to a moment, and between two looks. */
const TOLD_PATIENCE = 10_000;
const PASS_EACH = 10;
/** Batches of orders that a store of several connections commits at a time. */
const PARALLEL = 4;

const end = (error: unknown): never => {
  throw error;
};

const none: CommittedTrades = () => Promise.resolve([]);

/** All markets of the exchange. */
export class Engine implements MarketEngine {
  readonly instruments: readonly Instrument[];
  readonly ticks: TickChain;
  private readonly options: MarketsOptions;
  private readonly emitter: Emitter<MarketEvents>;
  private readonly markets: ReadonlyMap<string, SymbolMarket<SymbolFeed>>;
  private readonly quoting: readonly Quoting[];
  private readonly reader: CandleReader;
  private readonly journal: TradeJournal;
  private readonly loop = new LoopQueue();
  private readonly idle: IdleThrottle;
  private checkpoints: Checkpoints | null = null;
  private schedule: Schedule<Quoting> | null = null;
  private timers: Cancel[] = [];
  private readonly sequencer: Sequencer;
  private committed: CommittedTrades = none;
  private written = 0;
  /** Jumps of the clock that the last checkpoint has. */
  private savedJumps = 0;

  constructor(options: MarketsOptions) {
    this.options = options;
    this.emitter = new Emitter(options.log, 'the markets');
    this.sequencer = new Sequencer({
      parallel: options.store.kind === 'pglite' ? 1 : PARALLEL,
      log: options.log,
      fatal: options.fatal ?? end,
    });
    const instruments = options.instruments ?? INSTRUMENTS;
    this.instruments = instruments;
    const { loop } = this;
    const teller = options.teller ?? new LoopTeller(loop);
    this.reader = new CandleReader({ store: options.store, upstream: options.upstream, loop, teller });
    const secret = options.seed === null ? randomBytes(32) : secretOfSeed(options.seed);
    const { store, clock, log } = options;
    this.idle = new IdleThrottle(
      clock,
      () => this.emitter.has('trade') || this.emitter.has('book') || this.emitter.has('candle'),
    );
    const markets = instruments.map(
      (instrument) =>
        new SymbolMarket(new SymbolFeed(instrument, sessionOf(instrument.type), clock, this.emitter), clock),
    );
    this.markets = new Map(markets.map((market) => [market.instrument.symbol, market]));
    this.journal = new TradeJournal(
      store,
      markets.map(({ feed }) => feed),
      log,
    );
    const { sequencer, journal } = this;
    const { submit } = this;
    this.quoting = markets.map((market) => {
      const key = keyOf(secret, `makers/${market.instrument.symbol}`);
      const randomOf = (now: number) => randomAt(key, 0, Math.floor(now / 1000));
      return new Quoting(market, randomOf, { clock, log, journal, sequencer, submit });
    });
    const source = tickSource({ markets, log, saveJumps: () => this.saveJumps() });
    this.ticks = new TickChain({
      store,
      clock,
      log,
      source,
      loop: this.loop,
      each: options.scheduler && TICK_EACH,
      keptMs: options.ticksKeptMs,
    });
    this.ticks.on((batch) => this.emitter.emit('ticks', batch));
  }

  // ---- reading ------------------------------------------------------------------------------

  bySymbol(symbol: string): Instrument | undefined {
    return this.markets.get(symbol)?.instrument;
  }

  byCoins(baseId: number, quoteId: number): Instrument | undefined {
    return this.instruments.find(({ base, quote }) => base.id === baseId && quote.id === quoteId);
  }

  depth(symbol: string, levels = DEPTH_LEVELS): Depth {
    return this.market(symbol).depth(levels);
  }

  best(symbol: string): Best {
    return this.market(symbol).best;
  }

  lastTrades(symbol: string, limit: number): readonly Trade[] {
    return this.feed(symbol).lastTrades(limit);
  }

  lastPrice(symbol: string): bigint | undefined {
    return this.feed(symbol).lastPrice;
  }

  detail(symbol: string): DayDetail {
    return this.feed(symbol).detail();
  }

  current(symbol: string, period: Period): Candle | undefined {
    return this.feed(symbol).current(period);
  }

  spark(symbol: string): readonly number[] {
    return this.feed(symbol).spark();
  }

  async candles(symbol: string, period: Period, from: number, to: number, limit: number): Promise<readonly Candle[]> {
    // What a jump of the clock has told is here in memory first: who reads it may count on it.
    await this.saveJumps();
    return this.reader.read(this.feed(symbol), period, from, to, limit, Math.floor(this.options.clock.now() / 1000));
  }

  journalled(): Promise<void> {
    return this.journal.flush();
  }

  async told(symbol: string, moment: number): Promise<void> {
    const { feed } = this.market(symbol);
    const minute = minuteOf(moment / 1000) * 1000;
    const late = performance.now() + TOLD_PATIENCE;
    for (; feed.toldTo < minute; await this.comeAlong(feed))
      if (performance.now() > late) throw new TryAgain('marketChecking');
  }

  /** Lets a market come to now: by itself, or with the driven clock that passes. */
  private async comeAlong(feed: SymbolFeed): Promise<void> {
    const { scheduler } = this.options;
    if (!scheduler?.isPassing) await this.journalled();
    // It may have begun to pass meanwhile.
    if (scheduler?.isPassing) return pause(PASS_EACH);
    feed.advance();
    await this.saveJumps();
    if (feed.toldTo < minuteOf(this.options.clock.now() / 1000) * 1000) await pause(PASS_EACH);
  }

  session(symbol: string): SessionNow {
    const { isHalted, feed } = this.market(symbol);
    if (isHalted) return { isOpen: false, next: null, isHalted };
    const now = this.options.clock.now();
    const next = feed.session.nextChange(now);
    if (feed.session.isOpen(now)) return { isOpen: true, next };
    return { isOpen: false, next, ...(feed.session.isHoliday(now) && { isHoliday: true }) };
  }

  on<Event extends keyof MarketEvents>(event: Event, listener: (...args: MarketEvents[Event]) => void): () => void {
    return this.emitter.on(event, listener);
  }

  // ---- orders -------------------------------------------------------------------------------

  submit: MarketEngine['submit'] = (symbol, order, options) =>
    this.sequencer.submit(this.market(symbol), order, options);

  release: MarketEngine['release'] = (symbol, request) => this.sequencer.release(this.market(symbol), request);

  cancel: MarketEngine['cancel'] = (symbol, request) => this.sequencer.cancel(this.market(symbol), request);

  setSettle(settle: Settle, committed: CommittedTrades = none): void {
    if (this.sequencer.canSettle)
      throw new Error('Orders in the books have a product that settles them: a second one cannot');
    this.sequencer.setSettle(settle);
    this.committed = committed;
  }

  restore: MarketEngine['restore'] = (symbol, orders) => this.market(symbol).restore(orders);

  waiting: MarketEngine['waiting'] = (symbol) => this.market(symbol).beside.all;

  resting(symbol: string): readonly BookOrder[] {
    return this.market(symbol).resting();
  }

  // ---- running ------------------------------------------------------------------------------

  async start(): Promise<void> {
    const { store, ledger, clock, seed, upstream, scheduler } = this.options;
    if (upstream && scheduler) await awaitPrices(upstream, this.instruments, UPSTREAM_PATIENCE);
    const markets = [...this.markets.values()];
    const { committed, ticks } = this;
    await ticks.open();
    const { ids, secrets, nets, absent } = await openMarkets({
      store,
      ledger,
      clock,
      seed,
      upstream,
      markets,
      committed,
      ticks,
    });
    this.checkpoints = new Checkpoints({
      store,
      ledger,
      markets,
      ids,
      nets,
      absent,
      log: this.options.log,
      journal: this.journal,
    });
    this.schedule = new Schedule(this.quoting, ({ interval }) => interval, clock.now());
    await this.readHalts();
    for (const quoting of this.quoting) quoting.cycle();
    await this.checkpoint();
    await this.tick();
    if (upstream)
      void adopt(
        markets.map((market) => market.feed),
        upstream,
        clock,
        this.options.log,
      );
    if (!scheduler) return;
    const { log } = this.options;
    const saveJumps = untilItWorks('the checkpoint of a jump', log, () => this.saveJumps());
    const flush = untilItWorks('the journal of trades', log, () => this.journal.flush());
    const capture = untilItWorks('ticks', log, () => this.tick());
    this.timers = [
      scheduler.every(
        STEP_EACH,
        'market makers',
        ({ isPassing }) => {
          if (isPassing) return this.pass();
          this.stepInTurn();
          return saveJumps();
        },
        { next: (until) => this.nextPass(until) },
      ),
      scheduler.every(HALTS_EACH, 'halted markets', () => this.readHalts()),
      // Passing over time has checkpoints of its own; the makers' net goes to the ledger as it does without it.
      scheduler.every(CHECKPOINT_EACH, 'market checkpoint', ({ isPassing }) =>
        isPassing ? undefined : this.checkpoint(),
      ),
      // Also while nobody follows: then it has something to write at the makers' pace.
      scheduler.every(JOURNAL_EACH, 'market journal', flush),
      scheduler.every(TICK_EACH, 'ticks', capture),
      scheduler.every(SECRETS_EACH, 'price secrets', async () => {
        const extended = await store.transaction((tx) => secrets.extend(tx, clock.now()));
        extended();
      }),
    ];
  }

  async stop(): Promise<void> {
    for (const cancel of this.timers) cancel();
    this.timers = [];
    // Whatever was settled after the last checkpoint would get trade ids that the next start gives again.
    this.sequencer.close();
    await this.settled();
    await this.ticks.settled();
    const { checkpoints } = this;
    this.schedule = null;
    this.checkpoints = null;
    await checkpoints?.write(this.options.clock.now(), { isPosting: true, isLast: true });
  }

  private stepInTurn(): void {
    if (this.idle.isDue()) this.step();
  }

  step(): void {
    for (const quoting of this.schedule?.take(this.options.clock.now()) ?? []) quoting.cycle();
  }

  async pass(): Promise<void> {
    await this.journal.flush();
    let begun = performance.now();
    for (const quoting of this.quoting) {
      await quoting.pass();
      if (performance.now() - begun < LONGEST_SLICE) continue;
      await this.loop.take();
      begun = performance.now();
    }
    await this.saveJumps();
  }

  /**
   * Keeps what jumps of the clock have told since the last checkpoint: their candles and where they left the price are not
   * to be had from the trades. The makers' net waits for its turn, so that it does not depend on how time passed.
   */
  private async saveJumps(): Promise<boolean> {
    let jumps = 0;
    for (const { feed } of this.markets.values()) jumps += feed.jumps;
    if (jumps === this.savedJumps) return false;
    await this.checkpoints?.write(this.options.clock.now(), { isPosting: false, isLast: false });
    this.savedJumps = jumps;
    return true;
  }

  /** The first moment at which a driven clock has to stop for users' orders; null where there is none until then. */
  private nextPass(until: number): number | null {
    let next: number | null = null;
    for (const quoting of this.quoting) next = quoting.nextPass(next ?? until) ?? next;
    return next;
  }

  async tick(): Promise<void> {
    await this.ticks.capture();
  }

  async settled(): Promise<void> {
    await this.sequencer.idle();
    await this.journalled();
  }

  async checkpoint(): Promise<void> {
    this.written += 1;
    await this.checkpoints?.write(this.options.clock.now(), {
      isPosting: this.written % POSTING_EACH === 0,
      isLast: false,
    });
  }

  async readHalts(): Promise<void> {
    const halted = await haltedSymbols(this.options.store.db);
    for (const [symbol, market] of this.markets) market.isHalted = halted.has(symbol);
  }

  private feed(symbol: string): SymbolFeed {
    return this.market(symbol).feed;
  }

  private market(symbol: string): SymbolMarket<SymbolFeed> {
    this.idle.notice();
    const market = this.markets.get(symbol);
    if (!market) throw new RangeError(`there is no market ${symbol}`);
    return market;
  }
}
