import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { TEST_PAIRS } from '../../../../tests/support/book-markets.ts';
import { noMarkets, stillClock, testDeps } from '../../../../tests/support/deps.ts';
import { describeOnStores } from '../../../../tests/support/stores.ts';
import { MOST_ALERTS } from '../../../domain/forms/price-alert.ts';
import { createUser } from '../../accounts/users.ts';
import { writePairs } from '../../app/seed/write.ts';
import { findViolations } from '../../ledger/invariants.ts';
import { TickChain } from '../../market-data/ticks/chain.ts';
import { Refusal } from '../../platform/refusal.ts';
import { CommitInDoubt } from '../../platform/store/away.ts';
import type { Store } from '../../platform/store/open.ts';
import { notices, tickPins } from '../../platform/store/schema/index.ts';
import { type PriceAlert, readAlerts } from './alert.ts';
import { ALERTS_INVARIANTS } from './invariants.ts';
import { type AlertRequest, makeAlert } from './make.ts';
import { alerts as spec } from './product.ts';
import { priceAlerts } from './schema.ts';
import { AlertWatch } from './watch.ts';

const HIGH: AlertRequest = { instrument: 1001, direction: 'rise', level: '61000', note: '' };
const SILENT = { error: () => undefined };

let serial = 0;
const next = (): number => {
  serial += 1;
  return serial;
};

