import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { TEST_START } from '../../../../tests/support/deps.ts';
import { makeDatabase } from '../../../../tests/support/stores.ts';
import { TestClock } from '../../../../tests/support/test-clock.ts';
import { queryRows } from '../store/driver.ts';
import type { Store, Tx } from '../store/open.ts';
import { openPostgres } from '../store/postgres.ts';
import { tasks } from '../store/schema/index.ts';
import type { TaskHandler } from './port.ts';
import { TaskRunner } from './runner.ts';

const KIND = 'test.note';
const MINUTE = 60_000;

describe.skipIf(inject('postgresUrl') === null)('tasks beside other transactions', () => {
  let store: Store;
  let clock: TestClock;
  beforeEach(async () => {
    store = await openPostgres(await makeDatabase(inject('postgresUrl') ?? ''));
    clock = new TestClock(TEST_START);
    await store.db.execute(sql`create table money (id integer primary key, amount integer not null)`);
    await store.db.execute(sql`insert into money values (1, 0)`);
  });
  afterEach(() => store.close());

  const started = async (handler: TaskHandler) => {
    const running = new TaskRunner({ store, clock, scheduler: clock, log: { error: () => expect.unreachable() } });
    await running.start(new Map([[KIND, handler]]));
    return running;
  };
  const plan = (to: TaskRunner, ref: string) =>
    store.transaction((tx) => to.add(tx, { kind: KIND, ref, dueAt: TEST_START + MINUTE }));
  const pay = (tx: Tx, amount: number) => tx.execute(sql`update money set amount = amount + ${amount} where id = 1`);
  const waiters = async (tx: Tx) =>
    (
      await queryRows(
        tx,
        sql`select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`,
      )
    ).length;

  it('go on behind one whose row somebody holds', async () => {
    const done: string[] = [];
    const running = await started(({ ref }) => async () => {
      done.push(ref);
      return undefined;
    });
    await plan(running, 'held');
    await plan(running, 'free');
    await store.transaction(async (tx) => {
      await tx.select().from(tasks).where(eq(tasks.ref, 'held')).for('update');
      await clock.liveThrough(MINUTE);
      expect(done).toEqual(['free']);
    });
    await clock.liveThrough(5000);
    expect(done).toEqual(['free', 'held']);
  });

  it('lock money before their own row, as a call does that pays and then moves the task', async () => {
    let tries = 0;
    let calls = 0;
    const running = await started(() => async (tx) => {
      tries += 1;
      await pay(tx, 10);
      return undefined;
    });
    await plan(running, 'auction');
    let passed = Promise.resolve();
    await store.transaction(async (tx) => {
      calls += 1;
      await pay(tx, 1);
      passed = clock.advanceBy(MINUTE);
      await vi.waitFor(async () => expect(await waiters(tx)).toBe(1));
      expect(await running.move(tx, KIND, 'auction', TEST_START + 2 * MINUTE)).toBe(true);
    });
    await passed;
    expect([calls, tries]).toEqual([1, 1]);
    expect(await queryRows(store.db, sql`select amount from money`)).toEqual([{ amount: 1 }]);
    await clock.advanceBy(MINUTE);
    expect(await queryRows(store.db, sql`select amount from money`)).toEqual([{ amount: 11 }]);
  });
});
