import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { cases } from '../../../tests/conformance/calls/cases/index.ts';
import { PICTURE } from '../../../tests/conformance/calls/support/picture.ts';
import { stillClock, type TestDeps, testDeps } from '../../../tests/support/deps.ts';
import { type Explained, explainAll, hearPlans } from '../../../tests/support/explained.ts';
import { type Answer, mailedCode, registered, type TestServer, testServer } from '../../../tests/support/server.ts';
import { makeDatabase } from '../../../tests/support/stores.ts';
import { POSITION_STATUS } from '../../contract/rows/position.ts';
import type { CallName } from '../../contract/table.ts';
import { DAY_MS, MINUTE_MS } from '../../domain/durations.ts';
import { INSTRUMENTS } from '../assets/instruments.ts';
import { createHandlers } from '../gateway/http/handlers/index.ts';
import { createMarkets } from '../matching/index.ts';
import { MOST_SKIPPED } from '../platform/page-ends.ts';
import { queryRows } from '../platform/store/driver.ts';
import type { Store } from '../platform/store/open.ts';
import { openPostgres } from '../platform/store/postgres.ts';
import { TaskRunner } from '../platform/tasks/runner.ts';
import { restoreAll, stopAll, subscribeAll } from '../products/all.ts';
import { createProducts, type OwnProducts, PRODUCTS } from '../products/index.ts';
import { takeSnapshots, worthAtMidnight } from '../products/wallet/snapshots.ts';
import { startTasks } from './due-tasks.ts';
import { tidy } from './housekeeping.ts';
import { fundHouses } from './seed/funding.ts';
import { seed } from './seed/index.ts';

const ROWS = 100_000;
/** Rows of the one user whose own history is long. */
const BUSY_ROWS = 20_000;
/** Rows that one step of a statement of a call may look at. */
const MOST_ROWS = 2000;
/** The same for work that goes over a table a batch at a time, and for a start: its batches are of 5000 rows at most. */
const MOST_ROWS_OF_BATCH = 6000;
const PASSWORD = 'passw0rd-1';
const PAY_PASSWORD = 'pay-1234';
const NEW_PASSWORD = 'passw0rd-2';

/** What the same users have in products: each says it in its folder (docs/products.md). */
const ofProducts = Object.values(
  import.meta.glob<readonly string[]>('../products/*/crowd.ts', { eager: true, import: 'CROWD' }),
).flat();

