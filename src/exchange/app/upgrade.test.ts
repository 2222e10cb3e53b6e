import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { TEST_PAIRS } from '../../../tests/support/book-markets.ts';
import { makeDatabase, memoryPglite } from '../../../tests/support/stores.ts';
import { violations } from '../../../tests/support/violations.ts';
import { findUser } from '../accounts/users.ts';
import { houseBalances } from '../ledger/houses.ts';
import type { Store } from '../platform/store/open.ts';
import { wrapPglite } from '../platform/store/pglite.ts';
import { openPostgres } from '../platform/store/postgres.ts';
import { balances, clientRequests, holds } from '../platform/store/schema/index.ts';
import type { KeptOrder } from '../products/spot/kept.ts';

const [PAIR] = TEST_PAIRS;

/** A store as the first release left it: a deposit, an open buy and an open sell of one user, half of the buy filled. */
const OLD = [
  `insert into coins (id, name, title) values (1, 'BTC', 'Bitcoin'), (3, 'USDT', 'Tether')`,
  `insert into instruments (id, symbol, base_id, quote_id, type, price_decimals, amount_decimals, min_amount, min_value, fee, is_spot_tradable)
    values (${PAIR?.id ?? 1}, 'btcusdt', 1, 3, 1, 1, 4, 0.0001, 5, 0, true)`,
  `insert into users (account, email, password_hash, nickname, invite_code, created_at) values ('a@example.com', 'a@example.com', 'x', 'a', 'A', 0)`,
  `insert into spot_orders (user_id, instrument_id, side, order_type, price, amount, filled_amount, filled_value, frozen, status, created_at, updated_at)
    values (100001, ${PAIR?.id ?? 1}, 1, 'limit', 100, 2, 1, 100, 100, 1, 1, 1), (100001, ${PAIR?.id ?? 1}, 2, 'limit', 500, 1, 0, 0, 1, 1, 2, 2)`,
  // The answer to the buy, as the wire had it at that time.
  `insert into client_requests (user_id, call, client_id, body_hash, created_at, reply) values (100001, 'spot.place', 'old-1', 'h', 1,
    '{"id":1,"u_id":100001,"currency_id":1,"legal_id":3,"type":1,"target_price":"100","trade_price":"33.333","trade_amount":"2","charge_fee":"0","status":1,
      "symbol":"BTC/USDT","created_at":"1970-01-01 00:00:00","updated_at":"1970-01-01 00:00:05","order_type":"limit","filled_amount":"0.3","avg_price":"33.333","reason":""}')`,
  `insert into spot_fills (trade_id, instrument_id, order_id, user_id, counterparty, side, role, price, amount, value, fee, fee_coin, created_at)
    values (1, ${PAIR?.id ?? 1}, 1, 100001, 'house:maker:1', 1, 'maker', 100, 1, 100, 0, 1, 3)`,
  `insert into ledger_entries (kind, reference, created_at) values (1, 'user:100001', 0), (20, 'order:1', 1), (22, 'trade:1', 2), (20, 'order:2', 3)`,
  `insert into ledger_postings (entry_id, owner, account, coin, available, frozen, available_after, frozen_after, kind, created_at) values
    (1, 'house:outside', 'change', 3, -1000, 0, -1000, 0, 1, 0), (1, 'user:100001', 'change', 3, 1000, 0, 1000, 0, 1, 0),
    (1, 'house:outside', 'change', 1, -5, 0, -5, 0, 1, 0), (1, 'house:maker:1', 'change', 1, 5, 0, 5, 0, 1, 0),
    (2, 'user:100001', 'change', 3, -200, 200, 800, 200, 20, 1),
    (3, 'user:100001', 'change', 3, 0, -100, 800, 100, 22, 2), (3, 'house:maker:1', 'change', 3, 100, 0, 100, 0, 22, 2),
    (3, 'user:100001', 'change', 1, 1, 0, 1, 0, 22, 2), (3, 'house:maker:1', 'change', 1, -1, 0, 4, 0, 22, 2),
    (4, 'user:100001', 'change', 1, -1, 1, 0, 1, 20, 3)`,
  `insert into balances (owner, account, coin, available, frozen) values ('house:outside', 'change', 3, -1000, 0), ('house:outside', 'change', 1, -5, 0),
    ('house:maker:1', 'change', 1, 4, 0), ('house:maker:1', 'change', 3, 100, 0), ('user:100001', 'change', 3, 800, 100), ('user:100001', 'change', 1, 0, 1)`,
];

const UP_TO_DATE =
  'a store of the first release comes up to date with every balance, each frozen amount under its order, and all rules holding';

it(`${UP_TO_DATE} (PGlite)`, async () => {
  const client = await memoryPglite();
  for (const statement of firstRelease()) await client.exec(statement);
  await expectUpToDate(await wrapPglite(client));
});

it.skipIf(inject('postgresUrl') === null)(`${UP_TO_DATE} (PostgreSQL)`, async () => {
  const url = await makeDatabase(inject('postgresUrl') ?? '');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of firstRelease()) await client.query(statement);
  await client.end();
  await expectUpToDate(await openPostgres(url));
});

/** Everything that the first release had run and written. */
function firstRelease(): readonly string[] {
  const [first] = readMigrationFiles({ migrationsFolder: 'src/exchange/platform/store/migrations' });
  return [
    ...(first?.sql ?? []),
    'create table schema_migrations (hash text primary key, at bigint not null)',
    `insert into schema_migrations values ('${first?.hash}', ${first?.folderMillis})`,
    ...OLD,
  ];
}

async function expectUpToDate(store: Store): Promise<void> {
  expect(await violations(store.db)).toEqual([]);
  expect(await store.db.select().from(holds).orderBy(holds.reference)).toMatchObject([
    { product: 'spot', reference: 'order:1', owner: 'user:100001', account: 'spot', coin: 3, amount: '100' },
    { product: 'spot', reference: 'order:2', coin: 1, amount: '1' },
  ]);
  expect(await store.db.select().from(balances).where(sql`owner = 'user:100001' and coin = 3`)).toMatchObject([
    { account: 'spot', available: '800', frozen: '100', postings: 3 },
  ]);
  expect((await houseBalances(store.db)).map(({ owner, coin, available }) => [owner, coin, available])).toEqual([
    ['house:maker:1', 1, '4'],
    ['house:maker:1', 3, '100'],
    ['house:outside', 1, '-5'],
    ['house:outside', 3, '-1000'],
  ]);
  expect(await findUser(store.db, 'a@example.com')).toMatchObject({ id: 100_001 });
  const [kept] = await store.db.select().from(clientRequests);
  expect(JSON.parse(kept?.reply ?? '')).toEqual({
    id: 1,
    userId: 100_001,
    instrumentId: PAIR?.id ?? 1,
    side: 1,
    orderType: 'limit',
    price: '100',
    amount: '2',
    filledAmount: '0.3',
    filledValue: '9.9999',
    fee: '0',
    status: 1,
    reason: '',
    execution: 'gtc',
    waits: null,
    place: 1,
    stopPrice: null,
    stopBy: null,
    stopAfter: null,
    tickSeq: null,
    tickAt: null,
    tickPrice: null,
    createdAt: 1,
    updatedAt: 5000,
  } satisfies KeptOrder);
  await store.close();
}