/** Alerts over a real store and a real chain of ticks, whose last price a test says. */
async function alertsWorld(store: Store) {
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
      // Index and mark run ahead of the last price: an alert is held against that.
      read: async () =>
        [...prices].map(([symbol, last]) => ({ symbol, decimals: 1, index: last * 2n, mark: last * 2n, last })),
      syntheticPrices: () => new Map(),
    },
  });
  await ticks.open();
  const markets = { ...noMarkets, instruments: TEST_PAIRS, ticks };
  const deps = await testDeps(store, { clock, markets: () => markets });
  await store.transaction((tx) => writePairs(tx, TEST_PAIRS));
  await ticks.capture();
  let watch = new AlertWatch(deps);
  await watch.start();
  const fired: PriceAlert[] = [];
  deps.events.on('alertFired', (_user, alert) => fired.push(alert));
  const settled = () => watch.settled();
  return {
    ...{ clock, deps, ticks, fired, settled },
    async user() {
      const row = {
        email: `a${next()}@example.com`,
        passwordHash: 'x',
        parentId: null,
        isDemo: true,
        now: clock.now(),
      };
      return (await store.transaction((tx) => createUser(tx, row))).id;
    },
    async make(user: number, change: Partial<AlertRequest> = {}, clientId = `alert-${next()}`) {
      const request = { ...HIGH, ...change };
      const call = { user, call: 'alerts.make', clientId, body: { ...request } };
      const made = await makeAlert(deps, request, call, (alert) => watch.made(alert));
      await settled();
      return made.value;
    },
    /** A tick at this price, looked at unless nobody watches. */
    async tick(price: bigint) {
      prices.set('btcusdt', price);
      await clock.liveThrough(1000);
      await ticks.capture();
      await settled();
      return ticks.latest('btcusdt')?.seq ?? 0;
    },
    stop: () => watch.stop(),
    async start() {
      watch = new AlertWatch(deps);
      await watch.start();
      await settled();
    },
    unwind: (user: number) => spec.create(deps).unwind(user),
    of: (user: number) => readAlerts(store.db, eq(priceAlerts.userId, user)),
    told: (user: number) => store.db.select().from(notices).where(eq(notices.userId, user)),
    pins: async () => (await store.db.select({ seq: tickPins.seq }).from(tickPins)).map(({ seq }) => seq),
    violations: () => findViolations(store.db, ALERTS_INVARIANTS),
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

describeOnStores('price alerts', (open) => {
  let world: Awaited<ReturnType<typeof alertsWorld>>;
  let anna: number;
  beforeEach(async () => {
    world = await alertsWorld(await open());
    anna = await world.user();
  });

  it('fire once, by the first tick whose last price reaches their level, and are told and pinned', async () => {
    const { id } = await world.make(anna, { note: ' Take some home ' });
    await world.tick(609_999n);
    expect(world.fired).toEqual([]);
    const seq = await world.tick(610_000n);
    await world.tick(620_000n);
    expect(world.fired.map((alert) => [alert.id, alert.firedSeq, alert.firedPrice])).toEqual([[id, seq, '61000']]);
    expect((await world.of(anna)).map(({ state, note }) => [state, note])).toEqual([['fired', 'Take some home']]);
    expect((await world.told(anna)).map(({ kind, values }) => [kind, values])).toEqual([
      ['alertRiseNoted', { pair: 'BTC/USDT', level: '61000', price: '61000', coin: 'USDT', note: 'Take some home' }],
    ]);
    expect(await world.pins()).toEqual([seq]);
    expect(await world.violations()).toEqual([]);
  });

  it('of a fall wait for the price to come down, and each user has their own', async () => {
    const ben = await world.user();
    await world.make(anna, { direction: 'fall', level: '59000' });
    await world.make(ben, { direction: 'fall', level: '58000.5' });
    const first = await world.tick(589_000n);
    const second = await world.tick(580_005n);
    expect(world.fired.map(({ userId, firedSeq }) => [userId, firedSeq])).toEqual([
      [anna, first],
      [ben, second],
    ]);
    expect((await world.told(anna)).map(({ kind }) => kind)).toEqual(['alertFall']);
  });

  it('that ticks passed while nobody watched fire by the first of them', async () => {
    await world.make(anna);
    await world.make(anna, { level: '62000' });
    await world.stop();
    await world.tick(605_000n);
    const first = await world.tick(610_500n);
    await world.tick(600_000n);
    await world.start();
    expect(world.fired.map(({ level, firedSeq }) => [level, firedSeq])).toEqual([['61000', first]]);
    await world.stop();
    await world.start();
    expect(world.fired).toHaveLength(1);
    expect(await world.told(anna)).toHaveLength(1);
    const second = await world.tick(620_000n);
    expect(world.fired.at(-1)?.firedSeq).toBe(second);
  });

  it('that were committed and not heard of before the process ended fire all the same', async () => {
    const request = { ...HIGH };
    const call = { user: anna, call: 'alerts.make', clientId: 'alert-unheard', body: { ...request } };
    await makeAlert(world.deps, request, call, () => undefined);
    const first = await world.tick(611_000n);
    await world.tick(600_000n);
    expect(world.fired).toEqual([]);
    await world.stop();
    await world.start();
    expect(world.fired.map(({ firedSeq }) => firedSeq)).toEqual([first]);
  });

  it('are told of also where the commit that fired them was in doubt, and not once more by the next look', async () => {
    await world.make(anna);
    const { store } = world.deps;
    const transaction = store.transaction.bind(store);
    vi.spyOn(store, 'transaction').mockImplementation(async (work) => {
      const done = await transaction(work);
      if ((await world.of(anna)).some(({ state }) => state === 'fired') && world.fired.length === 0)
        throw new CommitInDoubt(async () => 'committed');
      return done;
    });
    await world.tick(610_000n);
    vi.restoreAllMocks();
    await world.tick(611_000n);
    expect(world.fired).toHaveLength(1);
    expect(await world.told(anna)).toHaveLength(1);
  });

  it('are made once a client id, and one level once', async () => {
    const [one, two] = [await world.make(anna, {}, 'alert-again'), await world.make(anna, {}, 'alert-again')];
    expect(two).toEqual(one);
    expect(await refusal(world.make(anna))).toEqual({ key: 'alerts.isSet', field: 'level' });
    expect(await world.of(anna)).toHaveLength(1);
  });

  it('are refused where the level is reached, too far, too fine or of no pair, with the field that is to blame', async () => {
    const asked: readonly Partial<AlertRequest>[] = [
      { level: '60000' },
      { direction: 'fall' },
      { level: '61000.05' },
      { level: '600000.1' },
      { direction: 'fall', level: '5999.9' },
      { note: 'x'.repeat(81) },
      { instrument: 9 },
    ];
    const said = await Promise.all(asked.map((change) => refusal(world.make(anna, change))));
    expect(said.map((one) => `${one?.key} ${one?.field}`)).toEqual([
      'alerts.levelReached level',
      'alerts.levelReached level',
      'alerts.levelDecimals level',
      'alerts.levelTooHigh level',
      'alerts.levelTooLow level',
      'alerts.noteTooLong note',
      'alerts.pairUnknown null',
    ]);
  });

  it('wait in a bounded number, also of two devices at once', async () => {
    const levels = Array.from({ length: MOST_ALERTS + 4 }, (_, index) => String(61_000 + index));
    const said = await Promise.all(levels.map((level) => refusal(world.make(anna, { level }))));
    expect(said.filter((one) => one?.key === 'alerts.tooMany')).toHaveLength(4);
    expect(await world.of(anna)).toHaveLength(MOST_ALERTS);
    expect(await world.violations()).toEqual([]);
  });

  it('leave the latest fifty that have fired', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let at = 1; at <= 30; at += 1) await world.make(anna, { level: String(60_000 + at) });
      await world.tick(600_500n);
      await world.tick(600_000n);
    }
    expect(world.fired).toHaveLength(60);
    expect(await world.of(anna)).toHaveLength(50);
  });

  it('that wait are taken away by a reset; those that fired are not, and nobody else loses any', async () => {
    const ben = await world.user();
    await world.make(anna, { level: '60001' });
    await world.make(ben);
    await world.tick(600_010n);
    await world.make(anna);
    await world.unwind(anna);
    await world.tick(620_000n);
    expect((await world.of(anna)).map(({ level }) => level)).toEqual(['60001']);
    expect(world.fired.map(({ userId }) => userId)).toEqual([anna, ben]);
  });
});
