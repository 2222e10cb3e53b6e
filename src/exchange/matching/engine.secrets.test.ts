import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { expectNear, FRIDAY, HandClock, MarketWorld, seconds } from '../../../tests/support/market-world.ts';
import { describeOnStores } from '../../../tests/support/stores.ts';
import { hkDay, hkDayStart } from '../market-data/candles/periods.ts';
import { publishedSecrets } from '../market-data/synthetic/stored-secrets.ts';
import type { Store } from '../platform/store/open.ts';

/** 90 seconds before midnight of UTC+8. */
const EVENING = hkDayStart(hkDay(FRIDAY / 1000) + 1) * 1000 - 90_000;

describeOnStores('prices from secrets', (open) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  const begin = async (clock = new HandClock(), on = store) => {
    const world = new MarketWorld(on, ['btcusdt'], { clock, seed: null });
    await world.markets.start();
    return world;
  };
  const hours = (world: MarketWorld) => world.markets.candles('btcusdt', '60min', 0, seconds(world.clock.time), 200);

  it('nobody computes them: another exchange with the same code and clock tells another history', async () => {
    const one = await begin();
    await one.run(10);
    const told = await hours(one);
    await one.markets.stop();
    const two = await begin(new HandClock(), await open());
    await two.run(10);
    expect(told).toHaveLength(200);
    expect(await hours(two)).not.toEqual(told);
    expect(two.trades.map(({ price }) => price)).not.toEqual(one.trades.map(({ price }) => price));
  });

  it('go on over midnight, where another secret takes over, and over a restart after it', async () => {
    const clock = new HandClock(EVENING);
    const one = await begin(clock);
    await one.run(180, 500);
    const prices = one.trades.map(({ price }) => Number(price));
    expect(one.trades.some(({ ts }) => ts < EVENING + 90_000)).toBe(true);
    expect(one.trades.some(({ ts }) => ts > EVENING + 90_000)).toBe(true);
    for (const [index, price] of prices.entries()) expectNear(price, prices[index - 1] ?? price, 0.004);
    const told = await hours(one);
    await one.markets.stop();
    const two = await begin(clock);
    expect((await hours(two)).slice(0, -1)).toEqual(told.slice(0, -1));
    await two.run(20);
    expectNear(Number(two.trades[0]?.price), prices.at(-1) ?? 0, 0.004);
    expect(two.complaints).toEqual([]);
    const [, today, yesterday] = await publishedSecrets(store.db, clock.now(), { limit: 3 });
    expect([today?.secret, yesterday?.secret?.length]).toEqual([null, 64]);
  });

  it('take over a store from before them without a jump', async () => {
    const clock = new HandClock();
    const one = await begin(clock);
    await one.run(200, 500);
    const last = Number(one.markets.lastPrice('btcusdt'));
    await one.markets.stop();
    await store.db.execute(sql`delete from price_secrets`);
    const two = await begin(clock);
    expect(Number(two.markets.lastPrice('btcusdt'))).toBe(last);
    await two.run(60);
    for (const { price } of two.trades) expectNear(Number(price), last, 0.01);
    const told = await two.markets.candles('btcusdt', '1min', 0, seconds(clock.time), 60);
    expect(told).toHaveLength(60);
    for (const [index, { open: from }] of told.entries()) expectNear(from, told[index - 1]?.close ?? from, 0.004);
  });
});
