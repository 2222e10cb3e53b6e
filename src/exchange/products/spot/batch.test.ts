import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { type SpotWorld, traders, USDT } from '../../../../tests/support/spot-world.ts';
import { describeOnStores } from '../../../../tests/support/stores.ts';
import { withTransaction } from '../../../../tests/support/with-transaction.ts';
import { findViolations, LEDGER_INVARIANTS } from '../../ledger/invariants.ts';
import { CommitInDoubt, type CommitOutcome } from '../../platform/store/away.ts';
import type { Store } from '../../platform/store/open.ts';
import { SPOT_INVARIANTS } from './invariants.ts';
import { spotOrders } from './schema.ts';
import { createSpot } from './spot.ts';

describeOnStores('orders that are committed together', (open) => {
  let store: Store;
  let world: SpotWorld;
  let anna: number;
  let ben: number;
  beforeEach(async () => {
    store = await open();
    ({ world, anna, ben } = await traders(store));
  }, 60_000);
  const sound = () => store.transaction((tx) => findViolations(tx, [...LEDGER_INVARIANTS, ...SPOT_INVARIANTS]));

  it('meet each other in the order of their coming, in one transaction, and are refused alone', async () => {
    let transactions = 0;
    const counted = withTransaction(store, (work) => {
      transactions += 1;
      return store.transaction(work);
    });
    createSpot({ ...world.deps, store: counted });
    const poor = await world.user({ [USDT]: '1' });
    const given = await Promise.allSettled([
      world.place(anna, { side: 'sell', amount: '0.01', price: '60000' }),
      world.place(ben, { side: 'buy', amount: '0.004', price: '60000' }),
      world.place(poor, { side: 'buy', amount: '0.01', price: '59000' }),
      world.place(ben, { side: 'buy', amount: '0.006', price: '60000' }),
    ]);
    expect(given.map((one) => one.status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(transactions).toBe(2);
    const [sold] = await store.db.select().from(spotOrders).where(eq(spotOrders.userId, anna));
    expect(sold).toMatchObject({ status: 'filled', filledAmount: '0.01' });
    expect(world.markets.standing('btcusdt').size).toBe(0);
    expect(await sound()).toEqual([]);
  });

  it('stand in the book although a listener throws', async () => {
    world.deps.events.on('spotOrder', () => {
      throw new Error('a listener');
    });
    await world.place(anna, { side: 'sell', amount: '0.01', price: '60000' });
    await world.place(ben, { side: 'buy', amount: '0.01', price: '60000' });
    expect(world.markets.standing('btcusdt').size).toBe(0);
    expect(world.markets.published).toHaveLength(1);
    expect(await sound()).toEqual([]);
  });

  it('lose an order whose owner lacks the money, and the taker reads nothing of it', async () => {
    const ghost = await world.place(anna, { side: 'sell', amount: '0.01', price: '60000' });
    await world.make('btcusdt', 'sell', 600_100n, 100n);
    await store.db.execute(sql`delete from holds`);
    await store.db.execute(sql`update balances set frozen = 0 where frozen > 0`);
    const bought = await world.place(ben, { side: 'buy', amount: '0.01', price: '60010' });
    expect(bought).toMatchObject({ status: 'filled', filledValue: '600.1' });
    const [row] = await store.db
      .select()
      .from(spotOrders)
      .where(eq(spotOrders.id, Number(ghost.id)));
    expect(row).toMatchObject({ status: 'cancelled', reason: 'unfunded' });
    expect(world.markets.complaints).toHaveLength(1);
  });

  it.each([
    ['is closed', sql`update spot_orders set status = 3`],
    ['has less left', sql`update spot_orders set filled_amount = 0.005`],
  ])('book nothing with a resting order that %s in the store', async (_, change) => {
    await world.place(anna, { side: 'sell', amount: '0.01', price: '60000' });
    const money = () => Promise.all([anna, ben].map((user) => world.money({ user })));
    const before = await money();
    await store.db.execute(change);
    await expect(world.place(ben, { side: 'buy', amount: '0.01', price: '60000' })).rejects.toThrow(
      'Of 1 resting orders that a batch meets, 0 stand in the store',
    );
    expect(await money()).toEqual(before);
    expect(world.markets.published).toHaveLength(0);
    expect([...world.markets.standing('btcusdt').values()]).toEqual([100n]);
  });

  it.each(['committed', 'aborted'] as const)(
    'wait with a closed market while a commit is in doubt: %s',
    async (outcome) => {
      await world.make('btcusdt', 'sell', 600_000n, 200n);
      let found: (outcome: CommitOutcome) => void = () => undefined;
      const answer = new Promise<CommitOutcome>((resolve) => {
        found = resolve;
      });
      let isBroken = true;
      const broken = withTransaction(store, async (work) => {
        if (!isBroken) return store.transaction(work);
        isBroken = false;
        if (outcome === 'committed') await store.transaction(work);
        else
          await store
            .transaction((tx) => work(tx).then(() => Promise.reject(new Error('aborted'))))
            .catch(() => undefined);
        throw new CommitInDoubt(() => answer);
      });
      createSpot({ ...world.deps, store: broken });
      const order = { side: 'buy', amount: '0.01', price: '60000', clientId: 'in-doubt-1' } as const;
      await expect(world.place(ben, order)).rejects.toMatchObject({ key: 'marketChecking' });
      await expect(world.place(anna, { side: 'buy', amount: '0.01', price: '60000' })).rejects.toMatchObject({
        key: 'marketChecking',
      });
      found(outcome);
      await answer;
      await world.markets.sequencer.idle();
      expect([...world.markets.standing('btcusdt').values()]).toEqual([outcome === 'committed' ? 100n : 200n]);
      expect(await world.place(ben, order)).toMatchObject({ status: 'filled' });
      expect([...world.markets.standing('btcusdt').values()]).toEqual([100n]);
      expect(await sound()).toEqual([]);
    },
  );
});
