import { EventEmitter } from 'node:events';
import { PERIODS, type Period } from '../../../../src/contract/sockets.ts';
import type { Instrument } from '../../../../src/exchange/assets/instrument.ts';
import type {
  Candle,
  DayDetail,
  Depth,
  LevelChange,
  MarketData,
  MarketEvents,
  Side,
  Trade,
} from '../../../../src/exchange/market-data/port.ts';
import type { Clock } from '../../../../src/exchange/platform/clock-port.ts';
import { noMarkets } from '../../../support/deps.ts';

/** An instrument with the fields that the market socket reads. */
export function instrument(
  id: number,
  base: string,
  priceDecimals: number,
  amountDecimals: number,
  type: Instrument['type'] = 'crypto',
): Instrument {
  return {
    id,
    symbol: `${base}usdt`.toLowerCase(),
    base: { id: id + 100, name: base, title: base },
    quote: { id: 1, name: 'USDT' },
    type,
    priceDecimals,
    amountDecimals,
    minAmount: '0.001',
    minValue: '5',
    fee: '0.001',
    isSpotTradable: type !== 'index',
  };
}

type Sides = Record<Side, Map<number, number>>;

interface Market {
  readonly instrument: Instrument;
  readonly book: Sides;
  version: number;
  readonly trades: Trade[];
  readonly candles: Map<Period, Candle[]>;
  detail: DayDetail;
}

const EMPTY_DAY: DayDetail = { id: 0, open: 0, close: 0, high: 0, low: 0, amount: 0, vol: 0, count: 0, version: 0 };

/** A market that does what a test says and nothing else. */
export class FakeMarkets implements MarketData {
  readonly instruments: readonly Instrument[];
  private readonly markets = new Map<string, Market>();
  private readonly emitter = new EventEmitter();
  private readonly clock: Clock;
  private tradeIds = 1000;
  readonly ticks = noMarkets.ticks;
  readonly byCoins = noMarkets.byCoins;
  readonly best = noMarkets.best;
  readonly lastPrice = noMarkets.lastPrice;
  readonly journalled = noMarkets.journalled;
  readonly told = noMarkets.told;
  readonly spark = noMarkets.spark;
  readonly session = noMarkets.session;
  /** Calls of `depth` and `detail`, to see that nothing is computed for nobody. */
  readonly reads = { depth: 0, detail: 0 };

  constructor(
    clock: Clock,
    instruments: readonly Instrument[] = [
      instrument(1, 'BTC', 2, 6),
      instrument(2, 'ETH', 2, 4),
      instrument(3, 'DOGE', 6, 1),
    ],
  ) {
    this.clock = clock;
    this.instruments = instruments;
    for (const one of instruments) {
      this.markets.set(one.symbol, {
        instrument: one,
        book: { buy: new Map(), sell: new Map() },
        version: 100,
        trades: [],
        candles: new Map(PERIODS.map((period) => [period, []])),
        detail: EMPTY_DAY,
      });
    }
  }

  // ---- the script ---------------------------------------------------------------------------

  /** Changes levels of a book as one step; size 0 removes. */
  change(symbol: string, changes: readonly LevelChange[]): void {
    const market = this.market(symbol);
    for (const { side, price, size } of changes) {
      if (size === 0) market.book[side].delete(price);
      else market.book[side].set(price, size);
    }
    const previous = market.version;
    market.version += 1;
    this.emitter.emit('book', { symbol, previous, version: market.version, ts: this.clock.now(), changes });
  }

  /** A book of so many levels a side around a price. */
  fill(symbol: string, middle: number, levels: number): void {
    const { priceDecimals } = this.market(symbol).instrument;
    const tick = 10 ** -priceDecimals;
    const round = (value: number) => Number(value.toFixed(priceDecimals));
    this.change(
      symbol,
      Array.from({ length: levels * 2 }, (_, index) => {
        const distance = (Math.floor(index / 2) + 1) * tick;
        return index % 2 === 0
          ? { side: 'buy', price: round(middle - distance), size: 1 + index }
          : { side: 'sell', price: round(middle + distance), size: 1 + index };
      }),
    );
  }

  trade(symbol: string, price: bigint, amount: bigint, side: Side): Trade {
    this.tradeIds += 1;
    const trade: Trade = { id: this.tradeIds, symbol, ts: this.clock.now(), price, amount, side };
    this.market(symbol).trades.push(trade);
    this.emitter.emit('trade', trade);
    return trade;
  }

  /** Puts a candle, in place of one with the same id, and tells of it. */
  candle(symbol: string, period: Period, candle: Candle): void {
    this.history(symbol, period, [candle]);
    this.emitter.emit('candle', { symbol, period, candle });
  }

  /** Puts candles without telling of them. */
  history(symbol: string, period: Period, candles: readonly Candle[]): void {
    const all = new Map(
      [...(this.market(symbol).candles.get(period) ?? []), ...candles].map((candle) => [candle.id, candle]),
    );
    this.market(symbol).candles.set(
      period,
      [...all.values()].sort((a, b) => a.id - b.id),
    );
  }

  day(symbol: string, detail: DayDetail): void {
    this.market(symbol).detail = detail;
  }

  /** Events that somebody listens to. */
  get listeners(): string[] {
    return this.emitter.eventNames().map(String).sort();
  }

  // ---- the port -----------------------------------------------------------------------------

  bySymbol(symbol: string): Instrument | undefined {
    return this.markets.get(symbol)?.instrument;
  }

  depth(symbol: string, levels = Number.POSITIVE_INFINITY): Depth {
    this.reads.depth += 1;
    const { book, version } = this.market(symbol);
    const bids = [...book.buy].sort((a, b) => b[0] - a[0]).slice(0, levels);
    const asks = [...book.sell].sort((a, b) => a[0] - b[0]).slice(0, levels);
    return { bids, asks, version, ts: this.clock.now() };
  }

  lastTrades(symbol: string, limit: number): readonly Trade[] {
    return this.market(symbol).trades.slice(-limit);
  }

  detail(symbol: string): DayDetail {
    this.reads.detail += 1;
    return this.market(symbol).detail;
  }

  async candles(symbol: string, period: Period, from: number, to: number, limit: number): Promise<readonly Candle[]> {
    const all = this.market(symbol).candles.get(period) ?? [];
    return all.filter(({ id }) => id >= from && id <= to).slice(-limit);
  }

  current(symbol: string, period: Period): Candle | undefined {
    return this.market(symbol).candles.get(period)?.at(-1);
  }

  on<Event extends keyof MarketEvents>(event: Event, listener: (...args: MarketEvents[Event]) => void): () => void {
    const forward = (...args: unknown[]) => listener(...(args as MarketEvents[Event]));
    this.emitter.on(event, forward);
    return () => this.emitter.off(event, forward);
  }

  private market(symbol: string): Market {
    const market = this.markets.get(symbol);
    if (!market) throw new Error(`no market ${symbol}`);
    return market;
  }
}
