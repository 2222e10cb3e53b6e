import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { TEST_PAIRS } from '../../../../tests/support/book-markets.ts';
import { noMarkets, stillClock, testDeps } from '../../../../tests/support/deps.ts';
import { describeOnStores } from '../../../../tests/support/stores.ts';
import { DAY_MS } from '../../../domain/durations.ts';
import { createUser } from '../../accounts/users.ts';
import { writePairs } from '../../app/seed/write.ts';
import { Money } from '../../ledger/decimal.ts';
import { houseBalances } from '../../ledger/houses.ts';
import { findViolations } from '../../ledger/invariants.ts';
import { KIND } from '../../ledger/kinds.ts';
import { OUTSIDE, ownerKey } from '../../ledger/owner.ts';
import type { Owner } from '../../ledger/port.ts';
import { TickChain } from '../../market-data/ticks/chain.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Store } from '../../platform/store/open.ts';
import { balances, tasks } from '../../platform/store/schema/index.ts';
import { invariantsOf } from '../all.ts';
import type { OptionRequest } from './check.ts';
import { createOptions } from './options.ts';
import { options as spec } from './product.ts';
import { SETTLE_TASK } from './settle.ts';

const USDT = 3;
const HOUSE = { house: 'options' } as const;
const SILENT = { error: () => undefined };
const UP: OptionRequest = { instrument: 1001, coin: USDT, direction: 'up', seconds: 30, stake: '100' };

let serial = 0;
const newClientId = (): string => {
  serial += 1;
  return `option-${serial}`;
};

/** Options over a real ledger, real tasks and a real chain of ticks, whose prices and session a test says. */
async function optionsWorld(store: Store) {
  const clock = stillClock();
  const prices = new Map([
    ['btcusdt', 600_000n],
    ['ethusdt', 300_000n],
  ]);
  const ticks = new TickChain({
    store,
    clock,
    log: SILENT,
    source: {
      lists: (symbol) => prices.has(symbol),
      read: async () =>
        [...prices].map(([symbol, index]) => ({ symbol, decimals: 1, index, mark: index + 7n, last: index - 7n })),
      syntheticPrices: () => new Map(),
    },
  });
  await ticks.open();
  const session: { isOpen: boolean; next: number | null } = { isOpen: true, next: null };
  const markets = { ...noMarkets, instruments: TEST_PAIRS, ticks, session: () => session };
  const deps = await testDeps(store, { clock, markets: () => markets });
  await store.transaction((tx) => writePairs(tx, TEST_PAIRS));
  const options = createOptions(deps);
  const kinds = new Map([[SETTLE_TASK, options.settle]]);
  await deps.tasks.start(kinds);
  clock.every(1000, 'ticks', () => ticks.capture());
  await ticks.capture();
  const fund = (owner: Owner, amount: string) =>
    store.transaction((tx) =>
      deps.ledger.post(tx, [
        {
          kind: KIND.demoGrant,
          reference: 'test',
          postings: [
            { owner: OUTSIDE, account: 'options', coin: USDT, available: new Money(amount).negated().toFixed() },
            { owner, account: 'options', coin: USDT, available: amount },
          ],
        },
      ]),
    );
  await fund(HOUSE, '100000');
  return {
    ...{ store, clock, deps, options, prices, session, ticks, fund },
    async user(amount = '10000') {
      serial += 1;
      const row = {
        email: `u${serial}@example.com`,
        passwordHash: 'x',
        parentId: null,
        isDemo: true,
        now: clock.now(),
      };
      const { id } = await store.transaction((tx) => createUser(tx, row));
      await fund({ user: id }, amount);
      return id;
    },
    /** Takes an option; each has a client id of its own unless one is given. */
    async place(user: number, change: Partial<OptionRequest> = {}, clientId = newClientId()) {
      const request = { ...UP, ...change };
      return (await options.place(request, { user, call: 'options.place', clientId, body: { ...request } })).value;
    },
    async money(user: number) {
      const [row] = await store.db
        .select()
        .from(balances)
        .where(and(eq(balances.owner, ownerKey({ user })), eq(balances.account, 'options')));
      return row && `${row.available}/${row.frozen}`;
    },
    house: async () => (await houseBalances(store.db)).find(({ owner }) => owner === ownerKey(HOUSE))?.available,
    /** The price after the next tick on, in units of 0.1. */
    setPrice: (price: bigint, symbol = 'btcusdt') => prices.set(symbol, price),
    seconds: (count: number) => clock.liveThrough(count * 1000),
    async stopTasks() {
      await deps.tasks.stop();
      return () => deps.tasks.start(kinds);
    },
    violations: () => findViolations(store.db, invariantsOf({ options: spec })),
  };
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      return { key: error.key, field: error.field, values: error.values };
    },
  );

