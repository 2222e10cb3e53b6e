import { setImmediate as breathe } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDeps } from '../../../tests/support/deps.ts';
import { DEMO_TOKEN, mailedCode, registered, type TestServer, testServer } from '../../../tests/support/server.ts';
import { memoryStore } from '../../../tests/support/stores.ts';
import { createHandlers } from '../gateway/http/handlers/index.ts';
import { kindsOf } from '../ledger/kinds.ts';
import { FEES } from '../ledger/owner.ts';
import { LiveClock } from '../platform/live-clock.ts';
import type { Store } from '../platform/store/open.ts';
import { balances, tasks } from '../platform/store/schema/index.ts';
import { createProducts, PRODUCTS } from '../products/index.ts';
import { DEMO_ACCOUNT, ensureDemoAccount } from './account.ts';
import { keptOffset } from './clock-offset.ts';

let store: Store;
let server: TestServer;
const CLOCK = `/demo/clock?token=${DEMO_TOKEN}`;
const SCENARIO = `/demo/scenario?token=${DEMO_TOKEN}`;
const unwind = vi.fn((_user: number) => Promise.resolve());
const startAnew = vi.fn();

beforeAll(async () => {
  store = await memoryStore();
  server = await testServer(await testDeps(store), { demo: { unwind, startAnew, demoToken: DEMO_TOKEN } });
});
afterAll(async () => {
  await server.app.close();
  await store.close();
});
beforeEach(() => vi.clearAllMocks());

const post = async (url: string, payload: object = {}, headers: Record<string, string> = {}) => {
  const answer = await server.app.inject({ method: 'POST', url, payload, headers });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};

it('exist in demo only', async () => {
  const real = await testServer({ ...server.deps, config: { ...server.deps.config, isDemo: false } });
  for (const url of ['/demo/mailbox', '/demo/clock', '/demo/scenario', '/demo/invariants', '/demo/tasks'])
    expect((await real.app.inject(url)).statusCode).toBe(404);
  await real.app.close();
});

it('do not serve pages of other sites', async () => {
  const strangers: readonly Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { host: 'rebound.example' },
    { host: 'rebound.example:8080', origin: 'http://rebound.example:8080' },
    { host: 'localhost:8080', origin: 'http://evil.example' },
    { host: '127.0.0.1:8080', origin: 'null' },
  ];
  for (const headers of strangers) {
    expect(await post(CLOCK, { jumpMs: 1 }, headers), JSON.stringify(headers)).toMatchObject({ status: 400 });
    expect((await server.app.inject({ url: '/demo/mailbox', headers })).statusCode).toBe(400);
  }
  for (const host of ['localhost:5173', '127.0.0.1:8080', '[::1]:8080', '192.168.0.7:8080', 'app.localhost']) {
    const headers = { host, origin: `http://${host}` };
    expect((await server.app.inject({ url: '/demo/clock', headers })).statusCode, host).toBe(200);
  }
});

it.each([{ host: '0.0.0.0' }, { trustProxy: 1 }])('are not reached by a rebound name with %j either', async (given) => {
  const config = { ...server.deps.config, ...given, allowedOrigins: ['https://demo.example.com'] };
  const own = await testServer({ ...server.deps, config });
  const status = async (host: string) => (await own.app.inject({ url: '/demo/mailbox', headers: { host } })).statusCode;
  expect(await status('rebound.example:8080')).toBe(400);
  for (const host of ['demo.example.com', 'localhost:8080', '192.168.0.7:8080'])
    expect(await status(host), host).toBe(200);
  await own.app.close();
});

it('tell of tasks that were given up or have failed, and of no others', async () => {
  const task = { kind: 'test.note', dueAt: 1, tryAt: 1 };
  await store.db.insert(tasks).values([
    { ...task, ref: 'dead', state: 'dead', attempts: 13, lastError: 'gone' },
    { ...task, ref: 'failed', attempts: 2, lastError: 'not now' },
    { ...task, ref: 'well' },
    { ...task, ref: 'done', state: 'done' },
  ]);
  const told = (await server.app.inject(`/demo/tasks?token=${DEMO_TOKEN}`)).json<{ tasks: object[] }>();
  expect(told.tasks).toMatchObject([
    { ref: 'dead', state: 'dead', attempts: 13, lastError: 'gone' },
    { ref: 'failed', state: 'waiting', attempts: 2, lastError: 'not now' },
  ]);
  await store.db.delete(tasks);
});

