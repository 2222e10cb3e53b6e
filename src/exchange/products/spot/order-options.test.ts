import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { BookMarkets } from '../../../../tests/support/book-markets.ts';
import { BTC, type SpotWorld, traders, USDT } from '../../../../tests/support/spot-world.ts';
import { describeOnStores } from '../../../../tests/support/stores.ts';
import { violations } from '../../../../tests/support/violations.ts';
import { TickChain } from '../../market-data/ticks/chain.ts';
import type { Ticks } from '../../market-data/ticks/port.ts';
import { queryRows } from '../../platform/store/driver.ts';
import type { Store } from '../../platform/store/open.ts';
import type { OrderRequest } from './limits.ts';
import { createSpot, type Spot } from './spot.ts';

let serial = 0;

describeOnStores('the options of an order (readings H7)', (open) => {
  let store: Store;
  let world: SpotWorld;
  let anna: number;
  let ben: number;
  beforeEach(async () => {
    store = await open();
    ({ world, anna, ben } = await traders(store));
  }, 60_000);

  const ask = async (user: number, change: Partial<OrderRequest>, spot: Spot = world.spot) => {
    serial += 1;
    const request = { base: BTC, quote: USDT, side: 'buy', orderType: 'limit', amount: '0.01', ...change } as const;
    return (await spot.place(request, { user, call: 'spot.place', clientId: `option-${serial}`, body: { ...request } }))
      .value;
  };
  const money = (user: number) => world.money({ user });
  const orders = (user: number) => world.spot.orders(user, { page: 1, limit: 50 });
  const sound = () => store.transaction((tx) => violations(tx));
  const cancel = (user: number, id: number) =>
    world.spot.cancel(id, { user, call: 'spot.cancel', clientId: `cancel-${id}`, body: { id } });

  it('immediate or cancel: what does not fill at once is cancelled and said, and nothing stays held', async () => {
    await world.make('btcusdt', 'sell', 600_000n, 40n);
    const part = await ask(anna, { price: '60000', timeInForce: 'ioc' });
    expect(part).toMatchObject({ status: 'cancelled', reason: 'iocRest', filledAmount: '0.004', execution: 'ioc' });
    const none = await ask(anna, { price: '59000', timeInForce: 'ioc' });
    expect(none).toMatchObject({ status: 'cancelled', reason: 'iocRest', filledAmount: '0' });
    expect(await money(anna)).toEqual({ [USDT]: '9760/0', [BTC]: '1.003996/0' });
    expect(world.markets.standing('btcusdt').size).toBe(0);
    expect(await sound()).toEqual([]);
  });

  it('fill or kill: all of it at once, over several prices, or nothing and no order', async () => {
    await world.make('btcusdt', 'sell', 600_000n, 40n);
    await world.make('btcusdt', 'sell', 600_100n, 59n);
    await expect(ask(anna, { price: '60010', timeInForce: 'fok' })).rejects.toMatchObject({
      key: 'spot.fokNotWhole',
      field: 'timeInForce',
    });
    expect(await orders(anna)).toEqual([]);
    expect(world.markets.standing('btcusdt').size).toBe(2);
    await world.make('btcusdt', 'sell', 600_100n, 1n);
    const whole = await ask(anna, { price: '60010', timeInForce: 'fok' });
    expect(whole).toMatchObject({ status: 'filled', filledAmount: '0.01' });
    await world.make('btcusdt', 'sell', 600_000n, 99n);
    await expect(ask(anna, { orderType: 'market', timeInForce: 'fok' })).rejects.toMatchObject({
      key: 'spot.fokNotWhole',
    });
    expect(await sound()).toEqual([]);
  });

  it('post only: waits, or is refused where it would meet anybody, its own user too', async () => {
    await world.make('btcusdt', 'sell', 600_000n, 40n);
    await expect(ask(anna, { price: '60000', postOnly: true })).rejects.toMatchObject({
      key: 'spot.postOnlyWouldMatch',
      field: 'postOnly',
    });
    expect(await ask(anna, { price: '59999.9', postOnly: true })).toMatchObject({
      status: 'open',
      execution: 'postOnly',
    });
    await expect(ask(anna, { side: 'sell', price: '59999.9', postOnly: true })).rejects.toMatchObject({
      key: 'spot.postOnlyWouldMatch',
    });
    expect(await orders(anna)).toHaveLength(1);
    expect(await sound()).toEqual([]);
  });

  it.each<[string, Partial<OrderRequest>, string, string]>([
    ['a market order that waits', { orderType: 'market', timeInForce: 'gtc' }, 'marketCannotWait', 'timeInForce'],
    ['a market order that is post only', { orderType: 'market', postOnly: true }, 'postOnlyNeedsLimit', 'postOnly'],
    ['post only at once', { price: '59000', postOnly: true, timeInForce: 'fok' }, 'postOnlyMustWait', 'postOnly'],
    ['post only with a stop', { price: '59000', postOnly: true, stop: '61000' }, 'postOnlyNoStop', 'postOnly'],
    ['a stop at the market', { orderType: 'market', stop: '61000' }, 'stopNeedsLimit', 'stop'],
    ['a trigger without a stop', { price: '59000', stopBy: 'last' }, 'stopRequired', 'stop'],
    ['a stop of two decimals', { price: '59000', stop: '61000.12' }, 'stopDecimals', 'stop'],
  ])('refuses %s', async (_, change, key, field) => {
    await world.make('btcusdt', 'sell', 600_000n, 400n);
    await expect(ask(anna, change)).rejects.toMatchObject({ key: `spot.${key}`, field });
    expect(await money(anna)).toEqual({ [USDT]: '10000/0', [BTC]: '1/0' });
  });

  it('each fill is told with price, amount, fee and trade, to its own user alone', async () => {
    await world.make('btcusdt', 'sell', 600_000n, 40n);
    await world.make('btcusdt', 'sell', 600_100n, 60n);
    const { id } = await ask(anna, { price: '60010' });
    const fills = await world.spot.fills(anna, { id, page: 1, limit: 10 });
    expect(
      fills.map(({ price, amount, value, fee, feeCoin, role }) => [price, amount, value, fee, feeCoin, role]),
    ).toEqual([
      ['60010', '0.006', '360.06', '0.000006', BTC, 'taker'],
      ['60000', '0.004', '240', '0.000004', BTC, 'taker'],
    ]);
    expect(fills.map(({ tradeId }) => tradeId)).toEqual(
      world.markets.lastTrades('btcusdt', 2).map((trade) => trade.id),
    );
    expect(await world.spot.fills(anna, { id, page: 2, limit: 1 })).toEqual(fills.slice(1));
    await expect(world.spot.fills(ben, { id, page: 1, limit: 10 })).rejects.toMatchObject({ key: 'spot.orderUnknown' });
  });

  describe('a stop', () => {
    const prices = { mark: 600_000n, last: 600_000n };
    let ticks: TickChain;
    beforeEach(async () => {
      Object.assign(prices, { mark: 600_000n, last: 600_000n });
      ticks = await chain();
    });

    /** A chain of ticks whose prices the test says, in the world's markets. */
    async function chain(): Promise<TickChain> {
      const source = {
        lists: () => true,
        read: async () => [{ symbol: 'btcusdt', decimals: 1, index: prices.mark, ...prices }],
        syntheticPrices: () => new Map(),
      };
      const made = new TickChain({ store, clock: world.deps.clock, log: { error: () => undefined }, source });
      await made.open();
      await made.capture();
      Object.assign(world.markets, { ticks: made satisfies Ticks });
      return made;
    }
    /** The next tick has these prices, and a second later everybody has heard of it. */
    const tick = async (change: Partial<typeof prices> = {}) => {
      Object.assign(prices, change);
      const batch = await ticks.capture();
      await world.deps.clock.liveThrough(1000);
      return batch;
    };

    it('is held from its placing on, waits beside the book, and comes to it by the first tick whose mark reaches it', async () => {
      await world.spot.start();
      await world.make('btcusdt', 'sell', 605_000n, 40n);
      const placed = await ask(anna, { price: '61000', stop: '60500' });
      expect(placed).toMatchObject({
        status: 'open',
        waits: 'trigger',
        stopPrice: '60500',
        stopBy: 'mark',
        tickSeq: null,
      });
      expect(await money(anna)).toEqual({ [USDT]: '9390/610', [BTC]: '1/0' });
      expect(world.markets.resting('btcusdt')).toEqual([]);
      await tick({ mark: 604_999n, last: 700_000n });
      expect(await orders(anna)).toMatchObject([{ waits: 'trigger' }]);
      const crossing = await tick({ mark: 605_000n });
      await tick({ mark: 700_000n });
      const [order] = await orders(anna);
      expect(order).toMatchObject({
        status: 'open',
        waits: null,
        filledAmount: '0.004',
        tickSeq: crossing.seq,
        tickAt: crossing.at,
        tickPrice: '60500',
      });
      // 0.004 at 60500 from the hold, the rest held at its limit, and the difference is back.
      expect(await money(anna)).toEqual({ [USDT]: '9392/366', [BTC]: '1.003996/0' });
      expect(world.markets.resting('btcusdt')).toMatchObject([{ remaining: 60n, price: 610_000n }]);
      expect(await ticks.bySeq('btcusdt', crossing.seq)).toMatchObject({ mark: 605_000n });
      const pinned = await queryRows<{ seq: number }>(store.db, sql`select seq from tick_pins`);
      expect(pinned.map(({ seq }) => Number(seq))).toEqual([crossing.seq]);
      expect(await sound()).toEqual([]);
    });

    it('goes by the last price where its user chose that, downwards for a sell', async () => {
      await world.spot.start();
      await world.make('btcusdt', 'buy', 590_000n, 400n);
      await ask(anna, { side: 'sell', price: '58000', stop: '59500', stopBy: 'last' });
      expect(await money(anna)).toEqual({ [USDT]: '10000/0', [BTC]: '0.99/0.01' });
      await tick({ mark: 500_000n, last: 595_001n });
      expect(await orders(anna)).toMatchObject([{ waits: 'trigger' }]);
      const { seq } = await tick({ last: 595_000n });
      expect(await orders(anna)).toMatchObject([
        { status: 'filled', filledValue: '590', tickSeq: seq, tickPrice: '59500' },
      ]);
      expect(await money(anna)).toEqual({ [USDT]: '10589.41/0', [BTC]: '0.99/0' });
      expect(await sound()).toEqual([]);
    });

    it.each<[string, Partial<OrderRequest>, string]>([
      ['a buy at the mark', { price: '61000', stop: '60000' }, 'stopNotAboveMark'],
      ['a buy below the last price', { price: '61000', stop: '59999', stopBy: 'last' }, 'stopNotAboveLast'],
      ['a sell above the mark', { side: 'sell', price: '59000', stop: '60001' }, 'stopNotBelowMark'],
      ['a sell at the last price', { side: 'sell', price: '59000', stop: '60000', stopBy: 'last' }, 'stopNotBelowLast'],
      ['one without end', { price: '61000', stop: '90000000' }, 'stopTooFar'],
    ])('is refused on the wrong side: %s', async (_, change, key) => {
      await expect(ask(anna, change)).rejects.toMatchObject({ key: `spot.${key}`, field: 'stop' });
    });

    it('that is immediate or cancel, or fill or kill, ends at its tick and gives back what it held', async () => {
      await world.spot.start();
      await world.make('btcusdt', 'sell', 605_000n, 40n);
      await ask(anna, { price: '61000', stop: '60500', timeInForce: 'fok' });
      await ask(ben, { price: '61000', stop: '60500', timeInForce: 'ioc' });
      await tick({ mark: 605_000n });
      expect(await orders(anna)).toMatchObject([
        { status: 'cancelled', reason: 'fokNotWhole', waits: null, filledAmount: '0' },
      ]);
      expect(await orders(ben)).toMatchObject([{ status: 'cancelled', reason: 'iocRest', filledAmount: '0.004' }]);
      expect(await money(anna)).toEqual({ [USDT]: '10000/0', [BTC]: '1/0' });
      expect(await money(ben)).toEqual({ [USDT]: '9758/0', [BTC]: '1.003996/0' });
      expect(await sound()).toEqual([]);
    });

    it('is cancelled as it waits, and no tick brings it back', async () => {
      await world.spot.start();
      const { id } = await ask(anna, { price: '61000', stop: '60500' });
      expect((await cancel(anna, id)).value).toMatchObject({ status: 'cancelled', waits: null });
      await tick({ mark: 650_000n });
      expect(await orders(anna)).toMatchObject([{ status: 'cancelled', tickSeq: null }]);
      expect(await money(anna)).toEqual({ [USDT]: '10000/0', [BTC]: '1/0' });
      expect(await sound()).toEqual([]);
    });

    it('was reached while nobody looked: the next start names the tick that did it, not the newest', async () => {
      const placed = await ask(anna, { price: '61000', stop: '60500' });
      await tick();
      const crossing = await tick({ mark: 605_100n });
      await tick({ mark: 590_000n });
      // As after a kill: books, orders beside them and the watch are made from the store.
      const { spot, books } = await restarted();
      expect(books.waiting('btcusdt')).toMatchObject([{ until: 'trigger', stop: { price: 605_000n, by: 'mark' } }]);
      await spot.start();
      expect(await orders(anna)).toMatchObject([
        { id: placed.id, waits: null, tickSeq: crossing.seq, tickPrice: '60510' },
      ]);
      expect(books.resting('btcusdt')).toMatchObject([{ remaining: 100n }]);
      expect(await sound()).toEqual([]);
    });

    it('that has come to its book stands behind those that were there before it, over a restart too', async () => {
      await world.spot.start();
      const stop = await ask(anna, { price: '60000', stop: '60500' });
      const first = await ask(ben, { price: '60000' });
      await tick({ mark: 605_000n });
      const standing = [first.id, stop.id].map((id) => `u${id}`);
      expect(world.markets.resting('btcusdt').map(({ id }) => id)).toEqual(standing);
      const { books } = await restarted();
      expect(books.resting('btcusdt').map(({ id }) => id)).toEqual(standing);
    });

    it('whose book does not take it now is tried again, by the same tick', async () => {
      await world.spot.start();
      await ask(anna, { price: '61000', stop: '60500' });
      const { release } = world.markets;
      world.markets.release = () => Promise.reject(new Error('the store is away'));
      const crossing = await tick({ mark: 605_000n });
      world.markets.release = release;
      expect(await orders(anna)).toMatchObject([{ waits: 'trigger' }]);
      await tick({ mark: 590_000n });
      expect(await orders(anna)).toMatchObject([{ waits: null, tickSeq: crossing.seq }]);
    });

    it('that a tick reached between its check and its commit comes to its book by that tick', async () => {
      await world.spot.start();
      const { latest } = ticks;
      const before = ticks.latest('btcusdt');
      Object.assign(ticks, { latest: () => before });
      Object.assign(prices, { mark: 610_000n });
      const crossing = await ticks.capture();
      await ask(anna, { price: '61000', stop: '60500' });
      Object.assign(ticks, { latest });
      await tick({ mark: 590_000n });
      expect(await orders(anna)).toMatchObject([{ waits: null, tickSeq: crossing.seq }]);
    });

    /** Other books over the same store, as a start makes them. */
    async function restarted() {
      const { markets } = world;
      const books = new BookMarkets(world.deps.clock, markets.instruments);
      Object.assign(books, { ticks });
      const spot = createSpot({ ...world.deps, markets: books, orderEntry: books });
      await spot.restore();
      return { spot, books };
    }
  });
});
