import { expect, it } from 'vitest';
import { emptyStores, expectNear, FRIDAY, MarketWorld, seconds } from '../../../tests/support/market-world.ts';
import { describeOnStores } from '../../../tests/support/stores.ts';
import type { Period } from '../../contract/sockets.ts';
import { nextStart, periodStart } from '../market-data/candles/periods.ts';
import type { Candle, IndexSource } from '../market-data/port.ts';

describeOnStores('an upstream (readings G12)', (open) => {
  const stores = emptyStores(open);

  class FakeSource implements IndexSource {
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
        if (id >= from)
          candles.push({
            id,
            open: 90_000,
            close: 91_000,
            high: 92_000,
            low: 89_000,
            amount: 10,
            vol: 900_000,
            count: 5,
          });
      }
      return candles;
    };
  }

  it('gives the reference and the past of the symbols that it has; the others stay seeded', async () => {
    const source = new FakeSource();
    source.prices.set('btcusdt', 91_000);
    const world = new MarketWorld(stores.store, ['btcusdt', 'ethusdt'], { upstream: source });
    await world.markets.start();
    expectNear(world.markets.depth('btcusdt', 1).bids[0]?.[0] ?? 0, 91_000, 0.001);
    expectNear(world.markets.detail('ethusdt').close, 3412.66, 0.01);
    await world.run(2);
    source.prices.set('btcusdt', 91_500);
    await world.run(5);
    expectNear(world.markets.depth('btcusdt', 1).bids[0]?.[0] ?? 0, 91_500, 0.001);
    const past = await world.markets.candles('btcusdt', '1day', 0, seconds(FRIDAY) - 86_400, 5);
    expect(past.map((candle) => candle.high)).toEqual([92_000, 92_000, 92_000, 92_000, 92_000]);
    expect(source.asked.every((ask) => ask.startsWith('btcusdt'))).toBe(true);
    expect(world.markets.detail('btcusdt').amount).toBeGreaterThan(14_000);
    expect((await world.markets.candles('ethusdt', '1day', 0, seconds(FRIDAY) - 86_400, 5))[0]?.high).toBeGreaterThan(
      1000,
    );
  });

  it('when it goes away the process takes over from its last price, and gives back when it returns', async () => {
    const source = new FakeSource();
    source.prices.set('btcusdt', 91_000);
    const world = new MarketWorld(stores.store, ['btcusdt'], { upstream: source });
    await world.markets.start();
    source.prices.set('btcusdt', 80_000);
    await world.run(5);
    source.isDown = true;
    await world.run(10);
    expectNear(world.markets.depth('btcusdt', 1).bids[0]?.[0] ?? 0, 80_000, 0.004);
    const still = world.trades.length;
    await world.run(20);
    expect(world.trades.length).toBeGreaterThan(still);
    // Out of reach, the past is told by the process at the level of the first price.
    const [old] = await world.markets.candles('btcusdt', '1day', 0, seconds(FRIDAY) - 86_400, 1);
    expectNear(old?.close ?? 0, 91_000, 0.4);
    source.isDown = false;
    source.prices.set('btcusdt', 85_000);
    await world.run(5);
    expectNear(world.markets.depth('btcusdt', 1).bids[0]?.[0] ?? 0, 85_000, 0.001);
  });
});
