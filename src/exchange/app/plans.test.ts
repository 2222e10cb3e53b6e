import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { cases } from '../../../tests/conformance/calls/cases/index.ts';
import { BookMarkets, TEST_PAIRS } from '../../../tests/support/book-markets.ts';
import { stillClock, testDeps } from '../../../tests/support/deps.ts';
import { registered, type TestServer, testServer } from '../../../tests/support/server.ts';
import { makeDatabase } from '../../../tests/support/stores.ts';
import type { CallName } from '../../contract/table.ts';
import { openPostgres } from '../platform/store/postgres.ts';
import { committedTrades } from '../products/spot/committed.ts';
import { tidy } from './housekeeping.ts';
import { seed } from './seed/index.ts';

const ROWS = 100_000;

/** One good request a call that is built. Their replies do not matter here, only what they ask the store. */
const REQUESTS: Readonly<Partial<Record<CallName, object>>> = {
  'auth.checkCode': { user_string: 'user5@example.com', code: '123456', scene: 'forget' },
  'auth.register': {
    user_string: 'new@example.com',
    code: '123456',
    password: 'passw0rd-1',
    re_password: 'passw0rd-1',
  },
  'auth.login': { user_string: 'anna@example.com', password: 'passw0rd-1' },
  'auth.forget': { account: 'anna@example.com', password: 'passw0rd-1', repassword: 'passw0rd-1', code: '123456' },
  'auth.payPassword': { password: '123456', re_password: '123456', code: '123456' },
  'common.setting': { keyword: 'version' },
  'common.siteConfig': {},
  'common.fiatRates': { currency_code: 'EUR' },
  'common.sendCode': { user_string: 'user6@example.com', scene: 'forget' },
  'content.about': {},
  'content.compliance': {},
  'content.contact': {},
  'content.faq': {},
  'content.popup': {},
  'content.newsList': { c_id: 4, page: 1, limit: 10 },
  'content.newsDetail': { id: 1 },
  'content.quotes': {},
  'content.menu': {},
  'market.bars': { symbol: 'BTC/USDT', period: '1min', from: 1_736_935_200, to: 1_736_942_400 },
  'market.addFavorite': { currency_id: 1 },
  'market.removeFavorite': { currency_id: 1 },
  'market.favorites': {},
  'market.secrets': { limit: 3 },
  'market.ticks': { symbol: 'BTC/USDT', from: 1_736_935_200_000, to: 1_736_935_260_000, proof: '1' },
  'market.trades': { symbol: 'BTC/USDT', limit: 20 },
  'spot.place': {
    currency_id: 1,
    legal_id: 3,
    type: '1',
    amount: '0.05',
    target_price: '59000',
    client_id: 'plans-0001',
  },
  'spot.orders': { status: 1, page: 1, limit: 20 },
  'spot.cancel': { id: 1, client_id: 'plans-0002' },
  'user.info': {},
  'user.verification': {},
  'user.currencies': {},
  'wallet.rate': { id: 1 },
  'wallet.list': {},
  'wallet.detail': { currency: 3, type: 2 },
  'wallet.log': { currency: 3, type: 2, page: 1, limit: 10 },
  'wallet.transferLog': { page: 1, limit: 10 },
  'auth.logout': {},
};

/** What 100,000 users do in time. The rows of content and of instruments do not grow with them. */
const FILL = [
  `insert into users (account, email, password_hash, nickname, invite_code, created_at)
    select 'user' || g || '@example.com', 'user' || g || '@example.com', 'x', 'u', 'C' || g, 0 from generate_series(1, ${ROWS}) g`,
  `insert into login_names (name, user_id) select account, id from users on conflict do nothing`,
  `insert into sessions (user_id, token_hash, created_at, last_seen_at, expires_at)
    select id, 'hash' || id, 0, 0, 1e13 from users`,
  `insert into codes (address, scene, hash, created_at, expires_at) select email, 'forget', 'x', 1736900000000, 1e13 from users`,
  `insert into code_guesses (address, source, wrong, since) select email, '*', 1, 1736900000000 from users`,
  `insert into login_attempts (account, address, failures, last_at) select account, '*', 1, 1736940000000 from users`,
  `insert into known_addresses (user_id, address, last_at) select id, '10.0.0.1', 0 from users`,
  `insert into demo_mails (address, subject, body, created_at) select email, 's', 'b', 1736900000000 from users`,
  `insert into uploads (name, user_id, type, bytes, reference, created_at) select 'f' || id, id, 'png', 1, 'kyc:' || id, 1736900000000 from users`,
  `insert into client_requests (user_id, call, client_id, body_hash, reply, created_at)
    select id, 'spot.place', 'c', 'h', '{}', 1736900000000 from users`,
  `insert into call_guards (user_id, call, last_at) select id, 'spot.place', 1736940000000 from users`,
  `insert into favorites (user_id, currency_id, created_at) select id, 2, 0 from users`,
  `insert into daily_snapshots (user_id, day, total_usdt) select id, '2025-01-14', 1 from users`,
  `insert into balances (owner, account, coin, available, frozen, postings) select 'user:' || id, 'spot', 2, 1, 1, 1 from users on conflict do nothing`,
  `insert into holds (product, reference, owner, account, coin, amount, created_at)
    select 'spot', 'old:' || id, 'user:' || id, 'spot', 2, 1, 0 from users`,
  `insert into ledger_entries (kind, reference, created_at) select 20, 'order:' || g, 0 from generate_series(1, ${ROWS}) g`,
  `insert into ledger_postings (entry_id, owner, account, coin, available, frozen, available_after, frozen_after, kind, created_at)
    select id, 'user:' || (100001 + id % ${ROWS}), 'spot', 2, 1, 1, 1, 1, 20, 0 from ledger_entries order by id limit ${ROWS}`,
  `insert into house_postings (entry_id, owner, account, coin, amount) select id, 'house:fees', 'spot', 2, 0 from ledger_entries`,
  `insert into spot_orders (user_id, instrument_id, side, order_type, price, amount, filled_amount, status, created_at, updated_at)
    select id, (select min(id) from instruments), 1, 'limit', 1, 1, 1, 2, 0, 0 from users`,
  `insert into spot_fills (trade_id, instrument_id, order_id, user_id, counterparty, side, role, price, amount, value, fee, fee_coin, created_at)
    select id, instrument_id, id, user_id, 'house:maker:1', 1, 'taker', 1, 1, 1, 0, 1, 0 from spot_orders`,
  `insert into candles (symbol, period, id, open, close, high, low, amount, vol, count)
    select 'btcusdt', '1min', g * 60, 1, 1, 1, 1, 1, 1, 1 from generate_series(1, ${ROWS}) g`,
  `insert into tasks (product, kind, ref, due_at, try_at, state, done_at) select 'test', 'test.done', 'r' || g, 0, 0, 'done', 1736900000000
    from generate_series(1, ${ROWS}) g`,
];

