import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openTopicFeed } from './support/topic-feed.ts';

/** htx-protocol.md section 4: what the topics of the book say, to sub and to req. */

const feed = openTopicFeed();
const { clock, markets } = feed;

describe('depth', () => {
  const topic = 'market.btcusdt.depth.step0';

  test('step0: the first 150 levels at once, then once a second', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    markets.fill('btcusdt', 50_000, 200);
    await feed.subscribe(topic);
    const { tick } = await feed.client.push(topic);
    expect(tick.bids).toHaveLength(150);
    expect(tick.asks).toHaveLength(150);
    expect([tick.bids[0], tick.asks[0]]).toEqual([
      [49_999.99, 1],
      [50_000.01, 2],
    ]);
    expect(tick).toMatchObject({ version: markets.depth('btcusdt').version, ts: clock.now() });
    for (const size of [5, 6, 7]) markets.change('btcusdt', [{ side: 'buy', price: 49_999.99, size }]);
    vi.advanceTimersByTime(999);
    expect(await feed.client.settled()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect((await feed.client.push(topic)).tick.bids[0]).toEqual([49_999.99, 7]);
    expect(await feed.client.settled()).toEqual([]);
  });

  test.each([
    [
      1,
      [
        [49_999.9, 1 + 3 + 5 + 7 + 9 + 11 + 13 + 15 + 17 + 19],
        [49_999.8, 21 + 23 + 25 + 27 + 29 + 31 + 33 + 35 + 37 + 39],
      ],
      50_000.1,
    ],
    [
      2,
      [
        [49_999, 100 * 100],
        [49_998, 200 * 200 - 100 * 100],
      ],
      50_001,
    ],
  ] as const)('step%i: prices by its width, bids down and asks up', async (step, bids, ask) => {
    for (const side of ['buy', 'sell'] as const) {
      const levels = markets.depth('btcusdt')[side === 'buy' ? 'bids' : 'asks'];
      if (levels.length > 0)
        markets.change(
          'btcusdt',
          levels.map(([price]) => ({ side, price, size: 0 })),
        );
    }
    markets.fill('btcusdt', 50_000, 200);
    const { data } = await feed.client.ask({ req: `market.btcusdt.depth.step${step}` });
    const depth = data as { readonly bids: readonly unknown[]; readonly asks: readonly (readonly [number, number])[] };
    expect(depth.bids.slice(0, 2)).toEqual(bids);
    expect(depth.asks[0]?.[0]).toBe(ask);
    expect(depth.bids.length).toBeLessThanOrEqual(20);
  });
});

describe('bbo', () => {
  test('at once, then when and only when best bid or ask change', async () => {
    const topic = 'market.dogeusdt.bbo';
    markets.change('dogeusdt', [
      { side: 'buy', price: 0.1, size: 10 },
      { side: 'sell', price: 0.100_01, size: 20 },
    ]);
    await feed.subscribe(topic);
    expect((await feed.client.push(topic)).tick).toEqual({
      symbol: 'dogeusdt',
      quoteTime: clock.now(),
      bid: 0.1,
      bidSize: 10,
      ask: 0.100_01,
      askSize: 20,
      seqId: 101,
    });
    markets.change('dogeusdt', [{ side: 'buy', price: 0.09, size: 5 }]);
    expect(await feed.client.settled()).toEqual([]);
    markets.change('dogeusdt', [{ side: 'sell', price: 0.100_01, size: 0 }]);
    expect((await feed.client.push(topic)).tick).toMatchObject({ ask: 0, askSize: 0, seqId: 103 });
  });
});

describe('mbp.refresh', () => {
  test('the whole top N, when it has changed', async () => {
    const topic = 'market.ethusdt.mbp.refresh.5';
    markets.fill('ethusdt', 4000, 10);
    await feed.subscribe(topic);
    const { tick } = await feed.client.push(topic);
    expect([tick.bids.length, tick.asks.length, tick.seqNum]).toEqual([5, 5, markets.depth('ethusdt').version]);
    const best = tick.bids[0]?.[0] ?? 0;
    markets.change('ethusdt', [{ side: 'buy', price: best, size: 9 }]);
    const next = (await feed.client.push(topic)).tick;
    expect(next.bids[0]).toEqual([best, 9]);
    expect(next.bids).toHaveLength(5);
    expect(next.prevSeqNum).toBeUndefined();
  });
});
