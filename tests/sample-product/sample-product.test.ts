import { readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { eq } from 'drizzle-orm';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { APP_EVENTS, SOCKET_PATH } from '../../src/contract/sockets.ts';
import { calls } from '../../src/contract/table.ts';
import { createUser } from '../../src/exchange/accounts/users.ts';
import { compose } from '../../src/exchange/app/compose.ts';
import { readConfig } from '../../src/exchange/app/config.ts';
import { openLog } from '../../src/exchange/app/services.ts';
import { Teardown } from '../../src/exchange/app/teardown.ts';
import { INSTRUMENTS } from '../../src/exchange/assets/instruments.ts';
import { demoGrant } from '../../src/exchange/demo/account.ts';
import { findViolations } from '../../src/exchange/ledger/invariants.ts';
import type { Store } from '../../src/exchange/platform/store/open.ts';
import { facts, tasks } from '../../src/exchange/platform/store/schema/index.ts';
import { invariantsOf, kindsOfAll, otherCallsOf, unwindAll, worthIn } from '../../src/exchange/products/all.ts';
import { createProducts } from '../../src/exchange/products/index.ts';
import type { Product, ProductSpec } from '../../src/exchange/products/product.ts';
import { holdingsOf } from '../../src/exchange/products/wallet/balances.ts';
import type { Answer } from '../support/server.ts';
import { describeOnOwnStores } from '../support/stores.ts';
import { SAMPLE_PRODUCTS } from './list.ts';

const DAY = 86_400_000;
const DAY_S = 86_400;
const BTC = 1;
const USDT = 3;

/** What a product is asked for over its life, in the order of asking. */
const asked: string[] = [];
const lifeProbe = {
  name: 'lifeProbe',
  kinds: [],
  invariants: [],
  create: (): Product => ({
    restore: async () => void asked.push('restore'),
    start: async () => void asked.push('start'),
    stop: async () => void asked.push('stop'),
  }),
} satisfies ProductSpec;

const WITH_PROBE = { ...SAMPLE_PRODUCTS, lifeProbe };

/** A whole exchange with the sample among its products, put together as in production, on a port. */
async function openWorld(store: Store) {
  const teardown = new Teardown();
  teardown.add(() => store.close());
  const config = readConfig({
    DEMO: '1',
    SEED: 'sample',
    LOG_LEVEL: 'silent',
    DATA_DIR: '/nonexistent',
    RATE_LIMIT: '0',
  });
  const { deps, clock, products, server } = await compose(
    {
      config,
      store,
      log: openLog('silent'),
      products: WITH_PROBE,
      instruments: INSTRUMENTS.filter(({ symbol }) => symbol === 'btcusdt'),
      passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 },
      clientFolder: '/nonexistent',
      demoToken: '',
      startAnew: () => undefined,
      broken: (error) => {
        throw error;
      },
    },
    teardown,
  );
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;

  /** Somebody with the first day's USDT and nothing else, signed in. */
  async function member(email: string) {
    const id = await store.transaction(async (tx) => {
      const user = { email, passwordHash: 'x', parentId: null, isDemo: true, now: clock.now() };
      const made = await createUser(tx, user);
      await deps.ledger.post(tx, [demoGrant(made.id)]);
      return made.id;
    });
    /** Sessions end where days pass: each call has its own. */
    const signIn = () => store.transaction((tx) => deps.sessions.open(tx, { user: id, isLong: false, agent: 'test' }));
    let serial = 0;
    const ask = async (
      method: 'GET' | 'POST' | 'PUT',
      path: string,
      fields: Record<string, string> = {},
      token?: string,
    ) => {
      const authorization = token ?? (await signIn());
      const form = new URLSearchParams(fields).toString();
      const headers = { authorization, 'content-type': 'application/x-www-form-urlencoded' };
      const reply = await server.app.inject({
        method,
        url: method === 'GET' ? `/api${path}?${form}` : `/api${path}`,
        headers,
        ...(method !== 'GET' && { payload: form }),
      });
      return reply.json<Answer>();
    };
    return {
      id,
      signIn,
      ask,
      open(amount: string, seconds: number) {
        serial += 1;
        return ask('POST', '/deposit/open', {
          currency: String(USDT),
          amount,
          seconds: String(seconds),
          client_id: `deposit-${id}-${serial}`,
        });
      },
      money: async () => {
        const held = (await holdingsOf(store, id)).find(({ coin }) => coin === USDT);
        return [held?.available, held?.frozen];
      },
      worth: async () => (await worthIn(products, id)).spot?.toFixed(),
    };
  }
  const pass = (ms: number) => clock.advanceTo(clock.now() + ms);
  const violations = () => findViolations(store.db, invariantsOf(SAMPLE_PRODUCTS));
  return { store, clock, deps, products, server, port, teardown, member, pass, violations };
}

