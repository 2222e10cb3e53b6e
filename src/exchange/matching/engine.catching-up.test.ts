import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { emptyStores, MarketWorld, seconds, userOrder } from '../../../tests/support/market-world.ts';
import { type Rule, settleBy } from '../../../tests/support/settle-by.ts';
import { describeOnStores } from '../../../tests/support/stores.ts';
import type { Side } from '../market-data/port.ts';
import type { BookOrder } from './port.ts';

const SYMBOL = 'btcusdt';
const HOUR = 3_600_000;

const submit = (world: MarketWorld, order: BookOrder) => world.markets.submit(SYMBOL, order, { isMarket: false });
/** Long enough for an order that need not wait to come into its book. */
const quiet = async () => {
  for (let turn = 0; turn < 100; turn += 1) await turnOfLoop();
};
const standing = (world: MarketWorld) => world.markets.resting(SYMBOL).map(({ id }) => id);

/** A user's order at a share of the price from it. */
const orderNear = (world: MarketWorld, side: Side, share: number): BookOrder =>
  userOrder(7, side, BigInt(Math.round(Number(world.markets.lastPrice(SYMBOL)) * (1 + share))), 50n);

/** Lets time pass without anybody acting; gives what the prices passed through, in ticks, and where they are. */
async function jump(world: MarketWorld, ms: number) {
  const from = seconds(world.clock.time);
  world.clock.time += ms;
  await world.markets.tick();
  const minutes = await world.markets.candles(SYMBOL, '1min', from + 60, seconds(world.clock.time) - 60, 2000);
  return {
    low: Math.round(Math.min(...minutes.map((one) => one.low)) * 10),
    high: Math.round(Math.max(...minutes.map((one) => one.high)) * 10),
    now: Number(world.markets.lastPrice(SYMBOL)),
  };
}

/** Orders that the prices of the hour have left again by its end: buys above its low, or sells below its high. */
function between({ low, high, now }: Awaited<ReturnType<typeof jump>>): BookOrder {
  const [side, far]: [Side, number] = now - low > high - now ? ['buy', low] : ['sell', high];
  expect(Math.abs(now - far) / now).toBeGreaterThan(0.002);
  return userOrder(8, side, BigInt(Math.round(far + (now - far) / 4)), 50n);
}

/** A rule that holds a settlement up. */
function gate() {
  let begin: () => void = () => undefined;
  let finish: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const rule: Rule = (piece) => {
    if (!('match' in piece) || 'user' in piece.match.taker.owner) return;
    begin();
    return finished;
  };
  return { rule, begun, finish };
}

describeOnStores('while the makers catch up with a jump of the clock', (openStore) => {
  const stores = emptyStores(openStore);
  const open = async (rule?: Rule): Promise<MarketWorld> => {
    const world = new MarketWorld(stores.store, [SYMBOL], { seed: 'catching up' });
    world.markets.setSettle(settleBy(rule));
    await world.markets.start();
    await world.run(3);
    return world;
  };

  it('candles that were read are there after a kill', async () => {
    const world = await open();
    const from = seconds(world.clock.time) + 60;
    world.clock.time += HOUR;
    world.markets.step();
    const read = (one: MarketWorld) => one.markets.candles(SYMBOL, '1min', from, from + 3000, 2000);
    const told = await read(world);
    expect(told.some(({ amount }) => amount > 0)).toBe(true);
    // Nothing was closed or written since.
    const next = new MarketWorld(stores.store, [SYMBOL], { seed: 'catching up', clock: world.clock });
    await next.markets.start();
    expect(await read(next)).toEqual(told);
  });

  it('an order waits, and is not filled at a price of before it came', async () => {
    const world = await open();
    const order = between(await jump(world, HOUR));
    const answer = submit(world, order);
    const cancelled = world.markets.cancel(SYMBOL, { orderId: 'u0' });
    await quiet();
    expect(standing(world)).toEqual([]);
    world.markets.step();
    expect((await answer).plan.fills).toEqual([]);
    expect(await cancelled).toBeNull();
    world.markets.step();
    await world.markets.settled();
    expect(standing(world)).toEqual([order.id]);
  });

  it('an order that itself brings the jump to light waits', async () => {
    const probe = await open();
    const order = between(await jump(probe, HOUR));
    await stores.empty();
    const world = await open();
    world.clock.time += HOUR;
    const answer = submit(world, order);
    await quiet();
    world.markets.step();
    expect((await answer).plan.fills).toEqual([]);
    await world.markets.settled();
    expect(standing(world)).toEqual([order.id]);
  });

  it('a step during the commit of the first fill takes nothing from the others', async () => {
    const { rule, begun, finish } = gate();
    const world = await open(rule);
    const [buy, sell] = [orderNear(world, 'buy', -0.0005), orderNear(world, 'sell', 0.0005)];
    await submit(world, buy);
    await submit(world, sell);
    const { low, high, now } = await jump(world, 6 * HOUR);
    expect(low).toBeLessThan(Number(buy.price));
    expect(high).toBeGreaterThan(Number(sell.price));
    // What is taken second must have been left by the price again.
    expect(now).toBeLessThan(Number(sell.price));
    world.markets.step();
    await begun;
    world.clock.time += 1000;
    world.markets.step();
    finish();
    await world.markets.settled();
    expect(standing(world)).toEqual([]);
    world.markets.step();
    await world.markets.settled();
    expect(world.markets.depth(SYMBOL).bids.length).toBeGreaterThan(10);
  });

  it('a fill that fails is made up for, and users are refused meanwhile', async () => {
    let isBroken = true;
    const world = await open((piece) => {
      if (isBroken && 'match' in piece && 'house' in piece.match.taker.owner) throw new Error('no store');
    });
    const sell = orderNear(world, 'sell', 0.0005);
    await submit(world, sell);
    const { high, now } = await jump(world, 6 * HOUR);
    expect(high).toBeGreaterThan(Number(sell.price));
    expect(now).toBeLessThan(Number(sell.price));
    const waiting = submit(world, orderNear(world, 'buy', -0.2));
    const refused = expect(waiting).rejects.toMatchObject({ key: 'marketChecking' });
    world.markets.step();
    await world.markets.settled();
    await refused;
    await expect(submit(world, orderNear(world, 'buy', -0.2))).rejects.toMatchObject({ key: 'marketChecking' });
    expect(standing(world)).toEqual([sell.id]);
    isBroken = false;
    await world.run(6);
    expect(standing(world)).toEqual([]);
    await submit(world, orderNear(world, 'buy', -0.2));
  });

  it('an order that comes between two fills of a passing clock waits', async () => {
    const { rule, begun, finish } = gate();
    const world = await open(rule);
    await submit(world, orderNear(world, 'buy', -0.0005));
    await submit(world, orderNear(world, 'sell', 0.0005));
    const order = between(await jump(world, 6 * HOUR));
    const passed = world.markets.pass();
    await begun;
    const answer = submit(world, order);
    finish();
    await passed;
    expect((await answer).plan.fills).toEqual([]);
    world.markets.step();
    await world.markets.settled();
    expect(standing(world)).toEqual([order.id]);
  });

  it('a stop refuses what waits', async () => {
    const world = await open();
    await jump(world, HOUR);
    const refused = expect(submit(world, orderNear(world, 'buy', -0.2))).rejects.toMatchObject({
      key: 'marketStopping',
    });
    await world.markets.stop();
    await refused;
  });
});
