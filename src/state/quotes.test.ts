import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Arrival, type MarketEvent, type MarketFeed, setMarketFeed } from '../data/market/index.ts';
import { isStale } from './live/freshness.ts';
import { quoteSource } from './quote-source.ts';
import { latestQuote, type QuotedPair, quoteAtom, resetQuotes, seedQuotes } from './quotes.ts';
import { appStore } from './store.ts';

/** A feed that the test pushes by hand; `frame` ends a frame as the worker's batch does. */
function handFeed() {
  const listeners = new Map<string, Set<(event: MarketEvent) => void>>();
  const frames = new Set<() => void>();
  const connections = new Set<(connection: { status: 'live'; attempt: 0; attempts: 5 }) => void>();
  let arrival: Arrival | null = null;
  const hear = () => {
    arrival = { at: performance.now(), time: Date.now() };
  };
  const feed: MarketFeed = {
    subscribe: (channel, listener) => {
      const entry = (event: MarketEvent) => (listener as (event: MarketEvent) => void)(event);
      const set = listeners.get(channel) ?? new Set();
      listeners.set(channel, set.add(entry));
      return () => {
        set.delete(entry);
        if (set.size === 0) listeners.delete(channel);
      };
    },
    onFrame: (listener) => {
      frames.add(listener);
      return () => frames.delete(listener);
    },
    connection: () => ({ status: 'live', attempt: 0, attempts: 5 }),
    onConnection: (listener) => {
      connections.add(listener);
      return () => connections.delete(listener);
    },
    lastArrival: () => arrival,
    reconnect: () => undefined,
  };
  return {
    feed,
    channels: () => [...listeners.keys()],
    push: (symbol: string, close: string, open = '100') => {
      hear();
      for (const listener of listeners.get(`market.${symbol}.detail`) ?? [])
        listener({ kind: 'detail', open, close, high: close, low: open, amount: '1500', vol: '1' });
    },
    ping: hear,
    frame: () => {
      for (const listener of frames) listener();
    },
    reopen: () => {
      for (const listener of connections) listener({ status: 'live', attempt: 0, attempts: 5 });
    },
  };
}

const pair = (symbol: string, now_price: string): QuotedPair => ({
  symbol,
  now_price,
  change: '+1.5',
  volume: '10',
  turnover: '100',
  high: now_price,
  low: now_price,
  priceDecimals: 1,
  amountDecimals: 3,
});

let hand: ReturnType<typeof handFeed>;
beforeEach(() => {
  vi.useFakeTimers();
  resetQuotes();
  hand = handFeed();
  setMarketFeed(hand.feed);
});
afterEach(() => void vi.useRealTimers());

describe('quotes', () => {
  it('subscribe while somebody reads them', () => {
    const stop = appStore.sub(quoteAtom('aaa'), () => undefined);
    expect(hand.channels()).toEqual(['market.aaa.detail']);
    stop();
    expect(hand.channels()).toEqual([]);
  });

  it('tell their readers once a frame, and only those whose quote changed', () => {
    const told: string[] = [];
    const stops = ['aaa', 'bbb', 'ccc'].map((symbol) => appStore.sub(quoteAtom(symbol), () => told.push(symbol)));
    hand.push('aaa', '101');
    hand.push('aaa', '102');
    hand.push('bbb', '50');
    expect(told).toEqual([]);
    hand.frame();
    expect(told.sort()).toEqual(['aaa', 'bbb']);
    hand.frame();
    expect(told).toHaveLength(2);
    expect(appStore.get(quoteAtom('aaa'))).toMatchObject({ price: '102', change: '2' });
    for (const stop of stops) stop();
  });

  it('begin with the reply of the pairs, which never replaces what the socket told', async () => {
    seedQuotes([pair('aaa', '90')]);
    const stop = appStore.sub(quoteAtom('aaa'), () => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(appStore.get(quoteAtom('aaa'))).toMatchObject({ price: '90', change: '1.5' });
    hand.push('aaa', '101');
    hand.frame();
    seedQuotes([pair('aaa', '80')]);
    await vi.advanceTimersByTimeAsync(0);
    expect(latestQuote('aaa')?.price).toBe('101');
    stop();
  });

  it('are formatted once a change', async () => {
    seedQuotes([pair('aaa', '90')]);
    const source = quoteSource('aaa');
    let told = 0;
    const stop = source.subscribe(() => (told += 1));
    hand.push('aaa', '64218.56');
    hand.frame();
    expect(told).toBe(1);
    expect(source.get()).toEqual({
      price: '64,218.6',
      fiat: '$64,218.56',
      change: '+64,118.56%',
      direction: 'up',
      volume: '1.5K',
      isStale: false,
    });
    expect(source.get()).toBe(source.get());
    expect(quoteSource('aaa')).toBe(source);
    stop();
  });
});

describe('freshness (readings G15)', () => {
  it('ends ten seconds after the last frame, and the row hears of it without any news', () => {
    seedQuotes([pair('aaa', '90')]);
    const source = quoteSource('aaa');
    const seen: (boolean | undefined)[] = [];
    const stop = source.subscribe(() => seen.push(source.get()?.isStale));
    hand.push('aaa', '101');
    hand.frame();
    vi.advanceTimersByTime(9000);
    expect(isStale('aaa')).toBe(false);
    vi.advanceTimersByTime(2000);
    expect([isStale('aaa'), seen.at(-1)]).toEqual([true, true]);
    stop();
  });

  it('lasts while frames arrive, be they pings only: a quiet market is not an old one', () => {
    const stop = appStore.sub(quoteAtom('aaa'), () => undefined);
    hand.push('aaa', '101');
    for (let turn = 0; turn < 6; turn += 1) {
      vi.advanceTimersByTime(5000);
      hand.ping();
    }
    expect(isStale('aaa')).toBe(false);
    stop();
  });

  it('comes back after a reconnect with the first word about the symbol, not with the link', () => {
    const stop = appStore.sub(quoteAtom('aaa'), () => undefined);
    hand.push('aaa', '101');
    vi.advanceTimersByTime(30_000);
    hand.reopen();
    hand.ping();
    expect(isStale('aaa')).toBe(true);
    hand.push('aaa', '102');
    expect(isStale('aaa')).toBe(false);
    stop();
  });
});
