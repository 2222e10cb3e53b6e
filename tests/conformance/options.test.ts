import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OPTION_STATUS } from '../../src/contract/codes.ts';
import { APP_EVENTS, SOCKET_PATH } from '../../src/contract/sockets.ts';
import type { ReplyOf, RequestOf } from '../../src/contract/table.ts';
import { keepOffset, keptOffset } from '../../src/exchange/demo/clock-offset.ts';
import { openStore } from '../../src/exchange/platform/store/open.ts';
import { BTC_USDT, fundOptions, longOption, optionsOf } from './calls/support/options.ts';
import { USDT } from './calls/support/orders.ts';
import { newClientId, type User, World } from './calls/support/world.ts';

type Option = ReplyOf<'options.order'>;

const START_MS = 180_000;
const SECOND = 1000;

let world: World;
beforeAll(async () => {
  world = await World.start('options');
}, START_MS);
afterAll(() => world.end());

/** The exchange's time goes on by so much, and what falls due on the way is done. */
const pass = (jumpMs: number) =>
  world.raw({
    method: 'POST',
    path: `/demo/clock?token=${world.exchange.demoToken}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jumpMs }),
  });

async function member(money = '5000'): Promise<User> {
  const user = await world.newUser();
  await fundOptions(world, user, money);
  return user;
}

const take = (user: User, fields: Partial<RequestOf<'options.place'>> = {}) =>
  world.ask('options.place', longOption({ seconds: 30, ...fields }), { token: user.token });

/** Resolves when its price of the beginning is known, within the second of the next tick. */
const begun = ({ token }: User, id: number) =>
  expect
    .poll(async () => (await world.ask('options.order', { id }, { token })).open_price, { timeout: 15_000 })
    .not.toBeNull();

/** What everybody can see of the ticks from a moment on. */
async function ticksFrom(from: number) {
  const { ticks } = await world.ask('market.ticks', { symbol: 'BTC/USDT', from, to: from + 2 * 3_600_000 });
  const [first] = ticks;
  if (!first) throw new Error(`There is no tick from ${from} on`);
  return first;
}

/** Holds a result against the ticks that were published: the first ones at or after its moments decide. */
async function assertFair(order: Option): Promise<number> {
  const due = Number(order.due_at);
  const [open, end] = [await ticksFrom(due - order.seconds * SECOND), await ticksFrom(due)];
  expect([order.open_tick, order.open_price, order.end_tick, order.end_price]).toEqual([
    open.seq,
    open.index,
    end.seq,
    end.index,
  ]);
  // A draw is a nought, never one below it.
  const moved = Math.sign(Number(end.index) - Number(open.index)) * (order.type === 1 ? 1 : -1) || 0;
  const [stake, profit] = [Number(order.number), (Number(order.number) * Number(order.profit_ratio)) / 100];
  expect(order.profit_result).toBe(moved);
  expect(Number(order.payout)).toBeCloseTo(moved > 0 ? stake + profit : moved < 0 ? 0 : stake, 6);
  return Number(order.fact_profits);
}

const balanceOf = async (user: User) => {
  const { accounts } = await world.ask('wallet.list', {}, { token: user.token });
  const held = accounts.micro.balance.find(({ currency }) => currency === USDT);
  return [Number(held?.available), Number(held?.frozen)];
};

it('both directions of one second: one wins and one loses by the published ticks, and the balance says so', async () => {
  const user = await member();
  const taken = [await take(user, { number: '100' }), await take(user, { number: '60', type: '2' })];
  expect(await balanceOf(user)).toEqual([4840, 160]);
  for (const { id } of taken) await begun(user, id);
  await pass(45 * SECOND);
  let sum = 5000;
  for (const { id } of taken) {
    const order = await world.ask('options.order', { id }, { token: user.token });
    expect(order.status).toBe(OPTION_STATUS.closed);
    sum += await assertFair(order);
  }
  expect((await balanceOf(user))[0]).toBeCloseTo(sum, 6);
  expect((await balanceOf(user))[1]).toBe(0);
  const history = await world.ask('options.orders', { status: '3', match_id: BTC_USDT }, { token: user.token });
  expect(history.data.map(({ id }) => id)).toEqual(taken.map(({ id }) => id).toReversed());
});

it('who listens is told of the end with the order as it stands', async () => {
  const user = await member();
  const heard: { to: number; data: unknown }[] = [];
  const socket = io(world.exchange.origin, { path: SOCKET_PATH.app, transports: ['websocket'], forceNew: true });
  socket.on(APP_EVENTS.optionClosed, (event) => heard.push(event));
  await new Promise<void>((resolve) => socket.on('connect', resolve));
  await socket.timeout(5000).emitWithAck('login', user.token);
  const { id } = await take(user);
  await pass(32 * SECOND);
  await expect.poll(() => heard.length, { timeout: 15_000 }).toBe(1);
  socket.disconnect();
  const order = await world.say('options.order', { id }, { token: user.token });
  expect(heard).toEqual([{ to: user.id, data: order.message }]);
});

it('a double tap under one client id takes one, and gives both the same answer', async () => {
  const user = await member();
  const fields = longOption({ seconds: 30 });
  const replies = await Promise.all([1, 2, 3].map(() => world.ask('options.place', fields, { token: user.token })));
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(await optionsOf(world, user)).toHaveLength(1);
});

it(
  'what expires while the exchange is down is decided by the first tick that comes, once',
  async () => {
    const user = await member();
    const { id } = await take(user, { number: '100' });
    await begun(user, id);
    await world.exchange.stop('SIGKILL');
    // It stays away for an hour.
    const store = await openStore({ dataDir: world.exchange.folder, databaseUrl: null });
    await keepOffset(store, (await keptOffset(store)) + 3_600_000).finally(() => store.close());
    await world.exchange.start();
    const settled = await expect
      .poll(async () => (await world.ask('options.order', { id }, { token: user.token })).status, { timeout: 30_000 })
      .toBe(OPTION_STATUS.closed)
      .then(() => world.ask('options.order', { id }, { token: user.token }));
    expect(await balanceOf(user)).toEqual([5000 + (await assertFair(settled)), 0]);
    // The row says how late it was.
    expect(Number(settled.end_at) - Number(settled.due_at)).toBeGreaterThan(3_000_000);
    await world.assertInvariants();
  },
  START_MS,
);

it('an own limit refuses what could be lost beyond it, in words, and cannot be loosened at once', async () => {
  const user = await member();
  const as = { token: user.token };
  await world.ask('options.setLimits', { action: 'limit', daily_loss: '25' }, as);
  await take(user);
  const refused = await world.say('options.place', { ...longOption({ number: '15.01' }) }, as);
  expect(refused).toMatchObject({ type: 'error', message: expect.stringContaining('25 USDT a day') });
  const loosened = await world.ask('options.setLimits', { action: 'lift' }, as);
  expect([loosened.daily_loss, loosened.next_daily_loss, loosened.next_at > 0]).toEqual(['25', '0', true]);
  await world.ask('options.setLimits', { action: 'pause' }, as);
  const paused = await world.say('options.place', { ...longOption() }, as);
  expect(paused).toMatchObject({ type: 'error', message: expect.stringMatching(/^You have paused options/) });
  expect(await optionsOf(world, user)).toHaveLength(1);
});

it('the house risks only so much on one second, whoever asks at once', async () => {
  const users = await Promise.all([1, 2, 3].map(() => member('10000')));
  const asked = users.flatMap((user) => [user, user]);
  // Six times 4000 within two seconds at most, of which each bears 10000.
  const said = await Promise.all(
    asked.map(({ token }) =>
      world.say(
        'options.place',
        { ...longOption({ number: '5000', seconds: 30, client_id: newClientId() }) },
        { token },
      ),
    ),
  );
  const taken = said.filter(({ type }) => type === 'ok').length;
  expect(taken).toBeGreaterThanOrEqual(2);
  expect(taken).toBeLessThanOrEqual(4);
  for (const { type, message } of said)
    if (type !== 'ok') expect(message).toMatch(/^The exchange takes no more stakes of this size/);
  await world.assertInvariants();
});
