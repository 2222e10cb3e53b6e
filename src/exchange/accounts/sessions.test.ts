import { expect, it } from 'vitest';
import { testDeps } from '../../../tests/support/deps.ts';
import { registered, testServer } from '../../../tests/support/server.ts';
import { memoryPglite } from '../../../tests/support/stores.ts';
import { wrapPglite } from '../platform/store/pglite.ts';

it('a log-out whose connection breaks after it was sent is said to be in doubt, and is believed at the next call', async () => {
  const client = await memoryPglite();
  const store = await wrapPglite(client);
  const server = await testServer(await testDeps(store));
  const token = await registered(server, 'anna@example.com');
  expect(await server.call('user.info', {}, { token })).toMatchObject({ type: 'ok' });

  const query = client.query.bind(client);
  client.query = async (text, ...rest) => {
    const answer = await query(text, ...rest);
    if (!text.startsWith('update "sessions" set "revoked_at"')) return answer as never;
    throw new Error('Connection terminated unexpectedly');
  };
  const out = await server.raw('GET', '/api/user/logout', { headers: { authorization: token } });
  expect(out.statusCode).toBe(503);
  expect(out.json()).toMatchObject({
    type: 'error',
    message: 'It is not certain yet whether this was done. Please check in a moment before you repeat it',
  });
  expect(await server.call('user.info', {}, { token })).toMatchObject({ type: '999' });
  await server.app.close();
  await store.close();
});
