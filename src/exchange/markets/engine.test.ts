import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PGlite } from '@electric-sql/pglite';
import { agree, FRIDAY, HandClock, MarketWorld, userOrder } from '../../../tests/support/market-world.ts';
import { memoryPglite } from '../../../tests/support/stores.ts';
import { PERIODS, type Period } from '../../contract/sockets.ts';
import type { Candle, Depth, MatchPlan, ReferenceSource, Trade } from '../ports.ts';
import { Refusal } from '../refusal.ts';
import { queryRows } from '../store/driver.ts';
import type { Store } from '../store/open.ts';
import { wrapPglite } from '../store/pglite.ts';
import { sql } from 'drizzle-orm';
import { nextStart, periodStart } from './candles/periods.ts';
import { toNumber } from './scale.ts';

let client: PGlite;
let store: Store;

beforeAll(async () => {
  client = await memoryPglite();
});
afterAll(() => client.close());
beforeEach(async () => {
  await client.exec('drop schema public cascade; create schema public');
  store = await wrapPglite(client);
});

const seconds = (time: number) => Math.floor(time / 1000);
const near = (a: number, b: number, share: number) => expect(Math.abs(a / b - 1)).toBeLessThan(share);

/** One candle out of many that follow each other. */
function merge(candles: readonly Candle[]): Omit<Candle, 'id'> | null {
  const [first, last] = [candles[0], candles.at(-1)];
  if (!first || !last) return null;
  return {
    open: first.open, close: last.close,
    high: Math.max(...candles.map((one) => one.high)), low: Math.min(...candles.map((one) => one.low)),
    amount: candles.reduce((sum, one) => sum + one.amount, 0), vol: candles.reduce((sum, one) => sum + one.vol, 0),
    count: candles.reduce((sum, one) => sum + one.count, 0),
  };
}

