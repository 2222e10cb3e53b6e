import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { describeOnStores, makeDatabase } from '../../../../tests/support/stores.ts';
import { sqlState } from './away.ts';
import { preparedRows, queryRows } from './driver.ts';
import { claimMode } from './mode.ts';
import { openStore, type Store } from './open.ts';
import { openPostgres } from './postgres.ts';
import { balances, facts, ledgerEntries, settings } from './schema/index.ts';
import { wipe } from './wipe.ts';

/** Three stores are begun on the disk. */
const SLOW = 60_000;

describeOnStores('a store', (open) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });

  it('gives amounts as canonical text and 64-bit integers as numbers', async () => {
    await store.db.insert(ledgerEntries).values({ kind: 1, reference: 'a', createdAt: 1_736_942_400_000 });
    const [entry] = await store.db.select().from(ledgerEntries);
    expect(entry).toMatchObject({ id: 1, createdAt: 1_736_942_400_000 });
    expect(await queryRows(store.db, sql`select id, created_at from ledger_entries`)).toEqual([
      { id: 1, created_at: 1_736_942_400_000 },
    ]);
    await store.db.execute(sql`insert into balances values ('user:1', 'spot', 3, 1.50, 0)`);
    expect(await store.db.select().from(balances)).toMatchObject([{ available: '1.5', frozen: '0' }]);
  });

  it('refuses a negative balance but that of the outside', async () => {
    const insert = (owner: string) => store.db.execute(sql`insert into balances values (${owner}, 'spot', 3, -1, 0)`);
    await expect(insert('user:1').catch((error: unknown) => sqlState(error))).resolves.toBe('23514');
    await insert('house:outside');
  });

  it('rolls back what a failing transaction did', async () => {
    const work = store.transaction(async (tx) => {
      await tx.insert(facts).values({ key: 'a', value: '1' });
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await store.db.select().from(facts)).toEqual([]);
  });

  it('does not take a transaction for committed whose work went on after a failed statement', async () => {
    const work = store.transaction(async (tx) => {
      await tx.insert(facts).values({ key: 'a', value: '1' });
      await queryRows(tx, sql`select 1 / 0`).catch(() => undefined);
    });
    await expect(work).rejects.toThrow();
    expect(await store.db.select().from(facts)).toEqual([]);
  });

  it('runs a statement that it knows by name as it ran it at first, also after one that failed and after its table was made anew', async () => {
    const quotient = (a: unknown, b: unknown) =>
      store.transaction((tx) =>
        preparedRows(tx, sql`select ${a}::int / ${b}::int as q, ${null}::text as nothing, ${'ä"\\'} as text`),
      );
    for (let n = 1; n < 8; n += 1)
      expect(await quotient(6 * n, 3)).toEqual([{ q: 2 * n, nothing: null, text: 'ä"\\' }]);
    await expect(quotient(1, 0).catch((error: unknown) => sqlState(error))).resolves.toBe('22012');
    expect(await quotient(9, 3)).toMatchObject([{ q: 3 }]);
    const add = () =>
      store.transaction((tx) => preparedRows(tx, sql`insert into made (name) values (${'a'}) returning name`));
    const make = () => store.db.execute(sql`create table made (id serial, name text)`);
    await make();
    await add();
    await store.db.execute(sql`drop table made`);
    await make();
    expect(await add()).toEqual([{ name: 'a' }]);
  });

  it('gives a name to one statement only, also after one that could not be planned anew', async () => {
    const run = (text: string) => store.transaction((tx) => preparedRows(tx, sql.raw(text)));
    await run('select 1 as first');
    await run('select 2 as second');
    for (let n = 1; n < 1000; n += 1) await run('select 1 as first');
    const failing = store.transaction(async (tx) => {
      await queryRows(tx, sql`select 1 / 0`).catch(() => undefined);
      await preparedRows(tx, sql.raw('select 1 as first'));
    });
    await expect(failing).rejects.toThrow();
    expect(await run('select 3 as third')).toEqual([{ third: 3 }]);
    expect(await run('select 2 as second')).toEqual([{ second: 2 }]);
    expect(await run('select 1 as first')).toEqual([{ first: 1 }]);
  });

  it('commits a statement that it knows by name and that is run by itself, between the transactions that are open', async () => {
    const put = (key: string, value: string) =>
      preparedRows(store.db, sql`insert into facts (key, value) values (${key}, ${value}) returning key`);
    expect(await put('a', '1')).toEqual([{ key: 'a' }]);
    await expect(put('a', '2').catch((error: unknown) => sqlState(error))).resolves.toBe('23505');
    let say = () => {};
    const begun = new Promise<void>((resolve) => {
      say = resolve;
    });
    const failing = store.transaction(async (tx) => {
      await tx.insert(facts).values({ key: 'c', value: '4' });
      say();
      for (let n = 0; n < 50; n += 1) await queryRows(tx, sql`select 1`);
      throw new Error('no');
    });
    await begun;
    // Where the store has one connection, it waits for the end of that transaction and does not go with it.
    const beside = put('b', '3');
    await expect(failing).rejects.toThrow('no');
    await beside;
    const rows = await store.db.select().from(facts);
    expect(rows.map(({ key }) => key)).toEqual(['a', 'b']);
  });

  it('uses a name a thousand times and more, and knows no more than two hundred', async () => {
    const names = await store.transaction(async (tx) => {
      for (let n = 0; n < 1001; n += 1) await preparedRows(tx, sql`select ${n}::int as n`);
      for (let n = 0; n < 250; n += 1) await preparedRows(tx, sql.raw(`select ${n} as n`));
      expect(await preparedRows(tx, sql.raw('select 249 as n'))).toEqual([{ n: 249 }]);
      return queryRows<{ name: string }>(tx, sql`select name from pg_prepared_statements`);
    });
    expect(names.length).toBeGreaterThan(0);
    expect(names.length).toBeLessThanOrEqual(200);
  });

  it('says when it is used around an open transaction, which would wait for itself', async () => {
    await expect(store.transaction(async () => store.db.select().from(facts))).rejects.toThrow(
      'inside one of its transactions',
    );
    await expect(store.transaction(() => store.transaction(() => Promise.resolve(1)))).rejects.toThrow(
      'inside one of its transactions',
    );
    const later = await store.transaction(() => Promise.resolve(() => store.db.select().from(facts)));
    expect(await later()).toEqual([]);
  });

  it('runs a transaction again after a serialization failure, and tells of any other', async () => {
    let runs = 0;
    const fail = (state: string) =>
      store.transaction(async (tx) => {
        runs += 1;
        if (runs < 3)
          await tx.execute(sql.raw(`do $$ begin raise exception 'test' using errcode = '${state}'; end $$`));
        return runs;
      });
    expect(await fail('40001')).toBe(3);
    runs = 0;
    await expect(fail('22012')).rejects.toSatisfy((error) => sqlState(error) === '22012');
    expect(runs).toBe(1);
  });

  it('survives two transactions that wait for each other', async () => {
    await store.db.insert(settings).values([
      { key: 'a', value: '0' },
      { key: 'b', value: '0' },
    ]);
    const touch = (first: string, second: string) =>
      store.transaction(async (tx) => {
        for (const key of [first, second])
          await tx
            .update(settings)
            .set({ value: sql`(${settings.value}::int + 1)::text` })
            .where(eq(settings.key, key));
      });
    await Promise.all(Array.from({ length: 10 }, (_, n) => (n % 2 ? touch('a', 'b') : touch('b', 'a'))));
    expect((await store.db.select().from(settings)).map(({ value }) => value)).toEqual(['10', '10']);
  });
});

