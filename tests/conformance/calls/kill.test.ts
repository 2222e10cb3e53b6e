import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ORDER_STATUS, SIDE, type SpotOrder } from '../../../src/contract/rows/order.ts';
import { POSITION_STATUS } from '../../../src/contract/rows/position.ts';
import { Money } from '../../../src/exchange/ledger/decimal.ts';
import { queryRows } from '../../../src/exchange/platform/store/driver.ts';
import { openStore } from '../../../src/exchange/platform/store/open.ts';
import { makeDatabase } from '../../support/stores.ts';
import { fundFutures, positionsOf } from './support/futures.ts';
import {
  bookOf,
  isCancel,
  isFar,
  isOption,
  isOrder,
  isPosition,
  loadUntilKilled,
  marketOrder,
  orderOf,
  type Sent,
  type SentCancel,
  type SentOption,
  type SentOrder,
  type SentPosition,
} from './support/kill-load.ts';
import { fundOptions, optionsOf } from './support/options.ts';
import { BTC, USDT } from './support/orders.ts';
import { newClientId, type User, World } from './support/world.ts';

/** A few in every run; ROUNDS=100 for a long one. */
const ROUNDS = Number(process.env.ROUNDS ?? 3);
/** A start on a machine that does other things as well. */
const START_MS = 180_000;
/** More than a user sends in a round. */
const PAGE = 100;

const server = inject('postgresUrl');

describe('on PGlite', () => suite(() => Promise.resolve(null)));
describe.skipIf(server === null)('on PostgreSQL', () => suite(() => makeDatabase(server ?? '')));

function suite(database: () => Promise<string | null>): void {
  let world: World | undefined;
  let users: readonly [User, User];
  let databaseUrl: string | null;
  beforeAll(async () => {
    databaseUrl = await database();
    world = await World.start('kill', databaseUrl === null ? {} : { DATABASE_URL: databaseUrl });
    users = [await world.newUser(), await world.newUser()];
    // Both can sell as well as buy.
    for (const user of users) {
      await answered(world, orderOf(user, marketOrder('1', '0.05')));
      await fundFutures(world, user);
      await fundOptions(world, user, '1000');
    }
  }, START_MS);
  afterAll(() => world?.end());

  it(
    'orders, cancels, futures and options that were acknowledged, what became of them and their money survive every kill, once',
    async () => {
      if (!world) throw new Error('The exchange did not start');
      const all: Sent[] = [];
      const trades = new Map<string, string>();
      let cutOff = 0;
      let acknowledged = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        // They change places, so that the coins come back.
        const [anna, ben] = users;
        await noteTrades(world, trades);
        const sent = await loadUntilKilled(world, round % 2 === 0 ? [anna, ben] : [ben, anna], round);
        cutOff += sent.filter(({ reply }) => reply === null).length;
        acknowledged += sent.filter((one) => isCancel(one) && one.reply !== null).length;
        all.push(...sent);
        await world.exchange.start();
        await world.assertInvariants();
        await assertThere(world, sent.filter(isOrder));
        await assertCancelled(world, sent.filter(isCancel));
        await assertOnce(world, sent);
        await assertPositions(world, sent.filter(isPosition));
        await assertOptions(world, sent.filter(isOption));
        for (const user of users) await endFutures(world, user);
        await assertMoneyComesBack(world, users);
        await world.assertInvariants();
        await noteTrades(world, trades);
        if (ROUNDS > 10)
          console.log(`${round + 1} kills, ${all.length - cutOff} calls acknowledged, ${cutOff} cut off`);
      }
      // The kills did meet calls under way, and cancels had been acknowledged before them.
      expect(cutOff).toBeGreaterThan(0);
      expect(acknowledged).toBeGreaterThan(0);
      await assertOnce(world, all);
      await world.exchange.stop('SIGKILL');
      await assertInStore({ dataDir: world.exchange.folder, databaseUrl }, users, all);
    },
    START_MS + ROUNDS * 60_000,
  );
}

/** The reply to an order or a cancel, which must be good. */
async function answered(on: World, { call, user, fields }: Sent): Promise<unknown> {
  const said = await on.say(call, { ...fields }, user);
  expect(said.type, String(said.message)).toBe('ok');
  return said.message;
}

const idOf = (reply: unknown): number => (reply as { id: number }).id;

/** What was acknowledged is in its user's list, as it was ordered. */
async function assertThere(on: World, sent: readonly SentOrder[]): Promise<void> {
  for (const user of new Set(sent.map((one) => one.user))) {
    const rows = new Map((await on.ask('spot.orders', { limit: PAGE }, user)).map((row) => [row.id, row]));
    for (const { fields, reply } of sent.filter((one) => one.user === user && one.reply !== null)) {
      const row = rows.get(idOf(reply));
      expect(row, `order ${idOf(reply)}`).toMatchObject({ type: Number(fields.type), order_type: fields.order_type });
      expect(Number(row?.trade_amount)).toBe(Number(fields.amount));
      if (fields.target_price !== undefined) expect(Number(row?.target_price)).toBe(Number(fields.target_price));
    }
  }
}