/** Each candle of a longer period is the sum of the shorter ones in it. */
async function expectLadder(world: MarketWorld, symbol: string, short: Period, long: Period, count: number): Promise<number> {
  const now = seconds(world.clock.time);
  const longs = await world.markets.candles(symbol, long, 0, now, count);
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

/** Candles straight from published trades. */
function folded(world: MarketWorld, symbol: string, period: Period): Map<number, Omit<Candle, 'id'>> {
  const { priceDecimals, amountDecimals } = world.instrument(symbol);
  const byStart = new Map<number, Trade[]>();
  for (const trade of world.trades.filter((one) => one.symbol === symbol)) {
    const start = periodStart(period, seconds(trade.ts));
    byStart.set(start, [...(byStart.get(start) ?? []), trade]);
  }
  return new Map([...byStart].map(([start, trades]) => {
    const prices = trades.map((trade) => toNumber(trade.price, priceDecimals));
    return [start, {
      open: prices[0] ?? 0, close: prices.at(-1) ?? 0, high: Math.max(...prices), low: Math.min(...prices),
      amount: toNumber(trades.reduce((sum, trade) => sum + trade.amount, 0n), amountDecimals),
      vol: toNumber(trades.reduce((sum, trade) => sum + trade.amount * trade.price, 0n), priceDecimals + amountDecimals),
      count: trades.length,
    }];
  }));
}

describe('a first start', () => {
  it('has books, prices and a past at once', async () => {
    const world = new MarketWorld(store, ['btcusdt', 'eurusdt', 'aaplusdt']);
    await world.markets.start();
    for (const { symbol } of world.markets.instruments) {
      const { bids, asks } = world.markets.depth(symbol);
      expect(Math.min(bids.length, asks.length)).toBeGreaterThanOrEqual(20);
      expect(bids[0]?.[0]).toBeLessThan(asks[0]?.[0] ?? 0);
      const { open, high, low, close, amount, vol, count } = world.markets.detail(symbol);
      expect(low).toBeLessThanOrEqual(Math.min(open, close));
      expect(high).toBeGreaterThanOrEqual(Math.max(open, close));
      expect(Math.min(amount, vol, count)).toBeGreaterThan(0);
      expect(world.markets.spark(symbol)).toHaveLength(24);
      expect(world.markets.spark(symbol).at(-1)).toBe(close);
    }
    near(world.markets.detail('btcusdt').close, 64_218.5, 0.001);
  });

  it('has three years of days and longer candles, and a month of minutes', async () => {
    const world = new MarketWorld(store, ['ethusdt', 'nvdausdt']);
    await world.markets.start();
    const now = seconds(FRIDAY);
    for (const symbol of ['ethusdt', 'nvdausdt']) {
      const count = async (period: Period) => (await world.markets.candles(symbol, period, 0, now, 2000)).length;
      expect(await count('1year')).toBe(6);
      expect(await count('1mon')).toBeGreaterThan(36);
      expect(await count('1week')).toBeGreaterThan(156);
      expect(await count('1day')).toBeGreaterThan(780);
      const [first] = await world.markets.candles(symbol, '1min', now - 29 * 86_400, now - 28 * 86_400, 5);
      expect(first?.count).toBeGreaterThan(0);
      // A minute is kept for 30 days, also where nobody ever kept it.
      expect(await world.markets.candles(symbol, '1min', 0, now - 31 * 86_400, 5)).toEqual([]);
    }
  });

  it('agrees with itself in every period', async () => {
    const world = new MarketWorld(store, ['solusdt', 'tslausdt']);
    await world.markets.start();
    for (const symbol of ['solusdt', 'tslausdt']) {
      for (const [short, long, count] of [
        ['1min', '5min', 9], ['5min', '15min', 9], ['15min', '30min', 9], ['30min', '60min', 9], ['1min', '60min', 5],
        ['60min', '4hour', 9], ['4hour', '1day', 9], ['1min', '1day', 2], ['1day', '1week', 5], ['1day', '1mon', 5], ['1mon', '1year', 3],
      ] as const) expect(await expectLadder(world, symbol, short, long, count)).toBeGreaterThan(0);
    }
  });

  it('is the same with the same seed and clock, and another with another seed', async () => {
    const one = new MarketWorld(store, ['btcusdt']);
    await one.markets.start();
    await one.run(20);
    const ofOne = await one.markets.candles('btcusdt', '60min', 0, seconds(FRIDAY), 50);
    await client.exec('drop schema public cascade; create schema public');
    const two = new MarketWorld(await wrapPglite(client), ['btcusdt']);
    await two.markets.start();
    await two.run(20);
    expect(two.trades).toEqual(one.trades);
    expect(two.markets.depth('btcusdt')).toEqual(one.markets.depth('btcusdt'));
    await client.exec('drop schema public cascade; create schema public');
    const other = new MarketWorld(await wrapPglite(client), ['btcusdt'], { seed: 'other' });
    await other.markets.start();
    expect(await other.markets.candles('btcusdt', '60min', 0, seconds(FRIDAY), 50)).not.toEqual(ofOne);
  });

  it('gives windows by inclusive bounds, the newest of them, ascending, the running one included', async () => {
    const world = new MarketWorld(store, ['btcusdt']);
    await world.markets.start();
    const minute = periodStart('1min', seconds(FRIDAY));
    const ids = async (from: number, to: number, limit: number) =>
      (await world.markets.candles('btcusdt', '1min', from, to, limit)).map((candle) => candle.id);
    expect(await ids(minute - 120, minute, 10)).toEqual([minute - 120, minute - 60, minute]);
    expect(await ids(minute - 120, minute + 9999, 2)).toEqual([minute - 60, minute]);
    expect(await ids(minute - 119, minute - 60, 10)).toEqual([minute - 60]);
    expect(await ids(minute, minute - 1, 10)).toEqual([]);
    expect(await ids(minute + 60, minute + 600, 10)).toEqual([]);
    expect(await ids(0, minute, 1)).toEqual([minute]);
  });
});

describe('trading', () => {
  it('makes all candles from the trades that it tells of', async () => {
    const world = new MarketWorld(store, ['btcusdt', 'xptusdt', 'aaplusdt']);
    await world.markets.start();
    const begun = seconds(FRIDAY);
    await world.run(400, 500);
    await world.markets.checkpoint();
    await world.run(200, 500);
    const now = seconds(world.clock.time);
    for (const { symbol } of world.markets.instruments) {
      const trades = folded(world, symbol, '1min');
      expect(trades.size).toBeGreaterThan(5);
      for (const candle of await world.markets.candles(symbol, '1min', begun, now, 100)) {
        const { id, ...rest } = candle;
        const expected = trades.get(id);
        if (expected) expect(rest).toEqual(expected);
        else expect(rest).toMatchObject({ amount: 0, vol: 0, count: 0, high: rest.low });
      }
      for (const [short, long] of [['1min', '5min'], ['1min', '15min'], ['1min', '60min'], ['60min', '4hour'], ['4hour', '1day'], ['1day', '1mon']] as const) {
        await expectLadder(world, symbol, short, long, 3);
      }
      const last = world.trades.filter((trade) => trade.symbol === symbol).at(-1);
      expect(world.markets.lastPrice(symbol)).toBe(last?.price);
      expect(world.markets.lastTrades(symbol, 1)).toEqual([last]);
      const told = world.candles.filter((event) => event.symbol === symbol && event.period === '5min').at(-1);
      expect(told?.candle).toEqual(world.markets.current(symbol, '5min'));
    }
    expect(new Set(world.candles.map((event) => event.period))).toEqual(new Set(PERIODS));
  });

  it('counts the day over 24 rolling hours', async () => {
    const world = new MarketWorld(store, ['ltcusdt']);
    await world.markets.start();
    await world.run(130, 500);
    const now = seconds(world.clock.time);
    const from = periodStart('1min', now) - 1439 * 60;
    const sum = merge(await world.markets.candles('ltcusdt', '1min', from, now, 2000));
    const { open, high, low, close, amount, count } = world.markets.detail('ltcusdt');
    expect({ open, high, low, close, count }).toEqual({ open: sum?.open, high: sum?.high, low: sum?.low, close: sum?.close, count: sum?.count });
    expect(amount).toBeCloseTo(sum?.amount ?? 0, 5);
  });

  it('chains the changes of a book without holes, and they make the book', async () => {
    const world = new MarketWorld(store, ['dogeusdt']);
    await world.markets.start();
    await world.run(60);
    const sides = { buy: new Map<number, number>(), sell: new Map<number, number>() };
    for (const [index, book] of world.books.entries()) {
      if (index > 0) expect(book.previous).toBe(world.books[index - 1]?.version);
      expect(book.version).toBeGreaterThan(book.previous);
      for (const { side, price, size } of book.changes) {
        if (size === 0) sides[side].delete(price);
        else sides[side].set(price, size);
      }
    }
    const depth = world.markets.depth('dogeusdt', 1000);
    expect(depth.version).toBe(world.books.at(-1)?.version);
    expect([...sides.buy].sort((a, b) => b[0] - a[0])).toEqual(depth.bids);
    expect([...sides.sell].sort((a, b) => a[0] - b[0])).toEqual(depth.asks);
  });

  it('gives ascending ids that no two trades share', async () => {
    const world = new MarketWorld(store, ['btcusdt', 'ethusdt']);
    await world.markets.start();
    await world.run(60);
    const ids = world.trades.map((trade) => trade.id);
    expect(ids.length).toBeGreaterThan(50);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort((a, b) => a - b)).toEqual(ids);
  });

  it('is not harmed by a listener that throws', async () => {
    const world = new MarketWorld(store, ['btcusdt']);
    world.markets.on('book', () => {
      throw new Error('a broken feed');
    });
    await world.markets.start();
    const before = world.books.length;
    await world.run(5);
    expect(world.books.length).toBeGreaterThan(before);
    expect(world.complaints).toContain('a listener of the markets failed');
  });
});