/** What 100,000 users do in time, and one who trades much; `crowd` are those users. */
const fill = (busy: number): readonly string[] => [
  `insert into users (account, email, password_hash, nickname, invite_code, created_at)
    select 'user' || g || '@example.com', 'user' || g || '@example.com', 'x', 'crowd', 'C' || g, 0 from generate_series(1, ${ROWS}) g`,
  `create temp table crowd as select id, email, account, row_number() over (order by id) as n from users where nickname = 'crowd'`,
  `insert into login_names (name, user_id) select account, id from crowd`,
  `insert into sessions (user_id, token_hash, created_at, last_seen_at, expires_at)
    select id, 'hash' || id, 0, 0, 1e13 from crowd`,
  `insert into codes (address, scene, hash, created_at, expires_at) select email, 'forget', 'x', 1736900000000, 1e13 from crowd`,
  `insert into code_guesses (address, source, wrong, since) select email, '*', 1, 1736900000000 from crowd`,
  `insert into login_attempts (account, address, failures, last_at) select account, '*', 1, case when n <= 500 then 0 else 1e13 end from crowd`,
  `insert into known_addresses (user_id, address, last_at) select id, '10.0.0.1', 0 from crowd`,
  `insert into known_devices (user_id, device, last_at) select id, '', 1736900000000 from crowd`,
  `insert into notices (user_id, kind, values, created_at) select id, 'passwordChanged', '{}', 1736900000000 from crowd`,
  `insert into demo_mails (address, subject, body, created_at) select email, 's', 'b', 1736900000000 from crowd`,
  `insert into uploads (name, user_id, type, bytes, reference, created_at) select 'f' || id, id, 'png', 1, 'kyc:' || id, 1736900000000 from crowd`,
  `insert into client_requests (user_id, call, client_id, body_hash, reply, created_at)
    select id, 'spot.place', 'c', 'h', '{}', 1736900000000 from crowd`,
  `insert into call_guards (user_id, call, last_at) select id, 'spot.place', 1e13 from crowd`,
  `insert into favorites (user_id, currency_id, created_at) select id, 2, 0 from crowd`,
  `insert into balances (owner, account, coin, available, frozen, postings) select 'user:' || id, 'spot', 2, 1, 1, 1 from crowd`,
  `insert into holds (product, reference, owner, account, coin, amount, created_at)
    select 'test', 'old:' || id, 'user:' || id, 'spot', 2, 1, 0 from crowd`,
  `insert into ledger_entries (kind, reference, created_at) select 20, 'order:0', 0 from crowd`,
  `insert into ledger_postings (entry_id, owner, account, coin, available, frozen, available_after, frozen_after, kind, created_at)
    select (select max(id) from ledger_entries) - n + 1, 'user:' || id, 'spot', 2, 1, 1, 1, 1, 20, 0 from crowd`,
  `insert into house_postings (entry_id, owner, account, coin, amount)
    select (select max(id) from ledger_entries) - n + 1, 'house:fees', 'spot', 2, 0 from crowd`,
  `insert into candles (symbol, period, id, open, close, high, low, amount, vol, count)
    select 'other' || g % 73, '1min', g * 60, 1, 1, 1, 1, 1, 1, 1 from generate_series(1, ${ROWS}) g`,
  `insert into tasks (kind, ref, due_at, try_at, state, done_at) select 'test.done', 'r' || n, 0, 0, 'done', 1736900000000 from crowd`,
  `insert into outbox (consumer, topic, user_id, payload, created_at, try_at) select 'other', 'spot.filled', id, '{}', 0, 1e13 from crowd`,
  // Older than those that the exchange made.
  `insert into tick_segments (first_seq, last_seq, first_at, last_at, prev_hash, hash, data)
    select (n - ${ROWS} - 1) * 60, (n - ${ROWS} - 1) * 60 + 59, 1736500000000 + n * 4000, 1736500000000 + n * 4000 + 3999, '', '', '' from crowd`,
  `insert into tick_pins (seq, at, after, values, root, prev_hash, hash)
    select (n - ${ROWS} - 1) * 60, 1736500000000 + n * 4000, 1736500000000 + n * 4000 - 1000, '', '', '', '' from crowd`,
  ...ofProducts,

  // What the busy user has of a rare sort lies behind all the rest.
  `insert into spot_orders (user_id, instrument_id, side, order_type, price, amount, filled_amount, status, created_at, updated_at)
    select ${busy}, (select id from instruments where symbol = case when g <= 3 then 'ethusdt' else 'btcusdt' end), case when g <= 3 then 2 else 1 end,
      'limit', 1, 1, 1, case when g <= 3 then 3 else 2 end, 0, 0 from generate_series(1, ${BUSY_ROWS}) g`,
  `insert into option_orders (user_id, instrument_id, coin, direction, seconds, stake, ratio, profit, placed_at, due_at, state,
      open_seq, open_at, open_price, end_seq, end_at, end_price, payout, closed_at)
    select ${busy}, (select id from instruments where symbol = case when g <= 3 then 'ethusdt' else 'btcusdt' end), 3, 1, 30, 10, 0.8, 8, 0, 30000,
      case when g <= 3 then 4 else 3 end, 1, 0, 1, 2, 30000, 1, 0, 30000 from generate_series(1, ${BUSY_ROWS}) g`,
  `insert into futures_positions (user_id, instrument_id, coin, direction, kind, state, multiple, lots, open_lots, contract_size, reference, notional,
      margin, open_margin, fee, maintenance, overnight_rate, exit_on, exits_at, placed_at, open_seq, open_at, open_price, reason, close_seq,
      close_at, close_price, profit, closed_at)
    select ${busy}, (select id from instruments where symbol = case when g <= 3 then 'ethusdt' else 'btcusdt' end), 3, 1, 1, 4, 10, 1, 1, 1, 100, 100,
      0, 10, 0.05, 0.005, 0.0002, 1, 0, 0, 1, 0, 100, case when g <= 3 then 2 else 1 end, 2, 1000, 101, 1, 1000 from generate_series(1, ${BUSY_ROWS}) g`,
  `insert into ledger_entries (kind, reference, created_at) select 9, 'transfer:0', 0 from generate_series(1, ${BUSY_ROWS})`,
  `insert into ledger_postings (entry_id, owner, account, coin, available, frozen, available_after, frozen_after, kind, is_flow, created_at)
    select (select max(id) from ledger_entries) - ${BUSY_ROWS} + g, 'user:${busy}', case when g <= 3 then 'futures' else 'spot' end, case when g <= 3 then 2 else 3 end,
      1, 0, 100000, 0, case when g % 2 = 0 then 9 else 20 end, false, 1736800000000 from generate_series(1, ${BUSY_ROWS}) g`,
  `insert into balances (owner, account, coin, available, frozen, postings) values ('user:${busy}', 'futures', 2, 1, 0, 3)`,
  `update balances set postings = postings + ${BUSY_ROWS - 3}, available = 100000 where (owner, account, coin) = ('user:${busy}', 'spot', 3)`,
  `vacuum analyze`,
];

