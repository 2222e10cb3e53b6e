import { EventEmitter } from 'node:events';
import type { Instrument } from '../../src/exchange/assets/instrument.ts';
import type { Depth, MarketEvents, Trade } from '../../src/exchange/market-data/port.ts';
import { toNumber } from '../../src/exchange/market-data/scale.ts';
import { OrderBook } from '../../src/exchange/matching/book/book.ts';
import { type Match, matchOrder } from '../../src/exchange/matching/book/match.ts';
import type { BookOrder, Markets, MatchPlan, Settle } from '../../src/exchange/matching/port.ts';
import { Sequencer } from '../../src/exchange/matching/sequencer.ts';
import type { Clock } from '../../src/exchange/platform/clock-port.ts';
import { noMarkets } from './deps.ts';

interface Market {
  readonly instrument: Instrument;
  readonly book: OrderBook;
  readonly sequencer: Sequencer;
  readonly trades: Trade[];
  last: bigint | undefined;
}

/** The exchange's real books and matching without makers, prices or candles of their own: what happens in them, a test did. */
export class BookMarkets implements Markets {
  readonly instruments: readonly Instrument[];
  /** Every trade that was published. */
  readonly published: Trade[] = [];
  isOpen = true;
  /** Unix ms of the next change of a session. */
  next: number | null = null;
  readonly setUserSettle: (settle: Settle) => void;
  private userSettle: Settle | null = null;
  private readonly markets: Map<string, Market>;
  private readonly emitter = new EventEmitter();
  private readonly clock: Clock;
  private tradeIds = 0;

  constructor(clock: Clock, instruments: readonly Instrument[]) {
    this.clock = clock;
    this.instruments = instruments;
    this.markets = new Map(
      instruments.map((instrument) => [
        instrument.symbol,
        { instrument, book: new OrderBook(), sequencer: new Sequencer(), trades: [], last: undefined },
      ]),
    );
    this.setUserSettle = (settle) => {
      this.userSettle = settle;
    };
  }

  bySymbol(symbol: string) {
    return this.markets.get(symbol)?.instrument;
  }

  byCoins(base: number, quote: number) {
    return this.instruments.find((one) => one.base.id === base && one.quote.id === quote);
  }

  /** Says what the last price is, before any trade. */
  setLast(symbol: string, price: bigint): void {
    this.market(symbol).last = price;
  }

  submit(
    symbol: string,
    order: BookOrder,
    { isMarket, settle }: { isMarket: boolean; settle: Settle },
  ): Promise<MatchPlan> {
    const market = this.market(symbol);
    return market.sequencer.run(async () => {
      const match = matchOrder(market.book, order, isMarket);
      const plan: MatchPlan = {
        instrument: market.instrument,
        taker: order,
        ...match,
        tradeIds: match.fills.map(() => (this.tradeIds += 1)),
      };
      await settle(plan);
      market.book.apply(order, match);
      this.publish(market, plan, match);
      return plan;
    });
  }

  /** A market maker's order, settled as the markets do it. */
  make(symbol: string, order: BookOrder): Promise<MatchPlan> {
    return this.submit(symbol, order, {
      isMarket: false,
      settle: (plan) => this.userSettle?.(plan) ?? Promise.resolve(),
    });
  }

  cancel(symbol: string, orderId: string, settle: (order: BookOrder) => Promise<void>): Promise<boolean> {
    const { book, sequencer } = this.market(symbol);
    return sequencer.run(async () => {
      const order = book.get(orderId);
      if (!order) return false;
      await settle(order);
      book.remove(orderId);
      return true;
    });
  }

  restore(symbol: string, orders: readonly BookOrder[]): void {
    for (const order of orders) this.market(symbol).book.add(order);
  }

  depth(symbol: string, levels = 20): Depth {
    const { book, instrument } = this.market(symbol);
    const side = (which: 'buy' | 'sell') =>
      book[which].levels
        .slice(0, levels)
        .map(
          (level) =>
            [
              toNumber(level.price, instrument.priceDecimals),
              toNumber(level.total, instrument.amountDecimals),
            ] as const,
        );
    return { bids: side('buy'), asks: side('sell'), version: 1, ts: this.clock.now() };
  }

  /** What stands in a book, by order id. */
  standing(symbol: string): Map<string, bigint> {
    const { book } = this.market(symbol);
    const found = new Map<string, bigint>();
    for (const level of [...book.buy.levels, ...book.sell.levels]) {
      for (let resting = level.head; resting; resting = resting.next)
        found.set(resting.order.id, resting.order.remaining);
    }
    return found;
  }

  lastTrades(symbol: string, limit: number) {
    return this.market(symbol).trades.slice(-limit).reverse();
  }

  lastPrice(symbol: string) {
    return this.market(symbol).last;
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
    const { last, instrument } = this.market(symbol);
    const close = last === undefined ? 0 : toNumber(last, instrument.priceDecimals);
    return { ...noMarkets.detail(symbol), open: close, close, high: close, low: close };
  };
  candles: Markets['candles'] = () => Promise.resolve([]);
  readonly ticks = noMarkets.ticks;
  current = noMarkets.current;
  spark = noMarkets.spark;
  start = noMarkets.start;
  stop = noMarkets.stop;

  private market(symbol: string): Market {
    const market = this.markets.get(symbol);
    if (!market) throw new Error(`no market ${symbol}`);
    return market;
  }

  private publish(market: Market, plan: MatchPlan, match: Match): void {
    match.fills.forEach((fill, index) => {
      const trade: Trade = {
        id: plan.tradeIds[index] ?? 0,
        symbol: market.instrument.symbol,
        ts: this.clock.now(),
        price: fill.price,
        amount: fill.amount,
        side: plan.taker.side,
      };
      market.trades.push(trade);
      market.last = fill.price;
      this.published.push(trade);
      this.emitter.emit('trade', trade);
    });
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
    type: 3,
    priceDecimals,
    amountDecimals,
    minAmount: `0.${'1'.padStart(amountDecimals, '0')}`,
    minValue: '5',
    fee: '0.001',
    isSpotTradable: true,
    lever: { shareNum: '1', spread: '0', overnight: '0', tradeFee: '0', minShare: '1', maxShare: '100' },
  };
}