describe("a user's order", () => {
  async function open(symbol = 'btcusdt'): Promise<MarketWorld> {
    const world = new MarketWorld(store, [symbol]);
    await world.markets.start();
    return world;
  }
  const picture = (depth: Depth) => ({ bids: depth.bids, asks: depth.asks, version: depth.version });

  it('meets the makers in the book, settled before anybody hears of it', async () => {
    const world = await open();
    const best = world.markets.depth('btcusdt', 1).asks[0]?.[0] ?? 0;
    const heard: string[] = [];
    world.markets.on('trade', () => heard.push('trade'));
    const plan = await world.markets.submit('btcusdt', userOrder(7, 'buy', 10_000_000n, 3n), {
      isMarket: true,
      settle: async (planned) => {
        await Promise.resolve();
        heard.push(`settle ${planned.tradeIds.length}`);
      },
    });
    expect(heard).toEqual(['settle 1', 'trade']);
    expect(plan.fills.map((fill) => [toNumber(fill.price, 1), fill.amount])).toEqual([[best, 3n]]);
    expect(world.trades.at(-1)).toMatchObject({ id: plan.tradeIds[0], side: 'buy', amount: 3n, ts: world.clock.time });
  });

  it('changes nothing where its settlement fails, and its trade ids are gone', async () => {
    const world = await open();
    await world.run(3);
    const [before, trades, candle] = [picture(world.markets.depth('btcusdt')), world.trades.length, world.markets.current('btcusdt', '1day')];
    let refused: MatchPlan | undefined;
    await expect(world.markets.submit('btcusdt', userOrder(7, 'buy', 10_000_000n, 5n), {
      isMarket: true,
      settle: async (plan) => {
        refused = plan;
        throw new Refusal('balance');
      },
    })).rejects.toThrow('balance');
    expect(picture(world.markets.depth('btcusdt'))).toEqual(before);
    expect([world.trades.length, world.markets.current('btcusdt', '1day')]).toEqual([trades, candle]);
    const plan = await world.markets.submit('btcusdt', userOrder(7, 'buy', 10_000_000n, 5n), { isMarket: true, settle: agree });
    expect(plan.tradeIds[0]).toBeGreaterThan(refused?.tradeIds[0] ?? 0);
  });

  it('rests in the book, is filled by the makers when the price comes to it, and settled before that is told', async () => {
    const world = await open();
    const settled: MatchPlan[] = [];
    let told = 0;
    world.markets.on('trade', (trade) => {
      if (settled.some((plan) => plan.tradeIds.includes(trade.id))) told += 1;
    });
    world.markets.setUserSettle(async (plan) => {
      await Promise.resolve();
      settled.push(plan);
    });
    const bid = BigInt(Math.round((world.markets.depth('btcusdt', 1).bids[0]?.[0] ?? 0) * 10)) - 5n;
    const order = userOrder(7, 'buy', bid, 200n);
    await world.markets.submit('btcusdt', order, { isMarket: false, settle: agree });
    let filled = 0n;
    for (let round = 0; round < 1200 && filled < 200n; round += 1) {
      await world.run(1);
      filled = settled.flatMap((plan) => plan.fills).filter((fill) => fill.maker.id === order.id).reduce((sum, fill) => sum + fill.amount, 0n);
    }
    expect(filled).toBe(200n);
    expect(settled.every((plan) => 'house' in plan.taker.owner && plan.taker.side === 'sell')).toBe(true);
    const mine = settled.flatMap((plan) => plan.fills).filter((fill) => fill.maker.id === order.id);
    expect(mine.every((fill) => fill.price === bid)).toBe(true);
    expect(told).toBeGreaterThanOrEqual(mine.length);
    expect(await world.markets.cancel('btcusdt', order.id, () => Promise.resolve())).toBe(false);
    expect(world.complaints).toEqual([]);
  });

  it('keeps the makers waiting while it is being settled', async () => {
    const world = await open();
    let finish = () => undefined as void;
    const submitted = world.markets.submit('btcusdt', userOrder(7, 'sell', 1n, 4n), {
      isMarket: true,
      settle: () => new Promise<void>((resolve) => {
        finish = resolve;
      }),
    });
    await Promise.resolve();
    const version = world.markets.depth('btcusdt').version;
    for (let tick = 0; tick < 20; tick += 1) {
      world.clock.time += 250;
      world.markets.step();
    }
    expect([world.markets.depth('btcusdt').version, world.trades.length]).toEqual([version, 0]);
    finish();
    expect((await submitted).fills).toHaveLength(1);
    await world.markets.settled();
    // The user's trade comes first, then what the makers did.
    expect(world.trades[0]).toMatchObject({ side: 'sell', amount: 4n });
    expect(world.markets.depth('btcusdt').version).toBeGreaterThan(version + 1);
  });

  it('is filled or cancelled, never both', async () => {
    const world = await open();
    const ask = BigInt(Math.round((world.markets.depth('btcusdt', 1).asks[0]?.[0] ?? 0) * 10)) - 1n;
    for (let round = 0; round < 20; round += 1) {
      const order = userOrder(7, 'sell', ask, 10n);
      const resting = await world.markets.submit('btcusdt', order, { isMarket: false, settle: agree });
      if (resting.rest === 0n) continue;
      let released = 0n;
      const [plan, isCancelled] = await Promise.all([
        world.markets.submit('btcusdt', userOrder(8, 'buy', ask, 4n), { isMarket: false, settle: agree }),
        world.markets.cancel('btcusdt', order.id, async (left) => {
          released = left.remaining;
        }),
      ]);
      const filled = plan.fills.filter((fill) => fill.maker.id === order.id).reduce((sum, fill) => sum + fill.amount, 0n);
      expect([isCancelled, filled + released]).toEqual([true, 10n]);
      if (plan.rest > 0n) await world.markets.cancel('btcusdt', plan.taker.id, () => Promise.resolve());
    }
  });

  it('stays where its release fails', async () => {
    const world = await open();
    const order = userOrder(7, 'buy', 10n, 10n);
    await world.markets.submit('btcusdt', order, { isMarket: false, settle: agree });
    await expect(world.markets.cancel('btcusdt', order.id, () => Promise.reject(new Error('no store')))).rejects.toThrow('no store');
    expect(await world.markets.cancel('btcusdt', order.id, () => Promise.resolve())).toBe(true);
    expect(await world.markets.cancel('btcusdt', order.id, () => Promise.resolve())).toBe(false);
  });

  it('stands in the book again before the makers quote, and they keep away from it until it can be settled', async () => {
    const world = new MarketWorld(store, ['btcusdt']);
    const order = userOrder(7, 'buy', 660_000n, 50n);
    world.markets.restore('btcusdt', [order]);
    await world.markets.start();
    expect(world.markets.depth('btcusdt', 1).bids[0]).toEqual([66_000, 0.005]);
    await world.run(3);
    expect(world.markets.depth('btcusdt', 1).bids[0]).toEqual([66_000, 0.005]);
    world.markets.setUserSettle(agree);
    await world.run(2);
    expect(await world.markets.cancel('btcusdt', order.id, () => Promise.resolve())).toBe(false);
    expect(world.trades.some((trade) => trade.price === 660_000n && trade.amount === 50n)).toBe(true);
  });

  it('is left alone for a while after a fill of it could not be settled', async () => {
    const world = new MarketWorld(store, ['btcusdt']);
    let tries = 0;
    world.markets.setUserSettle(() => {
      tries += 1;
      return Promise.reject(new Error('no store'));
    });
    const order = userOrder(7, 'buy', 660_000n, 50n);
    world.markets.restore('btcusdt', [order]);
    await world.markets.start();
    await world.run(4);
    expect(tries).toBe(1);
    await world.run(4);
    expect(tries).toBe(2);
    expect(world.markets.depth('btcusdt', 1).bids[0]).toEqual([66_000, 0.005]);
    expect(world.complaints).toContain('a fill with a user failed');
  });
});