const idOf = (opened: Answer): string => (opened.message as { id: string }).id;

describeOnOwnStores('a product that one line adds', (open) => {
  let world: Awaited<ReturnType<typeof openWorld>>;
  let anna: Awaited<ReturnType<(typeof world)['member']>>;
  beforeAll(async () => {
    asked.length = 0;
    world = await openWorld(await open());
    anna = await world.member('anna@example.com');
  }, 120_000);
  afterAll(async () => {
    expect(asked).toEqual(['restore', 'start']);
    await world.teardown.run();
    expect(asked).toEqual(['restore', 'start', 'stop']);
  });
  beforeEach(() => unwindAll(world.products, anna.id));

  it('holds, falls due, settles on a tick, pays, and tells on the app socket', async () => {
    const { deps, store, port } = world;
    const received: [event: string, payload: { data?: unknown }][] = [];
    const client = io(`http://127.0.0.1:${port}`, { path: SOCKET_PATH.app, transports: ['websocket'], forceNew: true });
    client.onAny((event, payload) => received.push([event, payload]));
    await new Promise<void>((resolve) => client.on('connect', resolve));
    await client.timeout(5000).emitWithAck('login', await anna.signIn());
    const id = idOf(await anna.open('1000', 2 * DAY_S));
    expect(await anna.money()).toEqual(['9000', '1000']);
    expect(await anna.worth()).toBe('13.7');
    expect(await world.violations()).toEqual([]);
    const [task] = await store.db.select().from(tasks).where(eq(tasks.ref, id));
    await world.pass(3 * DAY);
    expect(await anna.money()).toEqual(['10013.7', '0']);
    expect(await anna.worth()).toBe('0');
    const seq = (await deps.markets.ticks.firstAtOrAfter('btcusdt', task?.dueAt ?? 0))?.seq;
    await vi.waitFor(() => expect(received.map(([event]) => event)).toContain('deposit_matured'), 5000);
    client.disconnect();
    const matured = received.find(([event]) => event === 'deposit_matured')?.[1];
    expect(matured).toMatchObject({ to: anna.id, data: { id, interest: '13.7', tick_seq: seq } });
    // The balance is told of where it is held and where it comes back.
    expect(received.filter(([event]) => event === APP_EVENTS.balance)).toHaveLength(2);
    expect(await world.violations()).toEqual([]);
  }, 60_000);

  it('is no profit of any day before it pays', async () => {
    // At two in the morning: what is paid an hour ago is of this day, whenever the test runs.
    await world.pass(DAY - (world.clock.now() % DAY) + 7_200_000);
    // Somebody with USDT alone, whose worth no price moves.
    const cleo = await world.member('cleo@example.com');
    const profitOfDay = async () => (await cleo.ask(calls['wallet.list'].method, calls['wallet.list'].path)).message;
    await cleo.open('1000', 4 * DAY_S);
    for (const days of [1, 2]) {
      await world.pass(DAY);
      expect(await profitOfDay(), `day ${days}`).toMatchObject({
        today_profit: '0',
        today_profit_rate: '0',
        // What the deposit is worth beside the balance counts in the total of its account.
        change_wallet: { totle: '10013.7' },
      });
    }
    await world.pass(2 * DAY + 3_600_000);
    expect(await profitOfDay()).toMatchObject({ today_profit: '13.7' });
  }, 60_000);

  it('unwinds, and its end then changes nothing', async () => {
    const before = await anna.money();
    const id = idOf(await anna.open('500', DAY_S));
    await unwindAll(world.products, anna.id);
    expect(await anna.money()).toEqual(before);
    await world.pass(2 * DAY);
    expect(await anna.money()).toEqual(before);
    expect(await world.store.db.select().from(tasks).where(eq(tasks.ref, id))).toMatchObject([{ state: 'done' }]);
  });

  it('hears by the outbox who has traded, and gives them the better rate', async () => {
    const dora = await world.member('dora@example.com');
    const order = {
      currency_id: String(BTC),
      legal_id: String(USDT),
      type: '1',
      amount: '0.001',
      order_type: 'market',
    };
    const placed = await dora.ask('POST', calls['spot.place'].path, { ...order, client_id: 'spot-0001' });
    expect(placed).toMatchObject({ type: 'ok' });
    await vi.waitFor(
      async () => {
        const heard = await world.store.db
          .select()
          .from(facts)
          .where(eq(facts.key, `deposit.trader.${dora.id}`));
        expect(heard).toHaveLength(1);
      },
      { timeout: 15_000 },
    );
    await dora.open('1000', DAY_S);
    expect(await dora.worth()).toBe('15.1');
  }, 30_000);

  it('keeps every rule whatever users do with it', async () => {
    let chance = 0.37;
    for (let step = 0; step < 30; step += 1) {
      chance = (chance * 997.13) % 1;
      if (chance < 0.6) await anna.open((1 + Math.floor(chance * 5000)).toString(), 1 + Math.floor(chance * 2 * DAY_S));
      else if (chance < 0.7) await unwindAll(world.products, anna.id);
      else await world.pass(Math.floor(chance * DAY));
      expect(await world.violations()).toEqual([]);
    }
  }, 60_000);

  it('serves calls of its own by the router that serves the contract', async () => {
    const { products, server } = world;
    const { ask } = await world.member('ben@example.com');
    const fields = { currency: String(USDT), amount: '250', seconds: '86400', client_id: 'deposit-0001' };
    const told: number[] = [];
    const leave = world.deps.events.on('balance', (_user, coin) => told.push(coin));
    const opened = await ask('POST', '/deposit/open', fields);
    expect(opened).toMatchObject({ type: 'ok', message: { id: expect.stringMatching(/^deposit:/) } });
    // Once by its client id, and only under the same fields; visitors and wrong fields are refused as everywhere.
    expect(await ask('POST', '/deposit/open', fields)).toEqual(opened);
    leave();
    expect(told).toEqual([USDT]);
    expect(await ask('POST', '/deposit/open', { ...fields, amount: '251' })).toMatchObject({ type: 'error' });
    expect(await ask('POST', '/deposit/open', fields, '')).toMatchObject({ type: '999' });
    expect(await ask('POST', '/deposit/open', { ...fields, seconds: 'soon' })).toMatchObject({ type: 'error' });
    expect(await ask('GET', '/deposit/list')).toEqual({
      type: 'ok',
      message: [{ ...(opened.message as object), currency: USDT, amount: '250' }],
    });
    expect((await server.app.inject('/api/openapi.json')).body).toContain('/deposit/open');
    const other = otherCallsOf(products)['deposit.open'];
    if (!other) throw new Error('The sample has no call');
    expect(() => otherCallsOf({ ...products, twin: { calls: { 'deposit.open': other } } })).toThrow(
      'There are two calls deposit.open',
    );
    expect(() => otherCallsOf({ taken: { calls: { 'spot.place': other } } })).toThrow('There are two calls spot.place');
  });

  it('shares no name and no number with another product', () => {
    const twin = SAMPLE_PRODUCTS.deposit;
    expect(() => createProducts({ ...SAMPLE_PRODUCTS, twin }, world.deps)).toThrow('stands in the list as twin');
    expect(() => kindsOfAll({ ...SAMPLE_PRODUCTS, twin })).toThrow('one number');
  });
});

