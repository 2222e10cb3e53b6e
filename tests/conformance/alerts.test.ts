import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ALERT_STATUS } from '../../src/contract/rows/alert.ts';
import { APP_EVENTS, SOCKET_PATH } from '../../src/contract/sockets.ts';
import type { ReplyOf } from '../../src/contract/table.ts';
import { alertsOf, highAlert } from './calls/support/alerts.ts';
import { type User, World } from './calls/support/world.ts';

type Alert = ReplyOf<'alerts.make'>;

const START_MS = 180_000;
const HOUR_MS = 3_600_000;
const JUMPS = 40;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let world: World;
beforeAll(async () => {
  world = await World.start('alerts');
}, START_MS);
afterAll(() => world.end());

/** The exchange's time goes on by so much, with ticks on the way. */
const pass = (jumpMs: number) =>
  world.raw({
    method: 'POST',
    path: `/demo/clock?token=${world.exchange.demoToken}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jumpMs }),
  });

const ticksAfter = async (seq: number, from: number) =>
  (await world.ask('market.ticks', { symbol: 'BTC/USDT', from, to: from + 400 * 24 * HOUR_MS })).ticks.filter(
    (tick) => tick.seq > seq,
  );

/** The last price of the newest tick, which an alert is held against when it is made. */
async function lastPrice({ token }: User): Promise<number> {
  const { id, after_tick: seq, created_at: at } = await world.ask('alerts.make', highAlert(), { token });
  await world.ask('alerts.remove', { id }, { token });
  const [newest] = await ticksAfter(seq - 1, at - 5000);
  return Number(newest?.last);
}

/** Two alerts just above and below the market, of which one comes soon. */
async function near(user: User): Promise<Alert[]> {
  const last = await lastPrice(user);
  const ask = (type: '1' | '2', factor: number) =>
    world.ask('alerts.make', highAlert({ type, price: (last * factor).toFixed(1) }), { token: user.token });
  return [await ask('1', 1.001), await ask('2', 0.999)];
}

/** Resolves with the first of a user's alerts that fires, as the clock goes on. */
async function fired(user: User): Promise<Alert> {
  for (let left = JUMPS; left > 0; left -= 1) {
    const found = (await alertsOf(world, user)).find(({ status }) => status === ALERT_STATUS.fired);
    if (found) return found;
    await pass(10 * 60_000);
  }
  throw new Error('The price has not moved');
}

/** Holds an alert against what everybody can see of the ticks: none before its own reaches the level. */
async function assertFirst(alert: Alert): Promise<void> {
  const reaches = (last: string) =>
    alert.type === 1 ? Number(last) >= Number(alert.price) : Number(last) <= Number(alert.price);
  const first = (await ticksAfter(alert.after_tick, alert.created_at - 5000)).find(({ last }) => reaches(last));
  expect([alert.fired_tick, alert.fired_price, alert.fired_at]).toEqual([first?.seq, first?.last, first?.at]);
}

const notices = async ({ token }: User) =>
  (await world.ask('notice.list', {}, { token })).list.filter(({ kind }) => kind.startsWith('alert'));

it(
  'the first tick that reaches one fires it: over the socket, in the list and in the notifications, once, to its user alone',
  async () => {
    const [user, other] = [await world.newUser(), await world.newUser()];
    const heard: { to: number; data: { id: number } }[] = [];
    const sockets = await Promise.all(
      [user, other].map(async ({ token }) => {
        const socket = io(world.exchange.origin, { path: SOCKET_PATH.app, transports: ['websocket'], forceNew: true });
        socket.on(APP_EVENTS.priceAlert, (event) => heard.push(event));
        await new Promise<void>((resolve) => socket.on('connect', resolve));
        await socket.timeout(5000).emitWithAck('login', token);
        return socket;
      }),
    );
    const made = await near(user);
    const alert = await fired(user);
    await assertFirst(alert);
    await expect.poll(() => heard.length, { timeout: 15_000 }).toBeGreaterThan(0);
    for (const socket of sockets) socket.disconnect();
    const told = (await alertsOf(world, user)).filter(({ status }) => status === ALERT_STATUS.fired);
    expect(heard.map(({ to, data }) => [to, data.id]).toSorted()).toEqual(
      told.map(({ id }) => [user.id, id]).toSorted(),
    );
    expect(made.map(({ id }) => id)).toContain(alert.id);
    expect(await notices(user)).toHaveLength(told.length);
    expect((await notices(user))[0]?.text).toMatch(/^BTC\/USDT (rose|fell) to [\d,.]+ USDT\. Last price: /);
    expect([await alertsOf(world, other), await notices(other)]).toEqual([[], []]);
  },
  START_MS,
);

it('a double tap under one client id makes one, and gives both the same answer', async () => {
  const user = await world.newUser();
  const fields = highAlert();
  const replies = await Promise.all([1, 2, 3].map(() => world.ask('alerts.make', fields, { token: user.token })));
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(await alertsOf(world, user)).toHaveLength(1);
});

it('one whose level is reached already is refused in words, at its field', async () => {
  const { token } = await world.newUser();
  const body = new URLSearchParams(
    Object.entries(highAlert({ type: '2' })).map(([name, value]) => [name, String(value)]),
  ).toString();
  const { text } = await world.rawCall('alerts.make', { body, headers: FORM }, { token, lang: 'en' });
  expect(JSON.parse(text)).toMatchObject({
    type: 'error',
    field: 'level',
    message: expect.stringMatching(/has reached this level/),
  });
});

it(
  'a kill loses none and fires none twice',
  async () => {
    const user = await world.newUser();
    await near(user);
    await world.exchange.stop('SIGKILL');
    await world.exchange.start();
    expect(await alertsOf(world, user)).toHaveLength(2);
    const alert = await fired(user);
    await assertFirst(alert);
    await world.exchange.stop('SIGKILL');
    await world.exchange.start();
    const told = (await alertsOf(world, user)).filter(({ status }) => status === ALERT_STATUS.fired);
    expect(told.find(({ id }) => id === alert.id)).toEqual(alert);
    expect(await notices(user)).toHaveLength(told.length);
    await world.assertInvariants();
  },
  START_MS,
);

it('a demo reset takes away those that wait', async () => {
  const user = await world.newUser();
  await world.ask('alerts.make', highAlert(), { token: user.token });
  const reply = await world.raw({
    method: 'POST',
    path: '/demo/reset',
    headers: { authorization: user.token, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(reply.status).toBe(200);
  expect(await alertsOf(world, user)).toEqual([]);
});