describe('a stock', () => {
  const CLOSE = Date.UTC(2026, 10, 20, 21);
  const OPEN = Date.UTC(2026, 10, 23, 14, 30);

  it('has quotes in its session only, and outside it refuses orders and says when it opens', async () => {
    const world = new MarketWorld(store, ['aaplusdt'], { clock: new HandClock(CLOSE - 5000) });
    await world.markets.start();
    await world.run(4);
    expect(world.markets.session('aaplusdt')).toEqual({ isOpen: true, next: CLOSE });
    expect(world.markets.depth('aaplusdt').bids.length).toBeGreaterThan(10);
    const order = userOrder(7, 'buy', 100n, 100n);
    await world.markets.submit('aaplusdt', order, { isMarket: false, settle: agree });
    await world.run(3);
    expect(world.markets.session('aaplusdt')).toEqual({ isOpen: false, next: OPEN });
    expect(world.markets.depth('aaplusdt')).toMatchObject({ bids: [[1, 1]], asks: [] });
    await expect(world.markets.submit('aaplusdt', userOrder(7, 'buy', 100n, 1n), { isMarket: false, settle: agree }))
      .rejects.toMatchObject({ key: 'marketClosed', values: { pair: 'AAPL/USDT', time: '2026-11-23 14:30:00 UTC' } });
    expect(await world.markets.cancel('aaplusdt', order.id, () => Promise.resolve())).toBe(true);
  });

  it('keeps its day and its sparkline over the weekend, has no candles in it, and goes on from there', async () => {
    const clock = new HandClock(CLOSE - 90_000);
    const world = new MarketWorld(store, ['aaplusdt'], { clock });
    await world.markets.start();
    await world.run(95, 500);
    const friday = world.markets.detail('aaplusdt');
    expect(friday.amount).toBeGreaterThan(0);
    // A look a minute, as the schedule has it at least.
    for (; clock.time < OPEN - 60_000; clock.time += 60_000) world.markets.step();
    const { version: _, id: __, ...monday } = world.markets.detail('aaplusdt');
    expect(friday).toMatchObject(monday);
    expect(await world.markets.candles('aaplusdt', '60min', seconds(CLOSE) + 3600, seconds(clock.time), 100)).toEqual([]);
    const [last] = await world.markets.candles('aaplusdt', '1min', 0, seconds(clock.time), 1);
    expect(last?.id).toBe(seconds(CLOSE) - 60);
    await world.run(150, 500);
    expect(world.trades.some((trade) => trade.ts >= OPEN)).toBe(true);
    const today = world.markets.detail('aaplusdt');
    expect(today.open).toBe(friday.close);
    expect(today.count).toBeLessThan(friday.count);
    expect(await expectLadder(world, 'aaplusdt', '1min', '1day', 2)).toBe(2);
  });
});

