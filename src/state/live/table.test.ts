import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handFeed } from '../../../tests/support/hand-feed.ts';
import type { DetailEvent } from '../../data/market/index.ts';
import { createLiveTable, type LiveTable } from './table.ts';

const A = 'market.aaa.detail';
const BOOK = 'market.aaa.depth.step0';
const quote = (price: string): DetailEvent => ({
  kind: 'detail',
  price,
  change: '1.5',
  open: price,
  high: price,
  low: price,
  volume: '10',
  turnover: '100',
});
const now = () => ({ at: performance.now(), time: Date.now() });
const ignore = () => undefined;

let hand: ReturnType<typeof handFeed>;
let table: LiveTable;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  hand = handFeed();
  table = createLiveTable(hand.feed);
});
afterEach(() => void vi.useRealTimers());

describe('values', () => {
  it('are subscribed while somebody listens, once for all who do', async () => {
    const stops = [table.subscribe(A, ignore), table.subscribe(A, ignore)];
    expect(hand.channels()).toEqual([A]);
    stops[0]?.();
    stops[0]?.();
    expect(hand.channels()).toEqual([A]);
    stops[1]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(hand.channels()).toEqual([]);
  });

  it('are told to their listeners alone, and kept as they came', () => {
    const told: string[] = [];
    table.subscribe(A, ({ price }) => told.push(price));
    table.subscribe('market.bbb.detail', () => told.push('b'));
    hand.push('aaa', '101');
    expect(told).toEqual(['101']);
    expect(table.get(A)).toMatchObject({ price: '101', volume: '1500' });
  });

  it('begin with a reply, which never replaces what the link told', async () => {
    table.seed(A, quote('90'), now());
    const told: string[] = [];
    const stop = table.subscribe(A, ({ price }) => told.push(price));
    await vi.advanceTimersByTimeAsync(0);
    expect(table.get(A)?.price).toBe('90');
    hand.push('aaa', '101');
    table.seed(A, quote('80'), now());
    await vi.advanceTimersByTimeAsync(0);
    expect([table.get(A)?.price, told.at(-1)]).toEqual(['101', '101']);
    stop();
    await vi.advanceTimersByTimeAsync(0);
    table.seed(A, quote('80'), now());
    expect(table.get(A)?.price).toBe('80');
  });

  it('of a book go with the last who shows it, but not between two groupings; a last price stays', async () => {
    const stops = [table.subscribe(A, ignore), table.subscribe(BOOK, ignore)];
    hand.push('aaa', '101');
    hand.pushBook('aaa', '100.9');
    stops[1]?.();
    const again = table.subscribe(BOOK, ignore);
    await vi.advanceTimersByTimeAsync(0);
    expect(table.get(BOOK)?.bids).toEqual(['100.9', '1']);
    again();
    stops[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect([table.get(BOOK), table.get(A)?.price]).toEqual([undefined, '101']);
  });
});

describe('age (readings G15)', () => {
  it('is told ten seconds after the last frame, of link and symbol alike, without any news', () => {
    const seen: (number | null)[][] = [];
    table.subscribe(A, ignore);
    table.onAge(() => seen.push([table.staleSince(), table.staleSince('aaa')]));
    const heard = Date.now();
    hand.push('aaa', '101');
    vi.advanceTimersByTime(10_000);
    expect(seen.at(-1)).toEqual([null, null]);
    vi.advanceTimersByTime(1000);
    expect(seen.at(-1)).toEqual([heard, heard]);
    hand.push('aaa', '102');
    expect(seen.at(-1)).toEqual([null, null]);
  });

  it('does not grow while frames arrive, be they pings only: a quiet market is not an old one', () => {
    table.subscribe(A, ignore);
    hand.push('aaa', '101');
    for (let turn = 0; turn < 6; turn += 1) {
      vi.advanceTimersByTime(5000);
      hand.ping();
    }
    expect(table.staleSince('aaa')).toBeNull();
  });

  it('ends after a reconnect with the first word about the symbol, not with the link', () => {
    table.subscribe(A, ignore);
    hand.push('aaa', '101');
    vi.advanceTimersByTime(30_000);
    hand.reopen();
    hand.ping();
    expect([table.staleSince(), table.staleSince('aaa')]).toEqual([null, Date.now() - 30_000]);
    hand.push('aaa', '102');
    expect(table.staleSince('aaa')).toBeNull();
  });

  it('does not begin with a reconnect that took less than ten seconds', () => {
    table.subscribe(A, ignore);
    hand.push('aaa', '101');
    vi.advanceTimersByTime(30_000);
    hand.ping();
    vi.advanceTimersByTime(3000);
    hand.reopen();
    expect(table.staleSince('aaa')).toBeNull();
  });

  it('grows while nobody listens, however live the link is', async () => {
    const stops = [table.subscribe(A, ignore), table.subscribe(BOOK, ignore)];
    hand.push('aaa', '101');
    stops[0]?.();
    await vi.advanceTimersByTimeAsync(11_000);
    hand.ping();
    expect(table.staleSince('aaa')).toBeNull();
    stops[1]?.();
    await vi.advanceTimersByTimeAsync(11_000);
    hand.ping();
    expect(table.staleSince('aaa')).toBe(Date.now() - 11_000);
  });

  it('does not grow for a row that is drawn anew within one commit', async () => {
    const stop = table.subscribe(A, ignore);
    hand.push('aaa', '101');
    stop();
    table.subscribe(A, ignore);
    for (let turn = 0; turn < 3; turn += 1) {
      await vi.advanceTimersByTimeAsync(5000);
      hand.ping();
    }
    expect(table.staleSince('aaa')).toBeNull();
  });

  it('counts from the reply until the link speaks; before there are prices there is none', () => {
    expect([table.staleSince(), table.staleSince('aaa')]).toEqual([null, null]);
    table.seed(A, quote('90'), now());
    vi.advanceTimersByTime(11_000);
    expect([table.staleSince(), table.staleSince('aaa')]).toEqual([Date.now() - 11_000, Date.now() - 11_000]);
    hand.ping();
    expect([table.staleSince(), table.staleSince('aaa')]).toEqual([null, Date.now() - 11_000]);
  });

  it('is one truth for link and symbol: a reply makes nothing fresh while the link is silent, or has stopped', () => {
    table.subscribe(A, ignore);
    hand.push('aaa', '101');
    vi.advanceTimersByTime(11_000);
    table.seed('market.bbb.detail', quote('90'), now());
    expect(table.staleSince('bbb')).toBe(Date.now());
    hand.ping();
    expect(table.staleSince('bbb')).toBeNull();
  });

  it('begins with the link that never stood and has stopped', () => {
    table.seed(A, quote('90'), now());
    hand.stop();
    expect([table.staleSince(), table.staleSince('aaa')]).toEqual([Date.now(), Date.now()]);
  });
});
