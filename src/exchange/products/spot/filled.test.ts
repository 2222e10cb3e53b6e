import { beforeEach, expect, it } from 'vitest';
import { type SpotWorld, traders, USDT } from '../../../../tests/support/spot-world.ts';
import { describeOnStores } from '../../../../tests/support/stores.ts';
import { TestClock } from '../../../../tests/support/test-clock.ts';
import { withTransaction } from '../../../../tests/support/with-transaction.ts';
import { type Consume, Outbox, type OutboxEvent } from '../../platform/outbox/outbox.ts';
import type { Store } from '../../platform/store/open.ts';
import { outbox as outboxRows } from '../../platform/store/schema/index.ts';
import { SPOT_FILLED } from './filled.ts';
import { spotFills } from './schema.ts';
import { createSpot } from './spot.ts';

declare module '../../platform/outbox/outbox.ts' {
  interface OutboxTopics {
    'another.topic': number;
  }
}

describeOnStores('fills in the outbox', (open) => {
  let store: Store;
  let world: SpotWorld;
  let anna: number;
  let ben: number;
  beforeEach(async () => {
    store = await open();
    ({ world, anna, ben } = await traders(store));
  }, 60_000);

  /** The outbox of a process, with a clock of its own. */
  function process(consume: Consume<typeof SPOT_FILLED>): Outbox {
    const clock = new TestClock(world.deps.clock.now());
    const made = new Outbox({ store, clock, scheduler: clock, log: { error: () => undefined } });
    made.on(SPOT_FILLED, 'copy', consume);
    return made;
  }
  /** Anna sells to Ben, to the market maker and to Ben again: five sides of users. */
  async function trade(): Promise<void> {
    await world.place(anna, { side: 'sell', amount: '0.01', price: '60000' });
    await Promise.all([
      world.place(ben, { side: 'buy', amount: '0.004', price: '60000' }),
      world.place(ben, { side: 'buy', amount: '0.006', price: '60000' }),
    ]);
    await world.make('btcusdt', 'buy', 599_000n, 100n);
    await world.place(anna, { side: 'sell', amount: '0.01' });
  }
  const written = () => store.db.select().from(outboxRows);
  const keyOf = ({ user, payload }: Pick<OutboxEvent, 'user' | 'payload'>) => {
    const { tradeId, orderId } = payload as { tradeId: number; orderId: number };
    return `${user} ${tradeId} ${orderId}`;
  };

  it('reach who hears them, each at least once, over kills before the delivery and within it', async () => {
    // The first process ends after the commits, before it delivers anything.
    createSpot({ ...world.deps, outbox: process(() => Promise.reject(new Error('never began'))) });
    await trade();
    const fills = await store.db.select().from(spotFills);
    expect(fills).toHaveLength(5);
    expect(await written()).toHaveLength(5);

    // The second is killed while it hands the first event over.
    const began: OutboxEvent[] = [];
    await new Promise<void>((resolve) => {
      const dying = process((event) => {
        began.push(event);
        resolve();
        return new Promise(() => undefined);
      });
      void dying.start().then(() => dying.look());
    });

    const heard: OutboxEvent[] = [];
    const third = process((event) => async () => {
      heard.push(event);
      return undefined;
    });
    await third.start();
    await third.look();
    await third.stop();
    expect(heard.map(keyOf).sort()).toEqual(
      fills.map(({ userId, tradeId, orderId }) => `${userId} ${tradeId} ${orderId}`).sort(),
    );
    expect(heard).toContainEqual(began[0]);
    const own = heard.filter(({ user }) => user === anna).map(({ id }) => id);
    expect(own).toEqual(own.toSorted((a, b) => a - b));
    const [last] = heard.filter(({ user }) => user === anna).slice(-1);
    const fill = fills.find(({ counterparty }) => counterparty === 'house:maker:1');
    expect(last?.payload).toEqual({
      tradeId: fill?.tradeId,
      instrumentId: fill?.instrumentId,
      orderId: fill?.orderId,
      side: 'sell',
      role: 'taker',
      price: '59900',
      amount: '0.01',
      value: '599',
      fee: fill?.fee,
      feeCoin: USDT,
    });
    expect(await written()).toEqual([]);
  });

  it('are not written where the settlement does not commit', async () => {
    await world.place(anna, { side: 'sell', amount: '0.01', price: '60000' });
    const hearing = process(() => async () => undefined);
    const broken = withTransaction(store, (work) =>
      store.transaction(async (tx) => {
        await work(tx);
        throw new Error('not committed');
      }),
    );
    createSpot({ ...world.deps, store: broken, outbox: hearing });
    await expect(world.place(ben, { side: 'buy', amount: '0.01', price: '60000' })).rejects.toThrow();
    expect(await written()).toEqual([]);
    createSpot({ ...world.deps, outbox: hearing });
    await world.place(ben, { side: 'buy', amount: '0.01', price: '60000' });
    expect(await written()).toHaveLength(2);
  });

  it('cost nothing where nobody hears them', async () => {
    const deaf = new Outbox({ ...world.deps, log: { error: () => undefined } });
    deaf.on('another.topic', 'copy', () => async () => undefined);
    deaf.add = () => Promise.reject(new Error('there is nothing to add'));
    createSpot({ ...world.deps, outbox: deaf });
    await trade();
    expect(await store.db.select().from(spotFills)).toHaveLength(5);
    expect(await written()).toEqual([]);
  });
});
