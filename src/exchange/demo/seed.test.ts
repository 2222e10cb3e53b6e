import { beforeEach, expect, it } from 'vitest';
import { BookMarkets } from '../../../tests/support/book-markets.ts';
import { stillClock, type TestDeps, testDeps } from '../../../tests/support/deps.ts';
import { MAKER } from '../../../tests/support/spot-world.ts';
import { describeOnStores } from '../../../tests/support/stores.ts';
import { violations } from '../../../tests/support/violations.ts';
import { findUser } from '../accounts/users.ts';
import { seed } from '../app/seed/index.ts';
import { INSTRUMENTS } from '../assets/instruments.ts';
import { KIND } from '../ledger/kinds.ts';
import { OUTSIDE } from '../ledger/owner.ts';
import { tasks } from '../platform/store/schema/index.ts';
import { createProducts, PRODUCTS } from '../products/index.ts';
import { holdingsOf } from '../products/wallet/balances.ts';
import { dailySnapshotsTask, SNAPSHOT_TASK } from '../products/wallet/daily-snapshots.ts';
import { dailySnapshots } from '../products/wallet/schema.ts';
import { DEMO_ACCOUNT } from './account.ts';
import { seedHistory } from './seed-history.ts';

const DAY = 86_400_000;

describeOnStores('demo account', (open) => {
  let deps: TestDeps;
  let markets: BookMarkets;
  let user: number;
  beforeEach(async () => {
    const clock = stillClock();
    markets = new BookMarkets(clock, INSTRUMENTS);
    deps = await testDeps(await open(), { clock, markets: () => markets });
    await seed(deps);
    user = (await findUser(deps.store.db, DEMO_ACCOUNT.email))?.id ?? 0;
    await deps.store.transaction((tx) =>
      deps.ledger.post(
        tx,
        [1, 2, 3, 4].map((coin) => ({
          kind: KIND.makerFunding,
          reference: 'test',
          postings: [
            { owner: OUTSIDE, account: 'spot' as const, coin, available: '-1000000' },
            { owner: MAKER, account: 'spot' as const, coin, available: '1000000' },
          ],
        })),
      ),
    );
    for (const [symbol, bid, ask] of [
      ['btcusdt', 642_100n, 642_200n],
      ['ethusdt', 341_200n, 341_300n],
      ['solusdt', 15_840n, 15_850n],
    ] as const) {
      markets.setLast(symbol, bid);
      await markets.make(symbol, { id: `${symbol} bid`, owner: MAKER, side: 'buy', price: bid, remaining: 1_000_000n });
      await markets.make(symbol, {
        id: `${symbol} ask`,
        owner: MAKER,
        side: 'sell',
        price: ask,
        remaining: 1_000_000n,
      });
    }
  }, 60_000);

  it('begins with demo money, some coins and margin for futures', async () => {
    const held = (await holdingsOf(deps.store, user)).map(({ account, ...row }) => [account, row.coin, row.available]);
    expect(held.sort()).toEqual([
      ['futures', 3, '2000'],
      ['spot', 1, '0.05'],
      ['spot', 2, '1.2'],
      ['spot', 3, '10000'],
    ]);
  });

  it('gets a history of real orders once, as far as the books allow', async () => {
    const products = createProducts(PRODUCTS, deps);
    const { spot } = products;
    await seedHistory(deps, products);
    const orders = await spot.orders(user, { page: 1, limit: 20 });
    const pairs = await spot.pairs.all();
    const nameOf = (id: number) => pairs.get(id)?.base.name;
    // DOGE has no price here yet: its order is left out.
    expect(
      orders.map(({ instrumentId, side, orderType, status }) => [nameOf(instrumentId), side, orderType, status]),
    ).toEqual([
      ['ETH', 'sell', 'limit', 'open'],
      ['BTC', 'buy', 'limit', 'open'],
      ['ETH', 'sell', 'market', 'filled'],
      ['SOL', 'buy', 'market', 'filled'],
      ['BTC', 'buy', 'market', 'filled'],
    ]);
    await seedHistory(deps, products);
    expect(await spot.orders(user, { page: 1, limit: 20 })).toHaveLength(5);
    expect(await violations(deps.store.db)).toEqual([]);
  });

  it('is worth something at each midnight', async () => {
    const days = async () =>
      (await deps.store.db.select().from(dailySnapshots)).map(({ userId, day, totalUsdt }) => [userId, day, totalUsdt]);
    const handlers = new Map([[SNAPSHOT_TASK, dailySnapshotsTask(deps)]]);
    await deps.tasks.start(handlers);
    await deps.clock.advanceBy(0);
    // Who came today has nothing to compare with.
    expect(await days()).toEqual([[user, '2025-01-15', '0']]);
    await deps.clock.advanceBy(DAY);
    expect((await days()).slice(1)).toEqual([[user, '2025-01-16', '19304.9']]);
    await deps.clock.advanceBy(3 * DAY);
    const week = ['2025-01-15', '2025-01-16', '2025-01-17', '2025-01-18', '2025-01-19'];
    expect((await days()).map(([, day]) => day)).toEqual(week);
    // Away for two days: both are caught up, each with its own prices.
    await deps.tasks.stop();
    await deps.clock.advanceBy(2 * DAY);
    await deps.tasks.start(handlers);
    await deps.clock.advanceBy(0);
    expect((await days()).map(([, day]) => day)).toEqual([...week, '2025-01-20', '2025-01-21']);
  });

  it('has its midnights again after one that could not be written', async () => {
    const handlers = new Map([[SNAPSHOT_TASK, dailySnapshotsTask(deps)]]);
    const midnight = Date.UTC(2025, 0, 15);
    await deps.store.db.insert(tasks).values({
      kind: SNAPSHOT_TASK,
      ref: '2025-01-15',
      dueAt: midnight,
      tryAt: midnight,
      state: 'dead',
    });
    await deps.tasks.start(handlers);
    await deps.clock.advanceBy(2 * DAY);
    const days = (await deps.store.db.select().from(dailySnapshots)).map(({ day }) => day);
    expect(days).toEqual(['2025-01-16', '2025-01-17']);
  });
});
