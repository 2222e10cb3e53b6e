import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { BTC, type SpotWorld, spotWorld, USDT } from '../../../../../tests/support/spot-world.ts';
import { describeOnStores } from '../../../../../tests/support/stores.ts';
import { HISTORY_RANGES, type HistoryRangeName, momentsOf } from '../../../../domain/balance-history.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../domain/durations.ts';
import { nextStart, periodStart } from '../../../market-data/candles/periods.ts';
import { takeSnapshots, utcDayStart } from '../snapshots.ts';
import { heldOver } from './held.ts';
import { historyOf } from './history.ts';

/** Closes of bars that end at a moment, unix ms. */
const closesFrom = (begin: number) => {
  const first = periodStart('15min', begin / 1000) * 1000;
  return (moment: number) => 60_000 + 100 * Math.floor((moment - 1000 - first) / (15 * MINUTE_MS));
};

/** Bars from a moment on: 60000 in the first quarter of an hour, and 100 more in each. */
function bars(world: SpotWorld, begin: number): void {
  const closeAt = closesFrom(begin);
  world.markets.candles = async (_symbol, period, from, to, limit) => {
    const found = [];
    for (let id = periodStart(period, begin / 1000); id <= to; id = nextStart(period, id)) {
      const close = closeAt(nextStart(period, id) * 1000);
      if (id >= from) found.push({ id, open: close, high: close, low: close, close, amount: 1, vol: 1, count: 1 });
    }
    return found.slice(-limit);
  };
}

const totalsOf = ({ points }: Awaited<ReturnType<typeof historyOf>>) =>
  points.map(({ time, total }) => [time, total.toFixed()]);

/** Changes that move nothing, as many as are read. */
const busy = ({ deps }: SpotWorld, user: number, stamp = deps.clock.now(), isFlow = false) =>
  deps.store.db.execute(sql`
    insert into ledger_postings (entry_id, owner, account, coin, available, frozen, available_after, frozen_after, kind, is_flow, created_at)
    select (select max(id) from ledger_entries), 'user:' || ${user}::integer, 'spot', ${USDT}, 0, 0, 0, 0, 1, ${isFlow}::boolean, ${stamp}
    from generate_series(1, 1500)`);