describeOnStores('options', (open) => {
  let world: Awaited<ReturnType<typeof optionsWorld>>;
  let anna: number;
  beforeEach(async () => {
    world = await optionsWorld(await open());
    anna = await world.user();
    // A quarter of a second after a tick.
    await world.seconds(0.25);
  });

  it('holds the stake and begins at the first tick from then on, which nobody knows before', async () => {
    const known = world.ticks.latest('btcusdt')?.seq ?? 0;
    const { id, openPrice, dueAt } = await world.place(anna);
    expect([openPrice, dueAt]).toEqual([null, world.clock.now() + 30_000]);
    expect(await world.money(anna)).toBe('9900/100');
    expect(await world.options.find(anna, id)).toMatchObject({ state: 'open', openSeq: null });
    world.setPrice(600_100n);
    await world.seconds(1);
    expect(await world.options.find(anna, id)).toMatchObject({
      openSeq: known + 1,
      openPrice: '60010',
      endPrice: null,
    });
    expect(await world.violations()).toEqual([]);
  });

  it.each([
    ['up', 600_001n, 'won', '180', '10080', '99920'],
    ['up', 599_999n, 'lost', '0', '9900', '100100'],
    ['up', 600_000n, 'drawn', '100', '10000', '100000'],
    ['down', 599_999n, 'won', '180', '10080', '99920'],
    ['down', 600_001n, 'lost', '0', '9900', '100100'],
    ['down', 600_000n, 'drawn', '100', '10000', '100000'],
  ] as const)('%s from 60000 to %d tenths is %s', async (direction, price, state, payout, left, house) => {
    const told: unknown[] = [];
    world.deps.events.on('optionClosed', (user, order) => told.push([user, order.state, order.payout]));
    const { id, placedAt, dueAt } = await world.place(anna, { direction });
    await world.seconds(29.5);
    world.setPrice(price);
    await world.seconds(2);
    const order = await world.options.find(anna, id);
    expect(order).toMatchObject({ state, payout, openPrice: '60000', endPrice: (Number(price) / 10).toString() });
    expect(order?.openSeq).toBe((await world.ticks.firstAtOrAfter('btcusdt', placedAt))?.seq);
    expect(order?.endSeq).toBe((await world.ticks.firstAtOrAfter('btcusdt', dueAt))?.seq);
    expect(await world.money(anna)).toBe(`${left}/0`);
    expect(await world.house()).toBe(house);
    expect(told).toEqual([[anna, state, payout]]);
    expect(await world.violations()).toEqual([]);
  });

  it('never begins at a tick that was published before, also at the very moment of one and on a clock that was set back', async () => {
    await world.seconds(0.75);
    const latest = world.ticks.latest('btcusdt');
    expect(latest?.at).toBe(world.clock.now());
    const { placedAt } = await world.place(anna);
    expect(placedAt).toBe((latest?.at ?? 0) + 1);
    const behind = createOptions({ ...world.deps, clock: { now: () => world.clock.now() - 5000 } });
    const call = { user: anna, call: 'options.place', clientId: newClientId(), body: {} };
    expect((await behind.place(UP, call)).value.placedAt).toBe(placedAt);
  });

  it('is taken once by its client id, also after the market has closed', async () => {
    const first = await world.place(anna, {}, 'client-0001');
    world.session.isOpen = false;
    expect(await world.place(anna, {}, 'client-0001')).toEqual(first);
    expect(await refusal(world.place(anna, { stake: '101' }, 'client-0001'))).toMatchObject({ key: 'clientIdReused' });
    expect(await world.money(anna)).toBe('9900/100');
  });

  it.each<[Partial<OptionRequest>, string, string | null]>([
    [{ instrument: 1 }, 'options.pairUnknown', null],
    [{ coin: 1 }, 'options.pairUnknown', null],
    [{ seconds: 31 }, 'options.termUnknown', 'seconds'],
    [{ stake: '9.99' }, 'options.stakeTooSmall', 'amount'],
    [{ stake: '5000.01' }, 'options.stakeTooLarge', 'amount'],
    [{ stake: '10.001' }, 'options.stakeDecimals', 'amount'],
  ])('refuses %j', async (change, key, field) => {
    expect(await refusal(world.place(anna, change))).toMatchObject({ key, field });
    expect(await world.money(anna)).toBe('10000/0');
  });

  it('refuses what the user does not have beside what is held', async () => {
    const ben = await world.user('150');
    await world.place(ben);
    expect(await refusal(world.place(ben))).toMatchObject({ key: 'balance', field: 'amount' });
    expect(await world.money(ben)).toBe('50/100');
  });

  it('refuses where the market is closed, closes first, or gives no fresh price', async () => {
    const { session, clock } = world;
    session.next = clock.now() + 30_000;
    expect(await refusal(world.place(anna))).toMatchObject({
      key: 'options.closesFirst',
      field: 'seconds',
      values: { time: session.next },
    });
    session.next += 1;
    expect(await refusal(world.place(anna))).toBeNull();
    session.isOpen = false;
    expect(await refusal(world.place(anna))).toMatchObject({ key: 'marketClosed' });
    Object.assign(session, { isOpen: true, next: null });
    world.prices.delete('btcusdt');
    await world.seconds(1);
    expect(await refusal(world.place(anna))).toMatchObject({
      key: 'options.priceStale',
      field: null,
      values: { pair: 'BTC/USDT' },
    });
  });

  it('refuses a price that has not come for more than ten seconds', async () => {
    const late = await optionsWorld(await open());
    const cleo = await late.user();
    // No beat of the ticks: the clock moves at once.
    late.ticks.capture = () => Promise.reject(new Error('the store is away'));
    await late.seconds(10);
    expect(await refusal(late.place(cleo))).toBeNull();
    await late.seconds(0.001);
    expect(await refusal(late.place(cleo))).toMatchObject({ key: 'options.priceStale' });
  });

  it('refuses a twenty-first, and takes another once one has ended', async () => {
    for (let left = 20; left > 0; left -= 1) await world.place(anna, { stake: '10' });
    expect(await refusal(world.place(anna))).toMatchObject({
      key: 'options.tooManyOpen',
      field: null,
      values: { count: 20 },
    });
    await world.seconds(31);
    expect(await refusal(world.place(anna))).toBeNull();
  });

  it('risks only so much on one second and one direction, however many ask at once', async () => {
    const users = await Promise.all(Array.from({ length: 6 }, () => world.user()));
    const asked = users.map((user) => refusal(world.place(user, { stake: '5000' })));
    // 4000 each: two fit into 10000.
    const told = await Promise.all(asked);
    expect(told.filter((one) => one === null)).toHaveLength(2);
    expect(told.filter((one) => one?.key === 'options.houseFull')).toHaveLength(4);
    const [ben = 0] = users;
    expect(await refusal(world.place(ben, { direction: 'down', stake: '1000' }))).toBeNull();
    expect(await refusal(world.place(ben, { instrument: 1002, stake: '1000' }))).toBeNull();
    expect(await refusal(world.place(ben, { seconds: 60, stake: '1000' }))).toBeNull();
    expect(await world.violations()).toEqual([]);
  });

  it('risks only so much on one symbol, until some have ended', async () => {
    const ben = await world.user('100000');
    // 4000 each, two a second: ten make 40000.
    for (let second = 0; second < 5; second += 1) {
      for (const _ of [1, 2]) await world.place(ben, { stake: '5000' });
      await world.seconds(1);
    }
    expect(await refusal(world.place(ben, { stake: '10' }))).toMatchObject({
      key: 'options.houseFull',
      field: 'amount',
    });
    await world.seconds(30);
    expect(await refusal(world.place(ben, { stake: '10' }))).toBeNull();
  });

  it('unwinds what is open, and its end then changes nothing', async () => {
    const { id } = await world.place(anna);
    await Promise.all([world.options.unwind(anna), world.options.unwind(anna)]);
    expect(await world.money(anna)).toBe('10000/0');
    expect(await world.options.find(anna, id)).toMatchObject({ state: 'returned', payout: '100', endSeq: null });
    expect(await world.violations()).toEqual([]);
    world.setPrice(1n);
    await world.seconds(40);
    expect(await world.money(anna)).toBe('10000/0');
    expect(await world.store.db.select().from(tasks)).toEqual([]);
  });

  it('gives the stake back where the pair is gone', async () => {
    const { id, dueAt } = await world.place(anna);
    await world.seconds(5);
    world.prices.delete('btcusdt');
    await world.seconds(30);
    expect(await world.options.find(anna, id)).toMatchObject({ state: 'returned', payout: '100', closedAt: dueAt });
    expect(await world.money(anna)).toBe('10000/0');
    expect(await world.violations()).toEqual([]);
  });

  it('waits where the house cannot pay, and pays later what was due', async () => {
    await world.fund(HOUSE, '-99950');
    const { id, dueAt } = await world.place(anna);
    await world.seconds(29.5);
    world.setPrice(600_001n);
    await world.seconds(2);
    expect(await world.options.find(anna, id)).toMatchObject({ state: 'open' });
    expect(await world.money(anna)).toBe('9900/100');
    await world.fund(HOUSE, '100');
    world.setPrice(1n);
    await world.seconds(60);
    const order = await world.options.find(anna, id);
    expect(order).toMatchObject({ state: 'won', endPrice: '60000.1' });
    expect((order?.endAt ?? 0) - dueAt).toBeLessThan(1000);
    expect(await world.money(anna)).toBe('10080/0');
    expect(await world.violations()).toEqual([]);
  });

  it('settles what fell due while nobody was there at the tick that came first', async () => {
    const { id, dueAt } = await world.place(anna);
    await world.seconds(1);
    const start = await world.stopTasks();
    await world.seconds(40);
    world.setPrice(1n);
    await world.seconds(60);
    await start();
    await world.seconds(1);
    const order = await world.options.find(anna, id);
    expect(order).toMatchObject({ state: 'drawn', endPrice: '60000' });
    expect((order?.endAt ?? 0) - dueAt).toBeLessThan(1000);
  });

  it('lists the newest first, those in hold and those that have ended, of all pairs or one, and nobody else’s', async () => {
    const ids: number[] = [];
    for (const instrument of [1001, 1002, 1001]) ids.push((await world.place(anna, { instrument })).id);
    await world.seconds(31);
    for (let left = 4; left > 0; left -= 1) ids.push((await world.place(anna)).id);
    const listed = async (filter: object, user = anna) => {
      const { orders, count } = await world.options.list(user, { page: 1, limit: 5, ...filter });
      return [orders.map(({ id }) => id), count];
    };
    const newest = ids.toReversed();
    expect(await listed({})).toEqual([newest.slice(0, 5), 7]);
    expect(await listed({ page: 2 })).toEqual([newest.slice(5), 7]);
    expect(await listed({ isOpen: true })).toEqual([newest.slice(0, 4), 4]);
    expect(await listed({ isOpen: false })).toEqual([newest.slice(4), 3]);
    expect(await listed({ instrument: 1002 })).toEqual([[ids[1]], 1]);
    expect(await listed({}, await world.user())).toEqual([[], 0]);
    expect(await world.options.find(await world.user(), ids[0] ?? 0)).toBeUndefined();
  });

  describe('own limits', () => {
    const limitOf = async (dailyLoss: string | null) => world.options.setLimits(anna, { dailyLoss });

    it('count what was lost today, what is open and the new stake, until the day of UTC+8 ends', async () => {
      await limitOf('250');
      await world.place(anna);
      await world.seconds(29.5);
      world.setPrice(1n);
      await world.seconds(2);
      await world.place(anna);
      expect(await world.options.limits(anna)).toMatchObject({ lostToday: '100', atStake: '100', dailyLoss: '250' });
      // Noon UTC: the day ends at 16:00.
      const midnight = Date.UTC(2025, 0, 15, 16);
      const values = { max: '250', coin: 'USDT', time: midnight };
      expect(await refusal(world.place(anna, { stake: '50.01' }))).toEqual({
        key: 'options.ownLimit',
        field: 'amount',
        values,
      });
      expect(await refusal(world.place(anna, { stake: '50' }))).toBeNull();
      await world.clock.advanceTo(midnight);
      await world.ticks.capture();
      expect(await world.options.limits(anna)).toMatchObject({ lostToday: '0', atStake: '0' });
      expect(await refusal(world.place(anna, { stake: '250' }))).toBeNull();
      expect(await refusal(world.place(anna, { stake: '10' }))).toMatchObject({ key: 'options.ownLimit' });
    });

    it('hold at once where they tighten, and loosen after 24 h', async () => {
      const at = world.clock.now();
      await limitOf('500');
      expect(await limitOf('200')).toMatchObject({ dailyLoss: '200', next: null });
      expect(await limitOf('300')).toMatchObject({ dailyLoss: '200', next: { dailyLoss: '300', at: at + DAY_MS } });
      await world.seconds(60);
      // Asked for again it does not wait anew; another does, and what tightens takes it back.
      expect(await limitOf('300')).toMatchObject({ next: { dailyLoss: '300', at: at + DAY_MS } });
      expect(await limitOf(null)).toMatchObject({ next: { dailyLoss: null, at: at + 60_000 + DAY_MS } });
      await world.clock.advanceTo(at + 60_000 + DAY_MS - 1);
      expect(await world.options.limits(anna)).toMatchObject({ dailyLoss: '200' });
      await world.clock.advanceBy(1);
      expect(await world.options.limits(anna)).toMatchObject({ dailyLoss: null, next: null });
      expect(await limitOf('100')).toMatchObject({ dailyLoss: '100', next: null });
      await limitOf('900');
      expect(await limitOf('100')).toMatchObject({ dailyLoss: '100', next: null });
    });

    it('pause for 24 h, which nothing shortens', async () => {
      await world.options.setLimits(anna, 'pause');
      const until = world.clock.now() + DAY_MS;
      await limitOf(null);
      expect(await refusal(world.place(anna))).toEqual({ key: 'options.paused', field: null, values: { time: until } });
      await world.seconds(60);
      expect(await world.options.setLimits(anna, 'pause')).toMatchObject({ pausedUntil: until + 60_000 });
      await world.clock.advanceTo(until + 60_000);
      await world.ticks.capture();
      expect(await refusal(world.place(anna))).toBeNull();
    });

    it('let no two stakes pass together', async () => {
      await limitOf('150');
      const told = await Promise.all([refusal(world.place(anna)), refusal(world.place(anna))]);
      expect(told.filter((one) => one === null)).toHaveLength(1);
    });
  });
});
