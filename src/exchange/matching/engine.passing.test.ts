import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDeps } from '../../../tests/support/deps.ts';
import { FRIDAY, seconds } from '../../../tests/support/market-world.ts';
import { describeOnOwnStores } from '../../../tests/support/stores.ts';
import { TestClock } from '../../../tests/support/test-clock.ts';
import { violations } from '../../../tests/support/violations.ts';
import { PERIODS } from '../../contract/sockets.ts';
import { fromScaled } from '../../domain/scaled.ts';
import { findUser } from '../accounts/users.ts';
import { seed } from '../app/seed/index.ts';
import { INSTRUMENTS } from '../assets/instruments.ts';
import { DEMO_ACCOUNT } from '../demo/account.ts';
import type { Store } from '../platform/store/open.ts';
import { ledgerPostings } from '../platform/store/schema/index.ts';
import { spotFills, spotOrders } from '../products/spot/schema.ts';
import { createSpot } from '../products/spot/spot.ts';
import { dailySnapshotsTask, SNAPSHOT_TASK } from '../products/wallet/daily-snapshots.ts';
import { dailySnapshots } from '../products/wallet/schema.ts';
import { createMarkets, type MarketEngine } from './index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Stocks open after the first weekend. */
const OPENING = Date.UTC(2026, 10, 23, 14, 30);
const SYMBOLS = ['btcusdt', 'ethusdt', 'aaplusdt'];
/** Shares of the price at which the demo account bids and offers. */
const ORDERS = [
  ['btcusdt', 'buy', 9970n, '0.01'],
  ['btcusdt', 'sell', 10_040n, '0.01'],
  ['ethusdt', 'buy', 9900n, '0.1'],
  ['ethusdt', 'sell', 10_200n, '0.1'],
  ['aaplusdt', 'buy', 9950n, '1'],
  ['btcusdt', 'buy', 5000n, '0.01'],
] as const;

/** A real exchange, the same in every world until its clock is moved: a minute of trading, then orders near and far. */
async function openWorld(store: Store) {
  const clock = new TestClock(FRIDAY);
  const instruments = INSTRUMENTS.filter(({ symbol }) => SYMBOLS.includes(symbol));
  const complaints: unknown[] = [];
  const complain = (context: unknown) => complaints.push(context);
  const log = { info: () => undefined, warn: complain, error: complain };
  const made: MarketEngine[] = [];
  const deps = await testDeps(store, {
    clock,
    markets: (ledger) => {
      const engine = createMarkets({ store, ledger, clock, scheduler: clock, seed: 'passing', log, instruments });
      made.push(engine);
      return engine;
    },
  });
  const [markets] = made;
  if (!markets) throw new Error('the markets are made with the rest');
  await seed(deps);
  const spot = createSpot(deps);
  await markets.start();
  await deps.tasks.start(new Map([[SNAPSHOT_TASK, dailySnapshotsTask(deps)]]));
  await clock.liveThrough(MINUTE);
  await markets.settled();
  const user = (await findUser(store.db, DEMO_ACCOUNT.email))?.id ?? 0;
  for (const [symbol, side, share, amount] of ORDERS) {
    const instrument = markets.bySymbol(symbol);
    if (!instrument) throw new Error(symbol);
    const price = fromScaled(((markets.lastPrice(symbol) ?? 0n) * share) / 10_000n, instrument.priceDecimals);
    const request = {
      base: instrument.base.id,
      quote: instrument.quote.id,
      side,
      amount,
      price,
      orderType: 'limit' as const,
    };
    await spot.place(request, { user, call: 'spot.place', clientId: `${symbol} ${share}`, body: request });
  }
  return { store, clock, markets, complaints, spot, user };
}

type World = Awaited<ReturnType<typeof openWorld>>;

/** Everything that must not depend on how the time passed. */
async function outcome({ store, clock, markets }: World) {
  const { db } = store;
  const now = seconds(clock.now());
  const candles: Record<string, unknown> = {};
  for (const symbol of SYMBOLS) {
    for (const period of PERIODS) candles[`${symbol} ${period}`] = await markets.candles(symbol, period, 0, now, 5000);
    candles[`${symbol} day`] = { ...markets.detail(symbol), version: 0 };
    candles[`${symbol} closes`] = markets.spark(symbol);
  }
  return {
    postings: await db.select().from(ledgerPostings).orderBy(asc(ledgerPostings.id)),
    orders: await db.select().from(spotOrders).orderBy(asc(spotOrders.id)),
    fills: await db.select().from(spotFills),
    snapshots: await db.select().from(dailySnapshots).orderBy(asc(dailySnapshots.day)),
    candles,
    prices: SYMBOLS.map((symbol) => markets.lastPrice(symbol)),
  };
}