/** Tables that do not grow with users and time, and why. */
const BOUNDED: Readonly<Record<string, string>> = {
  coins: 'the list of coins',
  instruments: 'the list of pairs',
  futures_terms: 'a row a pair at most',
  futures_exposure: 'two rows a pair at most',
  settings: 'written by the release',
  fiat_rates: 'written by the release',
  menu_entries: 'written by the release',
  news: 'written by the release',
  news_texts: 'written by the release',
  facts: 'a handful of keys',
  price_secrets: 'a row a day',
  market_checkpoints: 'a row a pair',
  market_tapes: 'a row a pair',
  trade_journal: 'emptied by each checkpoint',
  house_deltas: 'emptied by each checkpoint',
  tick_batches: 'packed after a minute',
  schema_migrations: 'written by the release',
};

type Ask = (at: Place) => Promise<Answer>;
type Fields = Readonly<Record<string, unknown>>;

const ask =
  (name: CallName, fields: Fields = {}): Ask =>
  (at) =>
    at.call(name, fields);
const pair = { currency_id: 1, legal_id: 3 };
const order = (fields: Fields) => ({ ...pair, client_id: randomUUID(), ...fields });
const far = (): Fields => order({ type: '1', amount: '0.01', target_price: '50000' });

const intoOptionsFields = () => ({
  ...{ currency_id: 3, number: '100', from_field: 'change', to_field: 'micro' },
  client_id: randomUUID(),
});
const intoOptions = (at: Place) => at.call('wallet.transfer', intoOptionsFields());
const intoFutures = (at: Place) =>
  at.call('wallet.transfer', { ...intoOptionsFields(), number: '800', to_field: 'lever' });
const futuresFields = (fields: Fields = {}) =>
  order({ type: '1', status: '0', share: 1, multiple: 10, target_price: '30000', ...fields });
const entrust = async (at: Place) => {
  await intoFutures(at);
  const { message } = await at.call('futures.place', futuresFields());
  return (message as { id: number }).id;
};
/** One that is open, since its tick has come, and the next one after it: until then all of the first has been settled. */
const openPosition = async (at: Place) => {
  await intoFutures(at);
  const { message } = await at.call('futures.place', futuresFields({ status: '1', target_price: undefined }));
  const { id } = message as { id: number };
  await at.deps.clock.liveThrough(1100);
  // Told of in memory, settled a transaction later.
  await vi.waitFor(async () => {
    const { message: position } = await at.call('futures.position', { id });
    expect(position).toMatchObject({ status: POSITION_STATUS.open });
  }, 30_000);
  return id;
};
const option = () => ({
  match_id: 1001,
  currency_id: 3,
  type: '1',
  seconds: 900,
  number: '10',
  client_id: randomUUID(),
});

let level = 0;
/** Each at a level of its own, far above the market. */
const alertFields = () => {
  level += 1;
  return { match_id: 1001, type: '1', price: String(200_000 + level), client_id: randomUUID() };
};

