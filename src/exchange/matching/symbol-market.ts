import { PERIODS, type Period } from '../../contract/sockets.ts';
import type { Session } from '../assets/calendar/session.ts';
import type { InstrumentSeed } from '../assets/instruments.ts';
import { flatBar, toCandle } from '../market-data/candles/bar.ts';
import type { Leap, LiveCandles } from '../market-data/candles/live-candles.ts';
import type { MarketEmitter } from '../market-data/emitter.ts';
import type { History } from '../market-data/history/history.ts';
import type { Candle, DayDetail, Depth, Trade } from '../market-data/port.ts';
import { toNumber } from '../market-data/scale.ts';
import type { Reference } from '../market-data/synthetic/reference.ts';
import { TradeTape } from '../market-data/trade-tape.ts';
import type { Clock } from '../platform/clock-port.ts';
import { Refusal } from '../platform/refusal.ts';
import { wireTime } from '../platform/wire-time.ts';
import { OrderBook } from './book/book.ts';
import type { BookSide } from './book/book-side.ts';
import { matchOrder } from './book/match.ts';
import { Turns } from './book/turns.ts';
import { Inventory } from './inventory.ts';
import type { BookOrder, MatchPlan, Settle } from './port.ts';
import type { TradeIds } from './trade-ids.ts';

/** What a symbol gets when the markets start: its memory. */
export interface SymbolMemory {
  readonly history: History;
  readonly candles: LiveCandles;
  readonly reference: Reference;
  readonly last: bigint;
  readonly lastTradeId: number;
}

/** One symbol's market: its book, its trades and what they add up to. */
export class SymbolMarket {
  readonly instrument: InstrumentSeed;
  readonly session: Session;
  readonly book = new OrderBook();
  readonly turns = new Turns();
  readonly inventory = new Inventory();
  private readonly tape = new TradeTape();
  private readonly clock: Clock;
  private readonly emitter: MarketEmitter;
  private ids: TradeIds | null = null;
  private memory: SymbolMemory | null = null;
  private version: number;
  private last: bigint | undefined;
  lastTradeId = 0;
  /** Trades that are not published yet. */
  private fresh: Trade[] = [];
  /** Called when the clock has leapt, before anything else happens in the book. */
  onLeap: (leap: Leap) => void = () => undefined;

  constructor(instrument: InstrumentSeed, session: Session, clock: Clock, emitter: MarketEmitter) {
    this.instrument = instrument;
    this.session = session;
    this.clock = clock;
    this.emitter = emitter;
    // Beyond any version of an earlier run, so that a client never takes an old snapshot for a newer one.
    this.version = clock.now();
  }

  /** Lets the symbol trade. */
  open(memory: SymbolMemory, ids: TradeIds): void {
    this.memory = memory;
    this.ids = ids;
    this.last = memory.last;
    this.lastTradeId = memory.lastTradeId;
  }

  /** Its memory; to be asked for only once the markets have started. */
  get known(): SymbolMemory {
    if (!this.memory) throw new Error(`the market of ${this.instrument.symbol} has not started`);
    return this.memory;
  }

  // ---- orders -------------------------------------------------------------------------------

  submit(order: BookOrder, isMarket: boolean, settle: Settle): Promise<MatchPlan> {
    return this.turns.run(async () => {
      this.assertOpen();
      const plan = this.plan(order, isMarket);
      await settle(plan);
      this.apply(plan);
      this.publish();
      return plan;
    });
  }

  cancel(id: string, settle: (order: BookOrder) => Promise<void>): Promise<boolean> {
    return this.turns.run(async () => {
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
    this.advance();
    const match = matchOrder(this.book, order, isMarket);
    return { instrument: this.instrument, taker: order, ...match, tradeIds: match.fills.map(() => this.nextId()) };
  }

  /** Carries a settled plan out; `publish` tells of it. */
  apply(plan: MatchPlan): void {
    this.book.apply(plan.taker, plan);
    this.advance();
    for (const [index, fill] of plan.fills.entries()) {
      this.inventory.count(plan.taker, fill);
      this.record({
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
    const trades = this.fresh;
    this.fresh = [];
    for (const trade of trades) this.emitter.emit('trade', trade);
    this.publishBook();
    if (trades.length > 0 && this.emitter.has('candle')) this.publishCandles();
  }

  private publishBook(): void {
    const { priceDecimals, amountDecimals, symbol } = this.instrument;
    const changes = this.book.takeTouched().map(({ side, price, size }) => ({
      side,
      price: toNumber(price, priceDecimals),
      size: toNumber(size, amountDecimals),
    }));
    if (changes.length === 0) return;
    const previous = this.version;
    this.version += 1;
    this.emitter.emit('book', { symbol, previous, version: this.version, ts: this.clock.now(), changes });
  }

  private publishCandles(): void {
    for (const period of PERIODS) {
      const candle = this.current(period);
      if (candle) this.emitter.emit('candle', { symbol: this.instrument.symbol, period, candle });
    }
  }

  private record(trade: Trade): void {
    this.known.candles.running.trade(trade.price, trade.amount);
    this.last = trade.price;
    this.lastTradeId = trade.id;
    this.tape.add(trade);
    this.fresh.push(trade);
  }

  private nextId(): number {
    if (!this.ids) throw new Error(`the market of ${this.instrument.symbol} has not started`);
    return this.ids.next();
  }

  private assertOpen(): void {
    const now = this.clock.now();
    if (this.session.isOpen(now)) return;
    const next = this.session.nextChange(now);
    const { base, quote } = this.instrument;
    throw new Refusal('marketClosed', {
      pair: `${base.name}/${quote.name}`,
      time: next === null ? '' : `${wireTime(next)} UTC`,
    });
  }

  // ---- time ---------------------------------------------------------------------------------

  /** Closes the candles that have ended. */
  advance(): void {
    const { candles, reference } = this.known;
    const leap = candles.advance(this.clock.now() / 1000, (time) => reference.pathFrom(time, Number(this.last ?? 0n)));
    if (!leap) return;
    this.last = BigInt(leap.close);
    this.onLeap(leap);
  }

  // ---- pictures -----------------------------------------------------------------------------

  get lastPrice(): bigint | undefined {
    return this.last;
  }

  lastTrades(limit: number): readonly Trade[] {
    return this.tape.last(limit);
  }

  depth(levels: number): Depth {
    return {
      bids: this.levelsOf(this.book.buy, levels),
      asks: this.levelsOf(this.book.sell, levels),
      version: this.version,
      ts: this.clock.now(),
    };
  }

  private levelsOf(side: BookSide, count: number): [price: number, size: number][] {
    const { priceDecimals, amountDecimals } = this.instrument;
    return side.levels
      .slice(0, count)
      .map((level) => [toNumber(level.price, priceDecimals), toNumber(level.total, amountDecimals)]);
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

  spark(): readonly number[] {
    const { priceDecimals } = this.instrument;
    return this.known.candles.hours.with(Number(this.last ?? 0n)).map((ticks) => toNumber(ticks, priceDecimals));
  }
}