describe('the folder store', () => {
  it(
    'keeps what was committed, and forgets it when wiped',
    async () => {
      const dataDir = mkdtempSync(path.join(tmpdir(), 'store-'));
      const config = { dataDir, databaseUrl: null };
      const first = await openStore(config);
      await first.db.insert(facts).values({ key: 'a', value: '1' });
      await first.close();
      const second = await openStore(config);
      expect(await second.db.select().from(facts)).toEqual([{ key: 'a', value: '1' }]);
      await second.close();
      await wipe(config);
      const third = await openStore(config);
      expect(await third.db.select().from(facts)).toEqual([]);
      await third.close();
      rmSync(dataDir, { recursive: true });
    },
    SLOW,
  );
});

describe.skipIf(inject('postgresUrl') === null)('a PostgreSQL database', () => {
  it('is migrated once by processes that start together', async () => {
    const url = await makeDatabase(inject('postgresUrl') ?? '');
    const stores = await Promise.all([openPostgres(url), openPostgres(url), openPostgres(url)]);
    for (const store of stores) {
      expect(await store.db.select().from(facts)).toEqual([]);
      await store.close();
    }
  });

  it('loses our own tables when wiped, and only those of a demo', async () => {
    const databaseUrl = await makeDatabase(inject('postgresUrl') ?? '');
    const place = { dataDir: mkdtempSync(path.join(tmpdir(), 'store-')), databaseUrl };
    const tables = async (store: Store) =>
      (
        await queryRows<{ name: string }>(
          store.db,
          sql`select tablename as name from pg_tables where schemaname = 'public'`,
        )
      )
        .map(({ name }) => name)
        .sort();
    const store = await openStore(place);
    await store.db.execute(sql`create table payroll (id integer)`);
    const before = await tables(store);
    await expect(wipe(place)).rejects.toThrow('Only the store of a demo');
    expect(await tables(store)).toEqual([...before, 'leader'].sort());
    await claimMode(store, 'demo');
    await wipe(place);
    expect(await tables(store)).toEqual(['leader', 'payroll']);
    await store.close();
    const anew = await openStore(place);
    expect(await tables(anew)).toEqual([...before, 'leader'].sort());
    expect(await anew.db.select().from(facts)).toEqual([]);
    await anew.close();
  });
});
