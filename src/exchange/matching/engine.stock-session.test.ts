import { expect, it } from 'vitest';
import {
  emptyStores,
  expectLadder,
  HandClock,
  MarketWorld,
  seconds,
  userOrder,
} from '../../../tests/support/market-world.ts';
import { settleBy } from '../../../tests/support/settle-by.ts';
import { describeOnStores } from '../../../tests/support/stores.ts';

describeOnStores('a stock', (open) => {
  const stores = emptyStores(open);

  const CLOSE = Date.UTC(2026, 10, 20, 21);
  const OPEN = Date.UTC(2026, 10, 23, 14, 30);

  it('has quotes in its session only, and outside it refuses orders and says when it opens', async () => {
    const world = new MarketWorld(stores.store, ['aaplusdt'], { clock: new HandClock(CLOSE - 5000) });
    world.markets.setSettle(settleBy());
    await world.markets.start();
    await world.run(4);
    expect(world.markets.session('aaplusdt')).toEqual({ isOpen: true, next: CLOSE });
    expect(world.markets.depth('aaplusdt').bids.length).toBeGreaterThan(10);
    const order = userOrder(7, 'buy', 100n, 100n);
    await world.markets.submit('aaplusdt', order, { isMarket: false });
    await world.run(3);
    expect(world.markets.session('aaplusdt')).toEqual({ isOpen: false, next: OPEN });
    expect(world.markets.depth('aaplusdt')).toMatchObject({ bids: [[1, 1]], asks: [] });
    await expect(
      world.markets.submit('aaplusdt', userOrder(7, 'buy', 100n, 1n), { isMarket: false }),
    ).rejects.toMatchObject({
      key: 'marketClosed',
      values: { pair: 'AAPL/USDT', time: Date.UTC(2026, 10, 23, 14, 30) },
    });
    expect(await world.markets.cancel('aaplusdt', { orderId: order.id })).not.toBeNull();
  });

  it('opens without makers, and a market order is not filled far from the index then', async () => {
    const clock = new HandClock(CLOSE - 5000);
    const world = new MarketWorld(stores.store, ['aaplusdt'], { clock });
    world.markets.setSettle(settleBy());
    await world.markets.start();
    const price = world.markets.lastPrice('aaplusdt') ?? 0n;
    await world.markets.submit('aaplusdt', userOrder(7, 'buy', price / 10n, 100n), { isMarket: false });
    await world.run(6);
    for (; clock.time < OPEN; clock.time = Math.min(OPEN, clock.time + 60_000)) world.markets.step();
    expect(world.markets.depth('aaplusdt')).toMatchObject({ bids: [[expect.any(Number), 1]], asks: [] });
    const sold = await world.markets.submit('aaplusdt', userOrder(8, 'sell', 1n, 100n), { isMarket: true });
    expect(sold.plan).toMatchObject({ fills: [], cancelReason: 'empty-book' });
  });

  it('has the index at which its session closed until the next one, also over a restart, whatever was traded last', async () => {
    const clock = new HandClock(CLOSE - 30_000);
    const one = new MarketWorld(stores.store, ['nkeusdt'], { clock });
    one.markets.setSettle(settleBy());
    await one.markets.start();
    await one.run(29.75);
    const fair = Number(one.markets.lastPrice('nkeusdt'));
    const far = BigInt(fair) * 3n;
    await one.markets.submit('nkeusdt', userOrder(8, 'sell', far, 100n), { isMarket: false });
    await one.markets.submit('nkeusdt', userOrder(7, 'buy', far, 100_000_000n), { isMarket: true });
    const taken = await one.markets.submit('nkeusdt', userOrder(9, 'buy', far, 100n), { isMarket: false });
    await one.markets.cancel('nkeusdt', { orderId: taken.plan.taker.id });
    await one.run(10);
    const told = async ({ markets }: MarketWorld) => {
      await markets.tick();
      const { index = 0n, mark = 0n, last = 0n } = markets.ticks.latest('nkeusdt') ?? {};
      return { index: Number(index), mark: Number(mark), last: Number(last) };
    };
    const closed = await told(one);
    expect(closed.last).toBe(Number(far));
    expect(Math.abs(closed.index / fair - 1)).toBeLessThan(0.01);
    expect(closed.mark).toBe(closed.index);
    await one.markets.stop();
    clock.time += 3_600_000;
    const two = new MarketWorld(stores.store, ['nkeusdt'], { clock });
    await two.markets.start();
    expect(await told(two)).toMatchObject({ index: closed.index, mark: closed.index });
  });

  it('keeps its day and its sparkline over the weekend, has no candles in it, and goes on from there', async () => {
    const clock = new HandClock(CLOSE - 90_000);
    const world = new MarketWorld(stores.store, ['aaplusdt'], { clock });
    await world.markets.start();
    await world.run(95, 500);
    const friday = world.markets.detail('aaplusdt');
    expect(friday.amount).toBeGreaterThan(0);
    // A look a minute, as the schedule has it at least.
    for (; clock.time < OPEN - 60_000; clock.time += 60_000) world.markets.step();
    const { version: _, id: __, ...monday } = world.markets.detail('aaplusdt');
    expect(friday).toMatchObject(monday);
    expect(await world.markets.candles('aaplusdt', '60min', seconds(CLOSE) + 3600, seconds(clock.time), 100)).toEqual(
      [],
    );
    const [last] = await world.markets.candles('aaplusdt', '1min', 0, seconds(clock.time), 1);
    expect(last?.id).toBe(seconds(CLOSE) - 60);
    await world.run(150, 500);
    expect(world.trades.some((trade) => trade.ts >= OPEN)).toBe(true);
    const today = world.markets.detail('aaplusdt');
    expect(today.open).toBe(friday.close);
    expect(today.count).toBeLessThan(friday.count);
    expect(world.markets.spark('aaplusdt')).toEqual([today.open, today.close]);
    expect(await expectLadder(world, 'aaplusdt', '1min', '1day', 2)).toBe(2);
  });
});
