import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findUser } from '../../src/exchange/accounts/users.ts';
import { startTasks } from '../../src/exchange/app/due-tasks.ts';
import { seed } from '../../src/exchange/app/seed/index.ts';
import { INSTRUMENTS } from '../../src/exchange/assets/instruments.ts';
import { DEMO_ACCOUNT } from '../../src/exchange/demo/account.ts';
import { createHandlers } from '../../src/exchange/gateway/http/handlers/index.ts';
import { InsufficientBalance } from '../../src/exchange/ledger/errors.ts';
import { findViolations } from '../../src/exchange/ledger/invariants.ts';
import { KIND } from '../../src/exchange/ledger/kinds.ts';
import { OUTSIDE } from '../../src/exchange/ledger/owner.ts';
import { createMarkets } from '../../src/exchange/matching/index.ts';
import { DrivenClock } from '../../src/exchange/platform/driven-clock.ts';
import { tasks } from '../../src/exchange/platform/store/schema/index.ts';
import {
  invariantsOf,
  kindsOfAll,
  otherCallsOf,
  restoreAll,
  unwindAll,
  worthIn,
} from '../../src/exchange/products/compose.ts';
import { createProducts } from '../../src/exchange/products/index.ts';
import type { Product } from '../../src/exchange/products/product.ts';
import { holdingsOf } from '../../src/exchange/products/wallet/balances.ts';
import { testDeps } from '../support/deps.ts';
import { FRIDAY } from '../support/market-world.ts';
import { type Answer, registered, testServer } from '../support/server.ts';
import { memoryStore } from '../support/stores.ts';
import { SAMPLE_PRODUCTS } from './list.ts';

const DAY = 86_400_000;
const USDT = 3;

/** A whole exchange with the sample among its products. */
async function openWorld() {
  const store = await memoryStore();
  const clock = new DrivenClock(FRIDAY);
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const instruments = INSTRUMENTS.filter(({ symbol }) => symbol === 'btcusdt');
  const deps = await testDeps(store, {
    clock,
    markets: (ledger) => createMarkets({ store, ledger, clock, scheduler: clock, seed: 'sample', log, instruments }),
  });
  await seed(deps);
  const products = createProducts(SAMPLE_PRODUCTS, deps);
  await restoreAll(products);
  await deps.lifecycle.start();
  await startTasks(deps, products);
  // What interest is paid from.
  await store.transaction((tx) =>
    deps.ledger.post(tx, [
      {
        kind: KIND.demoGrant,
        reference: 'treasury',
        postings: [
          { owner: OUTSIDE, account: 'spot', coin: USDT, available: '-100000' },
          { owner: { house: 'treasury' }, account: 'spot', coin: USDT, available: '100000' },
        ],
      },
    ]),
  );
  const user = (await findUser(store.db, DEMO_ACCOUNT.email))?.id ?? 0;
  const money = async () => {
    const held = (await holdingsOf(store, user)).find(({ coin }) => coin === USDT);
    return [held?.available, held?.frozen];
  };
  const violations = () => findViolations(store.db, invariantsOf(SAMPLE_PRODUCTS));
  return { store, clock, deps, products, user, money, violations };
}