/** A good request a call, with what it needs made before it. */
const REQUESTS: Readonly<Partial<Record<CallName, (at: Place) => Promise<Ask>>>> = {
  'auth.checkCode': async (at) => {
    const code = await at.code('busy@example.com', 'forget');
    return ask('auth.checkCode', { user_string: 'busy@example.com', email_code: code, scene: 'forget' });
  },
  'auth.register': async (at) => {
    const code = await at.code('new@example.com', 'register');
    return ask('auth.register', { user_string: 'new@example.com', code, password: PASSWORD, re_password: PASSWORD });
  },
  'auth.login': async () => ask('auth.login', { user_string: 'busy@example.com', password: PASSWORD }),
  'auth.forget': async (at) => {
    await registered(at.server, 'forgets@example.com');
    const code = await at.code('forgets@example.com', 'forget');
    return ask('auth.forget', {
      account: 'forgets@example.com',
      password: NEW_PASSWORD,
      repassword: NEW_PASSWORD,
      code,
    });
  },
  'auth.payPassword': async (at) => {
    const code = await at.code('busy@example.com', 'security');
    return ask('auth.payPassword', { password: PAY_PASSWORD, re_password: PAY_PASSWORD, code });
  },
  'auth.logout': async (at) => {
    const token = await registered(at.server, 'leaves@example.com');
    return () => at.call('auth.logout', {}, token);
  },
  'common.setting': async () => ask('common.setting', { keyword: 'version' }),
  'common.siteConfig': async () => ask('common.siteConfig'),
  'common.fiatRates': async () => ask('common.fiatRates', { currency_code: 'EUR' }),
  'common.sendCode': async () => ask('common.sendCode', { user_string: 'user6@example.com', scene: 'forget' }),
  'content.about': async () => ask('content.about'),
  'content.compliance': async () => ask('content.compliance'),
  'content.contact': async () => ask('content.contact'),
  'content.faq': async () => ask('content.faq'),
  'content.popup': async () => ask('content.popup'),
  'content.newsList': async () => ask('content.newsList', { c_id: 4, page: 1, limit: 10 }),
  'content.newsDetail': async (at) => {
    const { message } = await at.call('content.newsList', { c_id: 4 });
    const [news] = (message as { list: { id: number }[] }).list;
    return ask('content.newsDetail', { id: news?.id });
  },
  'content.quotes': async () => ask('content.quotes'),
  'content.menu': async () => ask('content.menu'),
  'market.bars': async (at) => {
    const to = Math.floor(at.deps.clock.now() / 1000);
    return ask('market.bars', { symbol: 'BTC/USDT', period: '1min', from: to - 7200, to });
  },
  'market.addFavorite': async () => ask('market.addFavorite', { currency_id: 1 }),
  'market.removeFavorite': async (at) => {
    await at.call('market.addFavorite', { currency_id: 2 });
    return ask('market.removeFavorite', { currency_id: 2 });
  },
  'market.favorites': async () => ask('market.favorites'),
  'market.secrets': async () => ask('market.secrets', { limit: 3 }),
  'market.ticks': async (at) => {
    const to = at.deps.clock.now();
    return ask('market.ticks', { symbol: 'BTC/USDT', from: to - 5 * MINUTE_MS, to, proof: '1' });
  },
  'market.trades': async () => ask('market.trades', { symbol: 'BTC/USDT', limit: 20 }),
  'futures.market': async () => ask('futures.market', pair),
  'futures.place': async (at) => {
    await intoFutures(at);
    return ask('futures.place', futuresFields());
  },
  'futures.account': async () => ask('futures.account', { page: 1 }),
  'futures.positions': async () => ask('futures.positions', { page: 1 }),
  'futures.position': async (at) => ask('futures.position', { id: await entrust(at) }),
  'futures.close': async (at) => ask('futures.close', { id: await openPosition(at), client_id: randomUUID() }),
  'futures.setExits': async (at) => ask('futures.setExits', { id: await entrust(at), target_profit_price: '40000' }),
  'futures.closeAll': async (at) => {
    await openPosition(at);
    return ask('futures.closeAll', { type: '0', client_id: randomUUID() });
  },
  'futures.cancel': async (at) => ask('futures.cancel', { id: await entrust(at), client_id: randomUUID() }),
  'futures.acceptRisk': async () => ask('futures.acceptRisk', { answers: '2,3,1' }),
  'futures.funds': async () => ask('futures.funds'),
  'options.terms': async () => ask('options.terms'),
  'options.coins': async () => ask('options.coins'),
  'options.place': async (at) => {
    await intoOptions(at);
    return ask('options.place', option());
  },
  'options.order': async (at) => {
    await intoOptions(at);
    const { message } = await at.call('options.place', option());
    return ask('options.order', { id: (message as { id: number }).id });
  },
  'options.orders': async () => ask('options.orders', { page: 1 }),
  'options.limits': async () => ask('options.limits'),
  'options.setLimits': async () => ask('options.setLimits', { action: 'limit', daily_loss: '5000' }),
  'alerts.list': async () => ask('alerts.list', { match_id: 1001 }),
  'alerts.make': async () => ask('alerts.make', alertFields()),
  'alerts.remove': async (at) => {
    const { message } = await at.call('alerts.make', alertFields());
    return ask('alerts.remove', { id: (message as { id: number }).id });
  },
  'notice.list': async () => ask('notice.list', { page: 1, limit: 10 }),
  'notice.unread': async () => ask('notice.unread'),
  'notice.read': async () => ask('notice.read'),
  'spot.place': async () => ask('spot.place', far()),
  'spot.orders': async () => ask('spot.orders', { page: 1, limit: 20 }),
  'spot.fills': async (at) => {
    const { message } = await at.call('spot.place', far());
    return ask('spot.fills', { id: (message as { id: number }).id, page: 1, limit: 20 });
  },
  'spot.cancel': async (at) => {
    const { message } = await at.call('spot.place', far());
    return ask('spot.cancel', { id: (message as { id: number }).id, client_id: 'plans-cancel' });
  },
  'upload.file': async () => (at) => at.upload(),
  'user.info': async () => ask('user.info'),
  'user.verification': async () => ask('user.verification'),
  'user.currencies': async () => ask('user.currencies'),
  'wallet.rate': async () => ask('wallet.rate', { id: 1 }),
  'wallet.list': async () => ask('wallet.list'),
  'wallet.history': async () => ask('wallet.history', { range: 'month' }),
  'wallet.detail': async () => ask('wallet.detail', { currency: 3, type: 2 }),
  'wallet.log': async () => ask('wallet.log', { page: 1, limit: 10 }),
  'wallet.transferable': async () => ask('wallet.transferable'),
  'wallet.transfer': async () => ask('wallet.transfer', intoOptionsFields()),
  'wallet.transferLog': async () => ask('wallet.transferLog', { page: 1, limit: 10 }),
};

