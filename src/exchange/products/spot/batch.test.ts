import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { heardLog } from '../../../../tests/support/heard-log.ts';
import { BTC, MAKER, type SpotWorld, traders, USDT } from '../../../../tests/support/spot-world.ts';
import { describeOnStores } from '../../../../tests/support/stores.ts';
import { violations } from '../../../../tests/support/violations.ts';
import { withTransaction } from '../../../../tests/support/with-transaction.ts';
import { InsufficientBalance } from '../../ledger/errors.ts';
import type { BookOrder, Piece, Settle } from '../../matching/port.ts';
import { Refusal } from '../../platform/refusal.ts';
import { CommitInDoubt, type CommitOutcome } from '../../platform/store/away.ts';
import type { Store } from '../../platform/store/open.ts';
import { SPOT_KIND } from './kinds.ts';
import { spotFills, spotOrders } from './schema.ts';
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
  const cancel = async (user: number, id: number) =>
    (await world.spot.cancel(id, { user, call: 'spot.cancel', clientId: `cancel-${id}`, body: { id } })).value;
  const sound = () => store.transaction((tx) => violations(tx));

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

  it('are cancelled with what is left when they met as many orders as one may, and freeze nothing for it', async () => {
    const resting = Array.from({ length: 501 }, (_, n): BookOrder => {
      return { id: `crowd${n}`, owner: MAKER, side: 'sell', price: 600_000n, remaining: 1n };
    });
    world.markets.restore('btcusdt', resting);
    const bought = await world.place(ben, { side: 'buy', amount: '0.1', price: '60000' });
    expect(bought).toMatchObject({ status: 'cancelled', reason: 'tooManyFills', filledAmount: '0.05' });
    expect((await world.money({ user: ben }))[USDT]).toBe('7000/0');
    expect([...world.markets.standing('btcusdt').keys()]).toEqual(['crowd500']);
    expect(await sound()).toEqual([]);
  });

  it.each([
    ['has no hold', [sql`delete from holds`, sql`update balances set frozen = 0 where frozen > 0`]],
    ['has less frozen than it holds', [sql`update balances set frozen = 0.005 where frozen > 0`]],
  ])('lose an order whose owner %s, and the taker reads nothing of it', async (_, damage) => {
    const ghost = await world.place(anna, { side: 'sell', amount: '0.01', price: '60000' });
    await world.make('btcusdt', 'sell', 600_100n, 100n);
    for (const change of damage) await store.db.execute(change);
    const bought = await world.place(ben, { side: 'buy', amount: '0.01', price: '60010' });
    expect(bought).toMatchObject({ status: 'filled', filledValue: '600.1' });
    const [row] = await store.db
      .select()
      .from(spotOrders)
      .where(eq(spotOrders.id, Number(ghost.id)));
    expect(row).toMatchObject({ status: 'cancelled', reason: 'unfunded' });
    expect(await world.deps.notices.page(store.db, anna, { page: 1, limit: 10 })).toMatchObject([
      { kind: 'orderUnfunded', values: { pair: 'BTC/USDT' }, readAt: null },
    ]);
    expect(await world.deps.notices.page(store.db, ben, { page: 1, limit: 10 })).toEqual([]);
    expect(world.markets.alarms).toEqual(['ALARM: a resting order lacks the money it promised: it is taken out']);
  });

  it('lose an order whose hold cannot be given back, and a person is told of it', async () => {
    const { ledger } = world.deps;
    const { log, errors } = heardLog(world.deps.log);
    const refusal = new InsufficientBalance({ user: anna }, BTC);
    createSpot({
      ...world.deps,
      log,
      ledger: {
        ...ledger,
        postEach: async (tx, units) =>
          units.flat().some(({ kind }) => kind === SPOT_KIND.spotRelease)
            ? { posted: 0, refusal }
            : ledger.postEach(tx, units),
      },
    });
    const ghost = await world.place(anna, { side: 'sell', amount: '0.01', price: '60000' });
    await world.make('btcusdt', 'sell', 600_100n, 100n);
    await store.db.execute(sql`update spot_orders set filled_amount = 0.005`);
    const bought = await world.place(ben, { side: 'buy', amount: '0.01', price: '60010' });
    expect(bought).toMatchObject({ status: 'filled', filledValue: '600.1' });
    expect(errors).toEqual([
      [
        {
          order: ghost.id,
          hold: { product: 'spot', reference: `order:${ghost.id}` },
          user: anna,
          coin: BTC,
          amount: '0.01',
          err: refusal,
          isAlarm: true,
        },
        'ALARM: the hold of an order that is taken out stays',
      ],
    ]);
  });

  it.each([
    ['is closed', sql`update spot_orders set status = 3`],
    ['has less left', sql`update spot_orders set filled_amount = 0.005`],
  ])('lose a resting order that %s in the store, and book nothing with it', async (_, change) => {
    const ghost = await world.place(anna, { side: 'sell', amount: '0.01', price: '60000' });
    await world.make('btcusdt', 'sell', 600_100n, 100n);
    await store.db.execute(change);
    const bought = await world.place(ben, { side: 'buy', amount: '0.01', price: '60010' });
    expect(bought).toMatchObject({ status: 'filled', filledValue: '600.1' });
    expect(world.markets.published).toHaveLength(1);
    expect(world.markets.alarms).toEqual(['ALARM: a resting order is not open in the store: it is taken out']);
    expect(world.markets.standing('btcusdt').size).toBe(0);
    const [row] = await store.db
      .select()
      .from(spotOrders)
      .where(eq(spotOrders.id, Number(ghost.id)));
    expect(row?.status).not.toBe('open');
    expect((await world.money({ user: anna }))[BTC]).toBe('1/0');
  });

  it('let the owner cancel an order whose money is gone', async () => {
    const ghost = await world.place(anna, { side: 'sell', amount: '0.01', price: '60000' });
    await store.db.execute(sql`delete from holds`);
    await store.db.execute(sql`update balances set frozen = 0 where frozen > 0`);
    await expect(cancel(anna, ghost.id)).rejects.toMatchObject({ key: 'spot.orderClosed' });
    expect(world.markets.standing('btcusdt').size).toBe(0);
    const [row] = await store.db.select().from(spotOrders).where(eq(spotOrders.id, ghost.id));
    expect(row).toMatchObject({ status: 'cancelled', reason: 'unfunded' });
  });

  it('do not read of a shortage that is nobody of theirs', async () => {
    const third = await world.user({});
    const { ledger } = world.deps;
    const short: typeof ledger = {
      ...ledger,
      postEach: async () => ({ posted: 0, refusal: new InsufficientBalance({ user: third }, USDT) }),
    };
    createSpot({ ...world.deps, ledger: short });
    const placing = world.place(anna, { side: 'sell', amount: '0.01', price: '60000' });
    await expect(placing).rejects.not.toBeInstanceOf(Refusal);
    await expect(placing).rejects.toMatchObject({ cause: { key: 'balance' } });
  });

  /** An order that meets a maker's, and is refused with a sentence for whoever runs the exchange; nothing of it stays. */
  async function assertNothingBooked(said: string) {
    await world.make('btcusdt', 'sell', 600_000n, 100n);
    const before = await world.money({ user: ben });
    await expect(world.place(ben, { side: 'buy', amount: '0.01', price: '60000' })).rejects.toThrow(said);
    expect(await world.money({ user: ben })).toEqual(before);
    expect(await store.db.select().from(spotOrders)).toEqual([]);
    expect(await store.db.select().from(spotFills)).toEqual([]);
    expect([...world.markets.standing('btcusdt').values()]).toEqual([100n]);
    expect(world.markets.published).toEqual([]);
    expect(await sound()).toEqual([]);
  }

  it('book no fee in a coin whose decimals nobody knows', async () => {
    const known = new Map(await world.deps.coins.all());
    known.delete(BTC);
    createSpot({ ...world.deps, coins: Object.assign(Object.create(world.deps.coins), { all: async () => known }) });
    await assertNothingBooked(`There is no coin ${BTC}`);
  });

  it('book no trade that has no id', async () => {
    const withoutIds = (piece: Piece): Piece =>
      'match' in piece ? { match: { ...piece.match, tradeIds: piece.match.tradeIds.slice(1) } } : piece;
    const setSettle = (settle: Settle) => world.markets.setSettle((pieces) => settle(pieces.map(withoutIds)));
    createSpot({ ...world.deps, orderEntry: Object.assign(Object.create(world.markets), { setSettle }) });
    await assertNothingBooked('has no trade id');
  });

  it('book a trade once: the store refuses its id a second time', async () => {
    await world.place(anna, { side: 'sell', amount: '0.01', price: '60000' });
    await world.place(ben, { side: 'buy', amount: '0.01', price: '60000' });
    const [trade] = world.markets.published;
    const before = await world.money({ user: anna });
    const again = store.transaction((tx) =>
      world.deps.ledger.post(tx, [
        {
          kind: SPOT_KIND.spotTrade,
          reference: `trade:${trade?.id}`,
          postings: [
            { owner: { user: ben }, account: 'spot', coin: USDT, available: '-1' },
            { owner: { user: anna }, account: 'spot', coin: USDT, available: '1' },
          ],
        },
      ]),
    );
    await expect(again).rejects.toThrow('ledger_entries_once');
    expect(await world.money({ user: anna })).toEqual(before);
  });

  /** A store whose next transaction is in doubt until `found` says what has become of it. */
  function doubtful(outcome: CommitOutcome) {
    let found: () => void = () => undefined;
    const answer = new Promise<CommitOutcome>((resolve) => {
      found = () => resolve(outcome);
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
    return { broken, found };
  }

  const outcomes = ['committed', 'aborted'] as const;

  it.each(outcomes)('cancel once under a client id although the first commit was in doubt: %s', async (outcome) => {
    const order = await world.place(anna, { side: 'sell', amount: '0.01', price: '60000' });
    const { broken, found } = doubtful(outcome);
    const spot = createSpot({ ...world.deps, store: broken });
    const cancelling = () =>
      spot
        .cancel(order.id, { user: anna, call: 'spot.cancel', clientId: 'cancel-1', body: { id: order.id } })
        .then(({ value }) => value);
    await expect(cancelling()).rejects.toMatchObject({ key: 'storeInDoubt' });
    found();
    while (world.markets.market('btcusdt').isInDoubt) await turnOfLoop();
    expect(await cancelling()).toMatchObject({ id: order.id, status: 'cancelled' });
    expect(await cancelling()).toMatchObject({ id: order.id, status: 'cancelled' });
    expect(world.markets.standing('btcusdt').size).toBe(0);
    expect((await world.money({ user: anna }))[BTC]).toBe('1/0');
    expect(await sound()).toEqual([]);
  });

  it.each(outcomes)('go on after an order was taken out whose commit was in doubt: %s', async (outcome) => {
    const ghost = await world.place(anna, { side: 'sell', amount: '0.01', price: '60000' });
    await world.make('btcusdt', 'sell', 600_100n, 100n);
    await store.db.execute(sql`delete from holds`);
    await store.db.execute(sql`update balances set frozen = 0 where frozen > 0`);
    const { broken, found } = doubtful(outcome);
    // The first transaction finds that the money is gone, and writes nothing.
    let transactions = 0;
    const second = withTransaction(store, (work) => {
      transactions += 1;
      return transactions === 1 ? store.transaction(work) : broken.transaction(work);
    });
    createSpot({ ...world.deps, store: second });
    const order = { side: 'buy', amount: '0.01', price: '60010', clientId: 'after-eviction' } as const;
    // This one only waited for the other to leave, and is certainly not done.
    await expect(world.place(ben, order)).rejects.toMatchObject({ key: 'marketChecking' });
    found();
    while (world.markets.market('btcusdt').isInDoubt) await turnOfLoop();
    expect(await world.place(ben, order)).toMatchObject({ status: 'filled', filledValue: '600.1' });
    const [row] = await store.db.select().from(spotOrders).where(eq(spotOrders.id, ghost.id));
    expect(row).toMatchObject({ status: 'cancelled', reason: 'unfunded' });
    expect(world.markets.standing('btcusdt').size).toBe(0);
  });

  it.each(outcomes)('tell a person of a hold that stays only where that is committed: %s', async (outcome) => {
    await world.place(anna, { side: 'sell', amount: '0.01', price: '60000' });
    await store.db.execute(sql`update balances set frozen = 0.001 where frozen > 0`);
    const { broken, found } = doubtful(outcome);
    // The first transaction finds that the money is gone, and writes nothing.
    let transactions = 0;
    const second = withTransaction(store, (work) => {
      transactions += 1;
      return transactions === 1 ? store.transaction(work) : broken.transaction(work);
    });
    const { log, errors } = heardLog(world.deps.log);
    createSpot({ ...world.deps, store: second, log });
    const order = { side: 'buy', amount: '0.01', price: '60000' } as const;
    await expect(world.place(ben, order)).rejects.toMatchObject({ key: 'marketChecking' });
    const told = () => errors.map(([, sentence]) => sentence);
    expect(told()).toEqual([]);
    found();
    while (world.markets.market('btcusdt').isInDoubt) await turnOfLoop();
    const alarm = 'ALARM: the hold of an order that is taken out stays';
    expect(told()).toEqual(outcome === 'committed' ? [alarm] : []);
    await world.place(ben, order);
    expect(told()).toEqual([alarm]);
  });

  it.each(['committed', 'aborted'] as const)(
    'wait with a closed market while a commit is in doubt: %s',
    async (outcome) => {
      await world.make('btcusdt', 'sell', 600_000n, 200n);
      const { broken, found } = doubtful(outcome);
      createSpot({ ...world.deps, store: broken });
      const order = { side: 'buy', amount: '0.01', price: '60000', clientId: 'in-doubt-1' } as const;
      // Whose order may be done is told so, and whoever comes now that it is not.
      await expect(world.place(ben, order)).rejects.toMatchObject({ key: 'storeInDoubt' });
      await expect(world.place(anna, { side: 'buy', amount: '0.01', price: '60000' })).rejects.toMatchObject({
        key: 'marketChecking',
      });
      found();
      while (world.markets.market('btcusdt').isInDoubt) await turnOfLoop();
      expect([...world.markets.standing('btcusdt').values()]).toEqual([outcome === 'committed' ? 100n : 200n]);
      expect(await world.place(ben, order)).toMatchObject({ status: 'filled' });
      expect([...world.markets.standing('btcusdt').values()]).toEqual([100n]);
      expect(await sound()).toEqual([]);
    },
  );
});
