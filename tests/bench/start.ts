/** How long a start takes with nobody in the store and with 100,000 users and 1,000,000 postings, on either store. Above its bar it ends with exit code 1. */
import { sql } from 'drizzle-orm';
import { openStore } from '../../src/exchange/platform/store/open.ts';
import { ExchangeProcess } from '../support/exchange-process.ts';
import { beside } from './bars.ts';
import { type BenchStore, onEachStore } from './stores.ts';

const USERS = 100_000;
const POSTINGS = 1_000_000;
const ROUNDS = 3;
const BAR = 1.5;

/** Postings of one statement: one that writes all of them takes longer than the exchange waits for any. */
const PIECE = 50_000;

/** So many postings from one on, of entries whose ids follow each other. */
const postings = (from: number) => sql`
  insert into ledger_postings (entry_id, owner, account, coin, available, frozen, available_after, frozen_after, kind, created_at)
    select e.id, 'user:' || (users.first + (e.id - entries.first) / ${POSTINGS / USERS}::int), 'spot', 3,
      case when n % 2 = 1 then -1 else 1 end, case when n % 2 = 1 then 1 else -1 end,
      case when n % 2 = 1 then 99 else 100 end, case when n % 2 = 1 then 1 else 0 end, e.kind, 0
    from (select min(id) as first from ledger_entries where created_at = 0) entries,
      (select min(id) as first from users where account like 'bench%') users,
      ledger_entries e, lateral (select e.id - entries.first + 1 as n) numbered
    where e.created_at = 0 and e.id >= entries.first + ${from}::int and e.id < entries.first + ${from + PIECE}::int`;

/** Users with one balance each, and postings that chain in it: freezes and releases, ten a user. */
const FILL = [
  sql`insert into users (account, email, password_hash, nickname, invite_code, created_at)
    select 'bench' || g || '@example.com', 'bench' || g || '@example.com', 'x', 'u', 'bench' || g, 0
    from generate_series(1, ${USERS}::int) g`,
  sql`insert into balances (owner, account, coin, available, postings)
    select 'user:' || id, 'spot', 3, 100, ${POSTINGS / USERS}::int from users where nickname = 'u' and account like 'bench%'`,
  sql`insert into daily_snapshots (user_id, day, total_usdt)
    select id, (now() at time zone 'UTC')::date, 100 from users where nickname = 'u' and account like 'bench%'`,
  sql`insert into ledger_entries (kind, reference, created_at)
    select case when g % 2 = 1 then 20 else 21 end, 'order:' || g, 0 from generate_series(1, ${POSTINGS}::int) g`,
  ...Array.from({ length: POSTINGS / PIECE }, (_, piece) => postings(piece * PIECE)),
  sql`analyze`,
];

/** The shortest of some starts in ms, with clean stops between them: the machine's other work only ever adds. */
async function shortestStart(exchange: ExchangeProcess): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    await exchange.start();
    times.push(performance.now() - begun);
    await exchange.stop();
  }
  return Math.min(...times);
}

async function onStore({ name, empty }: BenchStore): Promise<void> {
  const databaseUrl = await empty('start');
  const exchange = await ExchangeProcess.create({ DATABASE_URL: databaseUrl, MARKET_UPSTREAM: '' });
  try {
    await exchange.start();
    await exchange.stop();
    const none = await shortestStart(exchange);
    const store = await openStore({ dataDir: exchange.folder, databaseUrl: databaseUrl || null });
    for (const statement of FILL) await store.db.execute(statement);
    await store.close();
    const full = await shortestStart(exchange);
    const share = full / none;
    console.log(`${name}: a start with nobody ${(none / 1000).toFixed(2)} s`);
    console.log(
      `  with ${USERS} users and ${POSTINGS} postings: ${(full / 1000).toFixed(2)} s, ${share.toFixed(2)} times; ` +
        `${beside(share, BAR)} ${BAR}`,
    );
  } finally {
    await exchange.remove();
  }
}

await onEachStore(onStore, process.argv.slice(2));
