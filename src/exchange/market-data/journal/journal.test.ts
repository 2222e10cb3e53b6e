import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it, test, vi } from 'vitest';
import { HandClock, MarketWorld } from '../../../../tests/support/market-world.ts';
import { describeOnStores } from '../../../../tests/support/stores.ts';
import { queryRows } from '../../platform/store/driver.ts';
import type { Store } from '../../platform/store/open.ts';
import type { Trade } from '../port.ts';
import { SymbolFeed } from '../symbol-feed.ts';
import { decodeTrades, encodeTrades } from './codec.ts';

const trade: fc.Arbitrary<Trade> = fc.record({
  id: fc.nat(),
  symbol: fc.constantFrom('btcusdt', 'ethusdt'),
  ts: fc.nat({ max: 2 ** 45 }),
  price: fc.bigInt({ min: 1n, max: 10n ** 25n }),
  amount: fc.bigInt({ min: 1n, max: 10n ** 33n }),
  side: fc.constantFrom('buy', 'sell'),
});

test('trades come back as they went, symbol by symbol, of any size', () => {
  fc.assert(
    fc.property(fc.array(trade), (trades) => {
      const ordered = ['btcusdt', 'ethusdt']
        .sort((a, b) => trades.findIndex((one) => one.symbol === a) - trades.findIndex((one) => one.symbol === b))
        .flatMap((symbol) => trades.filter((one) => one.symbol === symbol));
      expect(decodeTrades(encodeTrades(trades))).toEqual(ordered);
    }),
  );
});

describeOnStores('the journal of trades', (open) => {
  const rowsOf = async (store: Store) =>
    (await queryRows<{ count: number }>(store.db, sql`select count(*) as count from trade_journal`))[0]?.count ?? 0;

  it('is written before anybody hears, sees or can ask', async () => {
    const store = await open();
    const world = new MarketWorld(store, ['btcusdt']);
    await world.markets.start();
    await world.run(2);
    const [told, last, day] = [
      world.trades.length,
      world.markets.lastPrice('btcusdt'),
      world.markets.current('btcusdt', '1day'),
    ];
    const rows = await rowsOf(store);
    for (let step = 0; step < 20; step += 1) {
      world.clock.time += 250;
      world.markets.step();
    }
    expect(world.trades).toHaveLength(told);
    expect(world.markets.lastTrades('btcusdt', 1000)).toHaveLength(told);
    expect(world.markets.lastPrice('btcusdt')).toBe(last);
    expect(world.markets.current('btcusdt', '1day')).toEqual(day);
    await world.markets.settled();
    expect(world.trades.length).toBeGreaterThan(told);
    // Five seconds of trades are one commit.
    expect(await rowsOf(store)).toBe(rows + 1);
    await world.markets.stop();
  });

  it('tells the last state of a minute before the next one begins, also where one commit has trades of both', async () => {
    const world = new MarketWorld(await open(), ['btcusdt']);
    await world.markets.start();
    const border = Math.ceil(world.clock.time / 60_000) * 60_000;
    await world.run((border - world.clock.time) / 1000 - 2);
    while (world.clock.time < border + 10_000) {
      world.clock.time += 250;
      world.markets.step();
    }
    await world.markets.settled();
    const minute = border / 1000 - 60;
    const told = world.candles.filter(({ period, candle }) => period === '1min' && candle.id === minute).at(-1);
    const [kept] = await world.markets.candles('btcusdt', '1min', minute, minute, 1);
    expect(world.trades.at(-1)?.ts).toBeGreaterThanOrEqual(border);
    expect(told?.candle).toEqual(kept);
    await world.markets.stop();
  });

  it('keeps trades waiting while the store does not take them, and tells each once', async () => {
    const store = await open();
    const world = new MarketWorld(store, ['btcusdt']);
    await world.markets.start();
    await world.run(2);
    const told = world.trades.length;
    await store.db.execute(sql`alter table trade_journal rename to trade_journal_away`);
    await expect(world.run(3)).rejects.toThrow();
    await expect(world.run(3)).rejects.toThrow();
    expect(world.trades).toHaveLength(told);
    await store.db.execute(sql`alter table trade_journal_away rename to trade_journal`);
    await world.run(3);
    expect(world.trades.length).toBeGreaterThan(told);
    expect(new Set(world.trades.map(({ id }) => id)).size).toBe(world.trades.length);
    await world.markets.stop();
  });

  it('tells of the trades of every symbol, also where one of them fails', async () => {
    const world = new MarketWorld(await open(), ['btcusdt', 'ethusdt']);
    await world.markets.start();
    await world.run(2);
    const { reveal } = SymbolFeed.prototype;
    const failing = vi.spyOn(SymbolFeed.prototype, 'reveal').mockImplementation(function (this: SymbolFeed, count) {
      if (this.instrument.symbol === 'btcusdt') throw new Error('no');
      reveal.call(this, count);
    });
    try {
      const told = world.trades.length;
      await world.run(10);
      const symbols = new Set(world.trades.slice(told).map(({ symbol }) => symbol));
      expect([...symbols]).toEqual(['ethusdt']);
      expect(world.complaints).toContain('trades could not be counted');
    } finally {
      failing.mockRestore();
    }
    await world.markets.stop();
  });

  it('puts a trade into the minute in which it was made, however late it is written', async () => {
    const world = new MarketWorld(await open(), ['btcusdt']);
    await world.markets.start();
    await world.run(39, 500);
    const minute = Math.floor(world.clock.time / 60_000) * 60;
    world.clock.time = (minute + 60) * 1000 - 10;
    world.markets.step();
    world.clock.time += 3000;
    world.markets.step();
    await world.markets.settled();
    const candles = await world.markets.candles('btcusdt', '1min', minute, minute + 60, 2);
    for (const { id, count } of candles) {
      const made = world.trades.filter(({ ts }) => Math.floor(ts / 60_000) * 60 === id);
      expect(count).toBe(made.length);
    }
    await world.markets.stop();
  });

  it('forgets what checkpoints have', async () => {
    const store = await open();
    const clock = new HandClock();
    const world = new MarketWorld(store, ['btcusdt', 'ethusdt', 'aaplusdt'], { clock });
    await world.markets.start();
    for (let round = 0; round < 4; round += 1) {
      await world.run(5);
      await world.markets.checkpoint();
    }
    expect(await rowsOf(store)).toBe(0);
    const tape = world.markets.lastTrades('ethusdt', 1000);
    await world.markets.stop();
    const again = new MarketWorld(store, ['btcusdt', 'ethusdt', 'aaplusdt'], { clock });
    await again.markets.start();
    expect(again.markets.lastTrades('ethusdt', 1000)).toEqual(tape);
    await again.markets.stop();
  });
});
