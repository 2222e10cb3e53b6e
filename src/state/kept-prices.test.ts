import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contentCalls } from '../contract/calls/content.ts';
import { buildWire } from '../contract/fixtures/build.ts';
import { keepQueries, keptSince, restoreKept } from '../data/kept-queries.ts';
import { createQueryClient } from '../data/query.ts';
import { resetStorage } from '../data/storage.ts';
import { setTransport } from '../data/transport.ts';
import { isStale } from './live/freshness.ts';
import { latestQuote, seedQuotes } from './live/quotes.ts';
import { liveTable } from './live/table.ts';
import { toPairs } from './pairs.ts';
import { signOut } from './session.ts';

const QUOTES = ['content.quotes', {}] as const;
const reply = contentCalls['content.quotes'].reply.parse(buildWire('content.quotes'));

/** What the next visit finds of the quotes. */
function nextVisit() {
  const client = new QueryClient();
  restoreKept(client);
  return client.getQueryData<typeof reply>(QUOTES);
}

beforeEach(() => {
  resetStorage();
  liveTable.reset();
  vi.useFakeTimers({ now: Date.parse('2026-03-04T05:06:07Z') });
  setTransport(async () => ({ status: 200, body: { type: 'ok', message: '' } }));
  const client = createQueryClient();
  const stop = keepQueries(client);
  client.setQueryData(QUOTES, reply);
  vi.advanceTimersByTime(2000);
  stop();
});
afterEach(() => {
  setTransport(null);
  vi.useRealTimers();
});

it('prices of a former visit are drawn and count as old, those of a reply as new', () => {
  vi.advanceTimersByTime(3_600_000);
  const kept = nextVisit();
  expect(kept).toEqual(reply);
  const { list } = toPairs(kept ?? []);
  const [pair] = list;
  seedQuotes(list, keptSince(kept ?? {}) ?? Date.now());
  expect(latestQuote(pair?.symbol ?? '')?.price).toBe(pair?.now_price);
  expect(isStale(pair?.symbol ?? '')).toBe(true);
  seedQuotes(list, Date.now());
  expect(isStale(pair?.symbol ?? '')).toBe(false);
});

it('whoever logs out leaves nothing of the visit on the device', async () => {
  expect(nextVisit()).toBeDefined();
  await signOut(new QueryClient());
  expect(nextVisit()).toBeUndefined();
});
