import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { TEST_PAIRS } from '../../../../tests/support/book-markets.ts';
import { noMarkets, stillClock, testDeps } from '../../../../tests/support/deps.ts';
import { describeOnStores } from '../../../../tests/support/stores.ts';
import { sizeOf } from '../../../domain/futures/amounts.ts';
import { provePosition, type SaidPosition, type TickReason } from '../../../domain/futures-proof.ts';
import { plus } from '../../../domain/scaled.ts';
import { webSha256 } from '../../../domain/tick-chain.ts';
import type { ProvenTick } from '../../../domain/tick-check.ts';
import { createUser } from '../../accounts/users.ts';
import { writePairs } from '../../app/seed/write.ts';
import { Money } from '../../ledger/decimal.ts';
import { houseBalances } from '../../ledger/houses.ts';
import { findViolations } from '../../ledger/invariants.ts';
import { KIND } from '../../ledger/kinds.ts';
import { FEES, OUTSIDE, ownerKey } from '../../ledger/owner.ts';
import type { Owner } from '../../ledger/port.ts';
import { TickChain } from '../../market-data/ticks/chain.ts';
import { pricesOf } from '../../market-data/ticks/tick.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Store } from '../../platform/store/open.ts';
import { balances, notices } from '../../platform/store/schema/index.ts';
import { invariantsOf } from '../all.ts';
import { transfer } from '../wallet/transfer.ts';
import type { FuturesRequest } from './check.ts';
import { createFutures } from './futures.ts';
import { HOUSE, INSURANCE } from './kinds.ts';
import { OVERNIGHT_TASK } from './overnight.ts';
import { byAccount, livePositions } from './position.ts';
import { futures as spec } from './product.ts';
import { futuresPositions } from './schema.ts';

const USDT = 3;
const SILENT = { error: () => undefined };
/** One lot is 0.1 BTC: at 60,000, 6000 USDT, with a margin of 600 at 10 x and a fee of 3. */
const LONG: FuturesRequest = {
  ...{ base: 1, quote: USDT, direction: 'long', lots: 1, multiple: 10, limit: null },
  ...{ takeProfit: null, stopLoss: null, exitOn: 'mark' },
};

let serial = 0;
const newClientId = (): string => {
  serial += 1;
  return `futures-${serial}`;
};

interface Price {
  index: bigint;
  mark: bigint;
  last: bigint;
}

/** Futures over a real ledger, real tasks and a real chain of ticks, whose prices and session a test says. */
async function futuresWorld(store: Store) {
  const clock = stillClock();
  const flat = (price: bigint): Price => ({ index: price, mark: price, last: price });
  const prices = new Map<string, Price>([
    ['btcusdt', flat(600_000n)],
    ['ethusdt', flat(30_000n)],
  ]);
  const ticks = new TickChain({
    store,
    clock,
    log: SILENT,
    source: {
      lists: (symbol) => prices.has(symbol),
      read: async () => [...prices].map(([symbol, price]) => ({ symbol, decimals: 1, ...price })),
      syntheticPrices: () => new Map(),
    },
  });
  await ticks.open();
  const session: { isOpen: boolean; next: number | null; isHalted?: boolean } = { isOpen: true, next: null };
  const markets = {
    ...noMarkets,
    instruments: TEST_PAIRS,
    ticks,
    session: () => session,
    byCoins: (base: number, quote: number) => TEST_PAIRS.find((one) => one.base.id === base && one.quote.id === quote),
  };
  const deps = await testDeps(store, { clock, markets: () => markets });
  await store.transaction((tx) => writePairs(tx, TEST_PAIRS));
  clock.every(1000, 'ticks', () => ticks.capture());
  await ticks.capture();
  const fund = (owner: Owner, amount: string) =>
    store.transaction((tx) =>
      deps.ledger.post(tx, [
        {
          kind: KIND.demoGrant,
          reference: 'test',
          postings: [
            { owner: OUTSIDE, account: 'futures', coin: USDT, available: new Money(amount).negated().toFixed() },
            { owner, account: 'futures', coin: USDT, available: amount },
          ],
        },
      ]),
    );
  await fund(HOUSE, '1000000');
  await fund(INSURANCE, '1000');
  const run = async () => {
    const made = createFutures(deps);
    await deps.tasks.start(new Map([[OVERNIGHT_TASK, made.overnight]]));
    await made.watcher.start();
    return made;
  };
  let futures = await run();
  const once = (user: number, call: string, clientId = newClientId(), body = {}) => ({ user, call, clientId, body });
  const house = async (owner: Owner) =>
    (await houseBalances(store.db)).find((row) => row.owner === ownerKey(owner) && row.account === 'futures')
      ?.available ?? '0';
  return {
    ...{ store, clock, deps, prices, session, ticks, fund, house, once },
    get futures() {
      return futures;
    },
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
    /** Takes a position; each has a client id of its own unless one is given. */
    async place(user: number, change: Partial<FuturesRequest> = {}, clientId = newClientId()) {
      const request = { ...LONG, ...change };
      return (await futures.place(request, once(user, 'futures.place', clientId, request))).value;
    },
    /** The same, once its tick has come. */
    async open(user: number, change: Partial<FuturesRequest> = {}) {
      const { id } = await this.place(user, change);
      await this.seconds(1);
      return id;
    },
    close: async (
      user: number,
      id: number,
      { lots, isReversing = false }: { lots?: number; isReversing?: boolean } = {},
    ) => (await futures.close({ id, lots, isReversing }, once(user, 'futures.close'))).value,
    find: (user: number, id: number) => futures.find(user, id),
    async money(user: number) {
      const [row] = await store.db
        .select()
        .from(balances)
        .where(and(eq(balances.owner, ownerKey({ user })), eq(balances.account, 'futures')));
      return row && `${row.available}/${row.frozen}`;
    },
    /** The prices after the next tick on, in units of 0.1. */
    setPrice: (price: bigint, symbol = 'btcusdt') => prices.set(symbol, flat(price)),
    setPrices: (price: Price, symbol = 'btcusdt') => prices.set(symbol, price),
    seconds: (count: number) => clock.liveThrough(count * 1000),
    async stop() {
      await deps.tasks.stop();
      await futures.watcher.stop();
    },
    async start() {
      futures = await run();
    },
    told: async (user: number) =>
      (await store.db.select().from(notices).where(eq(notices.userId, user)).orderBy(notices.id)).map(
        ({ kind }) => kind,
      ),
    /** What breaks a rule, and accounts that the watcher has otherwise than the store. */
    async violations() {
      await futures.watcher.settled();
      const astray = [...byAccount(await livePositions(store.db)).values()].filter(
        ([first, ...others]) =>
          first && JSON.stringify(futures.watcher.standing(first)?.positions) !== JSON.stringify([first, ...others]),
      );
      return [...(await findViolations(store.db, invariantsOf({ futures: spec }))), ...astray];
    },
  };
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      return { key: error.key, field: error.field };
    },
  );

