import { EventEmitter } from 'node:events';
import { toNumber } from '../../src/domain/scaled.ts';
import type { Instrument } from '../../src/exchange/assets/instrument.ts';
import type { Depth, MarketEvents, Trade } from '../../src/exchange/market-data/port.ts';
import type { BookLevel } from '../../src/exchange/market-data/symbol-feed.ts';
import type { BookOrder, Markets, Settle } from '../../src/exchange/matching/port.ts';
import { Sequencer, type SequencerOptions } from '../../src/exchange/matching/sequencer.ts';
import { type EntryFeed, SymbolMarket } from '../../src/exchange/matching/symbol-market.ts';
import type { Clock } from '../../src/exchange/platform/clock-port.ts';
import { noMarkets } from './deps.ts';
import { settleBy } from './settle-by.ts';

/** Never given twice, as over the restarts of an exchange. */
let lastTradeId = 0;

type Market = SymbolMarket<TestFeed>;

/** What of a market is public here: its trades. */
class TestFeed implements EntryFeed {
  readonly instrument: Instrument;
  readonly session = { isOpen: () => true, nextChange: () => null };
  readonly trades: Trade[] = [];
  last: bigint | undefined;
  onJump: EntryFeed['onJump'] = () => undefined;
  private readonly clock: Clock;
  private readonly tell: (trade: Trade) => void;
  private fresh: Trade[] = [];

  constructor(instrument: Instrument, clock: Clock, tell: (trade: Trade) => void) {
    this.instrument = instrument;
    this.clock = clock;
    this.tell = tell;
  }

  get index(): bigint | undefined {
    return this.last;
  }

  advance(): void {
    // No time passes here by itself.
  }

  record(trade: Trade): void {
    this.trades.push(trade);
    this.last = trade.price;
    this.fresh.push(trade);
  }

  publish(): void {
    for (const trade of this.fresh.splice(0)) this.tell(trade);
  }

  depth(bids: readonly BookLevel[], asks: readonly BookLevel[]): Depth {
    const { priceDecimals, amountDecimals } = this.instrument;
    const shown = (levels: readonly BookLevel[]) =>
      levels.map(({ price, total }) => [toNumber(price, priceDecimals), toNumber(total, amountDecimals)] as const);
    return { bids: shown(bids), asks: shown(asks), version: 1, ts: this.clock.now() };
  }
}

/** The exchange's real order entry without makers, prices or candles of its own: what happens in its books, a test did. */
export class BookMarkets implements Markets {
  readonly instruments: readonly Instrument[];
  /** Every trade that was published. */
  readonly published: Trade[] = [];
  /** What the sequencer complained of. */
  readonly complaints: string[] = [];
  /** Those that are for a person. */
  readonly alarms: string[] = [];
  isOpen = true;
  /** Unix ms of the next change of a session. */
  next: number | null = null;
  readonly sequencer: Sequencer;
  private readonly markets: Map<string, Market>;
  private readonly emitter = new EventEmitter();

  constructor(
    clock: Clock,
    instruments: readonly Instrument[],
    { parallel = 1, pause = () => Promise.resolve() }: Partial<Pick<SequencerOptions, 'parallel' | 'pause'>> = {},
  ) {
    this.instruments = instruments;
    this.sequencer = new Sequencer({
      parallel,
      pause,
      log: {
        error: ({ isAlarm = false }: { readonly isAlarm?: boolean }, message = '') => {
          this.complaints.push(message);
          if (isAlarm) this.alarms.push(message);
        },
      },
      fatal: (error) => this.complaints.push(`fatal: ${String(error)}`),
    });
    // Until a product settles orders, all that is planned counts as committed.
    this.sequencer.setSettle(settleBy());
    const ids = { next: () => (lastTradeId += 1) };
    this.markets = new Map(
      instruments.map((instrument) => {
        const market = new SymbolMarket(new TestFeed(instrument, clock, (trade) => this.tell(trade)), clock);
        market.open(ids);
        return [instrument.symbol, market];
      }),
    );
  }

  setSettle(settle: Settle): void {
    this.sequencer.setSettle(settle);
  }