describe('the mailbox', () => {
  it('is empty at an address that no text can hold', async () => {
    const mailbox = await server.app.inject({ url: '/demo/mailbox?address=%00' });
    expect(mailbox.statusCode).toBe(200);
    expect(mailbox.json()).toEqual({ mails: [] });
  });

  it('is a page for browsers, in their language, that runs nothing', async () => {
    await server.call('common.sendCode', { user_string: 'zoe@example.com', scene: 'register', lang: 'zh' });
    const page = await server.app.inject({
      url: '/demo/mailbox?address=ZOE@example.com',
      headers: { accept: 'text/html', 'accept-language': 'zh' },
    });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('演示信箱');
    expect(page.body).toContain(await mailedCode(server, 'zoe@example.com'));
    await server.deps.mailer.send({ to: 'eve@example.com', subject: '<script>', text: '"&' });
    expect((await server.app.inject({ url: '/demo/mailbox', headers: { accept: 'text/html' } })).body).not.toContain(
      '<script>',
    );
  });
});

describe('the clock', () => {
  it.each(['', '?token=', '?token=guess', '?token=a&token=b'])(
    'stays where it is for whoever asks with "%s"',
    async (query) => {
      const before = server.deps.clock.now();
      expect(await post(`/demo/clock${query}`, { jumpMs: 1 })).toMatchObject({
        status: 400,
        body: { error: expect.stringContaining('Give the token that the exchange printed') },
      });
      expect(server.deps.clock.now()).toBe(before);
    },
  );

  it('jumps forward, and is where it was after a restart', async () => {
    const before = server.deps.clock.now();
    expect((await post(CLOCK, { jumpMs: 3 * 86_400_000 })).body).toMatchObject({
      now: before + 3 * 86_400_000,
    });
    expect((await post(CLOCK, { to: new Date(before + 4 * 86_400_000).toISOString() })).body).toMatchObject({
      now: before + 4 * 86_400_000,
    });
    expect(await keptOffset(store)).toBe(4 * 86_400_000);
  });

  describe('on its way', () => {
    const DAY = 86_400_000;
    const START = 1_736_942_400_000;
    /** A server with a clock as a running exchange has it, on a machine whose time stands. */
    const onLiveClock = async () => {
      const clock = new LiveClock({ machine: () => START, log: { error: () => undefined } });
      const own = await testServer(server.deps, { demo: { clock } });
      const jump = async (payload: object) =>
        (await own.app.inject({ method: 'POST', url: CLOCK, payload })).statusCode;
      const isHealthy = async () => (await own.app.inject('/healthz')).statusCode === 200;
      const end = async () => {
        clock.stop();
        await own.app.close();
      };
      return { clock, jump, isHealthy, end };
    };

    it('refuses the second while the first is under way, and takes it afterwards', async () => {
      const { clock, jump, end } = await onLiveClock();
      let second: Promise<number> | undefined;
      clock.at(START + DAY, async () => {
        second = jump({ jumpMs: DAY });
        expect(await second).toBe(409);
      });
      expect(await jump({ jumpMs: 3 * DAY })).toBe(200);
      expect(await second).toBe(409);
      expect([clock.ahead, await keptOffset(store)]).toEqual([3 * DAY, 3 * DAY]);
      expect(await jump({ jumpMs: DAY })).toBe(200);
      expect([clock.ahead, await keptOffset(store)]).toEqual([4 * DAY, 4 * DAY]);
      await end();
    });

    it('has everybody else answered between the due moments of a year', async () => {
      const { clock, jump, isHealthy, end } = await onLiveClock();
      let days = 0;
      for (let day = 1; day <= 366; day += 1) {
        clock.at(START + day * DAY, () => {
          days += 1;
        });
      }
      let isUnderWay = true;
      const jumping = jump({ jumpMs: 366 * DAY }).finally(() => {
        isUnderWay = false;
      });
      const daysAtAnswers = new Set<number>();
      while (isUnderWay) {
        expect(await isHealthy()).toBe(true);
        daysAtAnswers.add(days);
        // An answer without a socket never leaves the loop's turn by itself.
        await breathe();
      }
      expect([await jumping, days]).toEqual([200, 366]);
      expect(daysAtAnswers.size).toBeGreaterThan(10);
      await end();
    });
  });

  it.each([{ jumpMs: -1 }, { to: 5 }, {}, { jumpMs: 'x' }, { to: 'x' }, { jumpMs: 1e15 }])(
    'refuses %j',
    async (body) => {
      const before = server.deps.clock.now();
      expect(await post(CLOCK, body)).toMatchObject({ status: 400 });
      expect(server.deps.clock.now()).toBe(before);
    },
  );
});

