import { expect, it } from 'vitest';
import {
  candlesOfTrades,
  emptyStores,
  expectLadder,
  FRIDAY,
  MarketWorld,
  merge,
  seconds,
} from '../../../tests/support/market-world.ts';
import { describeOnStores } from '../../../tests/support/stores.ts';
import { PERIODS } from '../../contract/sockets.ts';
import { periodStart } from '../market-data/candles/periods.ts';
import { LoopTeller, type Teller } from '../market-data/teller/teller.ts';
import { LoopQueue } from '../platform/loop-queue.ts';

describeOnStores('trading', (open) => {
  const stores = emptyStores(open);

  it('has the candle that ran when it was asked, however long the past takes to be told', async () => {
    const loop = new LoopTeller(new LoopQueue());
    let pass = async () => undefined as unknown;
    const slow: Teller = {
      async tell(path, spans) {
        await pass();
        return loop.tell(path, spans);
      },
    };
    const world = new MarketWorld(stores.store, ['btcusdt'], { teller: slow });
    await world.markets.start();
    await world.run(30);
    const now = seconds(world.clock.time);
    const ran = world.markets.current('btcusdt', '1min');
    expect(ran?.count).toBeGreaterThan(0);
    pass = () => world.run(60);
    expect((await world.markets.candles('btcusdt', '1min', now - 600, now, 20)).at(-1)).toEqual(ran);
  });

  it('makes all candles from the trades that it tells of', async () => {
    const world = new MarketWorld(stores.store, ['btcusdt', 'xptusdt', 'aaplusdt']);
    await world.markets.start();
    const begun = seconds(FRIDAY);
    await world.run(400, 500);
    await world.markets.checkpoint();
    await world.run(200, 500);
    const now = seconds(world.clock.time);
    for (const { symbol } of world.markets.instruments) {
      const trades = candlesOfTrades(world, symbol, '1min');
      expect(trades.size).toBeGreaterThan(5);
      for (const candle of await world.markets.candles(symbol, '1min', begun, now, 100)) {
        const { id, ...rest } = candle;
        const expected = trades.get(id);
        if (expected) expect(rest).toEqual(expected);
        else expect(rest).toMatchObject({ amount: 0, vol: 0, count: 0, high: rest.low });
      }
      for (const [short, long] of [
        ['1min', '5min'],
        ['1min', '15min'],
        ['1min', '60min'],
        ['60min', '4hour'],
        ['4hour', '1day'],
        ['1day', '1mon'],
      ] as const) {
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
    const world = new MarketWorld(stores.store, ['ltcusdt']);
    await world.markets.start();
    await world.run(130, 500);
    const now = seconds(world.clock.time);
    const from = periodStart('1min', now) - 1439 * 60;
    const sum = merge(await world.markets.candles('ltcusdt', '1min', from, now, 2000));
    const { open, high, low, close, amount, count } = world.markets.detail('ltcusdt');
    expect({ open, high, low, close, count }).toEqual({
      open: sum?.open,
      high: sum?.high,
      low: sum?.low,
      close: sum?.close,
      count: sum?.count,
    });
    expect(amount).toBeCloseTo(sum?.amount ?? 0, 5);
  });

  it('chains the changes of a book without holes, and they make the book', async () => {
    const world = new MarketWorld(stores.store, ['dogeusdt']);
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
    const world = new MarketWorld(stores.store, ['btcusdt', 'ethusdt']);
    await world.markets.start();
    await world.run(60);
    const ids = world.trades.map((trade) => trade.id);
    expect(ids.length).toBeGreaterThan(50);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort((a, b) => a - b)).toEqual(ids);
  });

  it('is not harmed by a listener that throws', async () => {
    const world = new MarketWorld(stores.store, ['btcusdt']);
    world.markets.on('book', () => {
      throw new Error('a broken feed');
    });
    await world.markets.start();
    const before = world.books.length;
    await world.run(5);
    expect(world.books.length).toBeGreaterThan(before);
    expect(world.complaints).toContain('A listener of the markets failed');
  });
});
