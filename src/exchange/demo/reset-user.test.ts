import { expect, it } from 'vitest';
import { type SpotWorld, spotWorld, USDT } from '../../../tests/support/spot-world.ts';
import { describeOnStores } from '../../../tests/support/stores.ts';
import { violations } from '../../../tests/support/violations.ts';
import { Refusal } from '../platform/refusal.ts';
import { cancelOrders } from '../products/spot/cancel-all.ts';
import { resetUser } from './reset-user.ts';

describeOnStores('a reset beside orders of the same user', (open) => {
  /** Orders in three loops at once until told to stop; gives the ids. */
  function ordering(world: SpotWorld, user: number) {
    const ids: number[] = [];
    let isOn = true;
    const loop = async () => {
      while (isOn) {
        const order = await world
          .place(user, { side: 'buy', amount: '0.01', price: '50000' })
          .catch((error: unknown) => {
            if (error instanceof Refusal) return null;
            throw error;
          });
        if (order) ids.push(Number(order.id));
      }
    };
    const loops = Promise.all([loop(), loop(), loop()]);
    return {
      async stop() {
        isOn = false;
        await loops;
        return ids;
      },
    };
  }

  it('ends, and leaves no order without its money', async () => {
    const world = await spotWorld(await open());
    const { store } = world.deps;
    world.markets.setLast('btcusdt', 600_000n);
    const user = await world.user({ [USDT]: '10000' });
    const orders = ordering(world, user);
    const cancelAll = (id: number) => cancelOrders(store, world.spot, id);
    for (let round = 0; round < 5; round += 1) {
      await resetUser(world.deps, cancelAll, user);
      expect(await violations(store.db)).toEqual([]);
    }
    expect((await orders.stop()).length).toBeGreaterThan(0);
    await cancelAll(user);
    const held = await world.money({ user });
    expect(held[USDT]).toMatch(/\/0$/);
    await resetUser(world.deps, cancelAll, user);
    expect(await world.money({ user })).toEqual({ [USDT]: '10000/0' });
    expect([...world.markets.standing('btcusdt')]).toEqual([]);
  });
});