describe('scenarios', () => {
  const ask = () => server.call('auth.checkCode', { user_string: 'x@example.com', email_code: '000000' });
  it.each([
    ['error', 'error', 'Demo: this request is set to fail'],
    ['999', '999', 'Please log in first'],
    ['998', '998', 'Please complete identity verification first'],
    // With the step that helps (readings D1).
    ['997', '997', 'This feature is not available to you yet', { next: 'pages/setting/real_mark' }],
    ['closed', 'error', 'The market is closed'],
  ])('"%s" answers %s', async (scenario, type, message, more: object = {}) => {
    await post(SCENARIO, { call: 'auth.checkCode', scenario });
    expect(await ask()).toEqual({ type, message, ...more });
    await post(SCENARIO, { call: '*', scenario: null });
    expect(await ask()).toEqual({ type: 'error', message: 'The verification code is wrong or has expired' });
  });

  it('"empty" takes the rows out of a reply', async () => {
    const row = { id: 1, c_id: 4, lang: 'en', title: 'A', thumbnail: '', cover: '', sorts: 1, create_time: '' };
    const handlers = {
      ...createHandlers(server.deps, createProducts(PRODUCTS, server.deps)),
      'content.newsList': () => Promise.resolve({ version: '1', list: [row], count: 1, limit: 10 }),
    };
    const answers = await testServer(server.deps, { handlers });
    await answers.app.inject({ method: 'POST', url: SCENARIO, payload: { call: '*', scenario: 'empty' } });
    expect(await answers.call('content.newsList', { c_id: 4 })).toEqual({
      type: 'ok',
      message: { version: '1', list: [], count: 0, limit: 10 },
    });
    await answers.app.close();
  });

  it.each([
    ['maintenance', 503],
    ['limited', 429],
    ['region', 451],
  ])('"%s" is answered in the place of the exchange, with %i', async (scenario, status) => {
    await post(SCENARIO, { call: 'common.siteConfig', scenario });
    const { statusCode, body } = await server.app.inject('/api/getSiteConfig');
    expect({ statusCode, body }).toEqual({ statusCode: status, body: '' });
    await post(SCENARIO, { call: 'common.siteConfig', scenario: null });
  });

  it('"outage" cuts the line', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    await post(SCENARIO, { call: 'common.siteConfig', scenario: 'outage' });
    await expect(fetch(`${server.app.listeningOrigin}/api/getSiteConfig`)).rejects.toThrow('fetch failed');
    expect((await server.app.inject('/demo/scenario')).json()).toEqual({
      scenarios: { 'common.siteConfig': 'outage' },
    });
    await post(SCENARIO, { call: 'common.siteConfig', scenario: null });
  });

  it('are for whoever has the token, since they are so for everybody; and so are the errors of tasks', async () => {
    for (const token of ['', '?token=', '?token=guessed']) {
      const refused = { status: 400, body: { error: expect.stringContaining(`/demo/scenario?token=`) } };
      expect(await post(`/demo/scenario${token}`, { call: '*', scenario: 'outage' })).toMatchObject(refused);
      expect((await server.app.inject(`/demo/tasks${token}`)).statusCode).toBe(400);
    }
    expect((await server.app.inject('/demo/scenario')).json()).toEqual({ scenarios: {} });
  });

  it('are refused for calls and under names that do not exist', async () => {
    expect(await post(SCENARIO, { call: 'no.call', scenario: 'slow' })).toMatchObject({ status: 400 });
    expect(await post(SCENARIO, { call: '*', scenario: 'odd' })).toMatchObject({ status: 400 });
    expect(await post(SCENARIO, { call: 'toString', scenario: 'slow' })).toMatchObject({ status: 400 });
  });
});