describe('a product that one line adds', () => {
  let world: Awaited<ReturnType<typeof openWorld>>;
  beforeAll(async () => {
    world = await openWorld();
  }, 120_000);
  afterAll(() => world.store.close());
  beforeEach(async () => {
    await unwindAll(world.products, world.user);
  });

  it('holds, falls due, settles on a tick, pays and tells', async () => {
    const { products, user, clock, deps, money } = world;
    const told: unknown[] = [];
    const leave = deps.events.on('depositMatured', (...event) => told.push(event));
    const id = await products.deposit.open(user, { coin: USDT, amount: '1000', rate: '0.02', ms: 2 * DAY });
    expect(await money()).toEqual(['9000', '1000']);
    expect((await worthIn(products, user)).spot?.toFixed()).toBe('20');
    expect(await world.violations()).toEqual([]);
    const dueAt = clock.now() + 2 * DAY;
    await clock.advanceBy(3 * DAY);
    leave();
    expect(await money()).toEqual(['10020', '0']);
    expect((await worthIn(products, user)).spot?.toFixed()).toBe('0');
    const seq = (await deps.markets.ticks.firstAtOrAfter('btcusdt', dueAt))?.seq;
    expect(told).toEqual([[user, { id, interest: '20', tick: seq }]]);
    expect(await world.violations()).toEqual([]);
  });

  it('is no profit of any day before it pays', async () => {
    const { deps, products, clock } = world;
    const server = await testServer(deps, { handlers: createHandlers(deps, products) });
    // Somebody with USDT alone, whose worth no price moves.
    const name = 'anna@example.com';
    const caller = await deps.sessions.find(await registered(server, name));
    const user = caller?.id ?? 0;
    const profitOfDay = async () => {
      const signedIn = await server.call('auth.login', { user_string: name, password: 'passw0rd-1' });
      const { message } = await server.call('wallet.list', {}, { token: String(signedIn.message) });
      return message;
    };
    await products.deposit.open(user, { coin: USDT, amount: '1000', rate: '0.02', ms: 4 * DAY });
    for (const days of [1, 2]) {
      await clock.advanceBy(DAY);
      expect(await profitOfDay(), `day ${days}`).toMatchObject({
        today_profit: '0',
        today_profit_rate: '0',
        // What the deposit is worth beside the balance counts in the total of its account.
        change_wallet: { totle: '10020' },
      });
      expect((await worthIn(products, user)).spot?.toFixed()).toBe('20');
    }
    await clock.advanceBy(2 * DAY + 3_600_000);
    expect(await profitOfDay()).toMatchObject({ today_profit: '20' });
    await server.app.close();
  });

  it('unwinds, and its end then changes nothing', async () => {
    const { products, user, clock, store, money } = world;
    const before = await money();
    const id = await products.deposit.open(user, { coin: USDT, amount: '500', rate: '0.02', ms: DAY });
    await unwindAll(products, user);
    expect(await money()).toEqual(before);
    await clock.advanceBy(2 * DAY);
    expect(await money()).toEqual(before);
    expect(await store.db.select().from(tasks).where(eq(tasks.ref, id))).toMatchObject([{ state: 'done' }]);
  });

  it('keeps every rule whatever simulated users do with it', async () => {
    const { products, user, clock } = world;
    let chance = 0.37;
    for (let step = 0; step < 40; step += 1) {
      chance = (chance * 997.13) % 1;
      const act =
        chance < 0.6
          ? products.deposit.open(user, {
              coin: USDT,
              amount: (1 + Math.floor(chance * 5000)).toString(),
              rate: '0.01',
              ms: 1 + Math.floor(chance * 2 * DAY),
            })
          : chance < 0.7
            ? products.deposit.unwind?.(user)
            : clock.advanceBy(Math.floor(chance * DAY));
      await Promise.resolve(act).catch((error: unknown) => {
        if (!(error instanceof InsufficientBalance)) throw error;
      });
      expect(await world.violations()).toEqual([]);
    }
  }, 60_000);

  it('serves calls of its own by the router that serves the contract', async () => {
    const { deps, products } = world;
    const otherCalls = otherCallsOf(products);
    const server = await testServer(deps, { handlers: createHandlers(deps, products), otherCalls });
    const token = await registered(server, 'ben@example.com');
    const ask = async (method: 'GET' | 'POST', url: string, fields: Record<string, string>, authorization = token) => {
      const form = new URLSearchParams(fields).toString();
      const headers = { authorization, 'content-type': 'application/x-www-form-urlencoded' };
      const reply = await (method === 'GET'
        ? server.raw(method, `${url}?${form}`, { headers })
        : server.raw(method, url, { payload: form, headers }));
      return reply.json<Answer>();
    };
    const fields = { currency: String(USDT), amount: '250', seconds: '86400', client_id: 'deposit-0001' };
    const told: number[] = [];
    const leave = deps.events.on('balance', (_user, coin) => told.push(coin));
    const opened = await ask('POST', '/api/deposit/open', fields);
    expect(opened).toMatchObject({ type: 'ok', message: { id: expect.stringMatching(/^deposit:/) } });
    // Once by its client id, and only under the same fields; visitors and wrong fields are refused as everywhere.
    expect(await ask('POST', '/api/deposit/open', fields)).toEqual(opened);
    leave();
    expect(told).toEqual([USDT]);
    expect(await ask('POST', '/api/deposit/open', { ...fields, amount: '251' })).toMatchObject({ type: 'error' });
    expect(await ask('POST', '/api/deposit/open', fields, '')).toMatchObject({ type: '999' });
    expect(await ask('POST', '/api/deposit/open', { ...fields, seconds: 'soon' })).toMatchObject({ type: 'error' });
    expect(await ask('GET', '/api/deposit/list', {})).toEqual({
      type: 'ok',
      message: [{ ...(opened.message as object), currency: USDT, amount: '250' }],
    });
    expect((await server.raw('GET', '/api/openapi.json')).body).toContain('/deposit/open');
    await server.app.close();
    expect(() => otherCallsOf({ ...products, twin: products.deposit })).toThrow('There are two calls deposit.open');
    const taken = { calls: { 'spot.place': otherCalls['deposit.open'] } } as Product;
    expect(() => otherCallsOf({ taken })).toThrow('There are two calls spot.place');
  });

  it('shares no number with another product', () => {
    expect(() => kindsOfAll({ ...SAMPLE_PRODUCTS, twin: SAMPLE_PRODUCTS.deposit })).toThrow('one number');
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
