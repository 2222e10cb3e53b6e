import { beforeEach, expect } from 'vitest';
import type { Period } from '../../src/contract/sockets.ts';
import { toNumber } from '../../src/domain/scaled.ts';
import type { Instrument } from '../../src/exchange/assets/instrument.ts';
import { INSTRUMENTS } from '../../src/exchange/assets/instruments.ts';
import { createLedger } from '../../src/exchange/ledger/ledger.ts';
import { nextStart, periodStart } from '../../src/exchange/market-data/candles/periods.ts';
import type { Candle, MarketEvents, Side, Trade } from '../../src/exchange/market-data/port.ts';
import { createMarkets, type MarketEngine, type MarketsOptions } from '../../src/exchange/matching/index.ts';
import type { BookOrder } from '../../src/exchange/matching/port.ts';
import type { Store } from '../../src/exchange/platform/store/open.ts';
import { type OpenStore, pgliteStores } from './stores.ts';

/** A Friday afternoon in New York, 2026-11-20 15:30:20 UTC: everything trades. */
export const FRIDAY = Date.UTC(2026, 10, 20, 15, 30, 20);

/** A clock that a test moves. */
export class HandClock {
  time: number;

  constructor(time = FRIDAY) {
    this.time = time;
  }

  now(): number {
    return this.time;
  }
}

/** Markets of a few symbols that a test drives by hand, with everything that they told. */
export class MarketWorld {
  readonly markets: MarketEngine;
  readonly clock: HandClock;
  readonly trades: Trade[] = [];
  readonly books: MarketEvents['book'][0][] = [];
  readonly candles: MarketEvents['candle'][0][] = [];
  /** What the markets complained of. */
  readonly complaints: string[] = [];
  /** Those that are for a person. */
  readonly alarms: string[] = [];

  constructor(
    store: Store,
    symbols: readonly string[],
    options: Partial<MarketsOptions> & { readonly clock?: HandClock } = {},
  ) {
    this.clock = options.clock ?? new HandClock();
    const complain = ({ isAlarm = false }: { readonly isAlarm?: boolean }, message = '') => {
      this.complaints.push(message);
      if (isAlarm) this.alarms.push(message);
    };
    this.markets = createMarkets({
      store,
      ledger: createLedger(this.clock),
      seed: 'test',
      log: { info: () => undefined, warn: complain, error: complain } as MarketsOptions['log'],
      instruments: INSTRUMENTS.filter(({ symbol }) => symbols.includes(symbol)),
      fatal: (error) => this.complaints.push(`fatal: ${String(error)}`),
      ...options,
      clock: this.clock,
    });
    this.markets.on('trade', (trade) => this.trades.push(trade));
    this.markets.on('book', (book) => this.books.push(book));
    this.markets.on('candle', (candle) => this.candles.push(candle));
  }

  /** Lets so many seconds pass, with the makers at work. */
  async run(seconds: number, tick = 250): Promise<void> {
    for (let passed = 0; passed < seconds * 1000; passed += tick) {
      this.clock.time += tick;
      this.markets.step();
      await this.markets.settled();
    }
  }

  instrument(symbol: string): Instrument {
    const found = this.markets.bySymbol(symbol);
    if (!found) throw new Error(`no market ${symbol}`);
    return found;
  }
}

let serial = 0;

/** A user's order; amount in lots, price in ticks. */
export function userOrder(user: number, side: Side, price: bigint, remaining: bigint): BookOrder {
  serial += 1;
  return { id: `u${serial}`, owner: { user }, side, price, remaining };
}

/** Gives each test of a suite an empty store; call the result for a further one. */
export function emptyStores(open: OpenStore = pgliteStores()): { readonly store: Store; empty(): Promise<Store> } {
  let store: Store | undefined;
  const empty = async () => {
    store = await open();
    return store;
  };
  beforeEach(async () => {
    await empty();
  });
  return {
    get store() {
      if (!store) throw new Error('there is no store outside a test');
      return store;
    },
    empty,
  };
}

export const seconds = (time: number): number => Math.floor(time / 1000);

/** Expects two prices within a share of each other. */
export const expectNear = (a: number, b: number, share: number): void =>
  expect(Math.abs(a / b - 1)).toBeLessThan(share);

/** One candle out of many that follow each other. */
export function merge(candles: readonly Candle[]): Omit<Candle, 'id'> | null {
  const [first, last] = [candles[0], candles.at(-1)];
  if (!first || !last) return null;
  const sum = (key: 'amount' | 'vol' | 'count') => candles.reduce((total, one) => total + one[key], 0);
  return {
    open: first.open,
    close: last.close,
    high: Math.max(...candles.map((one) => one.high)),
    low: Math.min(...candles.map((one) => one.low)),
    amount: sum('amount'),
    vol: sum('vol'),
    count: sum('count'),
  };
}

/** Expects each of the last candles of a longer period to be the sum of the shorter ones in it; gives how many there were. */
export async function expectLadder(
  world: MarketWorld,
  symbol: string,
  short: Period,
  long: Period,
  count: number,
): Promise<number> {
  const longs = await world.markets.candles(symbol, long, 0, seconds(world.clock.time), count);
  for (const candle of longs) {
    const parts = await world.markets.candles(symbol, short, candle.id, nextStart(long, candle.id) - 1, 2000);
    const { id, amount, vol, ...prices } = candle;
    const sum = merge(parts);
    expect(sum, `${symbol} ${long} ${id}`).toMatchObject(prices);
    expect(sum?.amount).toBeCloseTo(amount, 5);
    expect(Math.abs((sum?.vol ?? 0) - vol)).toBeLessThanOrEqual(vol * 1e-12);
  }
  return longs.length;
}

/** Candles straight from the trades that a world was told of. */
export function candlesOfTrades(world: MarketWorld, symbol: string, period: Period): Map<number, Omit<Candle, 'id'>> {
  const { priceDecimals, amountDecimals } = world.instrument(symbol);
  const byStart = new Map<number, Trade[]>();
  for (const trade of world.trades.filter((one) => one.symbol === symbol)) {
    const start = periodStart(period, seconds(trade.ts));
    byStart.set(start, [...(byStart.get(start) ?? []), trade]);
  }
  return new Map(
    [...byStart].map(([start, trades]) => {
      const prices = trades.map((trade) => toNumber(trade.price, priceDecimals));
      return [
        start,
        {
          open: prices[0] ?? 0,
          close: prices.at(-1) ?? 0,
          high: Math.max(...prices),
          low: Math.min(...prices),
          amount: toNumber(
            trades.reduce((sum, trade) => sum + trade.amount, 0n),
            amountDecimals,
          ),
          vol: toNumber(
            trades.reduce((sum, trade) => sum + trade.amount * trade.price, 0n),
            priceDecimals + amountDecimals,
          ),
          count: trades.length,
        },
      ];
    }),
  );
}