describe('a restart', () => {
  const all = async (world: MarketWorld, period: Period, to: number) => world.markets.candles('btcusdt', period, 0, to, 200);

  it('goes on where a clean stop left off', async () => {
    const clock = new HandClock();
    const one = new MarketWorld(store, ['btcusdt', 'aaplusdt'], { clock });
    await one.markets.start();
    await one.run(200, 500);
    const periods = new Map<Period, readonly Candle[]>();
    for (const period of PERIODS) periods.set(period, await all(one, period, seconds(clock.time)));
    const [detail, spark, last] = [one.markets.detail('btcusdt'), one.markets.spark('btcusdt'), one.markets.lastPrice('btcusdt')];
    await one.markets.stop();
    clock.time += 1000;

    const two = new MarketWorld(store, ['btcusdt', 'aaplusdt'], { clock, seed: 'a seed of today is too late' });
    await two.markets.start();
    expect(two.markets.lastPrice('btcusdt')).toBe(last);
    for (const period of PERIODS) expect(await all(two, period, seconds(clock.time)), period).toEqual(periods.get(period));
    const { version, id, ...day } = two.markets.detail('btcusdt');
    expect(detail).toMatchObject(day);
    expect(version).toBeGreaterThan(detail.version);
    expect(two.markets.spark('btcusdt')).toEqual(spark);
    await two.run(20);
    expect(two.trades[0]?.id).toBe((one.trades.at(-1)?.id ?? 0) + 1);
    near(Number(two.trades[0]?.price), Number(last), 0.002);
  });

  it('after a kill loses the market trades since the last checkpoint, and no id is used again', async () => {
    const clock = new HandClock();
    const one = new MarketWorld(store, ['btcusdt'], { clock });
    await one.markets.start();
    await one.run(100, 500);
    await one.markets.checkpoint();
    const kept = one.trades.length;
    await one.run(30, 500);
    expect(one.trades.length).toBeGreaterThan(kept);

    clock.time += 3 * 60_000;
    const two = new MarketWorld(store, ['btcusdt'], { clock });
    await two.markets.start();
    await two.run(100, 500);
    expect(Math.min(...two.trades.map((trade) => trade.id))).toBeGreaterThan(Math.max(...one.trades.map((trade) => trade.id)));
    const minutes = await two.markets.candles('btcusdt', '1min', seconds(FRIDAY), seconds(clock.time), 100);
    // The minutes of the pause are flat at the last price that was kept.
    const flat = minutes.filter((candle) => candle.count === 0);
    expect(flat.length).toBeGreaterThanOrEqual(2);
    const lastKept = toNumber(one.trades[kept - 1]?.price ?? 0n, 1);
    for (const candle of flat) expect(candle).toMatchObject({ open: lastKept, high: lastKept, low: lastKept, close: lastKept, amount: 0, vol: 0 });
    expect(minutes.map((candle) => candle.id)).toEqual(minutes.map((_, index) => (minutes[0]?.id ?? 0) + index * 60));
    near(Number(two.trades[0]?.price), Number(one.trades[kept - 1]?.price), 0.002);
    const lived = merge(minutes);
    expect(lived?.count).toBe(kept + two.trades.length);
    for (const [short, long] of [['1min', '5min'], ['1min', '60min'], ['60min', '1day'], ['1day', '1mon']] as const) {
      await expectLadder(two, 'btcusdt', short, long, 2);
    }
  });

  it('after days tells of them as of the past before the first start', async () => {
    const clock = new HandClock();
    const one = new MarketWorld(store, ['btcusdt'], { clock });
    await one.markets.start();
    await one.run(70, 500);
    await one.markets.stop();
    clock.time += 3 * 86_400_000;
    const two = new MarketWorld(store, ['btcusdt'], { clock });
    await two.markets.start();
    await two.run(70, 500);
    const hours = await two.markets.candles('btcusdt', '60min', 0, seconds(clock.time), 80);
    expect(hours.every((candle) => candle.count > 0)).toBe(true);
    near(two.markets.detail('btcusdt').amount, hours.slice(-25, -1).reduce((sum, candle) => sum + candle.amount, 0), 0.5);
    for (const [short, long] of [['1min', '60min'], ['60min', '4hour'], ['60min', '1day'], ['1day', '1week'], ['1mon', '1year']] as const) {
      await expectLadder(two, 'btcusdt', short, long, 5);
    }
  });
});

