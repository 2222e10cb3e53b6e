import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { BookMarkets, TEST_PAIRS } from '../../../../tests/support/book-markets.ts';
import { TEST_START } from '../../../../tests/support/deps.ts';
import { heardLog } from '../../../../tests/support/heard-log.ts';
import { BTC, ETH, MAKER, type SpotWorld, spotWorld, USDT } from '../../../../tests/support/spot-world.ts';
import { describeOnStores } from '../../../../tests/support/stores.ts';
import { violations } from '../../../../tests/support/violations.ts';
import { ownerKey } from '../../ledger/owner.ts';
import { spotFills, spotOrders } from './schema.ts';
import { createSpot } from './spot.ts';

const refusal = (key: string) =>
  expect.objectContaining({ name: expect.stringMatching(/Refusal|InsufficientBalance/), key });

describeOnStores('spot orders', (open) => {
  let world: SpotWorld;
  let anna: number;
  beforeEach(async () => {
    world = await spotWorld(await open());
    world.markets.setLast('btcusdt', 600_000n);
    anna = await world.user({ [USDT]: '10000', [BTC]: '1' });
  }, 60_000);

  it('freezes the quote coin for a waiting buy, and gives it back on cancel', async () => {
    const order = await world.place(anna, { side: 'buy', amount: '0.05', price: '59000' });
    expect(order).toMatchObject({
      userId: anna,
      side: 'buy',
      price: '59000',
      amount: '0.05',
      filledAmount: '0',
      filledValue: '0',
      status: 'open',
      orderType: 'limit',
      fee: '0',
      reason: '',
      createdAt: TEST_START,
    });
    expect(await world.money({ user: anna })).toEqual({ [USDT]: '7050/2950', [BTC]: '1/0' });
    expect(world.markets.standing('btcusdt')).toEqual(new Map([[`u${order.id}`, 500n]]));

    const { value: cancelled } = await world.spot.cancel(Number(order.id), {
      user: anna,
      call: 'spot.cancel',
      clientId: 'cancel-1',
      body: {},
    });
    expect(cancelled).toMatchObject({ id: order.id, status: 'cancelled', reason: 'byUser' });
    expect(await world.money({ user: anna })).toEqual({ [USDT]: '10000/0', [BTC]: '1/0' });
    expect(world.markets.standing('btcusdt').size).toBe(0);
  });

  it('freezes the base coin for a waiting sell', async () => {
    await world.place(anna, { side: 'sell', amount: '0.4', price: '61000' });
    expect(await world.money({ user: anna })).toEqual({ [USDT]: '10000/0', [BTC]: '0.6/0.4' });
  });

  it('pays the prices of the book, not the limit, and freezes only the rest', async () => {
    await world.make('btcusdt', 'sell', 600_000n, 100n);
    await world.make('btcusdt', 'sell', 601_000n, 100n);
    const order = await world.place(anna, { side: 'buy', amount: '0.05', price: '60500' });
    // 0.01 at 60000 and 0.01 at 60100, 0.03 waits at 60500.
    expect(order).toMatchObject({ status: 'open', filledAmount: '0.02', filledValue: '1201', fee: '0.00002' });
    expect(await world.money({ user: anna })).toEqual({ [USDT]: '6984/1815', [BTC]: '1.01998/0' });
    expect(await world.money({ house: 'fees' })).toEqual({ [BTC]: '0.00002/0' });
  });

  it('fills a market buy and takes the fee from the coin received (G6)', async () => {
    await world.make('btcusdt', 'sell', 600_000n, 10_000n);
    const order = await world.place(anna, { side: 'buy', amount: '0.1' });
    expect(order).toMatchObject({
      status: 'filled',
      orderType: 'market',
      filledAmount: '0.1',
      filledValue: '6000',
      fee: '0.0001',
      price: '60000',
    });
    expect(await world.money({ user: anna })).toEqual({ [USDT]: '4000/0', [BTC]: '1.0999/0' });
    expect(await world.money(MAKER)).toEqual({ [USDT]: '100006000/0', [BTC]: '999.9/0', [ETH]: '1000/0' });
  });

  it('fills a market sell, with the fee in the quote coin', async () => {
    await world.make('btcusdt', 'buy', 599_990n, 10_000n);
    await world.place(anna, { side: 'sell', amount: '0.5' });
    expect(await world.money({ user: anna })).toEqual({ [USDT]: '39969.5005/0', [BTC]: '0.5/0' });
    expect(await world.money({ house: 'fees' })).toEqual({ [USDT]: '29.9995/0' });
  });

  it('cancels what a market order finds no book for within 5 %, and says so (G7)', async () => {
    await world.make('btcusdt', 'sell', 600_000n, 100n);
    await world.make('btcusdt', 'sell', 630_000n, 100n);
    await world.make('btcusdt', 'sell', 630_001n, 100n);
    const order = await world.place(anna, { side: 'buy', amount: '0.03' });
    expect(order).toMatchObject({
      status: 'cancelled',
      filledAmount: '0.02',
      filledValue: '1230',
      reason: 'marketRest',
    });
    expect(await world.money({ user: anna })).toEqual({ [USDT]: '8770/0', [BTC]: '1.01998/0' });
  });

  it('refuses a market order on an empty book and changes nothing', async () => {
    await expect(world.place(anna, { side: 'buy', amount: '0.01' })).rejects.toEqual(refusal('spot.emptyBook'));
    expect(await world.deps.store.db.select().from(spotOrders)).toEqual([]);
    expect(await world.money({ user: anna })).toEqual({ [USDT]: '10000/0', [BTC]: '1/0' });
  });

  it('refuses what the balance does not carry, whole', async () => {
    await world.make('btcusdt', 'sell', 600_000n, 10_000n);
    await expect(world.place(anna, { side: 'buy', amount: '0.2' })).rejects.toEqual(refusal('balance'));
    await expect(world.place(anna, { side: 'buy', amount: '0.2', price: '59000' })).rejects.toEqual(refusal('balance'));
    await expect(world.place(anna, { side: 'sell', amount: '1.0001', price: '61000' })).rejects.toEqual(
      refusal('balance'),
    );
    expect(world.markets.published).toEqual([]);
    expect(await world.money({ user: anna })).toEqual({ [USDT]: '10000/0', [BTC]: '1/0' });
  });

  it('lets users meet, each with their own fee and row', async () => {
    const ben = await world.user({ [USDT]: '5000' });
    const waiting = await world.place(ben, { side: 'buy', amount: '0.08', price: '60000' });
    const told: unknown[] = [];
    world.deps.events.on('spotOrder', (user, order) => told.push([user, order.status, order.filledAmount]));
    await world.place(anna, { side: 'sell', amount: '0.03', price: '59900' });
    expect(await world.money({ user: anna })).toEqual({ [USDT]: '11798.2/0', [BTC]: '0.97/0' });
    expect(await world.money({ user: ben })).toEqual({ [USDT]: '200/3000', [BTC]: '0.02997/0' });
    expect(told).toEqual([
      [anna, 'filled', '0.03'],
      [ben, 'open', '0.03'],
    ]);
    const fills = await world.deps.store.db.select().from(spotFills);
    expect(
      fills.map(({ userId, orderId, role, price, amount, value, fee, feeCoin, counterparty }) => [
        userId,
        orderId,
        role,
        price,
        amount,
        value,
        fee,
        feeCoin,
        counterparty,
      ]),
    ).toEqual([
      [anna, Number(waiting.id) + 1, 'taker', '60000', '0.03', '1800', '1.8', USDT, ownerKey({ user: ben })],
      [ben, waiting.id, 'maker', '60000', '0.03', '1800', '0.00003', BTC, ownerKey({ user: anna })],
    ]);
    expect(world.markets.published).toMatchObject([
      { id: fills[0]?.tradeId, price: 600_000n, amount: 300n, side: 'sell' },
    ]);
  });

  it('settles a maker that meets a waiting order, to its last lot', async () => {
    const order = await world.place(anna, { side: 'buy', amount: '0.05', price: '60000' });
    await world.make('btcusdt', 'sell', 599_000n, 200n);
    expect(await world.spot.orders(anna, { page: 1, limit: 10 })).toMatchObject([
      { id: order.id, status: 'open', filledAmount: '0.02' },
    ]);
    await world.make('btcusdt', 'sell', 600_000n, 900n);
    expect(await world.spot.orders(anna, { page: 1, limit: 10 })).toMatchObject([
      { id: order.id, status: 'filled', filledAmount: '0.05', fee: '0.00005' },
    ]);
    expect(await world.money({ user: anna })).toEqual({ [USDT]: '7000/0', [BTC]: '1.04995/0' });
    expect(world.markets.standing('btcusdt').size).toBe(1);
  });

  it('cancels the newer of two own orders that would meet (G7)', async () => {
    await world.make('btcusdt', 'sell', 599_000n, 100n);
    await world.place(anna, { side: 'sell', amount: '0.1', price: '60000' });
    const order = await world.place(anna, { side: 'buy', amount: '0.05', price: '60000' });
    expect(order).toMatchObject({ status: 'cancelled', filledAmount: '0.01', reason: 'selfTrade' });
    expect(await world.money({ user: anna })).toEqual({ [USDT]: '9401/0', [BTC]: '0.90999/0.1' });
  });

  it('does a repeated call once, and refuses its id for another order (G8)', async () => {
    const first = await world.place(anna, { side: 'buy', amount: '0.01', price: '59000', clientId: 'same-id-1' });
    const again = await world.place(anna, { side: 'buy', amount: '0.01', price: '59000', clientId: 'same-id-1' });
    expect(again).toEqual(first);
    await expect(
      world.place(anna, { side: 'buy', amount: '0.02', price: '59000', clientId: 'same-id-1' }),
    ).rejects.toEqual(refusal('clientIdReused'));
    expect(await world.spot.orders(anna, { page: 1, limit: 10 })).toHaveLength(1);
    expect(world.markets.standing('btcusdt').size).toBe(1);
  });

  it('answers a repeated call as before even when the market would now refuse it', async () => {
    await world.make('btcusdt', 'sell', 600_000n, 100n);
    const first = await world.place(anna, { side: 'buy', amount: '0.01', clientId: 'market-id' });
    expect(await world.place(anna, { side: 'buy', amount: '0.01', clientId: 'market-id' })).toEqual(first);
    world.markets.isOpen = false;
    expect(await world.place(anna, { side: 'buy', amount: '0.01', clientId: 'market-id' })).toEqual(first);
  });

  it('does a call once that comes twice at the same time', async () => {
    const order = { side: 'sell', amount: '0.1', price: '61000', clientId: 'twice-at-once' } as const;
    const [a, b] = await Promise.all([world.place(anna, order), world.place(anna, order)]);
    expect(a).toEqual(b);
    expect(await world.money({ user: anna })).toEqual({ [USDT]: '10000/0', [BTC]: '0.9/0.1' });
  });

  it('cancels once, only an open order, and only the own one', async () => {
    const ben = await world.user({ [USDT]: '5000' });
    const order = await world.place(anna, { side: 'buy', amount: '0.01', price: '59000' });
    const cancel = (user: number, id: number, clientId: string) =>
      world.spot.cancel(id, { user, call: 'spot.cancel', clientId, body: { id } });
    await expect(cancel(ben, Number(order.id), 'cancel-ben')).rejects.toEqual(refusal('spot.orderUnknown'));
    await expect(cancel(anna, 999_999, 'cancel-none')).rejects.toEqual(refusal('spot.orderUnknown'));
    const done = await cancel(anna, Number(order.id), 'cancel-anna');
    expect(await cancel(anna, Number(order.id), 'cancel-anna')).toEqual(done);
    await expect(cancel(anna, Number(order.id), 'cancel-more')).rejects.toEqual(refusal('spot.orderClosed'));
    expect(await world.money({ user: anna })).toEqual({ [USDT]: '10000/0', [BTC]: '1/0' });
  });

  it('lists by status, side and pair, newest first, page by page', async () => {
    const a = await world.place(anna, { side: 'buy', amount: '0.01', price: '59000' });
    const b = await world.place(anna, { side: 'sell', amount: '0.01', price: '61000' });
    world.markets.setLast('ethusdt', 300_000n);
    const c = await world.place(anna, { side: 'buy', amount: '0.1', price: '2000', base: ETH });
    await world.spot.cancel(Number(a.id), { user: anna, call: 'spot.cancel', clientId: 'cancel-a', body: {} });
    const ids = async (filter: object) =>
      (await world.spot.orders(anna, { page: 1, limit: 10, ...filter })).map(({ id }) => id);
    expect(await ids({})).toEqual([c.id, b.id, a.id]);
    expect(await ids({ status: 'open' })).toEqual([c.id, b.id]);
    expect(await ids({ status: 'cancelled' })).toEqual([a.id]);
    expect(await ids({ side: 'sell' })).toEqual([b.id]);
    expect(await ids({ base: ETH })).toEqual([c.id]);
    expect(await ids({ base: 77 })).toEqual([]);
    expect(await ids({ page: 2, limit: 2 })).toEqual([a.id]);
    expect(await world.spot.orders(anna + 1, { page: 1, limit: 10 })).toEqual([]);
  });

  it('goes on below the last row that was read, whatever came to the top meanwhile', async () => {
    const order = () => world.place(anna, { side: 'buy', amount: '0.01', price: '59000' });
    const [a, b, c] = [await order(), await order(), await order()];
    const ids = async (page: number) => (await world.spot.orders(anna, { page, limit: 2 })).map(({ id }) => id);
    expect(await ids(1)).toEqual([c.id, b.id]);
    await order();
    expect(await ids(2)).toEqual([a.id]);
  });

  it('lists the orders of a pair that is gone, so that no page but the last comes short', async () => {
    world.markets.setLast('ethusdt', 300_000n);
    const gone = await world.place(anna, { side: 'buy', amount: '0.1', price: '2000', base: ETH });
    const first = await world.place(anna, { side: 'buy', amount: '0.01', price: '59000' });
    const second = await world.place(anna, { side: 'buy', amount: '0.01', price: '59000' });
    const markets = new BookMarkets(
      world.deps.clock,
      TEST_PAIRS.filter(({ symbol }) => symbol !== 'ethusdt'),
    );
    const later = createSpot({ ...world.deps, markets });
    const page = async (number: number) =>
      Promise.all(
        (await later.orders(anna, { page: number, limit: 2 })).map(async ({ id, instrumentId }) => [
          id,
          (await later.pairs.of(instrumentId)).base.name,
        ]),
      );
    expect(await page(1)).toEqual([
      [second.id, 'BTC'],
      [first.id, 'BTC'],
    ]);
    expect(await page(2)).toEqual([[gone.id, 'ETH']]);
  });

  it('rebuilds the books from the open orders in the order of their time', async () => {
    const ben = await world.user({ [BTC]: '2' });
    const first = await world.place(anna, { side: 'sell', amount: '0.1', price: '61000' });
    const second = await world.place(ben, { side: 'sell', amount: '0.1', price: '61000' });
    await world.make('btcusdt', 'buy', 610_000n, 400n);
    // The same store, a new process.
    const again = await spotWorld(world.deps.store);
    expect(await createSpot(again.deps).restore()).toBe(2);
    expect([...again.markets.standing('btcusdt')]).toEqual([
      [`u${first.id}`, 600n],
      [`u${second.id}`, 1000n],
    ]);
    await again.make('btcusdt', 'buy', 610_000n, 700n);
    expect([...again.markets.standing('btcusdt')]).toEqual([[`u${second.id}`, 900n]]);
    const later = await again.place(anna, { side: 'sell', amount: '0.1', price: '62000' });
    expect(Number(later.id)).toBeGreaterThan(Number(second.id));
    expect(await violations(again.deps.store.db)).toEqual([]);
  });

  it.each([
    ['is gone', 'pairGone', TEST_PAIRS.filter(({ symbol }) => symbol !== 'btcusdt')],
    ['counts in coarser steps', 'pairChanged', TEST_PAIRS.map((pair) => ({ ...pair, amountDecimals: 1 }))],
  ])('gives the money of open orders back whose pair %s', async (_how, why, pairs) => {
    const buy = await world.place(anna, { side: 'buy', amount: '0.01', price: '59000' });
    const sell = await world.place(anna, { side: 'sell', amount: '0.05', price: '61000' });
    expect(await world.money({ user: anna })).toMatchObject({ [USDT]: '9410/590', [BTC]: '0.95/0.05' });
    const markets = new BookMarkets(world.deps.clock, pairs);
    expect(await createSpot({ ...world.deps, markets }).restore()).toBe(0);
    expect(await world.money({ user: anna })).toEqual({ [USDT]: '10000/0', [BTC]: '1/0' });
    const rows = await world.deps.store.db.select().from(spotOrders);
    expect(rows.map(({ id, status, reason }) => [id, status, reason])).toEqual([
      [buy.id, 'cancelled', why],
      [sell.id, 'cancelled', why],
    ]);
    expect(await world.deps.notices.page(world.deps.store.db, anna, { page: 1, limit: 10 })).toMatchObject([
      { kind: 'orderPairGone', values: { pair: 'BTC/USDT' }, readAt: null },
      { kind: 'orderPairGone', values: { pair: 'BTC/USDT' }, readAt: null },
    ]);
    expect(await violations(world.deps.store.db)).toEqual([]);
  });

  it('starts though a balance has less frozen than an order of a pair that is gone holds, and gives all others theirs back', async () => {
    const ben = await world.user({ [USDT]: '1000' });
    const order = { side: 'buy', amount: '0.01', price: '59000' } as const;
    for (const user of [anna, ben, anna]) await world.place(user, order);
    const { store } = world.deps;
    await store.db.execute(sql`update balances set frozen = 1 where owner = ${ownerKey({ user: ben })} and frozen > 0`);
    const { log, errors } = heardLog(world.deps.log);
    const markets = new BookMarkets(
      world.deps.clock,
      TEST_PAIRS.filter(({ symbol }) => symbol !== 'btcusdt'),
    );
    expect(
      await createSpot({
        ...world.deps,
        markets,
        log,
      }).restore(),
    ).toBe(0);
    const rows = await store.db.select().from(spotOrders);
    expect(rows.map(({ status, reason }) => [status, reason])).toEqual(rows.map(() => ['cancelled', 'pairGone']));
    expect(await world.money({ user: anna })).toEqual({ [USDT]: '10000/0', [BTC]: '1/0' });
    expect(await world.money({ user: ben })).toEqual({ [USDT]: '410/1' });
    expect(errors.map(([, sentence]) => sentence)).toEqual(['ALARM: the hold of an order that is taken out stays']);
  });

  it('tells a person at each start of holds without an open order, and of no others', async () => {
    const place = (price: string) => world.place(anna, { side: 'buy', amount: '0.01', price });
    const [, left] = [await place('59000'), await place('58000')];
    const { store } = world.deps;
    const start = async () => {
      const { log, errors } = heardLog(world.deps.log);
      const markets = new BookMarkets(world.deps.clock, TEST_PAIRS);
      await createSpot({ ...world.deps, markets, orderEntry: markets, log }).restore();
      return errors;
    };
    expect(await start()).toEqual([]);
    await store.db.execute(sql`update spot_orders set status = 3 where id = ${left.id}`);
    const alarmed = [
      {
        hold: { product: 'spot', reference: `order:${left.id}` },
        owner: ownerKey({ user: anna }),
        coin: USDT,
        amount: '580',
        isAlarm: true,
      },
      'ALARM: a hold stands without an open order',
    ];
    for (let starts = 0; starts < 2; starts += 1) expect(await start()).toEqual([alarmed]);
  });

  it('drops the plan when the commit fails: neither book nor balance moves', async () => {
    await world.make('btcusdt', 'sell', 600_000n, 100n);
    const full = () => Promise.reject(new Error('disk full'));
    const broken = createSpot({ ...world.deps, ledger: { post: full, postEach: full } });
    const request = { base: BTC, quote: USDT, side: 'buy', amount: '0.01', orderType: 'market' } as const;
    await expect(
      broken.place(request, { user: anna, call: 'spot.place', clientId: 'broken-1', body: request }),
    ).rejects.toThrow('disk full');
    expect(world.markets.published).toEqual([]);
    expect([...world.markets.standing('btcusdt').values()]).toEqual([100n]);
    createSpot(world.deps);
    expect(await world.place(anna, { side: 'buy', amount: '0.01', clientId: 'broken-1' })).toMatchObject({
      status: 'filled',
    });
  });
});