describeOnOwnStores('three days', (openStore) => {
  const worlds: World[] = [];
  const open = async () => {
    const world = await openWorld(await openStore());
    worlds.push(world);
    return world;
  };
  let jumped: Awaited<ReturnType<typeof outcome>>;
  let end: number;
  beforeAll(async () => {
    const world = await open();
    end = world.clock.now() + 3 * DAY + 12_345_678;
    await world.clock.advanceTo(end);
    jumped = await outcome(world);
    expect(world.complaints).toEqual([]);
    expect(await violations(world.store.db)).toEqual([]);
  }, 120_000);
  afterAll(async () => {
    for (const { store } of worlds) await store.close();
  });

  it('jumped over see every midnight, and the orders that the price passed filled when it passed them', () => {
    expect(jumped.snapshots.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']);
    expect(jumped.orders.map(({ status }) => status)).toContain('filled');
    expect(jumped.orders.at(-1)?.status).toBe('open');
    const moments = new Set(jumped.fills.map(({ createdAt }) => createdAt));
    expect(moments.size).toBeGreaterThan(1);
    for (const moment of moments) expect(moment % MINUTE).toBe(0);
  });

  it('bring stops to their book where the price reaches them: at the tick of the moment at which the clock stopped for it', async () => {
    const { store, clock, markets, spot, user, complaints } = await open();
    await spot.start();
    const { base, quote, priceDecimals } = markets.bySymbol('btcusdt') ?? {};
    const at = (share: bigint) =>
      fromScaled(((markets.lastPrice('btcusdt') ?? 0n) * share) / 10_000n, priceDecimals ?? 0);
    for (const [side, stop, price] of [
      ['buy', 10_030n, 10_100n],
      ['sell', 9970n, 9900n],
    ] as const) {
      const order = { base: base?.id ?? 0, quote: quote?.id ?? 0, side, amount: '0.01', orderType: 'limit' as const };
      const request = { ...order, price: at(price), stop: at(stop) };
      await spot.place(request, { user, call: 'spot.place', clientId: `stop ${side}`, body: request });
    }
    await clock.advanceTo(end);
    const stops = (await store.db.select().from(spotOrders)).filter(({ stopPrice }) => stopPrice !== null);
    expect(stops.map(({ status, waits }) => [status, waits])).toEqual([
      ['filled', null],
      ['filled', null],
    ]);
    for (const { id, side, stopPrice, tickSeq, tickAt, tickPrice } of stops) {
      const tick = await markets.ticks.bySeq('btcusdt', tickSeq ?? 0);
      expect([tick?.at, tick && fromScaled(tick.mark, tick.decimals)]).toEqual([tickAt, tickPrice]);
      expect(Math.sign(Number(tickPrice) - Number(stopPrice)) * (side === 'buy' ? 1 : -1)).toBeGreaterThanOrEqual(0);
      const fills = (await spot.fills(user, { id, page: 1, limit: 100 })).map(({ createdAt }) => createdAt);
      expect(new Set(fills)).toEqual(new Set([tickAt]));
      expect((tickAt ?? 0) % MINUTE).toBe(0);
    }
    expect(complaints).toEqual([]);
    expect(await violations(store.db)).toEqual([]);
  }, 120_000);

  it('open a stock at its moment for those who wait, at the price of then and not at their limits', async () => {
    const { store, clock, markets, spot, user, complaints } = await open();
    await clock.advanceBy(8 * HOUR);
    const aapl = markets.bySymbol('aaplusdt');
    const price = fromScaled(((markets.lastPrice('aaplusdt') ?? 0n) * 105n) / 100n, aapl?.priceDecimals ?? 0);
    const order = { base: aapl?.base.id ?? 0, quote: aapl?.quote.id ?? 0, side: 'buy', amount: '1' } as const;
    const request = { ...order, orderType: 'limit', price } as const;
    const { value: placed } = await spot.place(request, { user, call: 'spot.place', clientId: 'waits', body: request });
    expect(placed).toMatchObject({ status: 'open', waits: 'opening' });
    await clock.advanceTo(end);
    const [fill, ...more] = await spot.fills(user, { id: placed.id, page: 1, limit: 10 });
    expect([fill?.createdAt, more]).toEqual([OPENING, []]);
    const tick = await markets.ticks.firstAtOrAfter('aaplusdt', OPENING);
    expect(Math.abs((Number(fill?.price) * 10 ** (tick?.decimals ?? 0)) / Number(tick?.index) - 1)).toBeLessThan(0.001);
    expect(complaints).toEqual([]);
    expect(await violations(store.db)).toEqual([]);
  }, 120_000);

  it.each([
    ['steps of seventeen minutes', [17 * MINUTE]],
    ['steps of all sizes', [1, 1000, 59_999, 60_000, 61_500, 10 * MINUTE, 5 * HOUR, 90_001]],
  ])(
    'lived in %s are the same three days',
    async (_, steps) => {
      const world = await open();
      for (let turn = 0; world.clock.now() < end; turn += 1) {
        await world.clock.advanceTo(Math.min(end, world.clock.now() + (steps[turn % steps.length] ?? 0)));
      }
      expect(await outcome(world)).toEqual(jumped);
      expect(world.complaints).toEqual([]);
    },
    120_000,
  );
});
