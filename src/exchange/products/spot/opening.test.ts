import { beforeEach, expect, it } from 'vitest';
import { BookMarkets } from '../../../../tests/support/book-markets.ts';
import { BTC, MAKER, type SpotWorld, traders, USDT } from '../../../../tests/support/spot-world.ts';
import { describeOnStores } from '../../../../tests/support/stores.ts';
import { violations } from '../../../../tests/support/violations.ts';
import type { Opening } from '../../matching/opening.ts';
import type { Store } from '../../platform/store/open.ts';
import type { OrderRequest } from './limits.ts';
import { createSpot } from './spot.ts';

const OPENS_AT = Date.UTC(2025, 0, 16, 14, 30);
let serial = 0;

describeOnStores('orders of a market that is closed', (open) => {
  let store: Store;
  let world: SpotWorld;
  let anna: number;
  let ben: number;
  let carl: number;
  beforeEach(async () => {
    store = await open();
    ({ world, anna, ben } = await traders(store));
    carl = await world.user({ [USDT]: '10000', [BTC]: '1' });
    close(world.markets);
  }, 60_000);

  /** Closes the books until a test opens them. */
  function close(markets: BookMarkets): void {
    Object.assign(markets, { isOpen: false, next: OPENS_AT });
    const session = { isOpen: () => markets.isOpen, nextChange: () => OPENS_AT };
    Object.assign(markets.market('btcusdt').feed, { session });
  }
  const ask = async (user: number, change: Partial<OrderRequest>) => {
    serial += 1;
    const request = { base: BTC, quote: USDT, side: 'buy', orderType: 'limit', amount: '0.01', ...change } as const;
    const once = { user, call: 'spot.place', clientId: `opening-${serial}`, body: { ...request } };
    return (await world.spot.place(request, once)).value;
  };
  const orderOf = async (user: number) => (await world.spot.orders(user, { page: 1, limit: 1 }))[0];
  const money = (user: number) => world.money({ user });
  const sound = () => store.transaction((tx) => violations(tx));
  /** What makers bring who would buy at 59990 and sell at 60010. */
  const opening = (reference = 600_000n): Opening => ({
    reference,
    bid: reference - 100n,
    ask: reference + 100n,
    make: (side, price, remaining) => {
      serial += 1;
      return { id: `m-open-${serial}`, owner: MAKER, side, price, remaining };
    },
  });
  const openAt = (markets: BookMarkets, reference?: bigint) => {
    markets.isOpen = true;
    return markets.sequencer.open(markets.market('btcusdt'), opening(reference));
  };

  it('wait for it with their money held, and are told so; others are refused and hear when it opens', async () => {
    expect(await ask(anna, { price: '61000' })).toMatchObject({ status: 'open', waits: 'opening', filledAmount: '0' });
    expect(await money(anna)).toEqual({ [USDT]: '9390/610', [BTC]: '1/0' });
    expect(world.markets.standing('btcusdt').size).toBe(0);
    const values = { pair: 'BTC/USDT', time: OPENS_AT };
    await world.make('btcusdt', 'sell', 600_000n, 1n).catch(() => undefined);
    for (const [change, field] of [
      [{ orderType: 'market' }, null],
      [{ price: '61000', timeInForce: 'ioc' }, 'timeInForce'],
      [{ price: '61000', postOnly: true }, 'postOnly'],
    ] as const)
      await expect(ask(ben, change)).rejects.toMatchObject({ key: 'spot.onlyLimitClosed', values, field });
    Object.assign(world.markets, { session: () => ({ isOpen: false, next: OPENS_AT, isHoliday: true }) });
    await expect(ask(ben, { orderType: 'market' })).rejects.toMatchObject({ key: 'spot.onlyLimitHoliday', values });
    Object.assign(world.markets, { session: () => ({ isOpen: false, next: null, isHalted: true }) });
    await expect(ask(ben, { price: '61000' })).rejects.toMatchObject({
      key: 'marketHalted',
      values: { pair: 'BTC/USDT' },
    });
    expect(await sound()).toEqual([]);
  });

  it('trade at one price when it opens, with the makers last; a buy pays that price, and no more stays held', async () => {
    const high = await ask(anna, { price: '66000', amount: '0.02' });
    await ask(ben, { side: 'sell', price: '50000', amount: '0.005' });
    await ask(carl, { price: '59000', amount: '0.01' });
    const plan = await openAt(world.markets);
    expect(plan?.fills.map(({ price, amount }) => [price, amount])).toEqual([
      [600_100n, 50n],
      [600_100n, 150n],
    ]);
    expect(await orderOf(anna)).toMatchObject({ status: 'filled', filledValue: '1200.2', waits: null });
    expect(await orderOf(ben)).toMatchObject({ status: 'filled', filledValue: '300.05' });
    expect(await orderOf(carl)).toMatchObject({ status: 'open', waits: null, filledAmount: '0' });
    expect(await money(anna)).toEqual({ [USDT]: '8799.8/0', [BTC]: '1.01998/0' });
    expect(await money(ben)).toEqual({ [USDT]: '10299.74995/0', [BTC]: '0.995/0' });
    expect(await money(carl)).toEqual({ [USDT]: '9410/590', [BTC]: '1/0' });
    expect(world.markets.resting('btcusdt')).toMatchObject([{ price: 590_000n, remaining: 100n }]);
    expect(world.markets.waiting('btcusdt')).toEqual([]);
    expect(world.markets.published).toMatchObject([{ price: 600_100n }, { price: 600_100n }]);
    const fills = await world.spot.fills(anna, { id: high.id, page: 1, limit: 10 });
    expect(fills.map(({ price, role }) => [price, role])).toEqual([
      ['60010', 'maker'],
      ['60010', 'maker'],
    ]);
    expect(await sound()).toEqual([]);
  });

  it('trade among themselves nearest the reference where makers have no part in it, those that stood overnight too', async () => {
    world.markets.isOpen = true;
    await ask(anna, { side: 'sell', price: '61000', amount: '0.01' });
    world.markets.isOpen = false;
    await ask(ben, { price: '61005', amount: '0.02' });
    const plan = await openAt(world.markets, 610_020n);
    expect(plan?.fills).toMatchObject([{ price: 610_020n, amount: 100n, taker: { side: 'buy' } }]);
    expect(await orderOf(ben)).toMatchObject({ status: 'open', filledAmount: '0.01', filledValue: '610.02' });
    expect(await money(ben)).toEqual({ [USDT]: '8779.93/610.05', [BTC]: '1.00999/0' });
    expect(await money(anna)).toEqual({ [USDT]: '10609.40998/0', [BTC]: '0.99/0' });
    expect(await sound()).toEqual([]);
  });

  it('are cancelled as they wait, and none of one user meets another of theirs', async () => {
    const { id } = await ask(anna, { price: '61000' });
    expect(await ask(anna, { side: 'sell', price: '60000' })).toMatchObject({
      status: 'cancelled',
      reason: 'selfTrade',
    });
    const once = { user: anna, call: 'spot.cancel', clientId: 'cancel-waiting', body: { id } };
    expect((await world.spot.cancel(id, once)).value).toMatchObject({
      status: 'cancelled',
      reason: 'byUser',
      waits: null,
    });
    expect(await money(anna)).toEqual({ [USDT]: '10000/0', [BTC]: '1/0' });
    expect(await openAt(world.markets)).toBeNull();
    expect(await sound()).toEqual([]);
  });

  it('wait on after a restart, and one whose money is gone is taken out of the opening', async () => {
    await ask(anna, { price: '61000' });
    await ask(ben, { side: 'sell', price: '59000', amount: '0.004' });
    const books = new BookMarkets(world.deps.clock, world.markets.instruments);
    close(books);
    const spot = createSpot({ ...world.deps, markets: books, orderEntry: books });
    await spot.restore();
    expect(books.waiting('btcusdt').map(({ until, order }) => [until, order.owner])).toEqual([
      ['opening', { user: anna }],
      ['opening', { user: ben }],
    ]);
    await store.db.execute(`delete from holds where owner = 'user:${ben}'`);
    await store.db.execute(`update balances set frozen = 0 where owner = 'user:${ben}'`);
    const plan = await openAt(books);
    expect(plan?.fills).toMatchObject([{ price: 600_100n, amount: 100n }]);
    expect(await orderOf(ben)).toMatchObject({ status: 'cancelled', reason: 'unfunded' });
    expect(await orderOf(anna)).toMatchObject({ status: 'filled' });
  });
});
