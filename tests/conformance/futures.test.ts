import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FUTURES_EVENTS, POSITION_STATUS } from '../../src/contract/rows/position.ts';
import { SOCKET_PATH } from '../../src/contract/sockets.ts';
import type { ReplyOf } from '../../src/contract/table.ts';
import { keepOffset, keptOffset } from '../../src/exchange/demo/clock-offset.ts';
import { openStore } from '../../src/exchange/platform/store/open.ts';
import { fundFutures, longPosition, numberOf, openedPosition, positionsOf } from './calls/support/futures.ts';
import { BTC, USDT } from './calls/support/orders.ts';
import { newClientId, type User, World } from './calls/support/world.ts';

type Position = ReplyOf<'futures.position'>;

const START_MS = 180_000;

let world: World;
beforeAll(async () => {
  world = await World.start('futures');
}, START_MS);
afterAll(() => world.end());

async function member(money = '5000'): Promise<User> {
  const user = await world.newUser();
  await fundFutures(world, user, money);
  return user;
}

const look = (user: User, id: number): Promise<Position> =>
  world.ask('futures.position', { id }, { token: user.token });

/** Resolves when its end is told. */
const ended = (user: User, id: number, timeout = 15_000): Promise<Position> =>
  expect
    .poll(async () => (await look(user, id)).status, { timeout })
    .toBe(POSITION_STATUS.closed)
    .then(() => look(user, id));

/** The first tick that everybody can see from a moment on. */
async function tickFrom(from: number) {
  const { ticks } = await world.ask('market.ticks', { symbol: 'BTC/USDT', from, to: from + 2 * 3_600_000 });
  const [first] = ticks;
  if (!first) throw new Error(`There is no tick from ${from} on`);
  return first;
}

/** Holds a closed position against the ticks that were published. */
async function assertFair(position: Position): Promise<number> {
  const [open, close] = [await tickFrom(Number(position.placed_at)), await tickFrom(Number(position.asked_at))];
  expect([position.open_tick, position.price, position.close_tick, position.update_price]).toEqual([
    open.seq,
    open.index,
    close.seq,
    close.index,
  ]);
  const side = position.type === 1 ? 1 : -1;
  const profit = (Number(close.index) - Number(open.index)) * Number(position.number) * side;
  expect(Number(position.fact_profits)).toBeCloseTo(profit, 6);
  return Number(position.fact_profits);
}

const balanceOf = async (user: User) => {
  const { accounts } = await world.ask('wallet.list', {}, { token: user.token });
  const held = accounts.lever.balance.find(({ currency }) => currency === USDT);
  return [Number(held?.available), Number(held?.frozen)];
};

it('a long and a short are opened and closed by the published ticks, and the balance says so', async () => {
  const user = await member();
  const ids = [await openedPosition(world, user), await openedPosition(world, user, { type: '2', multiple: 20 })];
  const open = await Promise.all(ids.map((id) => look(user, id)));
  const held = open.reduce((sum, { caution_money }) => sum + Number(caution_money), 0);
  expect((await balanceOf(user))[1]).toBeCloseTo(held, 6);
  const reply = await world.ask('futures.closeAll', { type: '0', client_id: newClientId() }, { token: user.token });
  expect(reply).toEqual({ id: ids });
  let sum = 5000 - open.reduce((fees, { trade_fee }) => fees + Number(trade_fee), 0);
  for (const id of ids) sum += await assertFair(await ended(user, id));
  const [available, frozen] = await balanceOf(user);
  expect(available).toBeCloseTo(sum, 6);
  expect(frozen).toBe(0);
  await world.assertInvariants();
});

it('a double tap under one client id opens one, and closes one', async () => {
  const user = await member();
  const fields = longPosition();
  const as = { token: user.token };
  const replies = await Promise.all([1, 2, 3].map(() => world.ask('futures.place', fields, as)));
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(await positionsOf(world, user)).toHaveLength(1);
});