/** Lists of which most rows of the busy user are of another sort. */
const LISTS: readonly (readonly [CallName, Fields])[] = [
  ['spot.orders', {}],
  ['spot.orders', { status: 1 }],
  ['spot.orders', { status: 2 }],
  ['spot.orders', { status: 3 }],
  ['spot.orders', { type: 2 }],
  ['spot.orders', { status: 3, type: 2 }],
  ['spot.orders', { currency_id: 2, legal_id: 3 }],
  ['spot.orders', { currency_id: 2, status: 2 }],
  ['spot.orders', { legal_id: 3, status: 3 }],
  ['futures.positions', {}],
  ['futures.positions', { status: 1 }],
  ['futures.positions', { status: 3 }],
  ['futures.positions', { currency_id: 2, legal_id: 3, status: 3 }],
  ['options.orders', {}],
  ['options.orders', { status: 1 }],
  ['options.orders', { status: 3 }],
  ['options.orders', { match_id: 1002, status: 3 }],
  ['wallet.log', {}],
  ['wallet.log', { currency: 2 }],
  ['wallet.log', { type: 1 }],
  ['wallet.log', { currency: 2, type: 1 }],
  ['wallet.log', { currency: 3, type: 2 }],
  ['wallet.transferLog', {}],
  ['wallet.history', { range: 'year' }],
];

