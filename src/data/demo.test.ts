import { afterEach, expect, it, vi } from 'vitest';
import { createClient } from '../state/client.ts';
import { sessionAtom } from '../state/session-atoms.ts';
import { resetDemo } from './demo.ts';
import { queriesOf } from './query.ts';

afterEach(() => vi.unstubAllGlobals());

/** A signed-in client that has read something, before an exchange that answers with `status`, or not at all. */
function before(status: number | null) {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, headers }: RequestInit = {}) => {
    if (!address.startsWith('/demo')) return new Response('{}');
    asked.push({ address, method, headers });
    if (status === null) throw new TypeError('Failed to fetch');
    return new Response('{}', { status });
  });
  const client = createClient();
  client.store.set(sessionAtom, { token: 'mira' });
  queriesOf(client).setQueryData(['wallet.list', {}], {});
  const isOld = () => queriesOf(client).getQueryState(['wallet.list', {}])?.isInvalidated;
  return { client, asked, isOld };
}

it('asks the demo of the exchange in the name of the user, and holds what was read for old', async () => {
  const { client, asked, isOld } = before(200);
  await resetDemo(client);
  expect(asked).toEqual([{ address: '/demo/reset', method: 'POST', headers: { Authorization: 'mira' } }]);
  expect(isOld()).toBe(true);
});

it.each([
  [400, 'http'],
  [null, 'network'],
])('says what went wrong where the answer is %s, and what was read stays', async (status, kind) => {
  const { client, isOld } = before(status);
  await expect(resetDemo(client)).rejects.toMatchObject({ kind, reference: expect.stringMatching(/^demo\.reset-/) });
  expect(isOld()).toBe(false);
});
