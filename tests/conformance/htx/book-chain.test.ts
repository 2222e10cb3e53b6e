import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MBP_LEVELS } from '../../../src/exchange/gateway/htx/topic.ts';
import { mbpFeed } from '../../../src/exchange/gateway/ws/market/feeds/book.ts';
import type { LevelChange } from '../../../src/exchange/market-data/port.ts';
import { ChainedBook } from './support/ccxt-book.ts';
import { FakeMarkets, instrument } from './support/fake-markets.ts';
import { RawClient, type Tick } from './support/raw-client.ts';
import { StillClock, startServer, type TestServer } from './support/server.ts';

/** The mbp chain rule of htx-protocol.md section 4: snapshot + deltas = book, whatever happens in between. */

const BTC = instrument(1, 'BTC', 2, 6);

/** A change of a level in a narrow range, so that levels are hit again, vanish and come back. */
const change: fc.Arbitrary<LevelChange> = fc
  .record({
    side: fc.constantFrom('buy' as const, 'sell' as const),
    price: fc.integer({ min: 0, max: 24 }),
    size: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ side, price, size }) => ({ side, price: side === 'buy' ? 100 - price : 101 + price, size }));

/** What may happen to a stream: the book moves, a push is due, a quiet second passes, a client takes the snapshot. */
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      changes: fc.array(change, { minLength: 1, maxLength: 6 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('push' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refresh' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('snapshot' as const) }) },
);

const deltaOf = (body: unknown) => (body as { readonly tick: Tick }).tick;

test.each(MBP_LEVELS)('mbp.%i: for every sequence of changes, pushes and snapshots', (levels) => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), fc.array(step, { maxLength: 60 }), (before, steps) => {
      const markets = new FakeMarkets(new StillClock(), [BTC]);
      if (before.length > 0) markets.change('btcusdt', before);
      const feed = mbpFeed(markets, BTC, levels);
      const early = new ChainedBook();
      early.delta(deltaOf(feed.greet()));
      early.snapshot(feed.snapshot?.() as Tick);
      const clients = [early];
      let boundary = deltaOf(feed.greet()).seqNum;

      const push = (isForced: boolean) => {
        for (const body of feed.collect(isForced)) {
          const delta = deltaOf(body);
          expect(delta.prevSeqNum).toBe(boundary);
          expect(delta.seqNum).toBeGreaterThanOrEqual(boundary);
          boundary = delta.seqNum;
          for (const client of clients) client.delta(delta);
        }
        const { bids, asks } = markets.depth('btcusdt', levels);
        for (const client of clients) expect(client.levels).toEqual({ bids, asks });
      };
      for (const action of steps) {
        if (action.do === 'change') markets.change('btcusdt', action.changes);
        else if (action.do === 'snapshot') {
          const late = new ChainedBook();
          late.delta(deltaOf(feed.greet()));
          late.snapshot(feed.snapshot?.() as Tick);
          clients.push(late);
        } else push(action.do === 'refresh');
      }
      push(true);
      expect(boundary).toBe(markets.depth('btcusdt').version);
    }),
    { numRuns: 150 },
  );
});

describe('over the wire', () => {
  const clock = new StillClock();
  const markets = new FakeMarkets(clock);
  let server: TestServer;

  beforeAll(async () => {
    server = await startServer({ markets, clock });
  });
  afterAll(() => server.stop());

  test.each(MBP_LEVELS)(
    'mbp.%i: clients that join in mid-stream have the same book as the exchange',
    async (levels) => {
      const topic = `market.ethusdt.mbp.${levels}`;
      markets.fill('ethusdt', 3000, 500);
      const random = fc
        .sample(fc.array(change, { minLength: 1, maxLength: 8 }), { numRuns: 200, seed: levels })
        .map((changes) =>
          changes.map(({ side, price, size }) => ({
            side,
            size,
            price: Number((side === 'buy' ? 2999.99 - (100 - price) / 100 : 3000.01 + (price - 101) / 100).toFixed(2)),
          })),
        );
      const follow = async () => {
        const client = await RawClient.open(server.feed);
        const book = new ChainedBook();
        await client.ask({ sub: topic });
        const { data } = await client.ask({ req: topic });
        const first = await client.push(topic);
        book.delta(first.tick);
        book.snapshot(data as Tick);
        return { client, book };
      };
      const followers = [];
      for (const [index, changes] of random.entries()) {
        markets.change('ethusdt', changes);
        if (index % 50 === 0) followers.push(await follow());
      }
      const { version, bids, asks } = markets.depth('ethusdt', levels);
      for (const { client, book } of followers) {
        while ((book.seqNum ?? 0) < version) book.delta((await client.push(topic)).tick);
        expect(book.levels).toEqual({ bids, asks });
        await client.close();
      }
    },
  );

  test('there is no snapshot on sub, and a quiet book sends a delta that changes nothing each second', async () => {
    const topic = 'market.btcusdt.mbp.150';
    markets.fill('btcusdt', 60_000, 5);
    const client = await RawClient.open(server.feed);
    await client.ask({ sub: topic });
    const { version } = markets.depth('btcusdt');
    for (let count = 0; count < 3; count += 1) {
      expect((await client.push(topic)).tick).toEqual({ seqNum: version, prevSeqNum: version, bids: [], asks: [] });
    }
    await client.close();
  });

  test('a level that leaves the window is sent with size 0', async () => {
    const topic = 'market.btcusdt.mbp.5';
    const client = await RawClient.open(server.feed);
    await client.ask({ sub: topic });
    await client.push(topic);
    const { bids, version } = markets.depth('btcusdt', 5);
    markets.change('btcusdt', [{ side: 'buy', price: 59_999.995, size: 7 }]);
    expect((await client.push(topic)).tick).toEqual({
      prevSeqNum: version,
      seqNum: version + 1,
      bids: [
        [59_999.995, 7],
        [bids.at(-1)?.[0], 0],
      ],
      asks: [],
    });
    await client.close();
  });

  test('depth, bbo and mbp count in one sequence', async () => {
    const { data } = await (await RawClient.open(server.ws)).ask({ req: 'market.btcusdt.depth.step0' });
    const client = await RawClient.open(server.ws);
    await client.ask({ sub: 'market.btcusdt.bbo' });
    const { tick } = await client.push('market.btcusdt.bbo');
    const snapshot = await client.ask({ req: 'market.btcusdt.mbp.20' });
    expect([(data as Tick).version, tick.seqId, (snapshot.data as Tick).seqNum]).toEqual(
      Array(3).fill(markets.depth('btcusdt').version),
    );
    await client.close();
  });
});