/** An exchange on the store, with the real markets of two pairs. */
interface Place {
  readonly deps: TestDeps;
  readonly products: OwnProducts;
  readonly server: TestServer;
  token: string;
  call(name: CallName, fields?: Fields, token?: string): ReturnType<TestServer['call']>;
  code(address: string, scene: string): Promise<string>;
  upload(): Promise<Answer>;
}

async function start(store: Store, clock = stillClock()): Promise<Place> {
  const deps = await testDeps(store, {
    clock,
    markets: (ledger) =>
      createMarkets({
        store,
        ledger,
        clock,
        scheduler: clock,
        seed: 'plans',
        log: { info: () => undefined, warn: () => undefined, error: () => undefined },
        instruments: INSTRUMENTS.filter(({ symbol }) => symbol === 'btcusdt' || symbol === 'ethusdt'),
      }),
  });
  await seed(deps);
  // What is won has to be paid by somebody.
  await fundHouses(deps, PRODUCTS);
  const products = createProducts(PRODUCTS, deps);
  subscribeAll(products, deps.outbox);
  deps.outbox.on('spot.filled', 'plans', async () => async () => undefined);
  await restoreAll(products);
  await deps.lifecycle.start();
  await startTasks(deps, products);
  await clock.liveThrough(100);
  const server = await testServer(deps, { handlers: createHandlers(deps, products) });
  const place: Place = {
    deps,
    products,
    server,
    token: '',
    call: (name, fields = {}, token = place.token) =>
      server.call(name, { ...fields, lang: 'en' } as never, token === '' ? {} : { token }),
    async code(address, scene) {
      await place.call('common.sendCode', { user_string: address, scene });
      return mailedCode(server, address);
    },
    async upload() {
      const boundary = 'boundary7';
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
      const answer = await server.raw('POST', '/api/upload', {
        payload: Buffer.concat([Buffer.from(head), PICTURE, Buffer.from(`\r\n--${boundary}--\r\n`)]),
        headers: { authorization: place.token, 'content-type': `multipart/form-data; boundary=${boundary}` },
      });
      return JSON.parse(decodeURIComponent(answer.body)) as { type: string };
    },
  };
  return place;
}

async function stop({ deps, products, server }: Place): Promise<void> {
  await server.app.close();
  await deps.outbox.stop();
  await deps.tasks.stop();
  await stopAll(products);
  await deps.lifecycle.stop();
  deps.clock.stop();
}

const url = inject('postgresUrl');

