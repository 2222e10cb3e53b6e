import { sql } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  expectLadder,
  expectNear,
  FRIDAY,
  HandClock,
  MarketWorld,
  merge,
  seconds,
  userOrder,
} from '../../../tests/support/market-world.ts';
import { settleBy } from '../../../tests/support/settle-by.ts';
import { describeOnStores } from '../../../tests/support/stores.ts';
import { TestClock } from '../../../tests/support/test-clock.ts';
import { withTransaction } from '../../../tests/support/with-transaction.ts';
import { PERIODS, type Period } from '../../contract/sockets.ts';
import { toNumber } from '../../domain/scaled.ts';
import { INSTRUMENTS } from '../assets/instruments.ts';
import { createLedger } from '../ledger/ledger.ts';
import { periodStart } from '../market-data/candles/periods.ts';
import type { Candle } from '../market-data/port.ts';
import { LoopQueue } from '../platform/loop-queue.ts';
import type { Store } from '../platform/store/open.ts';
import { createMarkets, type MarketEngine } from './index.ts';
import { FACT, readFacts } from './state/tables.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

describeOnStores('a restart', (open) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });

  /** A tick of now. */
  const tickOf = async ({ markets }: MarketWorld, symbol: string) => {
    await markets.tick();
    const tick = markets.ticks.latest(symbol);
    if (!tick) throw new Error(`There is no tick of ${symbol}`);
    return tick;
  };
  const all = async (world: MarketWorld, period: Period, to: number) =>
    world.markets.candles('btcusdt', period, 0, to, 200);

  it('brings back the past of a symbol that a run before it did without', async () => {
    const clock = new HandClock();
    const told = async (world: MarketWorld) => ({
      trades: world.markets.lastTrades('ethusdt', 20),
      hours: await world.markets.candles('ethusdt', '60min', 0, seconds(FRIDAY) - 3600, 200),
    });
    const run = async (symbols: string[]) => {
      const world = new MarketWorld(store, symbols, { clock });
      await world.markets.start();
      return world;
    };
    const one = await run(['btcusdt', 'ethusdt']);
    await one.run(20, 500);
    const before = await told(one);
    await one.markets.stop();
    const two = await run(['btcusdt']);
    await two.run(2, 500);
    await two.markets.stop();
    const three = await run(['btcusdt', 'ethusdt']);
    expect(before.trades.length).toBeGreaterThan(3);
    expect(await told(three)).toEqual(before);
    await three.markets.stop();
  });

  it('goes on where a clean stop left off', async () => {
    const clock = new HandClock();
    const one = new MarketWorld(store, ['btcusdt', 'aaplusdt'], { clock });
    await one.markets.start();
    await one.run(200, 500);
    const periods = new Map<Period, readonly Candle[]>();
    for (const period of PERIODS) periods.set(period, await all(one, period, seconds(clock.time)));
    const [detail, spark, last] = [
      one.markets.detail('btcusdt'),
      one.markets.spark('btcusdt'),
      one.markets.lastPrice('btcusdt'),
    ];
    await one.markets.stop();
    clock.time += 1000;

    const two = new MarketWorld(store, ['btcusdt', 'aaplusdt'], { clock, seed: 'a seed of today is too late' });
    await two.markets.start();
    expect(two.markets.lastPrice('btcusdt')).toBe(last);
    for (const period of PERIODS)
      expect(await all(two, period, seconds(clock.time)), period).toEqual(periods.get(period));
    const { version, id, ...day } = two.markets.detail('btcusdt');
    expect(detail).toMatchObject(day);
    expect(version).toBeGreaterThan(detail.version);
    expect(two.markets.spark('btcusdt')).toEqual(spark);
    await two.run(20);
    expect(two.trades[0]?.id).toBe((one.trades.at(-1)?.id ?? 0) + 1);
    expectNear(Number(two.trades[0]?.price), Number(last), 0.002);
  });

  it('goes on where the reference stood, wherever the last trade of users left the price', async () => {
    const [clock, symbol] = [new HandClock(), 'algousdt'];
    const one = new MarketWorld(store, [symbol], { clock });
    one.markets.setSettle(settleBy());
    await one.markets.start();
    await one.run(30);
    const { index } = await tickOf(one, symbol);
    // Two who are one empty the ladder, and meet three times as high: the last trade before the stop.
    const far = index * 3n;
    await one.markets.submit(symbol, userOrder(8, 'sell', far, 100n), { isMarket: false });
    await one.markets.submit(symbol, userOrder(7, 'buy', far, 100_000_000n), { isMarket: false });
    await one.markets.settled();
    expect(one.markets.lastPrice(symbol)).toBe(far);
    await one.markets.stop();
    clock.time += 3000;

    const two = new MarketWorld(store, [symbol], { clock });
    await two.markets.start();
    expectNear(Number((await tickOf(two, symbol)).index), Number(index), 0.01);
    await two.run(5);
    expectNear(
      Number(two.markets.depth(symbol).bids[0]?.[0]),
      toNumber(index, two.instrument(symbol).priceDecimals),
      0.01,
    );
  });

  it('shows a minute without trades at the last price, though the one before it is not stored yet', async () => {
    const clock = new HandClock();
    const one = new MarketWorld(store, ['btcusdt'], { clock });
    await one.markets.start();
    await one.run(200, 500);
    const last = toNumber(one.markets.lastPrice('btcusdt') ?? 0n, one.instrument('btcusdt').priceDecimals);
    const minute = periodStart('1min', seconds(clock.time)) + 60;
    clock.time += 2 * 60_000;
    await one.run(1);
    const [flat] = await one.markets.candles('btcusdt', '1min', minute, minute, 10);
    expect(flat).toMatchObject({ id: minute, open: last, close: last, amount: 0 });
  });

  it('shows a minute that ends while it is asked for with what was traded in it', async () => {
    const clock = new HandClock();
    const one = new MarketWorld(store, ['btcusdt'], { clock });
    await one.markets.start();
    await one.run(90, 500);
    const minute = periodStart('1min', seconds(clock.time));
    clock.time += 2 * 60_000;
    const each = vi.spyOn(LoopQueue.prototype, 'each').mockImplementationOnce(async (items, work) => {
      const all = [...items];
      for (const item of all.slice(0, -1)) work(item);
      await one.run(1);
      for (const item of all.slice(-1)) work(item);
    });
    const candles = await one.markets.candles('btcusdt', '1min', minute, seconds(clock.time), 10);
    expect(each).toHaveBeenCalled();
    each.mockRestore();
    expect(candles.find(({ id }) => id === minute)?.count).toBeGreaterThan(0);
  });

  it('gives no trade id that the stop before it did not count: while its last checkpoint is written orders are refused', async () => {
    let isHeld = false;
    let begin: () => void = () => undefined;
    let finish: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const slow = withTransaction(store, async (work) => {
      if (isHeld) {
        begin();
        await finished;
      }
      return store.transaction(work);
    });
    const one = new MarketWorld(slow, ['btcusdt']);
    one.markets.setSettle(settleBy());
    await one.markets.start();
    await one.run(30, 500);
    const bought = () => one.markets.submit('btcusdt', userOrder(7, 'buy', 10_000_000n, 3n), { isMarket: true });
    const { tradeIds } = (await bought()).plan;
    await one.markets.settled();
    isHeld = true;
    const stopped = one.markets.stop();
    await begun;
    await expect(bought()).rejects.toMatchObject({ key: 'marketStopping' });
    await expect(one.markets.cancel('btcusdt', { orderId: 'u1' })).rejects.toMatchObject({ key: 'marketStopping' });
    finish();
    await stopped;
    const given = Math.max(...tradeIds, ...one.trades.map(({ id }) => id));
    expect(Number((await readFacts(store.db)).get(FACT.tradeIds))).toBe(given);
    const two = new MarketWorld(store, ['btcusdt'], { clock: one.clock });
    await two.markets.start();
    await two.run(30, 500);
    expect(Math.min(...two.trades.map(({ id }) => id))).toBeGreaterThan(given);
  });

  it('after a kill has every trade that was told, in tape, candles and the day, and no id is used again', async () => {
    const clock = new HandClock();
    const one = new MarketWorld(store, ['btcusdt'], { clock });
    await one.markets.start();
    await one.run(100, 500);
    await one.markets.checkpoint();
    const kept = one.trades.length;
    await one.run(30, 500);
    expect(one.trades.length).toBeGreaterThan(kept);
    // These were made and nobody was told: a kill may take them.
    one.clock.time += 500;
    one.markets.step();
    const told = one.trades.length;
    const day = one.markets.current('btcusdt', '1day');
    const tape = one.markets.lastTrades('btcusdt', 1000);

    clock.time += 3 * 60_000;
    const two = new MarketWorld(store, ['btcusdt'], { clock });
    await two.markets.start();
    expect(two.markets.lastTrades('btcusdt', 1000)).toEqual(tape);
    expect(two.markets.lastPrice('btcusdt')).toBe(one.trades.at(-1)?.price);
    expect(two.markets.current('btcusdt', '1day')).toEqual(day);
    await two.run(100, 500);
    expect(Math.min(...two.trades.map((trade) => trade.id))).toBeGreaterThan(
      Math.max(...one.trades.map((trade) => trade.id)),
    );
    const minutes = await two.markets.candles(
      'btcusdt',
      '1min',
      periodStart('1min', seconds(FRIDAY)),
      seconds(clock.time),
      100,
    );
    // The minutes of the pause are flat at the last price that was kept.
    const flat = minutes.filter((candle) => candle.count === 0);
    expect(flat.length).toBeGreaterThanOrEqual(2);
    const lastKept = toNumber(one.trades[told - 1]?.price ?? 0n, 1);
    for (const candle of flat)
      expect(candle).toMatchObject({
        open: lastKept,
        high: lastKept,
        low: lastKept,
        close: lastKept,
        amount: 0,
        vol: 0,
      });
    expect(minutes.map((candle) => candle.id)).toEqual(minutes.map((_, index) => (minutes[0]?.id ?? 0) + index * 60));
    expectNear(Number(two.trades[0]?.price), Number(one.trades[told - 1]?.price), 0.002);
    const lived = merge(minutes);
    expect(lived?.count).toBe(told + two.trades.length);
    for (const [short, long] of [
      ['1min', '5min'],
      ['1min', '60min'],
      ['60min', '1day'],
      ['1day', '1mon'],
    ] as const) {
      await expectLadder(two, 'btcusdt', short, long, 2);
    }
  });

  it('shows no trade that a kill can take, however long the store refuses the journal', async () => {
    const clock = new HandClock();
    const one = new MarketWorld(store, ['btcusdt'], { clock });
    await one.markets.start();
    await one.run(70, 500);
    const picture = ({ markets }: MarketWorld) => ({
      tape: markets.lastTrades('btcusdt', 1000),
      last: markets.lastPrice('btcusdt'),
      day: markets.current('btcusdt', '1day'),
    });
    const told = picture(one);
    await store.db.execute(sql`alter table trade_journal rename to trade_journal_away`);
    try {
      for (let second = 0; second < 65; second += 1) {
        clock.time += 1000;
        one.markets.step();
        await one.markets.settled().catch(() => undefined);
      }
      await expect(one.markets.settled()).rejects.toThrow();
      // The machine sleeps, too: what waits is still nobody's to see.
      clock.time += 10 * 60_000;
      one.markets.step();
      expect(picture(one)).toEqual(told);
    } finally {
      await store.db.execute(sql`alter table trade_journal_away rename to trade_journal`);
    }
    const two = new MarketWorld(store, ['btcusdt'], { clock });
    await two.markets.start();
    expect(picture(two)).toEqual(told);

    // The one that lives on tells of all that waited as soon as the store takes it.
    await one.markets.settled();
    const waited = one.trades.length;
    expect(one.markets.lastTrades('btcusdt', 1000).length).toBeGreaterThan(told.tape.length);
    expect(one.markets.lastPrice('btcusdt')).toBe(one.trades.at(-1)?.price);
    await one.run(70, 500);
    expect(one.trades.length).toBeGreaterThan(waited);
    await expectLadder(one, 'btcusdt', '1min', '60min', 2);
  });

  it.each(['driven over', 'slept through by the machine'])('after a kill has every minute that was %s', async (way) => {
    const symbols = ['btcusdt', 'ethusdt'];
    const instruments = INSTRUMENTS.filter(({ symbol }) => symbols.includes(symbol));
    const driven = new TestClock(FRIDAY);
    const clock = new HandClock();
    const one =
      way === 'driven over'
        ? createMarkets({
            store,
            ledger: createLedger(driven),
            clock: driven,
            scheduler: driven,
            seed: 'test',
            log,
            instruments,
          })
        : new MarketWorld(store, symbols, { clock }).markets;
    await one.start();
    if (way === 'driven over') {
      await driven.liveThrough(61_000);
      await driven.advanceBy(3 * 3_600_000);
      driven.stop();
      clock.time = driven.now();
    } else {
      for (let second = 0; second < 61; second += 1) {
        clock.time += 1000;
        one.step();
      }
      await one.settled();
      clock.time += 3 * 3_600_000;
      await one.tick();
    }
    const now = seconds(clock.time);
    const picture = async (markets: MarketEngine) => ({
      minutes: await markets.candles('btcusdt', '1min', now - 3.5 * 3600, now, 300),
      hours: await markets.candles('ethusdt', '60min', now - 86_400, now, 30),
      last: markets.lastPrice('btcusdt'),
      closes: markets.spark('ethusdt'),
      day: { ...markets.detail('btcusdt'), version: 0 },
      ticks: await markets.ticks.between('btcusdt', { from: 0, to: clock.time - 1, limit: 10_000 }),
    });
    const told = await picture(one);
    expect(told.minutes.filter(({ count }) => count > 0).length).toBeGreaterThan(175);

    const two = new MarketWorld(store, symbols, { clock });
    await two.markets.start();
    expect(await picture(two.markets)).toEqual(told);
    const opens = new Map(told.minutes.map(({ id, open }) => [id * 1000, open]));
    const passed = told.ticks.filter(({ at }) => at > FRIDAY + 61_000 && at % 60_000 === 0);
    expect(passed.length).toBeGreaterThan(175);
    for (const { at, last, decimals } of passed) expect(toNumber(last, decimals)).toBe(opens.get(at));
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
    expectNear(
      two.markets.detail('btcusdt').amount,
      hours.slice(-25, -1).reduce((sum, candle) => sum + candle.amount, 0),
      0.5,
    );
    for (const [short, long] of [
      ['1min', '60min'],
      ['60min', '4hour'],
      ['60min', '1day'],
      ['1day', '1week'],
      ['1mon', '1year'],
    ] as const) {
      await expectLadder(two, 'btcusdt', short, long, 5);
    }
  });
});
