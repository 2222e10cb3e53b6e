import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { emptyStores } from '../../../../tests/support/market-world.ts';
import { TestClock } from '../../../../tests/support/test-clock.ts';
import { insertTrades, pruneJournal, writeTape } from '../../market-data/journal/table.ts';
import type { Trade } from '../../market-data/port.ts';
import { queryRows } from './driver.ts';
import type { Store } from './types.ts';
import { keepUp, Upkeep } from './upkeep.ts';

const stores = emptyStores();

async function sizeOf(store: Store, table: string): Promise<number> {
  const [row] = await queryRows<{ bytes: number }>(store.db, sql`select pg_total_relation_size(${table}) as bytes`);
  return Number(row?.bytes);
}

/** Trades that take some kilobytes: no two lie at steps that can be packed. */
const trades = (symbol: string, length: number, from: number): Trade[] =>
  Array.from({ length }, (_, n) => {
    const id = from + n * 7919;
    return { id, symbol, ts: id * 31, price: BigInt(id * 104_729), amount: BigInt(id * 7), side: 'buy' };
  });

it('keeps tables whose rows come and go, or are written anew, at the room that they need', async () => {
  const { store } = stores;
  const tables = ['trade_journal', 'market_tapes', 'churned'];
  // One that nobody knew of when the upkeep was written, as a product's.
  await store.db.execute(sql`create table churned (id int primary key, text text)`);
  await store.db.execute(sql`insert into churned select n, repeat(md5(n::text), 20) from generate_series(1, 100) n`);
  let seq = 0;
  const sizes: number[][] = [];
  for (let round = 1; round <= 30; round += 1) {
    for (let flush = 0; flush < 15; flush += 1) await insertTrades(store.db, ++seq, trades('btcusdt', 15, seq));
    await store.transaction(async (tx) => {
      for (let n = 0; n < 12; n += 1) await writeTape(tx, `tape${n}`, trades(`tape${n}`, 400, seq));
      await pruneJournal(tx, seq - 30);
    });
    await store.db.execute(sql`update churned set text = repeat(md5(${round} || id::text), 20)`);
    for (const _ of tables) await keepUp(store.db);
    sizes.push(await Promise.all(tables.map((table) => sizeOf(store, table))));
  }
  await store.db.execute(sql`drop table churned`);
  const [early, late] = [sizes[9], sizes[29]];
  expect(late?.map((bytes, n) => bytes / (early?.[n] ?? 0))).toEqual(tables.map(() => expect.closeTo(1, 0)));
});

it('begins the log of the store anew before it has grown long', async () => {
  const { db } = stores.store;
  for (let file = 0; file < 20; file += 1) {
    await db.execute(
      sql`insert into facts values ('k', ${String(file)}) on conflict (key) do update set value = excluded.value`,
    );
    await db.execute(sql`select pg_switch_wal()`);
    await keepUp(db);
  }
  const [files] = await queryRows<{ count: number }>(db, sql`select count(*)::int as count from pg_ls_waldir()`);
  expect(files?.count).toBeLessThan(12);
});

it('gives up ids of old transactions in every table before they come round', async () => {
  const { store } = stores;
  const ages = sql`select max(age(relfrozenxid)) as age from pg_class where relkind in ('r', 't')`;
  for (const [setting, age] of Object.entries({ vacuum_freeze_min_age: 0, vacuum_freeze_table_age: 500 }))
    await store.db.execute(sql.raw(`set ${setting} = ${age}`));
  for (let n = 0; n < 520; n += 1)
    await store.db.execute(
      sql`insert into facts values ('k', ${String(n)}) on conflict (key) do update set value = excluded.value`,
    );
  for (let done = await keepUp(store.db); done !== null; ) done = await keepUp(store.db);
  expect((await queryRows<{ age: number }>(store.db, ages))[0]?.age).toBeLessThanOrEqual(500);
});

it('takes turns on the built-in store, until it is stopped, and leaves PostgreSQL to itself', async () => {
  const { store } = stores;
  const clock = new TestClock(0);
  const silent = { error: () => undefined, warn: () => undefined };
  const looks: string[] = [];
  const counted = (kind: Store['kind']): Store => ({
    ...store,
    kind,
    get db() {
      looks.push(kind);
      return store.db;
    },
  });
  const upkeep = new Upkeep(counted('pglite'), silent);
  upkeep.start(clock);
  new Upkeep(counted('postgres'), silent).start(clock);
  await clock.liveThrough(30_000);
  expect(looks).toEqual(['pglite', 'pglite', 'pglite']);
  await upkeep.stop();
  await clock.liveThrough(30_000);
  expect(looks).toHaveLength(3);
});