it('who listens is told of each change, of the end, and once a second what the account stands at', async () => {
  const user = await member();
  const heard = new Map<string, { to: number; data: Record<string, unknown> }[]>();
  const socket = io(world.exchange.origin, { path: SOCKET_PATH.app, transports: ['websocket'], forceNew: true });
  for (const { event } of Object.values(FUTURES_EVENTS))
    socket.on(event, (told) => heard.set(event, [...(heard.get(event) ?? []), told]));
  await new Promise<void>((resolve) => socket.on('connect', resolve));
  await socket.timeout(5000).emitWithAck('login', user.token);
  const id = await openedPosition(world, user);
  const { account, closed, position } = FUTURES_EVENTS;
  await expect.poll(() => heard.get(account.event)?.length ?? 0, { timeout: 15_000 }).toBeGreaterThan(1);
  expect(heard.get(account.event)?.at(-1)).toMatchObject({ to: user.id, data: { positions: [{ id }] } });
  await world.ask('futures.close', { id, client_id: newClientId() }, { token: user.token });
  await expect.poll(() => heard.get(closed.event)?.at(-1)?.data, { timeout: 15_000 }).toEqual({ id: [id] });
  expect(heard.get(position.event)?.map(({ data }) => data.status)).toEqual([0, 1, 2, 3]);
  socket.disconnect();
});

it('no money leaves the account while a position is open, in words', async () => {
  const user = await member();
  const id = await openedPosition(world, user);
  const out = () =>
    world.say(
      'wallet.transfer',
      { currency_id: USDT, number: '10', from_field: 'lever', to_field: 'change', client_id: newClientId() },
      { token: user.token },
    );
  expect(await out()).toMatchObject({ type: 'error', message: 'Close your futures positions first' });
  await world.ask('futures.close', { id, client_id: newClientId() }, { token: user.token });
  await ended(user, id);
  expect((await out()).type).toBe('ok');
});

it('a large order in the book liquidates nobody, at the highest multiple and with no more than the margin', async () => {
  const user = await world.newUser();
  await fundFutures(world, user, '80');
  const as = { token: user.token };
  await world.ask('futures.acceptRisk', { answers: '2,3,1' }, as);
  const { index_price = '0' } = await world.ask('futures.market', { currency_id: BTC, legal_id: USDT }, as);
  // A lot at 100 x takes one percent of its value.
  expect(Number(index_price) * 0.1 * 0.01).toBeLessThan(79);
  const id = await openedPosition(world, user, { type: '2', multiple: 100 });
  const { risk_rate } = await world.ask('futures.account', {}, as);
  expect(Number(risk_rate)).toBeGreaterThan(35);
  const pushers = await Promise.all([1, 2, 3].map(() => world.newUser()));
  await Promise.all(
    pushers.map(({ token }) =>
      world.say(
        'spot.place',
        {
          ...{ currency_id: BTC, legal_id: USDT, type: '1', client_id: newClientId() },
          ...{ amount: (9500 / Number(index_price)).toFixed(4), target_price: (Number(index_price) * 1.03).toFixed(1) },
        },
        { token },
      ),
    ),
  );
  const before = await tickFrom((await world.ask('futures.position', { id }, as)).placed_at ?? 0);
  await expect
    .poll(
      async () =>
        (await world.ask('market.ticks', { symbol: 'BTC/USDT', from: before.at, to: before.at + 60_000 })).ticks.length,
      {
        timeout: 15_000,
      },
    )
    .toBeGreaterThan(4);
  const now = await look(user, id);
  // What the index does by itself may; the book may not.
  const { ticks } = await world.ask('market.ticks', { symbol: 'BTC/USDT', from: before.at, to: before.at + 60_000 });
  const level = Number(now.liquidation_price ?? now.trigger_price);
  const isDue = ticks.some(({ index, mark }) => Math.min(Number(index), Number(mark)) >= level);
  expect(now.status).toBe(isDue ? POSITION_STATUS.closed : POSITION_STATUS.open);
});

it(
  'what is asked for before a kill is done by the first tick after it, once',
  async () => {
    const user = await member();
    const id = await openedPosition(world, user);
    const other = numberOf(await world.ask('futures.place', longPosition({ type: '2' }), { token: user.token }));
    await world.ask('futures.close', { id, client_id: newClientId() }, { token: user.token });
    await world.exchange.stop('SIGKILL');
    // It stays away for an hour.
    const store = await openStore({ dataDir: world.exchange.folder, databaseUrl: null });
    await keepOffset(store, (await keptOffset(store)) + 3_600_000).finally(() => store.close());
    await world.exchange.start();
    const closed = await ended(user, id, 30_000);
    await assertFair(closed);
    const opened = await look(user, other);
    expect(opened.open_tick).toBe((await tickFrom(Number(opened.placed_at))).seq);
    await world.assertInvariants();
  },
  START_MS,
);

it('everybody can read what stands behind futures', async () => {
  const funds = await world.ask('futures.funds', {});
  expect([Number(funds.house) > 0, Number(funds.insurance) > 0, funds.coin]).toEqual([true, true, 'USDT']);
});
