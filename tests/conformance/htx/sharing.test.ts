import { describe, expect, test } from 'vitest';
import { FakeMarkets } from './support/fake-markets.ts';
import { RawClient } from './support/raw-client.ts';
import { startServer } from './support/server.ts';
import { openTopicFeed } from './support/topic-feed.ts';

/** htx-protocol.md section 4: what is shared between subscribers, and what nobody wants. */

const feed = openTopicFeed();
const { clock, markets } = feed;

describe('sharing', () => {
  test('all subscribers get the same bytes, and a topic without any computes nothing', async () => {
    const topic = 'market.btcusdt.bbo';
    const other = await RawClient.open(feed.server.feed);
    await feed.subscribe(topic);
    await feed.client.push(topic);
    await other.ask({ sub: topic });
    await other.push(topic);
    markets.change('btcusdt', [{ side: 'buy', price: 49_999.99, size: 123 }]);
    await Promise.all([feed.client.push(topic), other.push(topic)]);
    expect(feed.client.frames.at(-1)?.data).toEqual(other.frames.at(-1)?.data);
    await other.close();
    await feed.client.ask({ unsub: topic });

    const before = markets.reads.depth;
    for (let size = 1; size < 50; size += 1) markets.change('btcusdt', [{ side: 'buy', price: 49_999.99, size }]);
    await feed.client.settled();
    expect(markets.reads.depth).toBe(before);
  });

  test('the market is heard only for what somebody wants, and a closed client is forgotten', async () => {
    const local = new FakeMarkets(clock);
    const short = await startServer({ markets: local, clock });
    const guest = await RawClient.open(short.ws);
    expect([short.socket.size, local.listeners]).toEqual([1, []]);
    await guest.ask({ sub: 'market.btcusdt.bbo' });
    await guest.ask({ sub: 'market.ethusdt.depth.step0' });
    expect(local.listeners).toEqual(['book']);
    await guest.ask({ sub: 'market.btcusdt.kline.1min' });
    expect(local.listeners).toEqual(['book', 'candle']);
    await guest.ask({ unsub: 'market.btcusdt.bbo' });
    expect(local.listeners).toEqual(['book', 'candle']);
    await guest.close();
    await expect.poll(() => short.socket.size).toBe(0);
    expect(local.listeners).toEqual([]);

    const last = await RawClient.open(short.ws);
    await last.ask({ sub: 'market.btcusdt.trade.detail' });
    expect(local.listeners).toEqual(['trade']);
    await short.stop();
    expect((await last.closed).code).toBe(1001);
    expect(local.listeners).toEqual([]);
  });
});
