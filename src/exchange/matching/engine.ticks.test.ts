import { expect, it, vi } from 'vitest';
import { emptyStores, MarketWorld } from '../../../tests/support/market-world.ts';
import { describeOnStores } from '../../../tests/support/stores.ts';
import { toNumber } from '../../domain/scaled.ts';
import { firstBroken } from '../../domain/tick-chain.ts';
import { SymbolFeed } from '../market-data/symbol-feed.ts';
import { sha256 } from '../market-data/ticks/sha.ts';
import { markOf } from './tick-source.ts';

const HOUR = 3_600_000;
const EVER = { from: 0, to: Number.MAX_SAFE_INTEGER, limit: 10_000 };

describeOnStores('ticks of the markets', (open) => {
  const stores = emptyStores(open);

  it('are there from the start on, for every symbol, with the prices of that moment', async () => {
    const world = new MarketWorld(stores.store, ['btcusdt', 'aaplusdt']);
    await world.markets.start();
    const { ticks } = world.markets;
    expect(ticks.latest('btcusdt')?.seq).toBe(1);
    await world.run(5);
    await world.markets.tick();
    for (const symbol of ['btcusdt', 'aaplusdt']) {
      const tick = ticks.latest(symbol);
      const { bids, asks } = world.markets.depth(symbol, 1);
      const { priceDecimals } = world.instrument(symbol);
      expect(tick).toMatchObject({ seq: 2, at: world.clock.time, last: world.markets.lastPrice(symbol) });
      const mark = toNumber(tick?.mark ?? 0n, priceDecimals);
      expect(mark).toBeGreaterThanOrEqual(bids[0]?.[0] ?? Number.NaN);
      expect(mark).toBeLessThanOrEqual(asks[0]?.[0] ?? Number.NaN);
    }
    await world.markets.stop();
  });

  it('of a jump of the clock are told minute by minute and agree with its candles; a stop leaves a gap', async () => {
    const world = new MarketWorld(stores.store, ['btcusdt', 'aaplusdt']);
    await world.markets.start();
    await world.run(2);
    const begin = world.clock.time;
    world.clock.time += 30 * HOUR;
    await world.markets.tick();
    const ticks = await world.markets.ticks.between('btcusdt', EVER);
    expect(ticks.length).toBeGreaterThanOrEqual(30 * 60);
    expect(await firstBroken(ticks, sha256)).toBeNull();
    const minutes = await world.markets.candles('btcusdt', '1min', begin / 1000, world.clock.time / 1000, 2000);
    const opens = new Map(minutes.map(({ id, open }) => [id * 1000, open]));
    const told = ticks.filter(({ at }) => at > begin + 60_000 && at < world.clock.time);
    expect(told.every(({ at, index, decimals }) => toNumber(index, decimals) === opens.get(at))).toBe(true);
    await world.markets.stop();
    const again = new MarketWorld(stores.store, ['btcusdt', 'aaplusdt'], { clock: world.clock });
    again.clock.time += 5 * HOUR;
    await again.markets.start();
    const after = await again.markets.ticks.between('btcusdt', EVER);
    expect(after).toHaveLength(ticks.length + 1);
    expect(await firstBroken(after, sha256)).toBeNull();
    await again.markets.stop();
  });

  it('are without a symbol that fails, which is one alarm, until it works again', async () => {
    const world = new MarketWorld(stores.store, ['btcusdt', 'ethusdt']);
    await world.markets.start();
    const { advance } = SymbolFeed.prototype;
    const failing = vi.spyOn(SymbolFeed.prototype, 'advance').mockImplementation(function (this: SymbolFeed) {
      if (this.instrument.symbol === 'btcusdt') throw new Error('no');
      advance.call(this);
    });
    try {
      for (let second = 0; second < 3; second += 1) {
        world.clock.time += 1000;
        await world.markets.tick();
      }
    } finally {
      failing.mockRestore();
    }
    expect(world.markets.ticks.latest('ethusdt')?.seq).toBe(4);
    expect(world.markets.ticks.latest('btcusdt')).toBeUndefined();
    expect(world.alarms).toEqual(['ALARM: a symbol is left out of the ticks until it works']);
    world.clock.time += 1000;
    await world.markets.tick();
    const ticks = await world.markets.ticks.between('btcusdt', EVER);
    expect(ticks.map(({ seq }) => seq)).toEqual([1, 5]);
    await world.markets.stop();
  });

  it('mark: the median of index, best bid and best ask, so that no order far off moves it', () => {
    expect(markOf(100n, 99n, 101n)).toBe(100n);
    expect(markOf(90n, 99n, 101n)).toBe(99n);
    expect(markOf(500n, 99n, 101n)).toBe(101n);
    expect(markOf(100n, undefined, 5n)).toBe(100n);
    expect(markOf(100n, 500n, undefined)).toBe(100n);
  });
});
