import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { Connection, MarketFeed } from '../../data/market/index.ts';
import { queriesOf } from '../../data/query.ts';
import { createClient } from '../../state/client.ts';
import { refetchOnLink } from './refetch-on-link.ts';

/** A feed that tells nothing but its connection. */
function linkOnly() {
  let tell: (connection: Connection) => void = () => undefined;
  const feed: MarketFeed = {
    subscribe: () => () => undefined,
    connection: () => ({ status: 'connecting', attempt: 0, attempts: 5 }),
    onConnection: (listener) => {
      tell = listener;
      return () => undefined;
    },
    lastArrival: () => null,
    reconnect: () => undefined,
  };
  return { feed, tell: (status: Connection['status']) => tell({ status, attempt: 0, attempts: 5 }) };
}

it('asks again for what failed, once the link that was lost is live', async () => {
  const link = linkOnly();
  const client = createClient({ feed: link.feed });
  const queries = queriesOf(client);
  queries.setDefaultOptions({ queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } });
  const asked = { failed: 0, good: 0 };
  const watch = (key: keyof typeof asked) =>
    new QueryObserver(queries, {
      queryKey: [key],
      queryFn: async () => {
        asked[key] += 1;
        if (key === 'failed') throw new Error('away');
        return key;
      },
    }).subscribe(() => undefined);
  const stops = [watch('failed'), watch('good'), refetchOnLink(client)];
  await vi.waitFor(() => expect([queries.isFetching(), asked]).toEqual([0, { failed: 1, good: 1 }]));

  link.tell('connecting');
  link.tell('live');
  expect(queries.isFetching()).toBe(0);
  link.tell('reconnecting');
  link.tell('connecting');
  link.tell('live');
  await vi.waitFor(() => expect(asked).toEqual({ failed: 2, good: 1 }));
  for (const stop of stops) stop();
});
