import { beforeEach, expect, it } from 'vitest';
import { testDeps } from '../../../tests/support/deps.ts';
import { registered, type TestServer, testServer } from '../../../tests/support/server.ts';
import { describeOnStores } from '../../../tests/support/stores.ts';
import { codes, loginAttempts, sessions } from '../platform/store/schema/index.ts';
import { tidy } from './housekeeping.ts';

const DAY = 86_400_000;

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
    await tidy(server.deps);
    expect(await left()).toEqual(before);
    expect(before).toMatchObject({ codes: 1, sessions: 1 });
  });

  it('removes what nothing asks for any more', async () => {
    await server.deps.clock.advanceBy(2 * DAY);
    await tidy(server.deps);
    expect(await left()).toEqual({ codes: 0, attempts: 0, sessions: 1 });
    await server.deps.clock.advanceBy(7 * DAY);
    await tidy(server.deps);
    expect(await left()).toEqual({ codes: 0, attempts: 0, sessions: 0 });
  });
});