describeOnStores('futures', (open) => {
  let world: Awaited<ReturnType<typeof futuresWorld>>;
  let anna: number;
  beforeEach(async () => {
    world = await futuresWorld(await open());
    anna = await world.user();
    // A quarter of a second after a tick.
    await world.seconds(0.25);
  });

  describe('at market', () => {
    it('hold margin and fee and open at the index of the first tick from then on, which nobody knows before', async () => {
      const known = world.ticks.latest('btcusdt')?.seq ?? 0;
      const { id, state, openPrice, margin, fee } = await world.place(anna);
      expect([state, openPrice, margin, fee]).toEqual(['waiting', null, '600', '3']);
      expect(await world.money(anna)).toBe('9397/603');
      world.setPrices({ index: 600_100n, mark: 600_200n, last: 600_300n });
      await world.seconds(1);
      expect(await world.find(anna, id)).toMatchObject({
        ...{ state: 'open', openSeq: known + 1, openPrice: '60010', margin: '600' },
      });
      expect(await world.money(anna)).toBe('9397/600');
      expect(await world.house(FEES)).toBe('3');
      expect(await world.violations()).toEqual([]);
    });

    it('are taken once by their client id, also after the market has closed', async () => {
      const first = await world.place(anna, {}, 'client-0001');
      world.session.isOpen = false;
      expect(await world.place(anna, {}, 'client-0001')).toEqual(first);
      expect(await refusal(world.place(anna, { lots: 2 }, 'client-0001'))).toMatchObject({ key: 'clientIdReused' });
      expect(await world.money(anna)).toBe('9397/603');
    });

    it('are not to be had back before their tick, and after it they are no entrusts any more', async () => {
      const { id } = await world.place(anna);
      const cancel = () => refusal(world.futures.cancel(id, world.once(anna, 'futures.cancel')));
      expect(await cancel()).toMatchObject({ key: 'futures.opening' });
      await world.seconds(1);
      expect(await cancel()).toMatchObject({ key: 'futures.notWaiting' });
    });

    it.each<[Partial<FuturesRequest>, string, string | null]>([
      [{ base: 99 }, 'futures.pairUnknown', null],
      [{ lots: 0 }, 'futures.lotsTooFew', 'lots'],
      [{ lots: 201 }, 'futures.lotsTooMany', 'lots'],
      [{ multiple: 7 }, 'futures.multipleUnknown', 'multiple'],
      [{ multiple: 50 }, 'futures.riskFirst', 'multiple'],
      [{ limit: '60000' }, 'futures.limitTooHigh', 'price'],
      [{ limit: '60000', direction: 'short' }, 'futures.limitTooLow', 'price'],
      [{ limit: '59000.05' }, 'spot.priceDecimals', 'price'],
      [{ takeProfit: '60000' }, 'futures.takeProfitTooLow', 'takeProfit'],
      [{ takeProfit: '60001', direction: 'short' }, 'futures.takeProfitTooHigh', 'takeProfit'],
      [{ stopLoss: '60000' }, 'futures.stopLossTooHigh', 'stopLoss'],
      [{ stopLoss: '59000', direction: 'short' }, 'futures.stopLossTooLow', 'stopLoss'],
      [{ lots: 20, multiple: 5 }, 'balance', 'amount'],
    ])('are refused: %j', async (change, key, field) => {
      expect(await refusal(world.place(anna, change))).toEqual({ key, field });
      expect(await world.money(anna)).toBe('10000/0');
      expect(await world.violations()).toEqual([]);
    });

    it('are refused where the market is closed or halted, or gives no fresh price', async () => {
      world.session.isOpen = false;
      expect(await refusal(world.place(anna))).toMatchObject({ key: 'closed' });
      world.session.isHalted = true;
      expect(await refusal(world.place(anna))).toMatchObject({ key: 'marketHalted' });
      Object.assign(world.session, { isOpen: true, isHalted: false });
      world.prices.delete('btcusdt');
      await world.seconds(1);
      expect(await refusal(world.place(anna))).toMatchObject({ key: 'futures.priceStale' });
    });

    it('keep to the tiers of what the user has on a side, however it was come to', async () => {
      const ben = await world.user('1000000');
      await world.futures.acceptRisk(ben, '2,3,1');
      // 48,000 in the first tier; one more lot would be 54,000, in the second: 1 % at most 50 x.
      await world.place(ben, { lots: 8, multiple: 100 });
      expect(await refusal(world.place(ben, { multiple: 100 }))).toMatchObject({ key: 'futures.multipleTooHigh' });
      expect(await world.place(ben, { multiple: 50 })).toMatchObject({ maintenance: '0.01' });
      expect(await world.place(ben, { multiple: 100, direction: 'short' })).toMatchObject({ maintenance: '0.005' });
      await world.place(ben, { lots: 190, multiple: 10 });
      expect(await refusal(world.place(ben, { lots: 140, multiple: 10 }))).toMatchObject({ key: 'futures.ownCap' });
    });

    it('ask for the questions about risk once, and keep the answer', async () => {
      expect(await refusal(world.futures.acceptRisk(anna, '1,1,1'))).toMatchObject({ key: 'futures.answersWrong' });
      expect(await refusal(world.place(anna, { multiple: 100 }))).toMatchObject({ key: 'futures.riskFirst' });
      await world.futures.acceptRisk(anna, '2,3,1');
      await world.futures.acceptRisk(anna, '2,3,1');
      expect(await refusal(world.place(anna, { multiple: 100 }))).toBeNull();
    });
  });

  describe('at a limit', () => {
    it('wait for the first tick whose index crosses it, and open at that', async () => {
      const { id } = await world.place(anna, { limit: '59900' });
      world.setPrices({ index: 599_001n, mark: 590_000n, last: 590_000n });
      await world.seconds(2);
      expect(await world.find(anna, id)).toMatchObject({ state: 'waiting' });
      world.setPrice(598_000n);
      await world.seconds(1);
      // 0.1 BTC at 59900: margin 599, fee 2.995.
      expect(await world.find(anna, id)).toMatchObject({
        state: 'open',
        openPrice: '59800',
        margin: '599',
        fee: '2.995',
      });
      expect(await world.violations()).toEqual([]);
    });

    it('are cancelled, and all that was held comes back', async () => {
      const { id } = await world.place(anna, { direction: 'short', limit: '61000' });
      expect((await world.futures.cancel(id, world.once(anna, 'futures.cancel'))).value).toMatchObject({
        ...{ state: 'cancelled', reason: 'withdrawn' },
      });
      expect(await world.money(anna)).toBe('10000/0');
      world.setPrice(620_000n);
      await world.seconds(2);
      expect(await world.find(anna, id)).toMatchObject({ state: 'cancelled' });
      expect(await world.violations()).toEqual([]);
    });
  });

  describe('are closed', () => {
    it.each([
      ['long', 605_000n, '50', '10047', '999950'],
      ['long', 595_000n, '-50', '9947', '1000050'],
      ['short', 595_000n, '50', '10047', '999950'],
      ['short', 605_000n, '-50', '9947', '1000050'],
    ] as const)('%s to %d tenths: %s', async (direction, price, profit, left, house) => {
      const closed: unknown[] = [];
      world.deps.events.on('futuresClosed', (user, ids) => closed.push([user, ids]));
      const id = await world.open(anna, { direction });
      const asked = await world.close(anna, id);
      expect(asked.state).toBe('closing');
      world.setPrice(price);
      await world.seconds(1);
      const position = await world.find(anna, id);
      expect(position).toMatchObject({
        state: 'closed',
        reason: 'asked',
        profit,
        closePrice: (Number(price) / 10).toString(),
      });
      const first = await world.ticks.firstAtOrAfter('btcusdt', asked.askedAt ?? 0);
      expect(position?.closeSeq).toBe(first?.seq);
      expect(await world.money(anna)).toBe(`${left}/0`);
      expect(await world.house(HOUSE)).toBe(house);
      expect(closed).toEqual([[anna, [id]]]);
      expect(await world.violations()).toEqual([]);
    });

    it('in part: that part is a row of its own, the rest goes on', async () => {
      const id = await world.open(anna, { lots: 3 });
      await world.close(anna, id, { lots: 1 });
      expect(await refusal(world.close(anna, id))).toMatchObject({ key: 'futures.closing' });
      world.setPrice(606_000n);
      await world.seconds(1);
      expect(await world.find(anna, id)).toMatchObject({ state: 'open', lots: 2, openLots: 3, margin: '1200' });
      const { positions } = await world.futures.list(anna, { states: ['closed'], page: 1, limit: 5 });
      expect(positions).toMatchObject([{ partOf: id, lots: 1, profit: '60', openMargin: '600', margin: '0' }]);
      expect(await refusal(world.close(anna, id, { lots: 3 }))).toMatchObject({ key: 'futures.lotsLeft' });
      await world.close(anna, id);
      await world.seconds(1);
      expect(await world.money(anna)).toBe('10171/0');
      expect(await world.violations()).toEqual([]);
    });

    it('all, or one side alone, each at one tick', async () => {
      const ids = [];
      for (const direction of ['long', 'short', 'long'] as const) ids.push(await world.open(anna, { direction }));
      const closeAll = (direction?: 'long' | 'short') =>
        world.futures.closeAll({ direction }, world.once(anna, 'futures.closeAll')).then(({ value }) => value);
      expect(await closeAll('short')).toEqual([ids[1]]);
      await world.seconds(1);
      expect(await closeAll()).toEqual([ids[0], ids[2]]);
      await world.seconds(1);
      expect(await refusal(closeAll())).toMatchObject({ key: 'futures.nothingOpen' });
      expect(await world.money(anna)).toBe('9991/0');
      expect(await world.violations()).toEqual([]);
    });

    it('and reversed by the same tick', async () => {
      const id = await world.open(anna, { lots: 2 });
      await world.close(anna, id, { isReversing: true });
      world.setPrice(603_000n);
      await world.seconds(1);
      const { positions } = await world.futures.list(anna, { states: ['open'], page: 1, limit: 5 });
      const closed = await world.find(anna, id);
      expect(positions).toMatchObject([
        { direction: 'short', lots: 2, openPrice: '60300', openSeq: closed?.closeSeq, margin: '1206', fee: '6.03' },
      ]);
      expect(await world.violations()).toEqual([]);
    });

    it('and not reversed where the margin for it is not there, which is told', async () => {
      const ben = await world.user('610');
      const id = await world.open(ben);
      await world.close(ben, id, { isReversing: true });
      world.setPrice(599_000n);
      await world.seconds(1);
      expect(await world.find(ben, id)).toMatchObject({ state: 'closed', profit: '-10' });
      expect(await world.told(ben)).toEqual(['futuresNotReversed']);
      expect(await world.money(ben)).toBe('597/0');
    });

    it('at the tick that was due though the commit came after it', async () => {
      const id = await world.open(anna);
      const askedAt = world.clock.now();
      const asked = await world.close(anna, id);
      expect(asked.askedAt).toBe(askedAt);
      // As if nobody had heard of it until the tick after.
      await world.stop();
      world.setPrice(610_000n);
      await world.seconds(1);
      world.setPrice(100n);
      await world.seconds(1);
      await world.start();
      expect(await world.find(anna, id)).toMatchObject({ state: 'closed', closePrice: '61000' });
    });

    it('twice at once: once', async () => {
      const id = await world.open(anna);
      const told = await Promise.all([refusal(world.close(anna, id)), refusal(world.close(anna, id))]);
      expect(told.filter((one) => one === null)).toHaveLength(1);
      await world.seconds(1);
      expect(await refusal(world.close(anna, id))).toMatchObject({ key: 'futures.notOpen' });
      expect(await refusal(world.close(await world.user(), id))).toMatchObject({ key: 'futures.positionUnknown' });
      expect(await world.violations()).toEqual([]);
    });
  });

  describe('exits', () => {
    it.each([
      ['long', 'takeProfit', 610_000n, '61000'],
      ['long', 'stopLoss', 589_000n, '59000'],
      ['short', 'takeProfit', 589_000n, '59000'],
      ['short', 'stopLoss', 612_000n, '61000'],
    ] as const)('of a %s: %s', async (direction, reason, price, level) => {
      const { id } = await world.place(anna, { direction, [reason]: level });
      await world.seconds(1);
      world.setPrices({ index: price, mark: 600_000n, last: price });
      await world.seconds(1);
      expect(await world.find(anna, id)).toMatchObject({ state: 'open' });
      world.setPrices({ index: price, mark: price, last: 600_000n });
      await world.seconds(1);
      const at = (Number(price) / 10).toString();
      expect(await world.find(anna, id)).toMatchObject({ state: 'closed', reason, triggerPrice: at, closePrice: at });
      expect(await world.violations()).toEqual([]);
    });

    it('are held against the last price where the user chose so, and are set and taken away one by one', async () => {
      const id = await world.open(anna);
      const set = (takeProfit: string | null, stopLoss: string | null, exitOn: 'mark' | 'last' = 'last') =>
        world.futures.setExits(anna, { id, takeProfit, stopLoss, exitOn });
      await set('61000', '59000');
      world.setPrices({ index: 600_000n, mark: 620_000n, last: 600_000n });
      await world.seconds(1);
      expect(await world.find(anna, id)).toMatchObject({ state: 'open' });
      expect(await refusal(set('60000', null))).toMatchObject({ key: 'futures.takeProfitTooLow', field: 'takeProfit' });
      expect(await refusal(set(null, '60000'))).toMatchObject({ key: 'futures.stopLossTooHigh', field: 'stopLoss' });
      await set(null, '59000');
      world.setPrices({ index: 600_000n, mark: 600_000n, last: 640_000n });
      await world.seconds(1);
      expect(await world.find(anna, id)).toMatchObject({ state: 'open', takeProfit: null });
      // A stop follows the price, and keeps a part of what was won.
      await set(null, '63000');
      world.setPrices({ index: 629_000n, mark: 629_000n, last: 630_000n });
      await world.seconds(1);
      expect(await world.find(anna, id)).toMatchObject({ reason: 'stopLoss', triggerPrice: '63000', profit: '290' });
    });
  });

  describe('risk', () => {
    it('liquidates at the price that the ticket tells of, and not a tick before', async () => {
      const ben = await world.user('700');
      const id = await world.open(ben);
      const { positions } = await world.futures.account(ben);
      // (60000 x 0.1 - 697) / (0.1 x 0.995)
      expect(positions[0]?.liquidation).toBe('53296.4');
      world.setPrice(532_965n);
      await world.seconds(1);
      expect(await world.find(ben, id)).toMatchObject({ state: 'open' });
      expect((await world.futures.account(ben)).risk).not.toBe('100');
      world.setPrice(532_964n);
      await world.seconds(1);
      // 26.6482 of the loss of 670.36 is left, and 26.6482 is its fee.
      expect(await world.find(ben, id)).toMatchObject({
        ...{
          state: 'closed',
          reason: 'liquidated',
          profit: '-670.36',
          triggerPrice: '53296.4',
          liquidationFee: '26.64',
        },
      });
      expect(await world.money(ben)).toBe('0/0');
      expect(await world.house(INSURANCE)).toBe('1026.64');
      expect(await world.told(ben)).toEqual(['futuresRisk', 'futuresLiquidated']);
      expect(await world.violations()).toEqual([]);
    });

    it('is that of the account as a whole: what one wins and what is free stands for the other', async () => {
      const ben = await world.user('1500');
      const long = await world.open(ben);
      // One lot is 1 ETH at 3000: margin 300.
      const short = await world.open(ben, { base: 2, direction: 'short' });
      world.setPrice(525_000n);
      world.setPrice(20_000n, 'ethusdt');
      await world.seconds(2);
      expect((await world.find(ben, long))?.state).toBe('open');
      const told = (await world.futures.account(ben)).positions.find(({ id }) => id === long)?.liquidation;
      const level = BigInt(Math.round(Number(told) * 10));
      world.setPrice(level + 1n);
      await world.seconds(1);
      expect((await world.find(ben, long))?.state).toBe('open');
      world.setPrice(level);
      await world.seconds(1);
      const [ended, other] = [await world.find(ben, long), await world.find(ben, short)];
      expect([ended?.reason, other?.reason]).toEqual(['liquidated', 'liquidated']);
      expect(ended?.closeSeq).toBe(other?.closeSeq);
      expect(await world.violations()).toEqual([]);
    });

    it('is not moved by a book that somebody pushes: the mark alone liquidates nobody', async () => {
      const ben = await world.user('700');
      const id = await world.open(ben);
      world.setPrices({ index: 600_000n, mark: 500_000n, last: 400_000n });
      await world.seconds(3);
      expect(await world.find(ben, id)).toMatchObject({ state: 'open' });
      expect(await world.told(ben)).toEqual([]);
    });

    it('pays a loss beyond the account from the insurance fund in the same entry, then the house bears it', async () => {
      const ben = await world.user('700');
      const id = await world.open(ben);
      world.setPrice(500_000n);
      await world.seconds(1);
      // Lost 1000 with 697: 303 beyond.
      expect(await world.find(ben, id)).toMatchObject({
        profit: '-1000',
        insured: '303',
        unpaid: '0',
        liquidationFee: '0',
      });
      expect(await world.money(ben)).toBe('0/0');
      expect([await world.house(INSURANCE), await world.house(HOUSE)]).toEqual(['697', '1001000']);
      const cleo = await world.user('700');
      const second = await world.open(cleo);
      world.setPrice(300_000n);
      await world.seconds(1);
      // Lost 2000 of 50,000 x 0.1 at a margin of 500, with 697.5.
      expect(await world.find(cleo, second)).toMatchObject({ profit: '-2000', insured: '697', unpaid: '605.5' });
      expect(await world.house(INSURANCE)).toBe('0');
      expect(await world.futures.funds()).toMatchObject({
        losses: { insurance: '1000', house: '605.5', count: 2 },
        open: { long: '0', short: '0' },
      });
      expect(await world.violations()).toEqual([]);
    });

    it('warns once until it has fallen', async () => {
      const ben = await world.user('700');
      await world.open(ben);
      const at = async (price: bigint) => {
        world.setPrice(price);
        await world.seconds(2);
        return (await world.told(ben)).length;
      };
      // Half of what there is: 697 - 0.1 x (60000 - P) = 0.001 x P.
      expect(await at(535_700n)).toBe(0);
      expect(await at(535_500n)).toBe(1);
      expect(await at(535_600n)).toBe(1);
      expect(await at(580_000n)).toBe(1);
      expect(await at(535_500n)).toBe(2);
    });

    it('falls with money that comes in, and entrusts are cancelled before anybody is liquidated for want of it', async () => {
      const ben = await world.user('1300');
      const id = await world.open(ben);
      const entrust = await world.place(ben, { limit: '50000' });
      world.setPrice(535_000n);
      await world.seconds(1);
      expect(await world.find(ben, id)).toMatchObject({ state: 'open' });
      await world.fund({ user: ben }, '1000');
      world.deps.events.emit('balance', ben, USDT, 'futures');
      world.setPrice(510_000n);
      await world.seconds(1);
      expect(await world.find(ben, id)).toMatchObject({ state: 'open' });
      world.setPrice(360_000n);
      await world.seconds(1);
      expect(await world.find(ben, id)).toMatchObject({ reason: 'liquidated' });
      expect((await world.find(ben, entrust.id))?.state).not.toBe('waiting');
      expect(await world.violations()).toEqual([]);
    });

    it('limits what all have open on a side, however many ask at once', async () => {
      const users = await Promise.all(Array.from({ length: 12 }, () => world.user('400000')));
      // 1,980,000 each: ten fit into 20,000,000, and are told the room that is left.
      const told = await Promise.all(users.map((user) => refusal(world.place(user, { lots: 165 }))));
      const more = await Promise.all(users.map((user) => refusal(world.place(user, { lots: 165 }))));
      const all = [...told, ...more];
      expect(all.filter((one) => one === null)).toHaveLength(20);
      expect(all.filter((one) => one?.key === 'futures.houseFull')).toHaveLength(4);
      expect(await world.violations()).toEqual([]);
    });
  });

  describe('where the insurance fund is empty', () => {
    /** Leaves the house so much, and the fund nothing; the price then falls to 50,000, where a long of 700 lacks 303 of its loss of 1000. */
    const fall = async (house: string) => {
      await world.fund(HOUSE, new Money(house).minus(1_000_000).toFixed());
      await world.fund(INSURANCE, '-1000');
      world.setPrice(500_000n);
      await world.seconds(1);
    };
    const short = (user: number, change: Partial<FuturesRequest> = {}) =>
      world.open(user, { direction: 'short', ...change });

    it('its house bears what is lost beyond the account while it has more than all that is open has won', async () => {
      const ben = await world.user('700');
      const [long, won] = [await world.open(ben), await short(anna)];
      await fall('303');
      expect(await world.find(ben, long)).toMatchObject({ reason: 'liquidated', insured: '0', unpaid: '303' });
      expect(await world.find(anna, won)).toMatchObject({ state: 'open' });
      expect(await world.futures.funds()).toMatchObject({ losses: { house: '303', deleveraged: '0' } });
      expect(await world.violations()).toEqual([]);
    });

    it('ends who has won most times the multiple, as at the price at which the liquidated had nothing left', async () => {
      const ben = await world.user('700');
      const cleo = await world.user();
      const long = await world.open(ben);
      const [low, high] = [await short(anna), await short(cleo, { multiple: 20 })];
      await fall('100');
      const ended = await world.find(ben, long);
      // 53,030 is where 697 were lost: 3030 of a unit, 303 of a lot.
      expect(await world.find(cleo, high)).toMatchObject({
        ...{ state: 'closed', reason: 'deleveraged', closeSeq: ended?.closeSeq, closePrice: '50000' },
        ...{ profit: '1000', cut: '303', margin: '0' },
      });
      expect(await world.find(anna, low)).toMatchObject({ state: 'open' });
      expect(await world.money(cleo)).toBe('10694/0');
      expect([await world.house(HOUSE), await world.house(INSURANCE)]).toEqual(['100', '0']);
      expect([await world.told(cleo), await world.told(anna)]).toEqual([['futuresDeleveraged'], []]);
      expect(await world.futures.funds()).toMatchObject({ losses: { house: '0', deleveraged: '303', count: 2 } });
      expect(await world.violations()).toEqual([]);
    });

    it('cuts no more than the house lacks, and ends no more lots than that takes', async () => {
      const ben = await world.user('700');
      await world.open(ben);
      const won = await short(anna, { lots: 3 });
      // 2200 and 697 beside the 3000 that are open to be paid.
      await fall('2200');
      const { positions } = await world.futures.list(anna, { page: 1, limit: 10 });
      expect(positions).toMatchObject([
        { partOf: won, state: 'closed', reason: 'deleveraged', lots: 1, profit: '1000', cut: '103', openMargin: '600' },
        { id: won, state: 'open', lots: 2, margin: '1200', cut: '0' },
      ]);
      expect(await world.futures.funds()).toMatchObject({ losses: { house: '200', deleveraged: '103' } });
      await world.close(anna, won);
      await world.seconds(1);
      expect(await world.find(anna, won)).toMatchObject({ state: 'closed', profit: '2000', cut: '0' });
      expect(await world.house(HOUSE)).toBe('0');
      expect(await world.violations()).toEqual([]);
    });

    it.each([1, 3, 4, 7, 8])('is borne as is written, whatever accounts and prices there are (%i)', async (seed) => {
      let state = seed * 7919;
      const random = (below: number): number => {
        state = (state * 48_271) % 2_147_483_647;
        return state % below;
      };
      await world.fund(HOUSE, String(random(1500) - 1_000_000));
      await world.fund(INSURANCE, '-1000');
      for (let left = 7; left > 0; left -= 1) {
        const [lots, multiple] = [1 + random(2), [5, 10, 20][random(3)] ?? 5];
        const user = await world.user(String(Math.ceil((6000 * lots) / multiple) + 10 * lots));
        await world.place(user, { direction: random(2) === 0 ? 'long' : 'short', lots, multiple });
      }
      await world.seconds(1);
      let price = 600_000n;
      for (let left = 6; left > 0; left -= 1) {
        price += (price * BigInt(random(17) - 8)) / 100n;
        world.setPrice(price);
        await world.seconds(1);
        await assertBorne();
      }
      // Each of these has somebody whose profit is cut.
      expect(Number((await world.futures.funds()).losses.deleveraged)).toBeGreaterThan(0);
      expect(await world.violations()).toEqual([]);
    });

    /** What the newest tick left unpaid on a side was cut on the other, as long as the house lacked it and somebody had won. */
    async function assertBorne() {
      const tick = world.ticks.latest('btcusdt');
      const rows = await world.store.db.select().from(futuresPositions);
      const index = tick ? pricesOf(tick).index : '0';
      const wonBy = ({ lots, contractSize, openPrice, direction }: (typeof rows)[number]) =>
        new Money(index)
          .minus(openPrice ?? 0)
          .times(contractSize)
          .times(lots)
          .times(direction === 'long' ? 1 : -1);
      const open = rows.filter((row) => row.state === 'open');
      const house = new Money(await world.house(HOUSE));
      const capital = house.minus(open.reduce((sum, row) => sum.plus(wonBy(row)), new Money(0)));
      const ended = rows.filter(({ closeSeq }) => closeSeq === tick?.seq);
      const sumOf = (key: 'unpaid' | 'cut', direction: 'long' | 'short') =>
        ended.filter((row) => row.direction === direction).reduce((sum, row) => sum.plus(row[key]), new Money(0));
      for (const [side, other] of [
        ['long', 'short'],
        ['short', 'long'],
      ] as const) {
        const [left, cut] = [sumOf('unpaid', side).minus(sumOf('cut', other)), sumOf('cut', other)];
        expect(left.gte(0)).toBe(true);
        // No more than was missing.
        if (cut.gt(0)) expect(capital.lte(0)).toBe(true);
        const [most] = open.filter((row) => row.direction === other && wonBy(row).gt(0)).map((row) => wonBy(row));
        if (capital.lt(0) && left.gt(0) && most) expect(house.lt(most)).toBe(true);
      }
    }

    it('goes on with it where it was stopped in between', async () => {
      const ben = await world.user('700');
      const [long, won] = [await world.open(ben), await short(anna)];
      const { ledger } = world.deps;
      const { postEach } = ledger;
      const isProfit = (units: Parameters<typeof postEach>[1]) =>
        units.flat().some(({ kind }) => kind.key === 'futuresProfit');
      Object.assign(ledger, {
        postEach: (...call: Parameters<typeof postEach>) =>
          isProfit(call[1]) ? Promise.reject(new Error('the process ends')) : postEach(...call),
      });
      await fall('100');
      const ended = await world.find(ben, long);
      expect([ended?.unpaid, (await world.find(anna, won))?.state]).toEqual(['303', 'open']);
      await world.stop();
      Object.assign(ledger, { postEach });
      world.setPrice(600_000n);
      await world.seconds(2);
      await world.start();
      expect(await world.find(anna, won)).toMatchObject({
        ...{ reason: 'deleveraged', closeSeq: ended?.closeSeq, profit: '1000', cut: '203' },
      });
      expect(await world.told(anna)).toEqual(['futuresDeleveraged']);
      expect(await world.violations()).toEqual([]);
    });
  });

  describe('overnight', () => {
    /** Noon UTC: the day of UTC+8 ends at 16:00. */
    const MIDNIGHT = Date.UTC(2025, 0, 15, 16);

    it('charges what is held over 00:00 UTC+8 once a night, and nights that were missed one by one', async () => {
      const id = await world.open(anna);
      const closed = await world.open(anna);
      await world.close(anna, closed);
      await world.seconds(1);
      await world.clock.advanceTo(MIDNIGHT + 1000);
      await world.seconds(1);
      // 0.0002 of 6000.
      expect(await world.find(anna, id)).toMatchObject({ overnight: '1.2', margin: '600' });
      expect(await world.find(anna, closed)).toMatchObject({ overnight: '0' });
      await world.stop();
      await world.clock.advanceTo(MIDNIGHT + 2.5 * 86_400_000);
      await world.start();
      await world.seconds(6);
      expect(await world.find(anna, id)).toMatchObject({ overnight: '3.6' });
      expect(await world.violations()).toEqual([]);
    });

    it('takes it from the margin where nothing is free', async () => {
      const ben = await world.user('603');
      const id = await world.open(ben);
      await world.clock.advanceTo(MIDNIGHT + 1000);
      await world.seconds(1);
      expect(await world.find(ben, id)).toMatchObject({ overnight: '1.2', margin: '598.8', openMargin: '600' });
      expect(await world.money(ben)).toBe('0/598.8');
      expect(await world.violations()).toEqual([]);
    });
  });

  it('let no money leave the account while anything is open', async () => {
    const coin = (await world.deps.coins.all()).get(USDT);
    if (!coin) throw new Error('There is no USDT');
    const id = await world.open(anna);
    const assertMayLeave = (tx: Parameters<typeof world.futures.assertFree>[0], user: number) =>
      world.futures.assertFree(tx, user);
    const out = () =>
      refusal(
        transfer(
          { ...world.deps, assertMayLeave },
          { coin, amount: '10', from: 'futures', to: 'spot' },
          world.once(anna, 'wallet.transfer'),
        ),
      );
    expect(await out()).toMatchObject({ key: 'futures.closeFirst' });
    await world.close(anna, id);
    expect(await out()).toMatchObject({ key: 'futures.closeFirst' });
    await world.seconds(1);
    expect(await out()).toBeNull();
  });

  it('unwind: entrusts and positions end without a result, and ticks after that change nothing', async () => {
    const id = await world.open(anna);
    await world.place(anna, { limit: '50000' });
    await Promise.all([world.futures.unwind(anna), world.futures.unwind(anna)]);
    expect(await world.money(anna)).toBe('9997/0');
    expect(await world.find(anna, id)).toMatchObject({ state: 'closed', reason: 'returned', profit: '0' });
    world.setPrice(1n);
    await world.seconds(2);
    expect(await world.money(anna)).toBe('9997/0');
    expect(await world.violations()).toEqual([]);
  });

  it('are settled after a stop by the ticks that came meanwhile, each at its own', async () => {
    const ben = await world.user('700');
    const falls = await world.open(ben);
    const rises = await world.open(anna, { takeProfit: '61000' });
    const { id: waits } = await world.place(anna, { limit: '59000' });
    await world.stop();
    world.setPrice(590_000n);
    await world.seconds(1);
    world.setPrice(530_000n);
    await world.seconds(1);
    const seq = world.ticks.latest('btcusdt')?.seq;
    world.setPrice(620_000n);
    await world.seconds(1);
    await world.start();
    expect(await world.find(ben, falls)).toMatchObject({ reason: 'liquidated', closeSeq: seq, closePrice: '53000' });
    expect(await world.find(anna, rises)).toMatchObject({ reason: 'takeProfit', closePrice: '62000' });
    expect(await world.find(anna, waits)).toMatchObject({ state: 'open', openPrice: '59000' });
    expect(await world.violations()).toEqual([]);
  });

  describe('can be held against the ticks that were published', () => {
    /** What a row says, and the ticks around it, for the rules by which a device checks it. */
    async function proofOf(user: number, id: number, change: (said: SaidPosition) => SaidPosition = (said) => said) {
      const row = await world.find(user, id);
      if (!row?.openSeq || !row.closeSeq) throw new Error('No tick has ended it');
      const symbolOf = (instrument: number) => TEST_PAIRS.find((one) => one.id === instrument)?.symbol ?? '';
      const symbol = symbolOf(row.instrumentId);
      const provenIn = async (of: string, from: number, to: number) => {
        const ticks = await world.ticks.between(of, { from, to, limit: 1000 });
        return Promise.all(
          ticks.map(async (tick): Promise<ProvenTick> => {
            const proof = (await world.ticks.proof(of, tick.seq)) ?? undefined;
            return { ...tick, ...pricesOf(tick), proof };
          }),
        );
      };
      const account = await world.futures.endedAccount(row);
      const stretch = await provenIn(symbol, row.placedAt - 3000, (row.closeAt ?? 0) + 2000);
      const others = [...new Set(account?.positions.map((one) => one.symbol))].filter((one) => one !== symbol);
      const beside = await Promise.all(
        others.map(async (one) => [one, (await provenIn(one, row.closeAt ?? 0, row.closeAt ?? 0))[0]] as const),
      );
      const said: SaidPosition = {
        ...{ symbol, direction: row.direction, size: sizeOf(row.lots, row), decimals: 2, spread: row.spread },
        ...{ limit: row.kind === 'limit' ? row.reference : null, placedAt: row.placedAt },
        open: { seq: row.openSeq, price: row.openPrice ?? '' },
        end: {
          ...{ seq: row.closeSeq, price: row.closePrice ?? '', reason: row.reason as TickReason, exits: row, account },
          ...{ askedAt: row.askedAt ?? 0, exitsAt: row.exitsAt, trigger: row.triggerPrice, profit: row.profit ?? '' },
        },
      };
      const stretches = {
        ...{ open: stretch, end: stretch, pinned: { open: false, end: false } },
        beside: Object.fromEntries(beside) as Record<string, ProvenTick>,
      };
      return provePosition(change(said), stretches, {}, webSha256);
    }

    it('at market and asked for, at a limit with an exit, with the spread of the pair', async () => {
      const asked = await world.open(anna);
      await world.close(anna, asked);
      world.setPrice(601_000n);
      await world.seconds(2);
      expect(await proofOf(anna, asked)).toMatchObject({ isRight: true, computed: { profit: '10' } });
      Object.assign((await world.deps.futuresTerms.all()).get(1001) ?? {}, { spread: '2.5' });
      const { id } = await world.place(anna, { limit: '60000', takeProfit: '60500' });
      world.setPrice(599_000n);
      await world.seconds(2);
      world.setPrices({ index: 606_000n, mark: 605_000n, last: 607_000n });
      await world.seconds(2);
      expect(await world.find(anna, id)).toMatchObject({ openPrice: '59902.5', spread: '2.5', profit: '69.75' });
      expect(await proofOf(anna, id)).toMatchObject({ isRight: true, open: 'holds', cause: 'holds' });
      expect(await proofOf(anna, id, (said) => ({ ...said, spread: '2' }))).toMatchObject({ open: 'fails' });
    });

    it('where the account as a whole was liquidated, with all that was open in it', async () => {
      const ben = await world.user('1003');
      const long = await world.open(ben);
      const short = await world.open(ben, { base: 2, direction: 'short' });
      world.setPrice(530_000n);
      await world.seconds(1);
      const told = (await world.futures.account(ben)).positions.find(({ id }) => id === long)?.liquidation;
      world.setPrice(BigInt(Math.round(Number(told) * 10)));
      await world.seconds(3);
      for (const id of [long, short]) {
        expect((await world.find(ben, id))?.reason).toBe('liquidated');
        const proof = await proofOf(ben, id);
        expect(proof).toMatchObject({ isRight: true, cause: 'holds' });
        expect(proof.account && proof.account.worth <= proof.account.kept).toBe(true);
      }
      const richer = (said: SaidPosition): SaidPosition => {
        const account = said.end?.account;
        return said.end && account
          ? { ...said, end: { ...said.end, account: { ...account, money: plus(account.money, '0.5') } } }
          : said;
      };
      expect(await proofOf(ben, long, richer)).toMatchObject({ isRight: false, cause: 'fails' });
      expect(await world.violations()).toEqual([]);
    });

    it('where what was asked to be closed lost more than the account had', async () => {
      const ben = await world.user('903');
      const long = await world.open(ben);
      const other = await world.open(ben, { base: 2, direction: 'short', multiple: 20 });
      await world.close(ben, long);
      world.setPrice(500_000n);
      world.setPrice(28_000n, 'ethusdt');
      await world.seconds(3);
      expect(await world.find(ben, long)).toMatchObject({ reason: 'asked', profit: '-1000' });
      expect(await world.find(ben, other)).toMatchObject({ reason: 'liquidated', profit: '200' });
      expect(await proofOf(ben, other)).toMatchObject({ isRight: true, cause: 'holds' });
    });
  });

  it('wait where the house cannot pay, and are paid by the first tick after it can', async () => {
    const id = await world.open(anna);
    await world.fund(HOUSE, '-999990');
    await world.close(anna, id);
    world.setPrice(610_000n);
    await world.seconds(2);
    expect(await world.find(anna, id)).toMatchObject({ state: 'closing' });
    await world.fund(HOUSE, '1000');
    await world.seconds(1);
    expect(await world.find(anna, id)).toMatchObject({ state: 'closed', profit: '100' });
    expect(await world.violations()).toEqual([]);
  });

  it('are listed newest first by state and pair, and nobody else’s', async () => {
    const ids: number[] = [];
    for (const base of [1, 2, 1]) ids.push(await world.open(anna, { base }));
    await world.close(anna, ids[0] ?? 0);
    await world.seconds(1);
    const listed = async (filter: object, user = anna) => {
      const { positions, count } = await world.futures.list(user, { page: 1, limit: 2, ...filter });
      return [positions.map(({ id }) => id), count];
    };
    expect(await listed({})).toEqual([[ids[2], ids[1]], 3]);
    expect(await listed({ page: 2 })).toEqual([[ids[0]], 3]);
    expect(await listed({ states: ['open'] })).toEqual([[ids[2], ids[1]], 2]);
    expect(await listed({ states: ['closed'] })).toEqual([[ids[0]], 1]);
    expect(await listed({ instrument: 1002 })).toEqual([[ids[1]], 1]);
    expect(await listed({}, await world.user())).toEqual([[], 0]);
  });
});
