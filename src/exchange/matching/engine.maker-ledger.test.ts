import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { HandClock, MarketWorld } from '../../../tests/support/market-world.ts';
import { describeOnStores } from '../../../tests/support/stores.ts';
import { withTransaction } from '../../../tests/support/with-transaction.ts';
import { createLedger } from '../ledger/ledger.ts';
import { CommitInDoubt } from '../platform/store/away.ts';
import { queryRows } from '../platform/store/driver.ts';
import type { Store } from '../platform/store/open.ts';
import { houseDeltas } from '../platform/store/schema/index.ts';

describeOnStores('the ledger', (open) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });

  const balances = () =>
    queryRows<{ owner: string; coin: number; available: string }>(
      store.db,
      sql`
    select owner, coin, available::text as available from balances order by owner, coin`,
    );

  /** What the third maker has of BTC, in lots: it takes in every trade between makers. */
  const held = async () => {
    const row = (await balances()).find((one) => one.owner === 'house:maker:3' && one.coin === 1);
    return BigInt((row?.available ?? '').replace('.', '').slice(0, -14));
  };
  const boughtIn = ({ trades }: MarketWorld) =>
    trades.reduce((sum, trade) => sum + (trade.side === 'buy' ? trade.amount : -trade.amount), 0n);

  it('knows what the makers have from outside, and gets their net with the last checkpoint', async () => {
    const world = new MarketWorld(store, ['btcusdt', 'ethusdt']);
    await world.markets.start();
    const funded = await balances();
    expect(funded.filter((row) => row.owner.startsWith('house:maker:'))).toHaveLength(9);
    await world.run(60);
    await world.markets.checkpoint();
    expect(await balances()).toEqual(funded);
    await world.markets.stop();
    const after = await balances();
    expect(after).not.toEqual(funded);
    const scaled = (text: string) => BigInt(text.replace('.', ''));
    for (const coin of [1, 2, 3]) {
      expect(after.filter((row) => row.coin === coin).reduce((sum, row) => sum + scaled(row.available), 0n)).toBe(0n);
    }
    expect(after.every((row) => row.owner === 'house:outside' || scaled(row.available) > 0n)).toBe(true);
    // Nobody is funded twice.
    const again = new MarketWorld(store, ['btcusdt', 'ethusdt'], { clock: world.clock });
    await again.markets.start();
    expect(await balances()).toEqual(after);
  });

  it('has an alarm in the log when a house account is left below zero', async () => {
    const world = new MarketWorld(store, ['btcusdt']);
    await world.markets.start();
    await world.markets.checkpoint();
    expect(world.complaints).toEqual([]);
    await store.db.insert(houseDeltas).values([
      { owner: 'house:options', account: 'spot', coin: 3, amount: '-7' },
      { owner: 'house:outside', account: 'spot', coin: 3, amount: '7' },
    ]);
    await world.markets.checkpoint();
    expect(world.alarms).toEqual(['ALARM: house accounts have less than nothing']);
  });

  it('loses nothing of the net over a kill', async () => {
    const clock = new HandClock();
    const world = new MarketWorld(store, ['btcusdt'], { clock });
    await world.markets.start();
    await world.run(60);
    await world.markets.checkpoint();
    const bought = boughtIn(world);
    const before = await held();
    await world.run(20);
    const two = new MarketWorld(store, ['btcusdt'], { clock });
    await two.markets.start();
    await two.markets.stop();
    expect((await held()) - before).toBe(bought);
    expect(bought).not.toBe(0n);
  });

  it.each([
    ['what the markets hold', 'committed', [true]],
    ['what the markets hold', 'aborted', [true]],
    ['the net', 'committed', [false, true]],
    ['the net', 'aborted', [false, true]],
  ] as const)(
    'posts the net once where it is in doubt whether %s was committed, and it turns out %s, in its turn and at the stop',
    async (_what, outcome, plan) => {
      let doubts: boolean[] = [];
      const doubtful = withTransaction(store, async (work) => {
        if (!doubts.shift()) return store.transaction(work);
        const doubt = new CommitInDoubt(() => Promise.resolve(outcome));
        const doubted = store.transaction(async (tx) => {
          await work(tx);
          if (outcome === 'aborted') throw doubt;
        });
        if (outcome === 'aborted') await expect(doubted).rejects.toBe(doubt);
        else await doubted;
        throw doubt;
      });
      const settled = (write: Promise<void>) =>
        outcome === 'aborted' ? expect(write).rejects.toThrow() : expect(write).resolves.toBeUndefined();
      const world = new MarketWorld(doubtful, ['btcusdt']);
      await world.markets.start();
      const before = await held();
      // The start wrote the first one; the twentieth posts.
      for (let n = 2; n < 20; n += 1) await world.markets.checkpoint();
      await world.run(60);
      doubts = [...plan];
      await settled(world.markets.checkpoint());
      expect(doubts).toEqual([]);
      await world.run(10);
      const bought = boughtIn(world);
      if (outcome === 'committed') doubts = [...plan];
      await world.markets.stop();
      expect(doubts).toEqual([]);
      const again = new MarketWorld(store, ['btcusdt'], { clock: world.clock });
      await again.markets.start();
      await again.markets.stop();
      expect((await held()) - before).toBe(bought);
      expect(bought).not.toBe(0n);
    },
  );

  it('posts the net once where a checkpoint was committed and taken for failed, and is tried again', async () => {
    let isBroken = false;
    let written = 0;
    const broken = withTransaction(store, async (work) => {
      const result = await store.transaction(work);
      if (isBroken) written += 1;
      // The net follows the candles.
      if (written === 2) throw new Error('the answer is lost');
      return result;
    });
    const world = new MarketWorld(broken, ['btcusdt']);
    await world.markets.start();
    const before = await held();
    // The start wrote the first one; the twentieth posts.
    for (let n = 2; n < 20; n += 1) await world.markets.checkpoint();
    await world.run(60);
    isBroken = true;
    await expect(world.markets.checkpoint()).rejects.toThrow('lost');
    isBroken = false;
    written = 0;
    await world.run(10);
    const bought = boughtIn(world);
    await world.markets.stop();
    expect((await held()) - before).toBe(bought);
    const again = new MarketWorld(store, ['btcusdt'], { clock: world.clock });
    await again.markets.start();
    await again.run(30);
    await again.markets.stop();
    const references = await queryRows<{ reference: string }>(
      store.db,
      sql`select reference from ledger_entries where kind = 91 order by id`,
    );
    expect(references.map(({ reference }) => reference)).toEqual(['net:1', 'net:2', 'net:3']);
  });

  it('is no reason to lose a candle: what it refuses of the net waits, and the markets are saved', async () => {
    const clock = new HandClock();
    const ledger = createLedger(clock);
    let isRefusing = false;
    const world = new MarketWorld(store, ['btcusdt'], {
      clock,
      ledger: {
        ...ledger,
        post: async (...args) => {
          if (isRefusing) throw new Error('no net');
          return ledger.post(...args);
        },
      },
    });
    await world.markets.start();
    const before = await held();
    await world.run(130, 500);
    isRefusing = true;
    await expect(world.markets.stop()).rejects.toThrow('no net');
    const stored = await queryRows<{ count: number }>(
      store.db,
      sql`select count(*) as count from candles where symbol = 'btcusdt' and period = '1min'`,
    );
    expect(stored[0]?.count).toBeGreaterThanOrEqual(2);
    const again = new MarketWorld(store, ['btcusdt'], { clock });
    await again.markets.start();
    await again.markets.stop();
    expect((await held()) - before).toBe(boughtIn(world));
  });
});
