import { describe, expect, it } from 'vitest';
import { emptyStores, MarketWorld } from '../../../../tests/support/market-world.ts';
import type { Depth } from '../../market-data/port.ts';
import { randomAt } from '../../market-data/synthetic/random.ts';
import { secretOfSeed } from '../../market-data/synthetic/secrets.ts';
import { naturalSize } from './sizes.ts';

const stores = emptyStores();

/** Distances of neighbouring levels as shares of the price. */
const gapsOf = (levels: Depth['bids']): number[] =>
  levels.slice(1).map(([price], index) => Math.abs(price - (levels[index]?.[0] ?? 0)) / price);

describe('the makers', () => {
  it('keep 20 to 40 levels a side, near the reference, without holes near the touch', async () => {
    const world = new MarketWorld(stores.store, ['btcusdt', 'hbarusdt', 'eurusdt', 'nas100usdt']);
    await world.markets.start();
    for (let minute = 0; minute < 10; minute += 1) {
      await world.run(60, 500);
      for (const { symbol } of world.markets.instruments) {
        const { bids, asks } = world.markets.depth(symbol);
        for (const side of [bids, asks]) {
          expect(side.length).toBeGreaterThanOrEqual(18);
          expect(side.length).toBeLessThanOrEqual(40);
          expect(Math.max(...gapsOf(side.slice(0, 10))), symbol).toBeLessThan(0.004);
        }
        const [bid, ask] = [bids[0]?.[0] ?? 0, asks[0]?.[0] ?? 0];
        expect((ask - bid) / ask, symbol).toBeLessThan(0.002);
      }
    }
  });

  it('trade about as much as the process says', async () => {
    const world = new MarketWorld(stores.store, ['ethusdt']);
    await world.markets.start();
    const day = world.markets.detail('ethusdt');
    await world.run(1800);
    const [count, vol] = [
      world.trades.length,
      world.trades.reduce((sum, trade) => sum + Number(trade.price * trade.amount), 0) / 1e6,
    ];
    // An hour of the day may be several times as lively as another.
    expect(count / (day.count / 48)).toBeGreaterThan(0.2);
    expect(count / (day.count / 48)).toBeLessThan(5);
    expect(vol / (day.vol / 48)).toBeGreaterThan(0.15);
    expect(vol / (day.vol / 48)).toBeLessThan(6);
  });

  it('change a part of the book at each look, not all of it', async () => {
    const world = new MarketWorld(stores.store, ['ethusdt']);
    await world.markets.start();
    await world.run(120);
    const sizes = world.books.slice(1).map((book) => book.changes.length);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(20);
  });
});

it('sizes are whole lots around their mean, many of them round', () => {
  const random = randomAt(secretOfSeed('makers'));
  const sizes = Array.from({ length: 20_000 }, () => naturalSize(random, 5000, 1));
  expect(sizes.every((size) => Number.isInteger(size) && size >= 1)).toBe(true);
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  expect(mean / 5000).toBeGreaterThan(0.9);
  expect(mean / 5000).toBeLessThan(1.1);
  expect(sizes.filter((size) => size % 1000 === 0).length / sizes.length).toBeGreaterThan(0.1);
});
