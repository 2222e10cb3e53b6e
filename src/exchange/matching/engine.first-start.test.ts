import { expect, it } from 'vitest';
import {
  emptyStores,
  expectLadder,
  expectNear,
  FRIDAY,
  MarketWorld,
  seconds,
} from '../../../tests/support/market-world.ts';
import { describeOnStores } from '../../../tests/support/stores.ts';
import type { Period } from '../../contract/sockets.ts';
import { periodStart } from '../market-data/candles/periods.ts';

describeOnStores('a first start', (open) => {
  const stores = emptyStores(open);

  it('has books, prices and a past at once', async () => {
    const world = new MarketWorld(stores.store, ['btcusdt', 'eurusdt', 'aaplusdt']);
    await world.markets.start();
    for (const { symbol } of world.markets.instruments) {
      const { bids, asks } = world.markets.depth(symbol);
      expect(Math.min(bids.length, asks.length)).toBeGreaterThanOrEqual(20);
      expect(bids[0]?.[0]).toBeLessThan(asks[0]?.[0] ?? 0);
      const { open, high, low, close, amount, vol, count } = world.markets.detail(symbol);
      expect(low).toBeLessThanOrEqual(Math.min(open, close));
      expect(high).toBeGreaterThanOrEqual(Math.max(open, close));
      expect(Math.min(amount, vol, count)).toBeGreaterThan(0);
      const spark = world.markets.spark(symbol);
      expect(spark.at(-1)).toBe(close);
      // A stock has as many hours as its session of the day.
      expect(spark.length).toBe(symbol === 'aaplusdt' ? 8 : 24);
      expect(Math.min(...spark)).toBeGreaterThanOrEqual(low);
      expect(Math.max(...spark)).toBeLessThanOrEqual(high);
    }
    expectNear(world.markets.detail('btcusdt').close, 64_218.5, 0.001);
  });

  it('has three years of days and longer candles, and a month of minutes', async () => {
    const world = new MarketWorld(stores.store, ['ethusdt', 'nvdausdt']);
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
    const world = new MarketWorld(stores.store, ['solusdt', 'tslausdt']);
    await world.markets.start();
    for (const symbol of ['solusdt', 'tslausdt']) {
      for (const [short, long, count] of [
        ['1min', '5min', 9],
        ['5min', '15min', 9],
        ['15min', '30min', 9],
        ['30min', '60min', 9],
        ['1min', '60min', 5],
        ['60min', '4hour', 9],
        ['4hour', '1day', 9],
        ['1min', '1day', 2],
        ['1day', '1week', 5],
        ['1day', '1mon', 5],
        ['1mon', '1year', 3],
      ] as const)
        expect(await expectLadder(world, symbol, short, long, count)).toBeGreaterThan(0);
    }
  });

  it('is the same with the same seed and clock, and another with another seed', async () => {
    const one = new MarketWorld(stores.store, ['btcusdt']);
    await one.markets.start();
    await one.run(20);
    const ofOne = await one.markets.candles('btcusdt', '60min', 0, seconds(FRIDAY), 50);
    const two = new MarketWorld(await stores.empty(), ['btcusdt']);
    await two.markets.start();
    await two.run(20);
    expect(two.trades).toEqual(one.trades);
    expect(two.markets.depth('btcusdt')).toEqual(one.markets.depth('btcusdt'));
    const other = new MarketWorld(await stores.empty(), ['btcusdt'], { seed: 'other' });
    await other.markets.start();
    expect(await other.markets.candles('btcusdt', '60min', 0, seconds(FRIDAY), 50)).not.toEqual(ofOne);
  });

  it('gives windows by inclusive bounds, the newest of them, ascending, the running one included', async () => {
    const world = new MarketWorld(stores.store, ['btcusdt']);
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
