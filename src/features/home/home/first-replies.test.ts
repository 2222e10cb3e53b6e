import { describe, expect, it } from 'vitest';
import { wireFixtures } from '../../../contract/fixtures/index.ts';
import type { Client } from '../../../data/client.ts';
import { queriesOf } from '../../../data/query.ts';
import { totalQuery } from '../../../parts/wallet/queries.ts';
import { createClient } from '../../../state/client.ts';
import { readFirst } from './first-replies.ts';
import { bannersQuery, menuQuery, noticesQuery } from './queries.ts';

const OF_ALL = [
  ['content.quotes', {}],
  ...[menuQuery(), bannersQuery(), noticesQuery()].map(({ queryKey }) => queryKey),
];

/** Somebody's client, and the names of what it asks for. */
function clientOf(token: string | null) {
  const asked: string[] = [];
  const client: Client = {
    ...createClient({
      transport: async ({ name }) => {
        asked.push(name);
        return { status: 200, body: { type: 'ok', message: wireFixtures[name] } };
      },
    }),
    token: () => token,
  };
  return { client, asked, has: (key: readonly unknown[]) => queriesOf(client).getQueryData(key) !== undefined };
}

describe('what home is drawn with', () => {
  it('is what it shows to everybody', async () => {
    const { client, asked, has } = clientOf(null);
    await readFirst(client);
    expect(OF_ALL.filter((key) => !has(key))).toEqual([]);
    expect(asked).not.toContain('wallet.list');
  });
  it('is the total as well of whoever is signed in', async () => {
    const { client, has } = clientOf('tok');
    await readFirst(client);
    expect(has(totalQuery().queryKey)).toBe(true);
  });
  it('waits for nothing that a former visit has kept', async () => {
    const { client, asked } = clientOf(null);
    queriesOf(client).setQueryData(menuQuery().queryKey, []);
    await readFirst(client);
    expect(asked).not.toContain('content.menu');
  });
});