/** Everything of the repository that somebody wrote: code, words, tests, pages. */
const PLACES = ['src', 'tests', 'locales', 'scripts', 'stories', 'docs'];
/** Its names: of its files, its holds, its tasks, its calls, its event and its kinds. */
const NAMES =
  /deposit\/(product|calls|simulated|desk)|(product|name):? =? ?'deposit'|\bdeposit\.(open|list|mature)\b|deposit_?(Matured|matured|Hold|Release|Interest)\b/;

it('touches its own folder and one line of a list, and nothing else of the repository', () => {
  const files = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
    );
  const all = PLACES.flatMap(files).filter((file) => /\.(tsx?|[mc]?js|json|md|sql|txt)$/.test(file));
  const naming = all.filter((file) => NAMES.test(readFileSync(file, 'utf8'))).sort();
  expect(naming.filter((file) => !file.startsWith('tests/sample-product/deposit/'))).toEqual([
    'tests/sample-product/list.ts',
    'tests/sample-product/sample-product.test.ts',
    // Bugs that are planted in it.
    'tests/simulate/mutants.mjs',
  ]);
  // Hold and task, tick, event, worth and unwind; calls; what simulated users do, and by what they reach it.
  const own = naming.filter((file) => file.startsWith('tests/sample-product/deposit/') && !file.endsWith('.test.ts'));
  expect(own.map((file) => basename(file))).toEqual(['calls.ts', 'desk.ts', 'product.ts', 'simulated.ts']);
  const lines = readFileSync('tests/sample-product/list.ts', 'utf8')
    .split('\n')
    .filter((line) => /\bdeposit\b/.test(line));
  // The import and the entry.
  expect(lines).toHaveLength(2);
});