describe('a clock that is driven forward', () => {
  it('leaves no hole: the time is told by the process, in all periods, and the makers go on from there', async () => {
    const world = new MarketWorld(store, ['btcusdt', 'aaplusdt']);
    await world.markets.start();
    await world.run(130, 500);
    world.clock.time += 3 * 86_400_000 + 12_345_678;
    await world.run(130, 500);
    await world.markets.checkpoint();
    const now = seconds(world.clock.time);
    const hours = await world.markets.candles('btcusdt', '60min', 0, now, 90);
    expect(hours.every((candle) => candle.count > 0)).toBe(true);
    for (const symbol of ['btcusdt', 'aaplusdt']) {
      for (const [short, long] of [['1min', '5min'], ['1min', '60min'], ['60min', '4hour'], ['60min', '1day'], ['1day', '1week'], ['1day', '1mon'], ['1mon', '1year']] as const) {
        await expectLadder(world, symbol, short, long, 5);
      }
    }
    const minute = periodStart('1min', now);
    const sum = merge(await world.markets.candles('btcusdt', '1min', minute - 1439 * 60, now, 2000));
    expect(world.markets.detail('btcusdt')).toMatchObject({ open: sum?.open, high: sum?.high, low: sum?.low, close: sum?.close, count: sum?.count });

    const again = new MarketWorld(store, ['btcusdt', 'aaplusdt'], { clock: world.clock });
    await again.markets.start();
    expect(await again.markets.candles('btcusdt', '60min', 0, now, 90)).toEqual(hours);
  });

  it('fills the orders of users that the price has passed, and no others', async () => {
    const world = new MarketWorld(store, ['btcusdt']);
    world.markets.setUserSettle(agree);
    await world.markets.start();
    const start = Number(world.markets.lastPrice('btcusdt'));
    world.clock.time += 1000;
    const orders = [-0.25, -0.003, 0.003, 0.25].map((share) =>
      userOrder(7, share < 0 ? 'buy' : 'sell', BigInt(Math.round(start * (1 + share))), 500n));
    for (const order of orders) await world.markets.submit('btcusdt', order, { isMarket: false, settle: agree });
    world.clock.time += 10 * 86_400_000;
    await world.run(5);
    const minutes = await world.markets.candles('btcusdt', '1min', seconds(FRIDAY) + 60, seconds(world.clock.time) - 60, 15_000);
    const [low, high] = [Math.min(...minutes.map((one) => one.low)) * 10, Math.max(...minutes.map((one) => one.high)) * 10];
    let passed = 0;
    for (const order of orders) {
      const isPassed = order.side === 'buy' ? low <= Number(order.price) : high >= Number(order.price);
      const stands = await world.markets.cancel('btcusdt', order.id, () => Promise.resolve());
      expect(stands, `${order.side} ${order.price} of ${low} to ${high}`).toBe(!isPassed);
      if (isPassed) passed += 1;
    }
    expect(passed).toBeGreaterThan(0);
    expect(passed).toBeLessThan(orders.length);
    const { bids, asks } = world.markets.depth('btcusdt', 1);
    expect(bids[0]?.[0]).toBeLessThan(asks[0]?.[0] ?? 0);
  });
});

