import { PERIODS, type Period } from '../../contract/sockets.ts';
import { toNumber } from '../../domain/scaled.ts';
import type { Session } from '../assets/calendar/session.ts';
import type { InstrumentSeed } from '../assets/instruments.ts';
import type { Clock } from '../platform/clock-port.ts';
import type { Emitter } from '../platform/emitter.ts';
import { flatBar, toCandle } from './candles/bar.ts';
import type { Jump, LiveCandles } from './candles/live-candles.ts';
import { MINUTE, minuteOf } from './candles/periods.ts';
import type { History } from './history/history.ts';
import { JUMP_MS } from './jump.ts';
import type { Candle, DayDetail, Depth, MarketEvents, Side, Trade } from './port.ts';
import type { IndexPrice } from './synthetic/index-price.ts';
import type { PricePath } from './synthetic/price-path.ts';
import { TradeTape } from './trade-tape.ts';

/** What a symbol gets when the markets start: its memory. */
export interface SymbolMemory {
  readonly history: History;
  readonly candles: LiveCandles;
  readonly indexPrice: IndexPrice;
  readonly last: bigint;
  readonly lastTradeId: number;
  /** The last trades, oldest first. */
  readonly tape: readonly Trade[];
}

/** A price level of a book in ticks and lots. */
export interface BookLevel {
  readonly price: bigint;
  readonly total: bigint;
}

/** A level whose size has changed; 0 = gone. */
export interface ChangedLevel {
  readonly side: Side;
  readonly price: bigint;
  readonly size: bigint;
}

/** What one symbol's market makes public: trades, last price, candles, the day's figures, changes of the book. */
export class SymbolFeed {
  readonly instrument: InstrumentSeed;
  readonly session: Session;
  private readonly tape = new TradeTape();
  private readonly clock: Clock;
  private readonly emitter: Emitter<MarketEvents>;
  private memory: SymbolMemory | null = null;
  private version: number;
  private last: bigint | undefined;
  lastTradeId = 0;
  /** Price of the last trade, also of one that is not public yet. */
  private traded: bigint | undefined;
  /** Trades that the journal does not have yet. */
  private readonly pending: Trade[] = [];
  /** Up to which minute the book knows what prices the clock's jumps passed through, unix seconds. */
  private passedTo = 0;
  /** Jumps of the clock that the candles have taken in. */
  jumps = 0;
  /** Called when the clock has jumped, before anything else happens in the market. */
  onJump: (jump: Jump) => void = () => undefined;

  constructor(instrument: InstrumentSeed, session: Session, clock: Clock, emitter: Emitter<MarketEvents>) {
    this.instrument = instrument;
    this.session = session;
    this.clock = clock;
    this.emitter = emitter;
    // Beyond any version of an earlier run, so that a client never takes an old snapshot for a newer one.
    this.version = clock.now();
  }

  /** Gives the symbol its past; before it there is nothing to trade at. */
  open(memory: SymbolMemory): void {
    this.memory = memory;
    this.last = memory.last;
    this.traded = memory.last;
    for (const trade of memory.tape) this.tape.add(trade);
    this.lastTradeId = memory.lastTradeId;
  }

  /** Its memory; to be asked for only once the markets have started. */
  get known(): SymbolMemory {
    if (!this.memory) throw new Error(`the market of ${this.instrument.symbol} has not started`);
    return this.memory;
  }

  /** Unix ms. */
  get now(): number {
    return this.clock.now();
  }

  /** Up to where all is told and counted, unix ms. */
  get toldTo(): number {
    return this.known.candles.running.minute * 1000;
  }

  // ---- what happens -------------------------------------------------------------------------

  /** Closes the candles that have ended. A minute with trades that are not public yet stays open for them. */
  advance(): void {
    const now = this.clock.now();
    const [first, newest] = [this.pending[0], this.pending.at(-1)];
    this.comeTo(Math.min(first?.ts ?? now, now));
    // The candles wait for the journal; the book must not stand at prices from before a jump until then.
    if (newest) this.foretell(minuteOf(newest.ts / 1000) + MINUTE, minuteOf(now / 1000));
  }

  private comeTo(time: number): void {
    const from = this.known.candles.running.minute + MINUTE;
    this.followed(from, this.known.candles.advance(time / 1000, this.pathFrom));
  }

  /** Comes to a moment at which a driven clock stops: what lies before it is told by the process. */
  pass(): void {
    const { candles } = this.known;
    const from = candles.syntheticFrom;
    this.followed(from, candles.pass(this.clock.now() / 1000, this.pathFrom));
  }

  /** Says that the running minute is lived through from here on. */
  live(): void {
    this.known.candles.isSynthetic = false;
  }

  /** The process as it goes on at a moment (unix ms). */
  readonly pathFrom = (time: number): PricePath => this.known.indexPrice.pathFrom(time);

  private followed(from: number, jump: Jump | null): void {
    if (!jump) return;
    this.last = BigInt(jump.close);
    this.jumps += 1;
    const to = this.known.candles.running.minute;
    this.passOver(to, from < this.passedTo ? this.barSince(to) : jump);
  }

