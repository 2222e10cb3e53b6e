import { sql } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { testDeps } from '../../../tests/support/deps.ts';
import { mailedCode, registered, type TestServer, testServer } from '../../../tests/support/server.ts';
import { describeOnStores } from '../../../tests/support/stores.ts';
import { queryRows } from '../platform/store/driver.ts';
import { codes, knownDevices, loginAttempts, notices, sessions, tasks } from '../platform/store/schema/index.ts';
import { houseTasks, tidy } from './housekeeping.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describeOnStores('housekeeping', (open) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer(await testDeps(await open()));
    await registered(server, 'anna@example.com');
    await server.call('auth.login', { user_string: 'anna@example.com', password: 'wrong-password' });
  });
  const left = async () => {
    const { db } = server.deps.store;
    return {
      codes: (await db.select().from(codes)).length,
      attempts: (await db.select().from(loginAttempts)).length,
      sessions: (await db.select().from(sessions)).length,
    };
  };

  it('keeps what still matters', async () => {
    const before = await left();
    await tidy(server.deps, server.deps.clock.now());
    expect(await left()).toEqual(before);
    expect(before).toMatchObject({ codes: 1, sessions: 1 });
  });

  it('removes what nothing asks for any more', async () => {
    await server.deps.clock.advanceBy(2 * DAY);
    await tidy(server.deps, server.deps.clock.now());
    expect(await left()).toEqual({ codes: 0, attempts: 0, sessions: 1 });
    await server.deps.clock.advanceBy(7 * DAY);
    await tidy(server.deps, server.deps.clock.now());
    expect(await left()).toEqual({ codes: 0, attempts: 0, sessions: 0 });
  });

  it('forgets what users were told, and what they signed in with, after half a year', async () => {
    const { store, clock } = server.deps;
    const code = async () => {
      await server.call('common.sendCode', { user_string: 'anna@example.com', scene: 'forget' });
      return mailedCode(server, 'anna@example.com');
    };
    const password = 'passw0rd-2';
    await server.call('auth.forget', {
      account: 'anna@example.com',
      password,
      repassword: password,
      code: await code(),
    });
    const kept = async () => [
      (await store.db.select().from(notices)).length,
      (await store.db.select().from(knownDevices)).length,
    ];
    expect(await kept()).toEqual([1, 1]);
    await clock.advanceBy(179 * DAY);
    await tidy(server.deps, clock.now());
    expect(await kept()).toEqual([1, 1]);
    await clock.advanceBy(2 * DAY);
    await tidy(server.deps, clock.now());
    expect(await kept()).toEqual([0, 0]);
  });

  it('removes a batch at a time, and not without end in one run', async () => {
    const { store, clock } = server.deps;
    await store.db.execute(sql`insert into demo_mails (address, subject, body, created_at)
      select 'old@example.com', 's', 'b', 0 from generate_series(1, 101500)`);
    const old = async () =>
      (
        await queryRows<{ count: number }>(
          store.db,
          sql`select count(*)::int as count from demo_mails where created_at = 0`,
        )
      )[0]?.count;
    await tidy(server.deps, server.deps.clock.now());
    expect(await old()).toBe(1500);
    await clock.advanceBy(HOUR);
    await tidy(server.deps, server.deps.clock.now());
    expect(await old()).toBe(0);
  });

  it('is about the hour that it was planned for, however late it is', async () => {
    const { deps } = server;
    await deps.tasks.start(new Map(Object.entries(houseTasks(deps))));
    await deps.tasks.stop();
    await deps.clock.advanceBy(2 * DAY);
    const before = await left();
    await deps.tasks.start(new Map(Object.entries(houseTasks(deps))));
    await deps.clock.advanceBy(0);
    expect(await left()).toEqual(before);
    await deps.clock.advanceBy(HOUR);
    expect(await left()).toMatchObject({ codes: 0, attempts: 0 });
    await deps.tasks.stop();
  });

  it('goes on after an hour in which it failed, and after a stop', async () => {
    const { deps } = server;
    const kinds = new Map(Object.entries(houseTasks(deps)));
    const links = async () =>
      (await deps.store.db.select().from(tasks).orderBy(tasks.id)).map(({ ref, state }) => [ref, state]);
    await deps.tasks.start(kinds);
    expect(await links()).toEqual([['2025-01-15T13:00:00.000Z', 'waiting']]);
    const sweep = vi.spyOn(deps.uploads, 'sweep').mockRejectedValue(new Error('the disk is gone'));
    await deps.clock.advanceBy(1.75 * HOUR);
    expect(await links()).toEqual([
      ['2025-01-15T13:00:00.000Z', 'dead'],
      ['2025-01-15T14:00:00.000Z', 'waiting'],
    ]);
    sweep.mockRestore();
    await deps.tasks.stop();
    await deps.clock.advanceBy(5 * HOUR);
    await deps.tasks.start(kinds);
    await deps.clock.advanceBy(0);
    expect((await links()).slice(1)).toEqual([
      ['2025-01-15T14:00:00.000Z', 'done'],
      ['2025-01-15T19:00:00.000Z', 'waiting'],
    ]);
    await deps.tasks.stop();
  });
});