describe('the ledger', () => {
  const balances = () => queryRows<{ owner: string; coin: number; available: string }>(store.db, sql`
    select owner, coin, available::text as available from balances order by owner, coin`);

  it('knows what the makers have from outside, and gets their net with the last checkpoint', async () => {
    const world = new MarketWorld(store, ['btcusdt', 'ethusdt']);
    await world.markets.start();
    const funded = await balances();
    expect(funded.filter((row) => row.owner.startsWith('house:maker:'))).toHaveLength(9);
    await world.run(60);
    await world.markets.checkpoint();
    expect(await balances()).toEqual(funded);
    await world.markets.stop();
    const after = await balances();
    expect(after).not.toEqual(funded);
    const scaled = (text: string) => BigInt(text.replace('.', ''));
    for (const coin of [1, 2, 3]) {
      expect(after.filter((row) => row.coin === coin).reduce((sum, row) => sum + scaled(row.available), 0n)).toBe(0n);
    }
    expect(after.every((row) => row.owner === 'house:outside' || scaled(row.available) > 0n)).toBe(true);
    // Nobody is funded twice.
    const again = new MarketWorld(store, ['btcusdt', 'ethusdt'], { clock: world.clock });
    await again.markets.start();
    expect(await balances()).toEqual(after);
  });

  it('loses nothing of the net over a kill', async () => {
    const clock = new HandClock();
    const world = new MarketWorld(store, ['btcusdt'], { clock });
    await world.markets.start();
    await world.run(60);
    await world.markets.checkpoint();
    // The third maker takes in every trade between makers.
    const bought = world.trades.reduce((sum, trade) => sum + (trade.side === 'buy' ? trade.amount : -trade.amount), 0n);
    const held = async () => {
      const row = (await balances()).find((one) => one.owner === 'house:maker:3' && one.coin === 1);
      return BigInt((row?.available ?? '').replace('.', '').slice(0, -14));
    };
    const before = await held();
    await world.run(20);
    const two = new MarketWorld(store, ['btcusdt'], { clock });
    await two.markets.start();
    await two.markets.stop();
    expect((await held()) - before).toBe(bought);
    expect(bought).not.toBe(0n);
  });
});