  bySymbol(symbol: string) {
    return this.markets.get(symbol)?.instrument;
  }

  byCoins(base: number, quote: number) {
    return this.instruments.find((one) => one.base.id === base && one.quote.id === quote);
  }

  /** Says what the last price is, before any trade. */
  setLast(symbol: string, price: bigint): void {
    this.market(symbol).feed.last = price;
  }

  submit: Markets['submit'] = (symbol, order, options) => this.sequencer.submit(this.market(symbol), order, options);
  release: Markets['release'] = (symbol, request) => this.sequencer.release(this.market(symbol), request);

  /** A market maker's order, settled as the markets do it. */
  make(symbol: string, order: BookOrder): ReturnType<Markets['submit']> {
    return this.submit(symbol, order, { isMarket: false });
  }

  cancel: Markets['cancel'] = (symbol, request) => this.sequencer.cancel(this.market(symbol), request);

  restore: Markets['restore'] = (symbol, orders) => this.market(symbol).restore(orders);
  waiting: Markets['waiting'] = (symbol) => this.market(symbol).beside.all;

  resting(symbol: string) {
    return this.market(symbol).resting();
  }

  depth(symbol: string, levels = 20): Depth {
    return this.market(symbol).depth(levels);
  }

  best(symbol: string) {
    return this.market(symbol).best;
  }

  /** What stands in a book, by order id. */
  standing(symbol: string): Map<string, bigint> {
    const { book } = this.market(symbol);
    return new Map([...book.walk('buy'), ...book.walk('sell')].map(({ id, remaining }) => [id, remaining]));
  }

  lastTrades(symbol: string, limit: number) {
    return this.market(symbol).feed.trades.slice(-limit).reverse();
  }

  lastPrice(symbol: string) {
    return this.market(symbol).feed.last;
  }

  session() {
    return { isOpen: this.isOpen, next: this.next };
  }

  on<Event extends keyof MarketEvents>(event: Event, listener: (...args: MarketEvents[Event]) => void) {
    const forward = (...args: unknown[]) => listener(...(args as MarketEvents[Event]));
    this.emitter.on(event, forward);
    return () => this.emitter.off(event, forward);
  }

  detail: Markets['detail'] = (symbol) => {
    const { last, instrument } = this.market(symbol).feed;
    const close = last === undefined ? 0 : toNumber(last, instrument.priceDecimals);
    return { ...noMarkets.detail(symbol), open: close, close, high: close, low: close };
  };
  /** One bar, of the last price: as if it had never been another. */
  candles: Markets['candles'] = async (symbol, _period, _from, to) => {
    const { open, close, high, low, amount, vol, count } = this.detail(symbol);
    return close === 0 ? [] : [{ id: to, open, close, high, low, amount, vol, count }];
  };
  journalled = noMarkets.journalled;
  told = noMarkets.told;
  readonly ticks = noMarkets.ticks;
  current = noMarkets.current;
  spark = noMarkets.spark;
  start = noMarkets.start;
  stop = noMarkets.stop;

  market(symbol: string): Market {
    const market = this.markets.get(symbol);
    if (!market) throw new Error(`no market ${symbol}`);
    return market;
  }

  private tell(trade: Trade): void {
    this.published.push(trade);
    this.emitter.emit('trade', trade);
  }
}

/** Two pairs that share both coins' accounts: BTC/USDT and ETH/USDT. */
export const TEST_PAIRS: readonly Instrument[] = [
  pair(1001, 1, 'BTC', 'Bitcoin', 1, 4),
  pair(1002, 2, 'ETH', 'Ethereum', 2, 3),
];

function pair(
  id: number,
  coin: number,
  name: string,
  title: string,
  priceDecimals: number,
  amountDecimals: number,
): Instrument {
  return {
    id,
    symbol: `${name.toLowerCase()}usdt`,
    base: { id: coin, name, title },
    quote: { id: 3, name: 'USDT' },
    type: 'crypto',
    priceDecimals,
    amountDecimals,
    minAmount: `0.${'1'.padStart(amountDecimals, '0')}`,
    minValue: '5',
    fee: '0.001',
    isSpotTradable: true,
  };
}