/** An order whose cancel was acknowledged is cancelled, after the kill too. */
async function assertCancelled(on: World, sent: readonly SentCancel[]): Promise<void> {
  for (const user of new Set(sent.map((one) => one.user))) {
    const rows = new Map((await on.ask('spot.orders', { limit: PAGE }, user)).map((row) => [row.id, row]));
    for (const { fields } of sent.filter((one) => one.user === user && one.reply !== null))
      expect(rows.get(Number(fields.id)), `order ${fields.id}`).toMatchObject({ status: ORDER_STATUS.cancelled });
  }
}

/** A call that was answered gives the same answer again; one that was cut off is there or not, and asked twice there once. */
async function assertOnce(on: World, sent: readonly Sent[]): Promise<void> {
  for (const one of sent) {
    one.reply ??= await answered(on, one);
    expect(await answered(on, one)).toEqual(one.reply);
  }
  for (const some of [isOrder, isCancel, isPosition, isOption].map((is) => sent.filter(is)))
    expect(new Set(some.map(({ reply }) => idOf(reply))).size).toBe(some.length);
}

/** Each position is there as it was asked for; one at market is opened, by the first tick from when it was accepted, however often the process died. */
async function assertPositions(on: World, sent: readonly SentPosition[]): Promise<void> {
  for (const { user, fields, reply } of sent) {
    const look = () => on.ask('futures.position', { id: idOf(reply) }, user);
    const isEntrust = fields.status === '0';
    if (!isEntrust)
      await expect.poll(async () => (await look()).open_tick ?? 0, { timeout: 15_000 }).toBeGreaterThan(0);
    const row = await look();
    expect(row).toMatchObject({ type: Number(fields.type), open_share: fields.share, multiple: fields.multiple });
    if (isEntrust) expect(row.status).toBe(POSITION_STATUS.entrust);
    else expect([row.open_tick, row.price]).toEqual(await firstTick(on, Number(row.placed_at)));
  }
}

/** Each option is there as it was taken, and began with the first tick from when it was accepted. */
async function assertOptions(on: World, sent: readonly SentOption[]): Promise<void> {
  for (const user of new Set(sent.map((one) => one.user))) {
    const rows = new Map((await optionsOf(on, user)).map((row) => [row.id, row]));
    for (const { fields, reply } of sent.filter((one) => one.user === user)) {
      const row = rows.get(idOf(reply));
      expect(row, `option ${idOf(reply)}`).toMatchObject({ type: Number(fields.type), seconds: fields.seconds });
      expect(Number(row?.number)).toBe(Number(fields.number));
    }
  }
}

async function firstTick(on: World, from: number): Promise<readonly [seq: number, index: string]> {
  const { ticks } = await on.ask('market.ticks', { symbol: 'BTC/USDT', from, to: from + 3_600_000 });
  const [first] = ticks;
  if (!first) throw new Error(`There is no tick from ${from} on`);
  return [first.seq, first.index];
}

/** What an earlier round asked to be closed is; what is open now is asked to end, by a tick of the next round, and entrusts are cancelled. */
async function endFutures(on: World, user: User): Promise<void> {
  const rowsOf = async (status: number) => (await positionsOf(on, user)).filter((row) => row.status === status);
  await expect.poll(async () => (await rowsOf(POSITION_STATUS.closing)).length, { timeout: 15_000 }).toBe(0);
  for (const row of (await rowsOf(POSITION_STATUS.closed)).slice(0, 5))
    expect([row.close_tick, row.update_price]).toEqual(await firstTick(on, Number(row.asked_at)));
  for (const { id } of await rowsOf(POSITION_STATUS.entrust))
    await on.ask('futures.cancel', { id, client_id: newClientId() }, user);
  const open = (await rowsOf(POSITION_STATUS.open)).map(({ id }) => id);
  const asked = await on.say('futures.closeAll', { type: '0', client_id: newClientId() }, user);
  if (open.length > 0) expect(asked).toMatchObject({ type: 'ok' });
}

const openOrders = (on: World, user: User) => on.ask('spot.orders', { status: ORDER_STATUS.open, limit: PAGE }, user);

const cancel = (on: World, user: User, id: number) => on.say('spot.cancel', { id, client_id: newClientId() }, user);

/**
 * The book has what the list of open orders has: each can be cancelled, what it holds is what it says, and all of it comes
 * back. Orders near the market may fill meanwhile, so they go first.
 */
