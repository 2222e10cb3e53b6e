import { expect, it } from 'vitest';
import {
  emptyStores,
  expectLadder,
  FRIDAY,
  MarketWorld,
  merge,
  seconds,
  userOrder,
} from '../../../tests/support/market-world.ts';
import { settleBy } from '../../../tests/support/settle-by.ts';
import { describeOnStores } from '../../../tests/support/stores.ts';
import { periodStart } from '../market-data/candles/periods.ts';

describeOnStores('a clock that is driven forward', (open) => {
  const stores = emptyStores(open);

  it('leaves no hole: the time is told by the process, in all periods, and the makers go on from there', async () => {
    const world = new MarketWorld(stores.store, ['btcusdt', 'aaplusdt']);
    await world.markets.start();
    await world.run(130, 500);
    world.clock.time += 3 * 86_400_000 + 12_345_678;
    await world.run(130, 500);
    await world.markets.checkpoint();
    const now = seconds(world.clock.time);
    const hours = await world.markets.candles('btcusdt', '60min', 0, now, 90);
    expect(hours.every((candle) => candle.count > 0)).toBe(true);
    for (const symbol of ['btcusdt', 'aaplusdt']) {
      for (const [short, long] of [
        ['1min', '5min'],
        ['1min', '60min'],
        ['60min', '4hour'],
        ['60min', '1day'],
        ['1day', '1week'],
        ['1day', '1mon'],
        ['1mon', '1year'],
      ] as const) {
        await expectLadder(world, symbol, short, long, 5);
      }
    }
    const minute = periodStart('1min', now);
    const sum = merge(await world.markets.candles('btcusdt', '1min', minute - 1439 * 60, now, 2000));
    expect(world.markets.detail('btcusdt')).toMatchObject({
      open: sum?.open,
      high: sum?.high,
      low: sum?.low,
      close: sum?.close,
      count: sum?.count,
    });

    const again = new MarketWorld(stores.store, ['btcusdt', 'aaplusdt'], { clock: world.clock });
    await again.markets.start();
    expect(await again.markets.candles('btcusdt', '60min', 0, now, 90)).toEqual(hours);
  });

  it('fills the orders of users that the price has passed, and no others', async () => {
    const world = new MarketWorld(stores.store, ['btcusdt']);
    world.markets.setSettle(settleBy());
    await world.markets.start();
    const start = Number(world.markets.lastPrice('btcusdt'));
    world.clock.time += 1000;
    const orders = [-0.25, -0.003, 0.003, 0.25].map((share) =>
      userOrder(7, share < 0 ? 'buy' : 'sell', BigInt(Math.round(start * (1 + share))), 500n),
    );
    for (const order of orders) await world.markets.submit('btcusdt', order, { isMarket: false });
    world.clock.time += 10 * 86_400_000;
    await world.run(5);
    const minutes = await world.markets.candles(
      'btcusdt',
      '1min',
      seconds(FRIDAY) + 60,
      seconds(world.clock.time) - 60,
      15_000,
    );
    const [low, high] = [
      Math.min(...minutes.map((one) => one.low)) * 10,
      Math.max(...minutes.map((one) => one.high)) * 10,
    ];
    let passed = 0;
    for (const order of orders) {
      const isPassed = order.side === 'buy' ? low <= Number(order.price) : high >= Number(order.price);
      const stands = (await world.markets.cancel('btcusdt', { orderId: order.id })) !== null;
      expect(stands, `${order.side} ${order.price} of ${low} to ${high}`).toBe(!isPassed);
      if (isPassed) passed += 1;
    }
    expect(passed).toBeGreaterThan(0);
    expect(passed).toBeLessThan(orders.length);
    const { bids, asks } = world.markets.depth('btcusdt', 1);
    expect(bids[0]?.[0]).toBeLessThan(asks[0]?.[0] ?? 0);
  });
});
