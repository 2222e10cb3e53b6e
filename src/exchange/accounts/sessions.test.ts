import { expect, inject, it } from 'vitest';
import { testDeps } from '../../../tests/support/deps.ts';
import { registered, testServer } from '../../../tests/support/server.ts';
import { makeDatabase, memoryPglite } from '../../../tests/support/stores.ts';
import { TcpProxy } from '../../../tests/support/tcp-proxy.ts';
import type { Store } from '../platform/store/open.ts';
import { wrapPglite } from '../platform/store/pglite.ts';
import { openPostgres } from '../platform/store/postgres.ts';

/** What a log-out writes. */
const LOG_OUT = 'update "sessions" set "revoked_at"';
const BELIEVED =
  'a log-out whose connection breaks after it was sent is said to be in doubt, and is believed at the next call';

it(`${BELIEVED} (PGlite)`, async () => {
  const client = await memoryPglite();
  await expectBelieved(await wrapPglite(client), () => {
    const query = client.query.bind(client);
    client.query = async (text, ...rest) => {
      const answer = await query(text, ...rest);
      if (!text.startsWith(LOG_OUT)) return answer as never;
      throw new Error('Connection terminated unexpectedly');
    };
  });
});

it.skipIf(inject('postgresUrl') === null)(`${BELIEVED} (PostgreSQL)`, async () => {
  const proxy = await TcpProxy.before(await makeDatabase(inject('postgresUrl') ?? ''));
  await expectBelieved(await openPostgres(proxy.url), () => void proxy.cutNext(LOG_OUT, 'after'));
  await proxy.close();
});

/** `breakNext` has the connection of the next log-out break once the store has done it. */
async function expectBelieved(store: Store, breakNext: () => void): Promise<void> {
  const server = await testServer(await testDeps(store));
  const token = await registered(server, 'anna@example.com');
  expect(await server.call('user.info', {}, { token })).toMatchObject({ type: 'ok' });
  breakNext();
  const out = await server.raw('GET', '/api/user/logout', { headers: { authorization: token } });
  expect(out.statusCode).toBe(503);
  expect(out.json()).toMatchObject({
    type: 'error',
    message: 'It is not certain yet whether this was done. Please check in a moment before you repeat it',
  });
  expect(await server.call('user.info', {}, { token })).toMatchObject({ type: '999' });
  await server.app.close();
  await store.close();
}