describe.skipIf(url === null)('with 100,000 rows a table', () => {
  let store: Store;
  let place: Place;
  let busy: number;
  let client: pg.Client;
  const plans = hearPlans();

  beforeAll(async () => {
    const database = await makeDatabase(url ?? '');
    store = await openPostgres(database);
    place = await start(store);
    place.token = await registered(place.server, 'busy@example.com');
    busy = ((await place.call('user.info')).message as { id: number }).id;
    // Ticks, packed ones too, and what makers traded.
    await place.deps.clock.liveThrough(125_000);
    await stop(place);
    await store.close();
    client = new pg.Client({ connectionString: database });
    await client.connect();
    for (const statement of fill(busy)) await client.query(statement);
    await explainAll(database);
    store = await openPostgres(database);
  }, 300_000);
  afterAll(async () => {
    plans.stop();
    await stop(place);
    await client.end();
    await store.close();
  });

  /** What the work had the store do. */
  async function during(work: () => Promise<unknown>): Promise<Explained[]> {
    plans.take();
    await work();
    return plans.take();
  }

  /** The statements of which a step read more rows than it may. */
  const tooLong = (explained: readonly Explained[], most = MOST_ROWS): string[] =>
    explained.filter(({ rows }) => rows > most).map(({ rows, step, text }) => `${rows} rows by ${step}: ${text}`);

  async function expectShort(work: () => Promise<unknown>, { most = MOST_ROWS, least = 1 } = {}): Promise<void> {
    const explained = await during(work);
    expect(explained.length).toBeGreaterThanOrEqual(least);
    expect(tooLong(explained, most)).toEqual([]);
  }

  it('each table has them, but for those that do not grow', async () => {
    const rows = await queryRows<{ name: string; rows: number }>(
      store.db,
      sql`select relname as name, reltuples::int as rows from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where relkind = 'r' and nspname = 'public' order by relname`,
    );
    const grown = rows.filter(({ rows }) => rows > 0.99 * ROWS).map(({ name }) => name);
    expect([...grown, ...Object.keys(BOUNDED)].sort()).toEqual(rows.map(({ name }) => name).sort());
  });

  it('a start reads what is open, and nothing from end to end', async () => {
    const began = stillClock();
    await began.advanceBy(4 * MINUTE_MS);
    await expectShort(
      async () => {
        place = await start(store, began);
      },
      { most: MOST_ROWS_OF_BATCH, least: 20 },
    );
    place.token = String(
      (await place.call('auth.login', { user_string: 'busy@example.com', password: PASSWORD })).message,
    );
  });

  it.each(Object.entries(REQUESTS))('%s reads few rows and does what it is asked', async (_name, prepare) => {
    const request = await prepare(place);
    let answer: Awaited<ReturnType<Ask>> = {};
    const explained = await during(async () => {
      answer = await request(place);
    });
    expect(answer.type === 'ok' || answer.code === 1, JSON.stringify(answer).slice(0, 300)).toBe(true);
    expect(tooLong(explained)).toEqual([]);
  });

  it('every call that is built has its request here', () => {
    const built = Object.entries(cases).filter(([, { effect }]) => effect !== 'unavailable');
    expect(built.map(([name]) => name).filter((name) => !(name in REQUESTS))).toEqual([]);
  });

  it.each(LISTS)('%s by %j reads few rows on its first pages, however rare they are', async (name, fields) => {
    for (const page of [1, 2, 3]) {
      const answer = await during(async () => {
        expect(await place.call(name, { ...fields, page, limit: 10 })).toMatchObject({ type: 'ok' });
      });
      expect(answer.length).toBeGreaterThan(0);
      expect(tooLong(answer)).toEqual([]);
    }
  });

  it.each([
    ['spot.orders'],
    ['futures.positions'],
    ['options.orders'],
    ['wallet.log'],
    ['wallet.transferLog'],
  ] as const)(
    '%s gives a page that nobody came to within a bounded number of rows, and refuses one beyond it',
    async (name) => {
      const bounds = { most: 2 * MOST_SKIPPED };
      await expectShort(async () => {
        expect(await place.call(name, { page: 100, limit: 7 })).toMatchObject({ type: 'ok' });
      }, bounds);
      await expectShort(async () => {
        expect(await place.call(name, { page: 1000, limit: 7 })).toMatchObject({
          type: 'error',
          message: 'This page is too far back to be opened at once. Please go on from a newer page',
        });
      }, bounds);
      // From a page that is known the next ones are reached.
      expect(await place.call(name, { page: 300, limit: 7 })).toMatchObject({ type: 'ok' });
    },
  );

  it('orders that fill against makers and users, and one that nobody can pay, read few rows', async () => {
    const [anna, ben] = [
      await registered(place.server, 'anna@example.com'),
      await registered(place.server, 'ben@example.com'),
    ];
    const good = async (fields: Fields, token: string) => {
      const { type, message } = await place.call('spot.place', order(fields), token);
      expect(type, String(message)).toBe('ok');
      return message as { id: number; filled_amount: string };
    };
    const between = () => {
      const { bids, asks } = place.deps.markets.depth('btcusdt', 1);
      return (((bids[0]?.[0] ?? 0) + (asks[0]?.[0] ?? 0)) / 2).toFixed(1);
    };
    await expectShort(
      async () => {
        await good({ type: '1', amount: '0.02', order_type: 'market' }, anna);
        const asked = await good({ type: '2', amount: '0.01', target_price: between() }, anna);
        expect(await good({ type: '1', amount: '0.01', order_type: 'market' }, ben)).toMatchObject({
          filled_amount: '0.01',
        });
        const unpaid = await good({ type: '2', amount: '0.005', target_price: between() }, anna);
        expect(unpaid.id).toBeGreaterThan(asked.id);
        await client.query(`delete from holds where reference = 'order:${unpaid.id}'`);
        await good({ type: '1', amount: '0.005', order_type: 'market' }, ben);
        const { rows } = await client.query('select status, reason from spot_orders where id = $1', [unpaid.id]);
        expect(rows).toEqual([{ status: 3, reason: 'unfunded' }]);
        // Journal, outbox and makers have had their turn.
        await place.deps.clock.liveThrough(1000);
      },
      { least: 15 },
    );
  });

  it('ticks of the last seconds, packed and pinned ones are found by few rows', async () => {
    const { clock, markets } = place.deps;
    const begin = stillClock().now();
    await expectShort(async () => {
      const old = await markets.ticks.firstAtOrAfter('btcusdt', begin + 10_000);
      if (!old) throw new Error('there is no packed tick');
      await store.transaction((tx) => markets.ticks.pin(tx, old.seq));
      expect(await markets.ticks.proof('btcusdt', old.seq)).not.toBeNull();
      expect(await markets.ticks.between('btcusdt', { from: begin, to: begin + MINUTE_MS, limit: 20 })).toHaveLength(
        20,
      );
      expect(await markets.ticks.firstAtOrAfter('btcusdt', clock.now())).not.toBeNull();
      const archived = { from: begin - DAY_MS, to: begin, limit: 10 };
      await markets.ticks.between('btcusdt', archived).catch(() => undefined);
    });
  });

  it('minutes of markets, ticks, journal, checkpoints, tasks and outbox read few rows', async () => {
    await expectShort(() => place.deps.clock.liveThrough(35_000), { most: MOST_ROWS_OF_BATCH, least: 50 });
  }, 60_000);

  it('whether sessions live is one short look', () =>
    expectShort(() => place.deps.sessions.alive(Array.from({ length: 500 }, (_, n) => n + 1))));

  it('a midnight of one user is read by few rows, and of all users a batch at a time', async () => {
    const midnight = Math.floor(place.deps.clock.now() / DAY_MS) * DAY_MS;
    await expectShort(() => worthAtMidnight(place.deps, busy, midnight));
    const explained = await during(() => takeSnapshots(place.deps, midnight));
    // The look for users who have none yet goes over those who have one, once.
    expect(tooLong(explained).filter((line) => !line.includes('select id from users u'))).toEqual([]);
    expect(explained.length).toBeGreaterThan(6);
  });

  it('housekeeping reads no more than it removes', () =>
    expectShort(() => tidy(place.deps, place.deps.clock.now()), { most: MOST_ROWS_OF_BATCH, least: 8 }));

  it('a backlog of due tasks is looked at and taken by few rows, and so is one kind behind a crowd that is not due yet', async () => {
    await client.query(`insert into tasks (kind, ref, due_at, try_at)
      select kind, 'r' || g, at, at from generate_series(1, ${ROWS}) g, (values ('test.due', 0), ('test.later', 1e14::bigint)) as crowds (kind, at)`);
    await client.query(`insert into tasks (kind, ref, due_at, try_at) values ('test.later', 'now', 0, 0)`);
    await client.query('analyze tasks');
    const clock = stillClock();
    const tasks = new TaskRunner({ store, clock, scheduler: clock, log: place.deps.log });
    let [done, stopped]: [number, Promise<void> | undefined] = [0, undefined];
    const count = () => async () => {
      done += 1;
      if (done === 60) stopped = tasks.stop();
      return async () => undefined;
    };
    await expectShort(
      async () => {
        await tasks.start(new Map([...['test.due', 'test.later'].map((kind) => [kind, count()] as const)]));
        await clock.liveThrough(1);
        await stopped;
      },
      { least: 60 },
    );
    expect(done).toBe(60);
    await client.query(`delete from tasks where kind in ('test.due', 'test.later')`);
  });

  it('the check finds a table and an index that are read from end to end', async () => {
    const rare = (query: string) => during(() => client.query(query).then(() => store.db.execute(sql.raw(query))));
    expect(tooLong(await rare(`select * from users where nickname = 'nobody'`))).toEqual([
      expect.stringMatching(/Scan of users/),
    ]);
    await store.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const found = await during(() => tx.execute(sql`select 1 from favorites where currency_id = 999`));
      expect(tooLong(found)).toEqual([expect.stringMatching(/Index.* Scan of favorites/)]);
    });
  });
});
