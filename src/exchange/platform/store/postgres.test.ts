import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { makeDatabase } from '../../../../tests/support/stores.ts';
import { TcpProxy } from '../../../../tests/support/tcp-proxy.ts';
import { CommitInDoubt, isAway, StoreAway, sqlState } from './away.ts';
import { queryRows } from './driver.ts';
import { openPostgres } from './postgres.ts';
import { facts } from './schema/index.ts';
import type { Db, Store, Tx } from './types.ts';

/** Short, so that a test of silence takes no longer than one of a break. */
const TIMEOUTS = { connectMs: 500, statementMs: 400, answerMs: 500, idleMs: 2000, doubtMs: 300 };

/** What a server says that cannot write its log: the transaction may have reached it before. */
const PANIC = errorAnswer({ S: 'PANIC', V: 'PANIC', C: '58030', M: 'could not write to file' });

function errorAnswer(fields: Record<string, string>): Buffer {
  const text = Object.entries(fields).map(([name, value]) => `${name}${value}\0`);
  const body = Buffer.from(`${text.join('')}\0`);
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

describe.skipIf(inject('postgresUrl') === null)('a PostgreSQL whose connections break', () => {
  let proxy: TcpProxy;
  let store: Store;
  let runs: number;
  beforeEach(async () => {
    runs = 0;
    proxy = await TcpProxy.before(await makeDatabase(inject('postgresUrl') ?? ''));
    store = await openPostgres(proxy.url, { timeouts: TIMEOUTS });
  });
  afterEach(async () => {
    proxy.comeBack();
    await store.close();
    await proxy.close();
  });

  const write = async (tx: Tx) => {
    runs += 1;
    await tx.insert(facts).values({ key: 'a', value: String(runs) });
    return runs;
  };
  const written = () => store.db.select().from(facts);

  it('runs a transaction again whose connection broke before the server heard of COMMIT', async () => {
    const cut = proxy.cutNext('commit', 'before');
    expect(await store.transaction(write)).toBe(2);
    await cut;
    expect(await written()).toEqual([{ key: 'a', value: '2' }]);
  });

  it('finds out a commit whose answer was lost, and runs nothing twice', async () => {
    const cut = proxy.cutNext('commit', 'after');
    expect(await store.transaction(write)).toBe(1);
    await cut;
    expect(await written()).toEqual([{ key: 'a', value: '1' }]);
  });

  it.each([
    ['before', 'aborted', []],
    ['after', 'committed', [{ key: 'a', value: '1' }]],
  ] as const)(
    'says that a commit cut %s is in doubt while the database is away, and later that it was %s',
    async (when, outcome, rows) => {
      void proxy.cutNext('commit', when).then(() => proxy.leave());
      const error: unknown = await store.transaction(write).catch((thrown: unknown) => thrown);
      if (!(error instanceof CommitInDoubt)) throw error;
      await expect(store.transaction(write)).rejects.toThrow(StoreAway);
      expect(await store.isAnswering()).toBe(false);
      const answer = error.outcome();
      proxy.comeBack();
      expect(await answer).toBe(outcome);
      expect(await written()).toEqual(rows);
      expect(runs).toBe(1);
    },
  );

  it('says that a commit is in doubt also where it is closed before that was found out', async () => {
    const closed = await openPostgres(proxy.url, { timeouts: { ...TIMEOUTS, doubtMs: 60_000 } });
    const away = proxy.cutNext('commit', 'after').then(() => proxy.leave());
    const thrown = closed.transaction(write).catch((error: unknown) => error);
    await away;
    await closed.close();
    const error = await thrown;
    if (!(error instanceof CommitInDoubt)) throw error;
    await expect(error.outcome()).rejects.toThrow('closed');
  });

  it.each([
    ['panics', PANIC],
    ['garbles its answer', Buffer.from([0x15, 0, 0, 0, 4])],
  ])('knows of a commit that was done before the server %s', async (_, answer) => {
    const cut = proxy.cutNext('commit', 'after', answer);
    expect(await store.transaction(write)).toBe(1);
    await cut;
    expect(await written()).toEqual([{ key: 'a', value: '1' }]);
  });

  it('says why the server refuses to commit, and runs again what it refuses for now', async () => {
    await store.db.execute(sql`create table once (id integer unique deferrable initially deferred)`);
    const twice = store.transaction((tx) => tx.execute(sql`insert into once values (1), (1)`));
    await expect(twice.catch((error: unknown) => sqlState(error))).resolves.toBe('23505');
    await store.db.execute(sql`create sequence tries`);
    await store.db.execute(sql`create function refuse_first() returns trigger language plpgsql as $$
      begin
        if nextval('tries') = 1 then raise exception using errcode = '40001'; end if;
        return null;
      end $$`);
    await store.db.execute(sql`create constraint trigger refuse_first after insert on once
      deferrable initially deferred for each row execute function refuse_first()`);
    await store.transaction(async (tx) => {
      runs += 1;
      await tx.execute(sql`insert into once values (2)`);
    });
    expect(runs).toBe(2);
    expect(await queryRows(store.db, sql`select id from once`)).toEqual([{ id: 2 }]);
  });

  it('begins no transaction before one in doubt is found out', async () => {
    void proxy.cutNext('commit', 'after').then(() => proxy.leave());
    const error: unknown = await store.transaction(write).catch((thrown: unknown) => thrown);
    if (!(error instanceof CommitInDoubt)) throw error;
    const order: string[] = [];
    const answer = error.outcome().then(() => order.push('outcome'));
    proxy.comeBack();
    const next = store
      .transaction(async () => order.push('next'))
      .catch(() => store.transaction(async () => order.push('next')));
    await Promise.all([answer, next]);
    expect(order).toEqual(['outcome', 'next']);
  });

  it('writes nothing outside of transactions either before one in doubt is found out', async () => {
    void proxy.cutNext('commit', 'after').then(() => proxy.leave());
    const error: unknown = await store.transaction(write).catch((thrown: unknown) => thrown);
    if (!(error instanceof CommitInDoubt)) throw error;
    const order: string[] = [];
    const answer = error.outcome().then(() => order.push('outcome'));
    proxy.comeBack();
    const insert = () => store.db.insert(facts).values({ key: 'b', value: '1' });
    const next = insert()
      .catch(insert)
      .then(() => order.push('next'));
    await Promise.all([answer, next]);
    expect(order).toEqual(['outcome', 'next']);
  });

  it('lives on when the server ends its connections, at work and idle', async () => {
    const endAll = (tx: Tx) =>
      queryRows(
        tx,
        sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and application_name = 'h5-exchange'`,
      );
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        store.transaction(async (tx) => {
          await tx.insert(facts).values({ key: `k${n}`, value: '1' });
          if (n % 7 === 3) await endAll(tx).catch(() => undefined);
        }),
      ).map((work) => work.catch((error: unknown) => expect(isAway(error)).toBe(true))),
    );
    expect(await store.transaction(write)).toBe(1);
  });

  it('gives up on a server that is silent, and goes on when it speaks again', async () => {
    await store.transaction(write);
    proxy.fallSilent();
    await expect(store.transaction(write)).rejects.toThrow(StoreAway);
    await expect(written()).rejects.toSatisfy(isAway);
    proxy.comeBack();
    expect(await written()).toEqual([{ key: 'a', value: '1' }]);
  });

  const pidOf = async (db: Db) =>
    (await queryRows<{ pid: number }>(db, sql`select pg_backend_pid() as pid`))[0]?.pid ?? 0;

  it('gives up a transaction in which nothing is asked for too long, and replaces its connection', async () => {
    const hasty = await openPostgres(proxy.url, { timeouts: { ...TIMEOUTS, idleMs: 200 } });
    let idle = 0;
    const waiting = hasty.transaction(async (tx) => {
      await write(tx);
      idle = await pidOf(tx);
      const isThere = sql`select 1 from pg_stat_activity where pid = ${idle}`;
      while ((await queryRows(store.db, isThere)).length > 0) await turnOfLoop();
      await tx.select().from(facts);
    });
    await expect(waiting).rejects.toThrow(StoreAway);
    expect(await written()).toEqual([]);
    expect(await hasty.transaction(pidOf)).not.toBe(idle);
    await hasty.close();
  });

  it('refuses whoever finds all connections taken, while those who have them go on', async () => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const holders: Promise<void>[] = [];
    for (let n = 0; n < 10; n += 1)
      await new Promise<void>((isHeld) => {
        const holding = store.transaction(async (tx) => {
          await tx.insert(facts).values({ key: `k${n}`, value: '1' });
          isHeld();
          await released;
        });
        holders.push(holding);
      });
    await expect(store.transaction(write)).rejects.toThrow(StoreAway);
    release();
    await Promise.all(holders);
    expect(runs).toBe(0);
    expect(await written()).toHaveLength(10);
    expect(await store.transaction(write)).toBe(1);
  });

  it('gives up on a statement that never ends', async () => {
    const work = store.transaction((tx) => queryRows(tx, sql`select pg_sleep(60)`));
    await expect(work).rejects.toSatisfy(isAway);
  });
});