describeOnStores('what balances were worth over a range', (open) => {
  it('is told at whole steps from the first money on, at the close of the bar that had ended; money in is no profit', async () => {
    const world = await spotWorld(await open());
    const { deps } = world;
    const start = deps.clock.now();
    bars(world, start);
    world.markets.setLast('btcusdt', 610_000n);
    await deps.clock.advanceBy(1);
    const anna = await world.user({ [USDT]: '1000', [BTC]: '0.1' });
    await deps.clock.advanceBy(40 * MINUTE_MS);
    await world.fund({ user: anna }, { [USDT]: '500' });
    await deps.clock.advanceBy(10 * MINUTE_MS);
    const history = await historyOf(deps, anna, 'day');
    expect(totalsOf(history)).toEqual([
      [start + 15 * MINUTE_MS, '7000'],
      [start + 30 * MINUTE_MS, '7010'],
      [start + 45 * MINUTE_MS, '7520'],
    ]);
    // 7600 now, of 7000 at the first moment and 500 since.
    expect(history.result).toEqual({ profit: '100', rate: '1.3333' });
  });

  it.each(Object.keys(HISTORY_RANGES) as HistoryRangeName[])(
    'of a %s is told at its very moments, and counts none of what has just come in as won or lost',
    async (name) => {
      const world = await spotWorld(await open());
      const { deps } = world;
      const start = deps.clock.now();
      const closeAt = closesFrom(start);
      bars(world, start);
      const anna = await world.user({ [BTC]: '1' });
      await deps.clock.advanceTo(utcDayStart(start) + 9 * DAY_MS + 15 * HOUR_MS + 50 * MINUTE_MS + 7000);
      world.markets.setLast('btcusdt', BigInt(closeAt(deps.clock.now() - 7000)) * 10n);
      const { points, result } = await historyOf(deps, anna, name);
      expect(points.length).toBeGreaterThan(1);
      for (const { time, total } of points) expect([time, total.toFixed()]).toEqual([time, String(closeAt(time))]);
      await world.fund({ user: anna }, { [BTC]: '1' });
      expect((await historyOf(deps, anna, name)).result.profit).toBe(result.profit);
    },
  );

  it('of who had nothing before is the same over every range, since their first money, before any moment of it has come too', async () => {
    const world = await spotWorld(await open());
    const { deps } = world;
    const start = deps.clock.now();
    bars(world, start);
    world.markets.setLast('btcusdt', 600_000n);
    await deps.clock.advanceBy(MINUTE_MS);
    const begin = deps.clock.now();
    const anna = await world.user({ [BTC]: '1' });
    world.markets.setLast('btcusdt', 600_500n);
    for (const pause of [MINUTE_MS, HOUR_MS, 2 * DAY_MS]) {
      await deps.clock.advanceBy(pause);
      for (const name of Object.keys(HISTORY_RANGES) as HistoryRangeName[]) {
        const { since, result } = await historyOf(deps, anna, name);
        const isWhole = begin >= (momentsOf(HISTORY_RANGES[name], deps.clock.now())[0] ?? 0);
        if (isWhole) expect([name, since, result.profit]).toEqual([name, begin, '50']);
        else expect([name, (since ?? 0) > begin]).toEqual([name, true]);
      }
    }
  });

  it('leaves out moments at which a coin had no price yet, and has none for who never had anything', async () => {
    const world = await spotWorld(await open());
    const { deps } = world;
    const anna = await world.user({ [BTC]: '1' });
    await deps.clock.advanceBy(HOUR_MS);
    bars(world, deps.clock.now());
    await deps.clock.advanceBy(30 * MINUTE_MS);
    expect(totalsOf(await historyOf(deps, anna, 'day')).map(([, total]) => total)).toEqual(['60000', '60100']);
    const nobody = await world.user({});
    expect(await historyOf(deps, nobody, 'year')).toEqual({
      points: [],
      result: { profit: '0', rate: '0' },
      since: undefined,
    });
  });

  it('counts coins that come in at their price of then, as nothing before they had one, and reads no price for each', async () => {
    const world = await spotWorld(await open());
    const { deps } = world;
    const anna = await world.user({ [USDT]: '1000' });
    await deps.clock.advanceBy(20 * MINUTE_MS);
    await world.fund({ user: anna }, { [BTC]: '1' });
    await deps.clock.advanceBy(HOUR_MS);
    bars(world, deps.clock.now());
    await deps.clock.advanceBy(20 * MINUTE_MS);
    for (let count = 0; count < 5; count += 1) {
      await deps.clock.advanceBy(1000);
      await world.fund({ user: anna }, { [BTC]: '1' });
    }
    world.markets.setLast('btcusdt', 600_000n);
    let readings = 0;
    const { candles } = world.markets;
    world.markets.candles = (...asked) => {
      readings += 1;
      return candles(...asked);
    };
    const { result } = await historyOf(deps, anna, 'day');
    // They came in at 60100, in the minute of that, and are worth 60000.
    expect(result.profit).toBe('59500');
    // The bars of the range and what came before them, and the minutes and half hours of what came in.
    expect(readings).toBeLessThanOrEqual(5);
    readings = 0;
    const ben = await world.user({ [BTC]: '2' });
    await Promise.all([anna, ben, anna].map((user) => historyOf(deps, user, 'day')));
    expect(readings).toBe(0);
    // A step later one bar has ended, and is read once for both.
    await deps.clock.advanceBy(15 * MINUTE_MS);
    const [again, ofBen] = await Promise.all([anna, ben].map((user) => historyOf(deps, user, 'day')));
    expect(readings).toBeLessThanOrEqual(2);
    expect(again?.points.at(-1)?.total.toFixed()).toBe('361600');
    expect(ofBen?.points.at(-1)?.total.toFixed()).toBe('120200');
  });

  it('reads again what could not be read, and finds the close of before a market that is closed', async () => {
    const world = await spotWorld(await open());
    const { deps } = world;
    const anna = await world.user({ [BTC]: '1' });
    await deps.clock.advanceBy(2 * DAY_MS);
    const closed = deps.clock.now() - 40 * HOUR_MS;
    const begin = Math.floor((closed - 2 * HOUR_MS) / 1000);
    world.markets.candles = () => Promise.reject(new Error('away'));
    await expect(historyOf(deps, anna, 'day')).rejects.toThrow('away');
    bars(world, begin * 1000);
    const { candles } = world.markets;
    world.markets.candles = async (symbol, period, from, to, limit) =>
      (await candles(symbol, period, begin, Math.min(to, closed / 1000), 1000))
        .filter(({ id }) => id >= from)
        .slice(-limit);
    world.markets.setLast('btcusdt', 600_000n);
    for (const steps of [0, 1, 3]) {
      await deps.clock.advanceBy(steps * 15 * MINUTE_MS);
      const { points } = await historyOf(deps, anna, 'day');
      expect(points).toHaveLength(96);
      expect(new Set(points.map(({ total }) => total.toFixed()))).toEqual(new Set(['60800']));
    }
  });

  it('counts money that comes in while it is read as no loss', async () => {
    const world = await spotWorld(await open());
    const { deps } = world;
    const anna = await world.user({ [USDT]: '1000', [BTC]: '0.1' });
    world.markets.setLast('btcusdt', 600_000n);
    bars(world, deps.clock.now() - HOUR_MS);
    await deps.clock.advanceBy(20 * MINUTE_MS);
    const { candles } = world.markets;
    world.markets.candles = async (...asked) => {
      await world.fund({ user: anna }, { [USDT]: '500' });
      return candles(...asked);
    };
    const { result } = await historyOf(deps, anna, 'day');
    // 7000 now, of 7030 when it came in: the fourth quarter of an hour had ended at 60300.
    expect(result.profit).toBe('-30');
  });

  it('tells no moment of which it has not read all the money that came in since', async () => {
    const world = await spotWorld(await open());
    const { deps } = world;
    const anna = await world.user({ [USDT]: '1000' });
    const midnight = utcDayStart(deps.clock.now()) + DAY_MS;
    await deps.clock.advanceTo(midnight + 2 * DAY_MS + HOUR_MS);
    for (const day of [0, 1, 2]) await takeSnapshots(deps, midnight + day * DAY_MS);
    await busy(world, anna, midnight + DAY_MS + HOUR_MS, true);
    await deps.clock.advanceTo(midnight + 2 * DAY_MS + 9 * HOUR_MS);
    const { points, result } = await historyOf(deps, anna, 'month');
    expect(points.map(({ time }) => time)).toEqual([8, 16, 24, 32].map((hours) => midnight + DAY_MS + hours * HOUR_MS));
    expect(result.profit).toBe('0');
  });

  it('after a long jump of the clock finds the close of before a closed market, and not that of before the jump', async () => {
    const world = await spotWorld(await open());
    const { deps } = world;
    const anna = await world.user({ [BTC]: '1' });
    world.markets.setLast('btcusdt', 600_000n);
    bars(world, deps.clock.now() - DAY_MS);
    await deps.clock.advanceBy(HOUR_MS);
    expect((await historyOf(deps, anna, 'day')).points.at(-1)?.total.toFixed()).toBe('69900');
    await deps.clock.advanceBy(10 * DAY_MS);
    const begin = deps.clock.now() - 3 * DAY_MS;
    bars(world, begin);
    const { candles } = world.markets;
    world.markets.candles = async (symbol, period, from, to, limit) =>
      candles(symbol, period, from, Math.min(to, begin / 1000 + 3600), limit);
    const { points } = await historyOf(deps, anna, 'day');
    expect(new Set(points.map(({ total }) => total.toFixed()))).toEqual(new Set(['60400']));
  });

  it('does not tell a moment that a change which is not read may lie behind', async () => {
    const world = await spotWorld(await open());
    const { deps } = world;
    const start = deps.clock.now();
    const anna = await world.user({ [USDT]: '1000' });
    const moment = start + 30 * MINUTE_MS;
    await deps.clock.advanceTo(moment + 10_000);
    await world.fund({ user: anna }, { [USDT]: '200' });
    // Stamped before the moment, and waited for the balance until then.
    await busy(world, anna, moment - 10_000);
    await deps.clock.advanceTo(moment + 20 * MINUTE_MS);
    const { points, result } = await historyOf(deps, anna, 'day');
    expect(points.map(({ time, total }) => [time, total.toFixed()])).toEqual([[moment + 15 * MINUTE_MS, '1200']]);
    expect(result.profit).toBe('0');
  });

  it('lets others have the store between two readings', async () => {
    const world = await spotWorld(await open());
    const { deps } = world;
    const anna = await world.user({ [USDT]: '1000' });
    await busy(world, anna);
    let done = 0;
    const readings = Array.from({ length: 40 }, async () => {
      await heldOver(deps.store, anna, [0]);
      done += 1;
    });
    await deps.store.db.execute(sql`select 1`);
    expect(done).toBeLessThan(40);
    await Promise.all(readings);
  });

  it('is what the midnights kept where more has changed than is read', async () => {
    const world = await spotWorld(await open());
    const { deps } = world;
    const anna = await world.user({ [USDT]: '1000' });
    const midnight = utcDayStart(deps.clock.now()) + DAY_MS;
    await deps.clock.advanceTo(midnight + DAY_MS + HOUR_MS);
    await takeSnapshots(deps, midnight);
    await takeSnapshots(deps, midnight + DAY_MS);
    await busy(world, anna);
    await world.fund({ user: anna }, { [USDT]: '200' });
    await deps.clock.advanceBy(8 * HOUR_MS);
    const { points, result } = await historyOf(deps, anna, 'month');
    expect(points.map(({ time, total }) => [time, total.toFixed()])).toEqual([
      [midnight, '1000'],
      [midnight + DAY_MS, '1000'],
      [midnight + DAY_MS + 8 * HOUR_MS, '1200'],
    ]);
    expect(result).toEqual({ profit: '0', rate: '0' });
  });

  it('counts money that came in before the first moment of a busy day as no profit', async () => {
    const world = await spotWorld(await open());
    const { deps } = world;
    const anna = await world.user({ [USDT]: '500' });
    const midnight = utcDayStart(deps.clock.now()) + DAY_MS;
    await deps.clock.advanceTo(midnight + 10 * HOUR_MS);
    await world.fund({ user: anna }, { [USDT]: '500' });
    await deps.clock.advanceTo(midnight + DAY_MS + HOUR_MS);
    await takeSnapshots(deps, midnight);
    await takeSnapshots(deps, midnight + DAY_MS);
    await busy(world, anna);
    await deps.clock.advanceBy(13 * HOUR_MS + 20 * MINUTE_MS);
    const { points, result } = await historyOf(deps, anna, 'day');
    expect(points[0]?.total.toFixed()).toBe('1000');
    expect(result.profit).toBe('0');
  });

  it.each(Object.entries(HISTORY_RANGES))(
    'of a %s has no more moments than a phone can show',
    async (name, { count }) => {
      const world = await spotWorld(await open());
      const { deps } = world;
      const anna = await world.user({ [USDT]: '1' });
      await deps.clock.advanceBy(400 * DAY_MS);
      const { points } = await historyOf(deps, anna, name as keyof typeof HISTORY_RANGES);
      expect(points).toHaveLength(count);
      expect(points.at(-1)?.time).toBeLessThanOrEqual(deps.clock.now());
    },
  );
});
