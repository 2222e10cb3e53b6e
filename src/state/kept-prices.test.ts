import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contentCalls } from '../contract/calls/content.ts';
import { buildWire } from '../contract/fixtures/build.ts';
import { keepQueries } from '../data/kept-queries.ts';
import { queriesOf } from '../data/query.ts';
import { resetStorage } from '../data/storage.ts';
import { createClient } from './client.ts';
import { isStale } from './live/freshness.ts';
import { latestQuote, seedQuotes } from './live/quotes.ts';
import { toPairs } from './pairs.ts';
import { signOut } from './session.ts';

const QUOTES = ['content.quotes', {}] as const;
const reply = contentCalls['content.quotes'].reply.parse(buildWire('content.quotes'));

/** What the next visit finds of the quotes, and when they came (Unix ms). */
function nextVisit() {
  const client = createClient();
  const state = queriesOf(client).getQueryState<typeof reply>(QUOTES);
  return { client, kept: state?.data, keptAt: state?.dataUpdatedAt };
}

beforeEach(() => {
  resetStorage();
  vi.useFakeTimers({ now: Date.parse('2026-03-04T05:06:07Z') });
  const client = createClient();
  const queries = queriesOf(client);
  const stop = keepQueries(queries, client.lang);
  queries.setQueryData(QUOTES, reply);
  vi.advanceTimersByTime(2000);
  stop();
});
afterEach(() => void vi.useRealTimers());

it('prices of a former visit are drawn and count as old, those of a reply as new', () => {
  vi.advanceTimersByTime(3_600_000);
  const { client, kept, keptAt } = nextVisit();
  expect(kept).toEqual(reply);
  const { list } = toPairs(kept ?? []);
  const [pair] = list;
  seedQuotes(client, list, keptAt ?? Date.now());
  expect(latestQuote(client, pair?.symbol ?? '')?.price).toBe(pair?.now_price);
  expect(isStale(client, pair?.symbol ?? '')).toBe(true);
  seedQuotes(client, list, Date.now());
  expect(isStale(client, pair?.symbol ?? '')).toBe(false);
});

it('whoever logs out leaves nothing of the visit on the device', async () => {
  const { client, kept } = nextVisit();
  expect(kept).toBeDefined();
  await signOut(client);
  expect(nextVisit().kept).toBeUndefined();
});
