import { beforeEach, expect, it, vi } from 'vitest';
import { buildWire } from '../contract/fixtures/build.ts';
import { noticesOf } from '../data/notices.ts';
import { queriesOf } from '../data/query.ts';
import { removeStored, writeStored } from '../data/storage.ts';
import { createClient } from './client.ts';
import { latestQuote, seedQuotes } from './live/quotes.ts';
import { hideBalancesAtom, langAtom } from './preferences.ts';
import { signIn, signOut } from './session.ts';
import { sessionAtom } from './session-atoms.ts';

const quoted = {
  symbol: 'btcusdt',
  now_price: '64218.5',
  change: '1',
  volume: '1',
  turnover: '1',
  high: '2',
  low: '1',
};
const key = ['content.menu', {}];

beforeEach(() => {
  for (const kept of ['token', 'lang', 'hideBalances']) removeStored(kept);
});

it('begins with what the device has kept by then, and keeps what is set', () => {
  expect([createClient().token(), createClient().lang()]).toEqual([null, 'en']);
  writeStored('token', 'of-ada');
  writeStored('lang', 'th');
  const ada = createClient();
  expect([ada.token(), ada.lang()]).toEqual(['of-ada', 'th']);
  ada.store.set(langAtom, 'fra');
  ada.store.set(hideBalancesAtom, true);
  expect(ada.lang()).toBe('fra');
  const next = createClient();
  expect([next.lang(), next.store.get(hideBalancesAtom)]).toEqual(['fra', true]);
});

it('shares nothing with another: state, queries, prices and notices are each one’s own', () => {
  const [ada, bob] = [createClient(), createClient()];
  const heard = vi.fn();
  noticesOf(bob).on(heard);
  expect(bob.token()).toBeNull();
  ada.store.set(sessionAtom, { token: 'of-ada' });
  queriesOf(ada).setQueryData(key, []);
  seedQuotes(ada, [quoted], Date.now());
  noticesOf(ada).emit({ kind: 'login', message: '', token: null });
  expect([ada.token(), latestQuote(ada, 'btcusdt')?.price]).toEqual(['of-ada', '64218.5']);
  expect([bob.token(), latestQuote(bob, 'btcusdt'), queriesOf(bob).getQueryData(key)]).toEqual([
    null,
    undefined,
    undefined,
  ]);
  expect(heard).not.toHaveBeenCalled();
  expect(queriesOf(ada)).toBe(queriesOf(ada));
});

it('reads a query by its key with its own token, page by page where it is one of pages, and no call of a user for a guest', async () => {
  const asked: unknown[] = [];
  const client = createClient({
    transport: async ({ name, token, fields: { page, limit, c_id } }) => {
      asked.push([name, token, { page, limit, c_id }]);
      return { status: 200, body: { type: 'ok', message: buildWire(name) } };
    },
  });
  const queries = queriesOf(client);
  await expect(queries.fetchQuery({ queryKey: ['notice.list', {}], retry: false })).rejects.toMatchObject({
    kind: 'login',
  });
  expect(asked).toEqual([]);
  await queries.fetchInfiniteQuery({ queryKey: ['content.newsList', 'pages', { c_id: 4 }], initialPageParam: 2 });
  await signIn(client, 'of-ada');
  await queries.fetchQuery({ queryKey: ['notice.list', {}] }).catch(() => undefined);
  expect(asked).toEqual([
    ['content.newsList', null, { page: '2', limit: '10', c_id: '4' }],
    ['notice.list', 'of-ada', { page: undefined, limit: undefined, c_id: undefined }],
  ]);
});

it('that signs out is a guest at once, tells the exchange with the token that ends, and forgets what was read', async () => {
  const asked: unknown[] = [];
  const client = createClient({
    transport: async ({ name, token }) => {
      asked.push([name, token]);
      return { status: 200, body: { type: 'ok', message: '' } };
    },
  });
  await signIn(client, 'of-ada');
  queriesOf(client).setQueryData(key, []);
  await signOut(client);
  expect([client.token(), queriesOf(client).getQueryData(key)]).toEqual([null, undefined]);
  await vi.waitFor(() => expect(asked).toEqual([['auth.logout', 'of-ada']]));
});
