import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BTC, ETH, type SpotWorld, spotWorld, USDT } from '../../../../tests/support/spot-world.ts';
import { describeOnStores } from '../../../../tests/support/stores.ts';
import { violations } from '../../../../tests/support/violations.ts';
import { Refusal } from '../../platform/refusal.ts';
import { queryRows } from '../../platform/store/driver.ts';

const USERS = 3;
/** Few prices and small amounts around them, so that orders meet, rest and run into their own. */
const side = fc.constantFrom('buy' as const, 'sell' as const);
const lots = fc.integer({ min: 1, max: 400 });
const tick = fc.integer({ min: -30, max: 30 });
const who = fc.integer({ min: 0, max: USERS - 1 });
const isBtc = fc.boolean();

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('limit' as const), who, side, lots, tick, isBtc }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('market' as const), who, side, lots, isBtc }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('maker' as const), side, lots, tick, isBtc }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), who, nth: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('repeat' as const), nth: fc.nat(20) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Both pairs around their price: 60000.0 in tenths for BTC, 3000.00 in hundredths for ETH. */
const priceOf = (btc: boolean, ticks: number) => (btc ? (600_000 + ticks * 100) / 10 : (300_000 + ticks * 50) / 100);

interface Run {
  readonly world: SpotWorld;
  readonly users: readonly number[];
  readonly placed: { user: number; id: number }[];
  readonly calls: (() => Promise<unknown>)[];
}

const unlessRefused = async (work: () => Promise<unknown>): Promise<unknown> =>
  work().catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    return null;
  });

async function doStep({ world, users, placed, calls }: Run, given: Step, index: number): Promise<unknown> {
  const user = 'who' in given ? (users[given.who] ?? 0) : 0;
  if (given.kind === 'maker') {
    const scale = given.isBtc ? 10 : 100;
    return world.make(
      given.isBtc ? 'btcusdt' : 'ethusdt',
      given.side,
      BigInt(Math.round(priceOf(given.isBtc, given.tick) * scale)),
      BigInt(given.lots),
    );
  }
  if (given.kind === 'repeat')
    return calls.length > 0 ? unlessRefused(calls[given.nth % calls.length] ?? (() => Promise.resolve())) : null;
  if (given.kind === 'cancel') {
    const own = placed.filter((order) => order.user === user);
    const order = own[given.nth % Math.max(1, own.length)];
    return (
      order &&
      unlessRefused(() =>
        world.spot.cancel(order.id, { user, call: 'spot.cancel', clientId: `cancel-${index}`, body: {} }),
      )
    );
  }
  const amount = String(given.lots / (given.isBtc ? 10_000 : 1000));
  const price = given.kind === 'limit' ? String(priceOf(given.isBtc, given.tick)) : undefined;
  const call = async () => {
    const order = await world.place(user, {
      side: given.side,
      amount,
      price,
      base: given.isBtc ? BTC : ETH,
      clientId: `step-${index}`,
    });
    if (!placed.some(({ id }) => id === order.id)) placed.push({ user, id: Number(order.id) });
  };
  calls.push(call);
  return unlessRefused(call);
}

describeOnStores('any stream of spot orders', (open) => {
  it('keeps every rule of ledger and orders, and books exactly what was published', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 45 }), fc.boolean(), async (steps, isParallel) => {
        const world = await spotWorld(await open());
        const money = { [USDT]: '3000', [BTC]: '0.05', [ETH]: '1' };
        const users = [await world.user(money), await world.user(money), await world.user(money)];
        world.markets.setLast('btcusdt', 600_000n);
        world.markets.setLast('ethusdt', 300_000n);
        const run: Run = { world, users, placed: [], calls: [] };
        if (isParallel) await Promise.all(steps.map((given, index) => doStep(run, given, index)));
        else for (const [index, given] of steps.entries()) await doStep(run, given, index);
        await expectSound(world);
      }),
      { numRuns: 20 },
    );
  });
});

async function expectSound({ deps: { store }, markets }: SpotWorld): Promise<void> {
  expect(await store.transaction((tx) => violations(tx))).toEqual([]);
  // The books hold exactly the open orders.
  const openOrders = await queryRows<{ id: number; rest: string }>(
    store.db,
    sql`
    select o.id, round((o.amount - o.filled_amount) * 10 ^ i.amount_decimals)::text as rest
    from spot_orders o join instruments i on i.id = o.instrument_id where o.status = 1 order by o.id`,
  );
  const standing = ['btcusdt', 'ethusdt']
    .flatMap((symbol) => [...markets.standing(symbol)])
    .filter(([id]) => id.startsWith('u'));
  expect(new Map(standing)).toEqual(new Map(openOrders.map(({ id, rest }) => [`u${id}`, BigInt(rest)])));
  // Every fill is a trade that was published, with the same figures, and every trade of a user is a fill.
  const fills = await queryRows<{ trade_id: number; price: string; amount: string }>(
    store.db,
    sql`
    select distinct f.trade_id, round(f.price * 10 ^ i.price_decimals)::text as price, round(f.amount * 10 ^ i.amount_decimals)::text as amount
    from spot_fills f join instruments i on i.id = f.instrument_id order by f.trade_id`,
  );
  const published = new Map(markets.published.map((trade) => [trade.id, `${trade.price} ${trade.amount}`]));
  for (const { trade_id, price, amount } of fills) expect(published.get(trade_id)).toBe(`${price} ${amount}`);
}