  private foretell(from: number, to: number): void {
    if (to - from < JUMP_MS / 1000 || to <= this.passedTo) return;
    this.passedTo = Math.max(from, this.passedTo);
    this.passOver(to, this.barSince(to));
  }

  /** Prices that nobody was told of yet, up to a minute. */
  private barSince(to: number): Jump | null {
    return this.passedTo < to ? this.pathFrom(this.passedTo * 1000).bar(this.passedTo, to) : null;
  }

  private passOver(to: number, jump: Jump | null): void {
    this.passedTo = Math.max(to, this.passedTo);
    if (!jump) return;
    this.traded = BigInt(jump.close);
    this.onJump(jump);
  }

  /** Takes in a trade; it becomes public when the journal has it. */
  record(trade: Trade): void {
    this.traded = trade.price;
    this.pending.push(trade);
  }

  /** Trades that wait for the journal, oldest first. */
  get waiting(): readonly Trade[] {
    return this.pending;
  }

  /** The first so many waiting trades are in the journal: counts them and tells of them. */
  reveal(count: number): void {
    const trades = this.pending.splice(0, count);
    for (const [index, trade] of trades.entries()) {
      const before = trades[index - 1];
      // One commit may have trades of two minutes: the last state of the first is told before the next begins.
      if (before && minuteOf(before.ts / 1000) < minuteOf(trade.ts / 1000)) this.publishCandles();
      this.count(trade);
    }
    for (const trade of trades) this.emitter.emit('trade', trade);
    if (trades.length > 0) this.publishCandles();
  }

  private count(trade: Trade): void {
    this.comeTo(trade.ts);
    this.known.candles.running.trade(trade.price, trade.amount);
    this.last = trade.price;
    this.lastTradeId = trade.id;
    this.tape.add(trade);
  }

  /** Tells of the levels of the book that have changed. */
  publish(changed: readonly ChangedLevel[]): void {
    const { priceDecimals, amountDecimals, symbol } = this.instrument;
    if (changed.length === 0) return;
    const changes = changed.map(({ side, price, size }) => ({
      side,
      price: toNumber(price, priceDecimals),
      size: toNumber(size, amountDecimals),
    }));
    const previous = this.version;
    this.version += 1;
    this.emitter.emit('book', { symbol, previous, version: this.version, ts: this.clock.now(), changes });
  }

  private publishCandles(): void {
    if (!this.emitter.has('candle')) return;
    for (const period of PERIODS) {
      const candle = this.current(period);
      if (candle) this.emitter.emit('candle', { symbol: this.instrument.symbol, period, candle });
    }
  }

  // ---- reading ------------------------------------------------------------------------------

  /** Price of the last public trade. */
  get lastPrice(): bigint | undefined {
    return this.last;
  }

  /** Price of the last trade of all: what the next one is compared with. Zero is none. */
  get lastTraded(): bigint {
    if (!this.traded) throw new Error(`the market of ${this.instrument.symbol} has no last price`);
    return this.traded;
  }

  /** Index price: the reference, outside the session where it closed (readings H1: no trade moves it); undefined before there is a past. */
  get index(): bigint | undefined {
    if (!this.memory) return undefined;
    return BigInt(Math.max(1, Math.round(this.memory.indexPrice.price(this.clock.now()))));
  }

  /** The last public trades, oldest first. */
  tapeTrades(): readonly Trade[] {
    return this.tape.all;
  }

  lastTrades(limit: number): readonly Trade[] {
    return this.tape.last(limit);
  }

  /** A picture of the book's levels, best first, under the version of its last published change. */
  depth(bids: readonly BookLevel[], asks: readonly BookLevel[]): Depth {
    return { bids: this.shown(bids), asks: this.shown(asks), version: this.version, ts: this.clock.now() };
  }

  private shown(levels: readonly BookLevel[]): [price: number, size: number][] {
    const { priceDecimals, amountDecimals } = this.instrument;
    return levels.map((level) => [toNumber(level.price, priceDecimals), toNumber(level.total, amountDecimals)]);
  }

  detail(): DayDetail {
    const bar = this.memory?.candles.window.bar(this.memory.candles.running.bar) ?? flatBar(Number(this.last ?? 0n));
    return { ...toCandle(Math.floor(this.clock.now() / 1000), bar, this.instrument), version: this.version };
  }

  current(period: Period): Candle | undefined {
    if (!this.memory) return undefined;
    const { running } = this.memory.candles;
    const bar = running.current(period);
    return bar ? toCandle(running.start(period), bar, this.instrument) : undefined;
  }

  /** The hourly closes of the day that `detail` tells of, the price of now as the last; in its first hour what it opened with stands before that. */
  spark(): readonly number[] {
    const { hours, window } = this.known.candles;
    const closes = hours.since(window.begin, Number(this.last ?? 0n));
    if (closes.length > 1) return closes.map((ticks) => toNumber(ticks, this.instrument.priceDecimals));
    const { open, close } = this.detail();
    return [open, close];
  }
}
