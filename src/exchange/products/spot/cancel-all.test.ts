import { expect, it } from 'vitest';
import { spotWorld, USDT } from '../../../../tests/support/spot-world.ts';
import { describeOnStores } from '../../../../tests/support/stores.ts';
import { withTransaction } from '../../../../tests/support/with-transaction.ts';
import { Refusal, TryAgain } from '../../platform/refusal.ts';
import { cancelOrders } from './cancel-all.ts';
import { createSpot } from './spot.ts';

describeOnStores('cancelling all', (open) => {
  it('commits orders together, however many there are', async () => {
    const store = await open();
    const world = await spotWorld(store);
    world.markets.setLast('btcusdt', 600_000n);
    const user = await world.user({ [USDT]: '10000' });
    const order = { side: 'buy', amount: '0.001', price: '50000' } as const;
    await Promise.all(Array.from({ length: 150 }, () => world.place(user, order)));
    let transactions = 0;
    const counted = withTransaction(store, (work) => {
      transactions += 1;
      return store.transaction(work);
    });
    await cancelOrders(store, createSpot({ ...world.deps, store: counted }), user);
    expect(transactions).toBeLessThan(10);
    expect(await world.money({ user })).toEqual({ [USDT]: '10000/0' });
    expect(world.markets.standing('btcusdt').size).toBe(0);
  });

  it('passes over an order that is closed already, and over no other refusal', async () => {
    const store = await open();
    const world = await spotWorld(store);
    world.markets.setLast('btcusdt', 600_000n);
    const user = await world.user({ [USDT]: '10000' });
    for (const price of ['50000', '51000']) await world.place(user, { side: 'buy', amount: '0.01', price });
    const refusing = (refusal: Refusal) => {
      const asked: number[] = [];
      const cancel = (id: number) => {
        asked.push(id);
        return Promise.reject(refusal);
      };
      return { asked, done: cancelOrders(store, { cancel }, user) };
    };
    const closed = refusing(new Refusal('spot.orderClosed'));
    await closed.done;
    expect(closed.asked).toHaveLength(2);
    for (const key of ['marketChecking', 'marketBusy'] as const)
      await expect(refusing(new TryAgain(key)).done).rejects.toMatchObject({ key });
    await cancelOrders(store, world.spot, user);
    expect(await world.money({ user })).toEqual({ [USDT]: '10000/0' });
  });
});
