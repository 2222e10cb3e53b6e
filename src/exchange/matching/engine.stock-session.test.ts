import { eq } from 'drizzle-orm';
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
import { settings } from '../platform/store/schema/index.ts';
import { HALTED_SETTING } from './halts.ts';

describeOnStores('a stock', (open) => {
  const stores = emptyStores(open);

  const CLOSE = Date.UTC(2026, 10, 20, 21);
  const OPEN = Date.UTC(2026, 10, 23, 14, 30);

  it('has quotes in its session only; outside it what may wait does, and what may not is refused and hears when it opens', async () => {
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
    for (const options of [{ isMarket: true }, { isMarket: false, execution: 'ioc' }] as const)
      await expect(world.markets.submit('aaplusdt', userOrder(7, 'buy', 100n, 1n), options)).rejects.toMatchObject({
        key: 'marketClosed',
        values: { pair: 'AAPL/USDT', time: Date.UTC(2026, 10, 23, 14, 30) },
      });
    const waiting = userOrder(7, 'buy', 100n, 1n);
    const { plan } = await world.markets.submit('aaplusdt', waiting, { isMarket: false });
    expect(plan).toMatchObject({ fills: [], rest: 1n, isRestCancelled: false, waits: { until: 'opening' } });
    expect(world.markets.depth('aaplusdt')).toMatchObject({ bids: [[1, 1]], asks: [] });
    // Its own user's order across is the newer one of the two (readings G7).
    const across = await world.markets.submit('aaplusdt', userOrder(7, 'sell', 90n, 1n), { isMarket: false });
    expect(across.plan).toMatchObject({ fills: [], isRestCancelled: true, cancelReason: 'self-trade' });
    for (const one of [order, waiting])
      expect(await world.markets.cancel('aaplusdt', { orderId: one.id })).not.toBeNull();
    expect(world.markets.waiting('aaplusdt')).toEqual([]);
  });

  it('opens at one price for all who waited, near the index, and their rests stand in the book (readings H8)', async () => {
    const clock = new HandClock(CLOSE - 5000);
    const world = new MarketWorld(stores.store, ['aaplusdt'], { clock });
    world.markets.setSettle(settleBy());
    await world.markets.start();
    const price = world.markets.lastPrice('aaplusdt') ?? 0n;
    const overnight = userOrder(6, 'sell', (price * 104n) / 100n, 30n);
    await world.markets.submit('aaplusdt', overnight, { isMarket: false });
    await world.run(6);
    const waiting = [
      userOrder(7, 'buy', (price * 110n) / 100n, 100n),
      userOrder(8, 'sell', (price * 90n) / 100n, 40n),
      userOrder(9, 'buy', (price * 95n) / 100n, 70n),
    ];
    for (const order of waiting) await world.markets.submit('aaplusdt', order, { isMarket: false });
    for (; clock.time < OPEN; clock.time = Math.min(OPEN, clock.time + 60_000)) world.markets.step();
    const before = world.trades.length;
    // Whoever comes now waits until it has opened.
    const late = world.markets.submit('aaplusdt', userOrder(5, 'buy', price * 2n, 1n), { isMarket: false });
    await world.run(2);
    const index = Number(world.markets.ticks.latest('aaplusdt')?.index ?? price);
    const trades = world.trades.slice(before);
    const opening = trades.filter((trade) => trade.price === trades[0]?.price).slice(0, 2);
    expect(opening.reduce((sum, { amount }) => sum + amount, 0n)).toBe(100n);
    expect(Math.abs(Number(opening[0]?.price) / index - 1)).toBeLessThan(0.005);
    expect(world.markets.waiting('aaplusdt')).toEqual([]);
    expect(world.markets.resting('aaplusdt')).toMatchObject([
      { id: waiting[2]?.id, remaining: 70n },
      { id: overnight.id },
    ]);
    const [first] = (await late).plan.fills;
    expect(Math.abs(Number(first?.price) / index - 1)).toBeLessThan(0.005);
  });

  it('is halted by the setting of the operator: nothing trades, orders are refused, cancelled and taken again afterwards', async () => {
    const clock = new HandClock(OPEN + 3_600_000);
    const world = new MarketWorld(stores.store, ['aaplusdt'], { clock });
    world.markets.setSettle(settleBy());
    await world.markets.start();
    const order = userOrder(7, 'buy', 100n, 5n);
    await world.markets.submit('aaplusdt', order, { isMarket: false });
    const setting = { key: HALTED_SETTING, value: 'btcusdt, AAPLUSDT', notes: '' };
    await stores.store.db.insert(settings).values(setting);
    await world.markets.readHalts();
    await world.run(5);
    const before = world.trades.length;
    expect(world.markets.session('aaplusdt')).toEqual({ isOpen: false, next: null, isHalted: true });
    expect(world.markets.depth('aaplusdt')).toMatchObject({ bids: [[1, 0.05]], asks: [] });
    for (const options of [{ isMarket: false }, { isMarket: true }])
      await expect(world.markets.submit('aaplusdt', userOrder(8, 'buy', 100n, 1n), options)).rejects.toMatchObject({
        key: 'marketHalted',
        values: { pair: 'AAPL/USDT' },
      });
    await world.run(30);
    expect(world.trades.length).toBe(before);
    expect(await world.markets.cancel('aaplusdt', { orderId: order.id })).not.toBeNull();
    await stores.store.db.delete(settings).where(eq(settings.key, HALTED_SETTING));
    await world.markets.readHalts();
    await world.run(30);
    expect(world.markets.session('aaplusdt').isOpen).toBe(true);
    expect(world.trades.length).toBeGreaterThan(before);
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