describe('an upstream (readings G12)', () => {
  class FakeSource implements ReferenceSource {
    readonly prices = new Map<string, number>();
    readonly asked: string[] = [];
    isDown = false;
    has = (symbol: string) => this.prices.has(symbol);
    price = (symbol: string) => (this.isDown ? undefined : this.prices.get(symbol));
    onPrice = () => () => undefined;
    history = async (symbol: string, period: Period, from: number, to: number): Promise<Candle[]> => {
      if (this.isDown) throw new Error('no link');
      this.asked.push(`${symbol} ${period}`);
      const candles: Candle[] = [];
      for (let id = periodStart(period, from); id <= to && candles.length < 2000; id = nextStart(period, id)) {
        if (id >= from) candles.push({ id, open: 90_000, close: 91_000, high: 92_000, low: 89_000, amount: 10, vol: 900_000, count: 5 });
      }
      return candles;
    };
  }

  it('gives the reference and the past of the symbols that it has; the others stay seeded', async () => {
    const source = new FakeSource();
    source.prices.set('btcusdt', 91_000);
    const world = new MarketWorld(store, ['btcusdt', 'ethusdt'], { upstream: source });
    await world.markets.start();
    near(world.markets.depth('btcusdt', 1).bids[0]?.[0] ?? 0, 91_000, 0.001);
    near(world.markets.detail('ethusdt').close, 3412.66, 0.01);
    await world.run(2);
    source.prices.set('btcusdt', 91_500);
    await world.run(5);
    near(world.markets.depth('btcusdt', 1).bids[0]?.[0] ?? 0, 91_500, 0.001);
    const past = await world.markets.candles('btcusdt', '1day', 0, seconds(FRIDAY) - 86_400, 5);
    expect(past.map((candle) => candle.high)).toEqual([92_000, 92_000, 92_000, 92_000, 92_000]);
    expect(source.asked.every((ask) => ask.startsWith('btcusdt'))).toBe(true);
    expect(world.markets.detail('btcusdt').amount).toBeGreaterThan(14_000);
    expect((await world.markets.candles('ethusdt', '1day', 0, seconds(FRIDAY) - 86_400, 5))[0]?.high).toBeGreaterThan(1000);
  });

  it('when it goes away the process takes over from its last price, and gives back when it returns', async () => {
    const source = new FakeSource();
    source.prices.set('btcusdt', 91_000);
    const world = new MarketWorld(store, ['btcusdt'], { upstream: source });
    await world.markets.start();
    source.prices.set('btcusdt', 80_000);
    await world.run(5);
    source.isDown = true;
    await world.run(10);
    near(world.markets.depth('btcusdt', 1).bids[0]?.[0] ?? 0, 80_000, 0.004);
    const still = world.trades.length;
    await world.run(20);
    expect(world.trades.length).toBeGreaterThan(still);
    // Out of reach, the past is told by the process at the level of the first price.
    const [old] = await world.markets.candles('btcusdt', '1day', 0, seconds(FRIDAY) - 86_400, 1);
    near(old?.close ?? 0, 91_000, 0.4);
    source.isDown = false;
    source.prices.set('btcusdt', 85_000);
    await world.run(5);
    near(world.markets.depth('btcusdt', 1).bids[0]?.[0] ?? 0, 85_000, 0.001);
  });
});