it('look into the rules of the products that run, whichever those are', async () => {
  const invariants = [{ name: 'nobody has a birthday', offenders: sql`select 'anna' as name` }];
  const own = await testServer(server.deps, { demo: { invariants } });
  expect((await own.app.inject('/demo/invariants')).json()).toEqual({
    hold: false,
    at: own.deps.clock.now(),
    violations: [{ rule: 'nobody has a birthday', rows: [{ name: 'anna' }] }],
  });
  await own.app.close();
});

it('read the books once for however many ask, and anew for whoever has the token', async () => {
  const own = await testServer(server.deps, { demo: { invariants: [] } });
  const at = async (query = '') =>
    (await own.app.inject(`/demo/invariants${query}`)).json<{ at: number }>().at - server.deps.clock.now();
  expect(await Promise.all([at(), at(), at()])).toEqual([0, 0, 0]);
  await server.deps.clock.advanceBy(1);
  expect(await Promise.all([at(), at('?token=guess')])).toEqual([-1, -1]);
  expect(await at(`?token=${DEMO_TOKEN}`)).toBe(0);
  await own.app.close();
});

describe('the reset', () => {
  const MINING = kindsOf('mining', { miningHold: { id: 901 } });
  it('gives a user the money of the first day back, through the ledger, and leaves what is held', async () => {
    const token = await registered(server, 'rita@example.com');
    const caller = await server.deps.sessions.find(token);
    const user = caller?.id ?? 0;
    await store.transaction((tx) =>
      server.deps.ledger.post(tx, [
        {
          kind: MINING.miningHold,
          reference: 'order:1',
          postings: [
            {
              owner: { user },
              account: 'spot',
              coin: 3,
              available: '-300',
              frozen: '100',
              hold: { product: 'mining', reference: 'order:1' },
            },
            { owner: FEES, account: 'spot', coin: 3, available: '200' },
          ],
        },
      ]),
    );
    expect(await post('/demo/reset', {}, { authorization: token })).toMatchObject({ status: 200 });
    expect(unwind).toHaveBeenCalledExactlyOnceWith(user);
    expect(
      await store.db
        .select()
        .from(balances)
        .where(eq(balances.owner, `user:${user}`)),
    ).toMatchObject([{ available: '10000', frozen: '100' }]);
    expect((await server.app.inject(`/demo/invariants?token=${DEMO_TOKEN}`)).json()).toMatchObject({
      hold: true,
      violations: [],
    });
  });

  it('tells the user of the balances that it moves', async () => {
    const token = await registered(server, 'tom@example.com');
    const user = (await server.deps.sessions.find(token))?.id ?? 0;
    const told: unknown[] = [];
    const leave = server.deps.events.on('balance', (...event) => told.push(event));
    await post('/demo/reset', {}, { authorization: token });
    leave();
    expect(told).toEqual([[user, 3, 'spot']]);
  });

  it('asks who calls, and starts the exchange anew after its answer', async () => {
    expect(await post('/demo/reset')).toMatchObject({ status: 400, body: { error: 'Please log in first' } });
    expect(startAnew).not.toHaveBeenCalled();
    for (const token of ['', '&token=', '&token=guess', '&token=a&token=b'])
      expect(await post(`/demo/reset?all=1${token}`)).toMatchObject({ status: 400 });
    expect(startAnew).not.toHaveBeenCalled();
    expect(await post(`/demo/reset?all=1&token=${DEMO_TOKEN}`)).toMatchObject({ status: 200 });
    expect(startAnew).toHaveBeenCalledOnce();
  });
});

it('have the printed account, made once', async () => {
  await ensureDemoAccount(server.deps);
  await ensureDemoAccount(server.deps);
  expect(
    await server.call('auth.login', { user_string: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password }),
  ).toMatchObject({ type: 'ok' });
});