async function assertMoneyComesBack(on: World, users: readonly User[]): Promise<void> {
  const far: SpotOrder[] = [];
  for (const user of users) {
    for (const { id } of (await openOrders(on, user)).filter((order) => !isFar(order))) {
      const { type } = await cancel(on, user, id);
      const rows = await on.ask('spot.orders', { limit: PAGE }, user);
      const status = type === 'ok' ? ORDER_STATUS.cancelled : ORDER_STATUS.done;
      expect(rows.find((row) => row.id === id)).toMatchObject({ status });
    }
    far.push(...(await openOrders(on, user)));
  }
  await assertInBook(on, far);
  for (const user of users) {
    const own = far.filter(({ u_id }) => u_id === user.id);
    expect(own.length).toBeGreaterThan(0);
    const before = await money(on, user);
    for (const coin of [BTC, USDT]) expect(before[coin]?.frozen).toBe(heldBy(own, coin));
    for (const { id } of own) expect((await cancel(on, user, id)).type).toBe('ok');
    expect(await openOrders(on, user)).toEqual([]);
    const after = await money(on, user);
    for (const coin of [BTC, USDT]) {
      expect(after[coin]).toEqual({
        available: new Money(before[coin]?.available ?? '').plus(heldBy(own, coin)).toFixed(),
        frozen: '0',
      });
    }
  }
}

/** Price x rest of the buys, the rest of the sells. */
function heldBy(orders: readonly SpotOrder[], coin: number): string {
  return orders
    .filter(({ type }) => type === (coin === USDT ? SIDE.buy : SIDE.sell))
    .map(({ target_price, trade_amount, filled_amount }) => {
      const rest = new Money(trade_amount).minus(filled_amount ?? 0);
      return coin === USDT ? rest.times(target_price) : rest;
    })
    .reduce((sum, held) => sum.plus(held), new Money(0))
    .toFixed();
}

async function money(on: World, user: User): Promise<Record<number, { available: string; frozen: string }>> {
  const { accounts } = await on.ask('wallet.list', {}, user);
  return Object.fromEntries(
    accounts.change.balance.map(({ currency, available, frozen }) => [
      currency,
      { available: new Money(available).toFixed(), frozen: new Money(frozen).toFixed() },
    ]),
  );
}

/** The book that everybody sees holds these orders, and at their prices nothing else. */
async function assertInBook(on: World, orders: readonly SpotOrder[]): Promise<void> {
  const expected = new Map<number, number>();
  for (const { target_price, trade_amount } of orders) {
    const price = Number(target_price);
    // Lots of 0.0001, so that no sum of fractions is compared.
    expected.set(price, (expected.get(price) ?? 0) + Math.round(Number(trade_amount) * 10_000));
  }
  const { bids, asks } = await bookOf(on);
  const shown = [...bids, ...asks]
    .filter(([price]) => expected.has(price))
    .map(([price, amount]) => [price, Math.round(amount * 10_000)] as const);
  expect(new Map(shown)).toEqual(expected);
}

/** Notes the latest trades; an id that was given twice, to two trades, fails. */
async function noteTrades(on: World, seen: Map<string, string>): Promise<void> {
  const { message } = await on.say('market.trades', { symbol: 'BTC/USDT', limit: 100 });
  const trades = message as { id: string; price: string; number: string; time: number }[];
  expect(new Set(trades.map(({ id }) => id)).size).toBe(trades.length);
  for (const { id, price, number, time } of trades) {
    const facts = `${price} ${number} ${time}`;
    expect(seen.get(id) ?? facts, `trade ${id}`).toBe(facts);
    seen.set(id, facts);
  }
}

/** The store after the last kill: nothing more than was sent, no hold of an order without one, and trades of both sorts. */
async function assertInStore(
  place: Parameters<typeof openStore>[0],
  users: readonly User[],
  sent: readonly Sent[],
): Promise<void> {
  const store = await openStore(place);
  const ids = sql.param(users.map(({ id }) => id));
  const owners = sql.param(users.map(({ id }) => `user:${id}`));
  const [row] = await queryRows<Record<'orders' | 'positions' | 'options' | 'holds' | 'mutual' | 'made', number>>(
    store.db,
    sql`select
      (select count(*)::int from spot_orders where user_id = any(${ids}::int[])) as orders,
      (select count(*)::int from futures_positions where user_id = any(${ids}::int[])) as positions,
      (select count(*)::int from option_orders where user_id = any(${ids}::int[])) as options,
      (select count(*)::int from holds where owner = any(${owners}::text[]) and product = 'spot') as holds,
      (select count(*)::int from spot_fills where counterparty = any(${owners}::text[])) as mutual,
      (select count(*)::int from spot_fills where starts_with(counterparty, 'house:')) as made`,
  ).finally(() => store.close());
  // Each bought once before.
  expect(row).toMatchObject({
    ...{ orders: sent.filter(isOrder).length + users.length, holds: 0 },
    ...{ positions: sent.filter(isPosition).length, options: sent.filter(isOption).length },
  });
  expect(row?.mutual).toBeGreaterThan(0);
  expect(row?.made).toBeGreaterThan(0);
}