const GROWING = new Set([
  'users',
  'login_names',
  'sessions',
  'codes',
  'code_guesses',
  'login_attempts',
  'known_addresses',
  'demo_mails',
  'uploads',
  'client_requests',
  'call_guards',
  'favorites',
  'daily_snapshots',
  'balances',
  'holds',
  'ledger_entries',
  'ledger_postings',
  'house_postings',
  'spot_orders',
  'spot_fills',
  'candles',
  'tasks',
]);

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}
const plans = z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan: z.unknown() })) }));

const scans = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(scans),
];

const url = inject('postgresUrl');

describe.skipIf(url === null)('with 100,000 rows a table', () => {
  let server: TestServer;
  let token: string;
  let asked: { text: string; params: unknown[] }[] = [];
  let client: pg.Client;
  const spy = vi.spyOn(pg.Client.prototype, 'query');

  beforeAll(async () => {
    const database = await makeDatabase(url ?? '');
    const store = await openPostgres(database);
    const clock = stillClock();
    const markets = new BookMarkets(clock, TEST_PAIRS);
    const deps = await testDeps(store, { clock, markets: () => markets });
    await seed(deps);
    markets.setLast('btcusdt', 600_000n);
    server = await testServer(deps);
    client = new pg.Client({ connectionString: database });
    await client.connect();
    for (const statement of FILL) await client.query(statement);
    await client.query('analyze');
    token = await registered(server, 'anna@example.com');
  }, 300_000);
  afterAll(async () => {
    spy.mockRestore();
    await client.end();
    await server.app.close();
    await server.deps.store.close();
  });

  /** What the work asked the store. */
  async function asking(work: () => Promise<unknown>): Promise<void> {
    spy.mockClear();
    await work();
    asked = spy.mock.calls.flatMap(([query, values]: readonly unknown[]) => {
      const text =
        typeof query === 'string' ? query : typeof query === 'object' && query && 'text' in query ? query.text : null;
      const params = Array.isArray(values) ? values : [];
      return typeof text === 'string' && /^\s*(select|with|insert|update|delete)/i.test(text) ? [{ text, params }] : [];
    });
  }

  /** The growing tables that one of those queries reads from end to end. */
  async function scanned(): Promise<string[]> {
    const found: string[] = [];
    for (const { text, params } of asked) {
      const { rows } = await client.query(`explain (format json) ${text}`, params);
      for (const row of z.parse(plans, rows))
        for (const { Plan: plan } of row['QUERY PLAN'])
          for (const table of scans(plan as Plan))
            if (GROWING.has(table)) found.push(`${table}: ${text.trim().replace(/\s+/g, ' ')}`);
    }
    return found;
  }

  it.each(Object.entries(REQUESTS))('%s reads no table from end to end', async (name, fields) => {
    await asking(() => server.call(name as CallName, { ...fields, lang: 'en' } as never, { token }));
    expect(await scanned()).toEqual([]);
  });

  it('every call that is built has its request here', () => {
    const built = Object.entries(cases).filter(([, { effect }]) => effect !== 'unavailable');
    const asked = new Set(['upload.file', ...Object.keys(REQUESTS)]);
    expect(built.map(([name]) => name).filter((name) => !asked.has(name))).toEqual([]);
  });

  it('a signed-in call asks the store something', async () => {
    token = await registered(server, 'ben@example.com');
    await asking(() => server.call('wallet.log', { page: 3, limit: 10 }, { token }));
    expect(asked.length).toBeGreaterThan(1);
    expect(await scanned()).toEqual([]);
  });

  it('the check finds a scan where there is one', async () => {
    await asking(() => server.deps.store.db.execute(sql`select * from users where nickname = ${'nobody'}`));
    expect(await scanned()).toEqual([expect.stringMatching(/^users: /)]);
  });

  it('the start of the markets reads no table from end to end', async () => {
    await asking(() => committedTrades(server.deps)(new Map([['btcusdt', ROWS - 5]])));
    expect(asked).toHaveLength(1);
    expect(await scanned()).toEqual([]);
  });

  it('housekeeping reads no table from end to end', async () => {
    await asking(() => tidy(server.deps, server.deps.clock.now()));
    expect(asked.length).toBeGreaterThan(5);
    expect(await scanned()).toEqual([]);
  });
});
