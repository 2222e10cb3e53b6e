import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '../contract/table.ts';
import { forgetKept, KEPT_CALLS, keepQueries, restoreKept } from './kept-queries.ts';
import { resetStorage } from './storage.ts';

const NOW = Date.parse('2026-03-04T05:06:07Z');
const MENU = ['content.menu', {}];
const menu = [{ id: 1, title: 'withdraw' }];

let lang: 'en' | 'th' = 'en';

/** A visit that reads these and ends. */
function visit(replies: readonly (readonly [readonly unknown[], unknown])[]): void {
  const client = new QueryClient();
  const stop = keepQueries(client, () => lang);
  for (const [queryKey, reply] of replies) client.setQueryData(queryKey, reply);
  vi.runAllTimers();
  stop();
  client.clear();
}

/** What a new visit finds under a key. */
function found(queryKey: readonly unknown[]) {
  const client = new QueryClient();
  restoreKept(client, lang);
  const state = client.getQueryState(queryKey);
  client.clear();
  return state;
}

describe('what home keeps for the next visit', () => {
  beforeEach(() => {
    lang = 'en';
    resetStorage();
    vi.useFakeTimers({ now: NOW });
  });
  afterEach(() => {
    vi.useRealTimers();
    resetStorage();
  });

  it('is there at once, with its age, and is asked for anew', () => {
    visit([[MENU, menu]]);
    vi.setSystemTime(NOW + 60_000);
    expect(found(MENU)).toMatchObject({ data: menu, isInvalidated: true });
    expect(found(MENU)?.dataUpdatedAt).toBe(NOW);
  });
  it('is also what was there before anybody kept it', () => {
    const client = new QueryClient();
    client.setQueryData(MENU, menu);
    const stop = keepQueries(client, () => lang);
    vi.runAllTimers();
    stop();
    client.clear();
    expect(found(MENU)?.data).toEqual(menu);
  });
  it('is what everybody may read, and nothing of a user', () => {
    expect(KEPT_CALLS.filter((name) => !calls[name].guest)).toEqual([]);
    visit([
      [MENU, menu],
      [['wallet.list', {}], { total: '7' }],
      [['user.info', {}], { id: 7 }],
      [['content.newsList', 'pages', { c_id: 4 }], { pages: [] }],
    ]);
    expect(found(['wallet.list', {}])).toBeUndefined();
    expect(found(['user.info', {}])).toBeUndefined();
    expect(found(['content.newsList', 'pages', { c_id: 4 }])).toBeUndefined();
  });
  it('is left alone in another language and after a day, and is gone once it is forgotten', () => {
    visit([[MENU, menu]]);
    lang = 'th';
    expect(found(MENU)).toBeUndefined();
    lang = 'en';
    vi.setSystemTime(NOW + 25 * 3_600_000);
    expect(found(MENU)).toBeUndefined();
    vi.setSystemTime(NOW + 60_000);
    expect(found(MENU)).toBeDefined();
    forgetKept();
    expect(found(MENU)).toBeUndefined();
  });
});
