import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { queriesOf } from '../../data/query.ts';
import type { TransportReply } from '../../data/transport.ts';
import { createClient } from '../../state/client.ts';
import { closureAtom } from '../../state/closure.ts';
import { startClosures } from './closures.ts';

let stop: (() => void) | undefined;
afterEach(() => stop?.());

/** A client whose calls are answered so, one after the other. */
function answered(...replies: TransportReply[]) {
  const client = createClient({ transport: async () => replies.shift() ?? { status: 200, body: undefined } });
  stop = startClosures(client);
  const ask = () => queriesOf(client).fetchQuery({ queryKey: ['content.menu', {}], retry: false, staleTime: 0 });
  return { ask, queries: queriesOf(client), closure: () => client.store.get(closureAtom) };
}

const MENU: TransportReply = { status: 200, body: { type: 'ok', message: [] } };

it.each([
  [503, 'maintenance'],
  [429, 'limited'],
  [451, 'region'],
])('%i in the place of the exchange closes screens: %s', async (status, closure) => {
  const client = answered({ status, body: undefined });
  await expect(client.ask()).rejects.toMatchObject({ kind: 'http', status });
  expect(client.closure()).toBe(closure);
});

it.each<[string, TransportReply]>([
  ['an answer of the exchange itself', { status: 503, body: { type: 'error', message: 'The store is away' } }],
  ['another status', { status: 502, body: undefined }],
])('%s closes nothing', async (_, reply) => {
  const client = answered(reply);
  await expect(client.ask()).rejects.toMatchObject({ kind: 'http' });
  expect(client.closure()).toBeNull();
});

it('What is there stays on show, whatever a later reading is told', async () => {
  const client = answered(MENU, { status: 503, body: undefined });
  await client.ask();
  await expect(client.ask()).rejects.toMatchObject({ status: 503 });
  expect(client.closure()).toBeNull();
});

it.each([
  [429, null],
  [451, 'region'],
])('%i to one reading of a screen that shows another', async (status, closure) => {
  const client = answered(MENU, { status, body: undefined });
  await client.ask();
  const leave = new QueryObserver(client.queries, { queryKey: ['content.menu', {}] }).subscribe(() => undefined);
  const other = client.queries.fetchQuery({ queryKey: ['content.faq', {}], retry: false });
  await expect(other).rejects.toMatchObject({ status });
  expect(client.closure()).toBe(closure);
  leave();
});
