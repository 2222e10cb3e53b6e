import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PERIODS } from '../../../src/contract/sockets.ts';
import type { Candle } from '../../../src/exchange/ports.ts';
import { FakeMarkets } from './support/fake-markets.ts';
import { RawClient } from './support/raw-client.ts';
import { StillClock, startServer, type TestServer } from './support/server.ts';

/** htx-protocol.md section 4: what each topic says, to sub and to req. */

const clock = new StillClock();
const NOW_S = Math.floor(clock.now() / 1000);
let markets: FakeMarkets;
let server: TestServer;
let client: RawClient;

beforeAll(async () => {
  markets = new FakeMarkets(clock);
  server = await startServer({ markets, clock, limits: { requests: { burst: 1000, perSecond: 1000 } } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  client = await RawClient.open(server.ws);
  return () => client.close();
});

const candle = (id: number, close = 2): Candle => ({
  id,
  open: 1,
  close,
  low: 0.5,
  high: 3,
  amount: 4.5,
  vol: 9,
  count: 6,
});
const day = (close: number) => ({ ...candle(77, close), version: 1234 });

async function subscribe(topic: string): Promise<void> {
  expect(await client.ask({ sub: topic })).toMatchObject({ status: 'ok', subbed: topic });
}

describe('kline', () => {
  test.each(PERIODS)('%s: the running candle at once, then every change', async (period) => {
    const topic = `market.btcusdt.kline.${period}`;
    const running = candle(NOW_S - 30);
    markets.history('btcusdt', period, [candle(60), running]);
    await subscribe(topic);
    expect(await client.push(topic)).toEqual({ ch: topic, ts: clock.now(), tick: running });
    markets.candle('btcusdt', period, { ...running, close: 2.5, count: 7 });
    expect((await client.push(topic)).tick).toEqual({ ...running, close: 2.5, count: 7 });
  });

  test('many changes of one beat are one push; the last state of a candle is not lost when the next begins', async () => {
    const topic = 'market.ethusdt.kline.1min';
    await subscribe(topic);
    for (let close = 1; close <= 20; close += 1) markets.candle('ethusdt', '1min', candle(600, close));
    markets.candle('ethusdt', '1min', candle(660, 30));
    markets.candle('ethusdt', '1min', candle(660, 31));
    expect((await client.push(topic)).tick).toEqual(candle(600, 20));
    expect((await client.push(topic)).tick).toEqual(candle(660, 31));
  });

  test('a candle of another period or symbol is no business of it', async () => {
    await subscribe('market.ethusdt.kline.5min');
    markets.candle('ethusdt', '15min', candle(900));
    markets.candle('btcusdt', '5min', candle(900));
    markets.candle('ethusdt', '5min', candle(1200));
    expect((await client.push('market.ethusdt.kline.5min')).tick.id).toBe(1200);
    expect(await client.settled()).toEqual([]);
  });

  test('req: bounds included, ascending, 300 at most', async () => {
    const topic = 'market.dogeusdt.kline.1min';
    const first = 1_600_000_020;
    const all = Array.from({ length: 400 }, (_, index) => candle(first + index * 60));
    markets.history('dogeusdt', '1min', all);
    const ids = async (fields: object) => {
      const { data } = await client.ask({ req: topic, ...fields });
      return (data as readonly Candle[]).map(({ id }) => id);
    };
    expect(await ids({ from: first, to: first + 120 })).toEqual([first, first + 60, first + 120]);
    expect(await ids({ from: String(first + 1), to: String(first + 119) })).toEqual([first + 60]);
    expect(await ids({ from: first + 60, to: first })).toEqual([]);
    expect(await ids({ to: first })).toEqual([first]);
    expect(await ids({ from: first + 399 * 60 })).toEqual([first + 399 * 60]);
    expect(await ids({})).toEqual(all.slice(100).map(({ id }) => id));
    const { data, ...envelope } = await client.ask({ req: topic, from: first, to: first });
    expect(envelope).toMatchObject({ status: 'ok', rep: topic, ts: clock.now() });
    expect(data).toEqual([candle(first)]);
  });
});

describe('trade.detail', () => {
  const topic = 'market.btcusdt.trade.detail';

  test('each trade once, those of one moment together, oldest first; nothing on sub', async () => {
    markets.trade('btcusdt', 5_999_999n, 1n, 'sell');
    await subscribe(topic);
    expect(await client.settled()).toEqual([]);
    const one = markets.trade('btcusdt', 6_000_001n, 1_500_000n, 'buy');
    const two = markets.trade('btcusdt', 6_000_002n, 1n, 'buy');
    expect(await client.push(topic)).toEqual({
      ch: topic,
      ts: clock.now(),
      tick: {
        id: two.id,
        ts: clock.now(),
        data: [
          { id: one.id, ts: clock.now(), tradeId: one.id, amount: 1.5, price: 60_000.01, direction: 'buy' },
          { id: two.id, ts: clock.now(), tradeId: two.id, amount: 0.000_001, price: 60_000.02, direction: 'buy' },
        ],
      },
    });
    expect(await client.settled()).toEqual([]);
  });

  test('req: the last 300 at most, newest first', async () => {
    for (let index = 0; index < 320; index += 1) markets.trade('ethusdt', BigInt(300_000 + index), 10_000n, 'sell');
    const { data } = await client.ask({ req: 'market.ethusdt.trade.detail' });
    const trades = data as readonly {
      readonly tradeId: number;
      readonly price: number;
      readonly amount: number;
      readonly direction: string;
    }[];
    expect(trades).toHaveLength(300);
    expect(trades[0]).toMatchObject({ price: 3003.19, amount: 1, direction: 'sell' });
    expect(trades.map(({ tradeId }) => tradeId)).toEqual(
      [...trades].map(({ tradeId }) => tradeId).sort((a, b) => b - a),
    );
  });
});

describe('detail and ticker', () => {
  test('detail: at once, then at most once a beat', async () => {
    const topic = 'market.btcusdt.detail';
    markets.day('btcusdt', day(100));
    await subscribe(topic);
    expect((await client.push(topic)).tick).toEqual(day(100));
    markets.day('btcusdt', day(101));
    for (let index = 0; index < 50; index += 1) markets.trade('btcusdt', 10_100n, 1n, 'buy');
    expect((await client.push(topic)).tick).toEqual(day(101));
    expect(await client.settled()).toEqual([]);
    expect(await client.ask({ req: topic })).toMatchObject({ rep: topic, data: day(101) });
  });

  test('ticker: the day, the best quote and the last trade', async () => {
    const topic = 'market.ethusdt.ticker';
    markets.day('ethusdt', day(3000));
    markets.change('ethusdt', [
      { side: 'buy', price: 2999, size: 2 },
      { side: 'sell', price: 3001, size: 3 },
    ]);
    markets.trade('ethusdt', 300_000n, 15_000n, 'buy');
    await subscribe(topic);
    expect((await client.push(topic)).tick).toEqual({
      open: 1,
      high: 3,
      low: 0.5,
      close: 3000,
      amount: 4.5,
      vol: 9,
      count: 6,
      bid: 2999,
      bidSize: 2,
      ask: 3001,
      askSize: 3,
      lastPrice: 3000,
      lastSize: 1.5,
    });
    markets.change('ethusdt', [{ side: 'buy', price: 2999.5, size: 1 }]);
    expect((await client.push(topic)).tick).toMatchObject({ bid: 2999.5, bidSize: 1 });
  });

  test('tickers: all symbols in one list', async () => {
    await subscribe('market.tickers');
    const push = await client.next((message) => message.ch === 'market.tickers');
    expect(push.tick).toBeUndefined();
    expect(push.data).toHaveLength(3);
    expect(push.data).toContainEqual({
      symbol: 'dogeusdt',
      open: 0,
      high: 0,
      low: 0,
      close: 0,
      amount: 0,
      vol: 0,
      count: 0,
      bid: 0,
      bidSize: 0,
      ask: 0,
      askSize: 0,
    });
  });
});

describe('depth', () => {
  const topic = 'market.btcusdt.depth.step0';

  test('step0: the first 150 levels at once, then once a second', async () => {
    markets.fill('btcusdt', 50_000, 200);
    await subscribe(topic);
    const { tick } = await client.push(topic);
    expect(tick.bids).toHaveLength(150);
    expect(tick.asks).toHaveLength(150);
    expect([tick.bids[0], tick.asks[0]]).toEqual([
      [49_999.99, 1],
      [50_000.01, 2],
    ]);
    expect(tick).toMatchObject({ version: markets.depth('btcusdt').version, ts: clock.now() });
    const before = performance.now();
    for (const size of [5, 6, 7]) markets.change('btcusdt', [{ side: 'buy', price: 49_999.99, size }]);
    expect((await client.push(topic)).tick.bids[0]).toEqual([49_999.99, 7]);
    expect(performance.now() - before).toBeGreaterThan(800);
    expect(await client.settled()).toEqual([]);
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
    const { data } = await client.ask({ req: `market.btcusdt.depth.step${step}` });
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
    await subscribe(topic);
    expect((await client.push(topic)).tick).toEqual({
      symbol: 'dogeusdt',
      quoteTime: clock.now(),
      bid: 0.1,
      bidSize: 10,
      ask: 0.100_01,
      askSize: 20,
      seqId: 101,
    });
    markets.change('dogeusdt', [{ side: 'buy', price: 0.09, size: 5 }]);
    expect(await client.settled()).toEqual([]);
    markets.change('dogeusdt', [{ side: 'sell', price: 0.100_01, size: 0 }]);
    expect((await client.push(topic)).tick).toMatchObject({ ask: 0, askSize: 0, seqId: 103 });
  });
});

describe('mbp.refresh', () => {
  test('the whole top N, when it has changed', async () => {
    const topic = 'market.ethusdt.mbp.refresh.5';
    markets.fill('ethusdt', 4000, 10);
    await subscribe(topic);
    const { tick } = await client.push(topic);
    expect([tick.bids.length, tick.asks.length, tick.seqNum]).toEqual([5, 5, markets.depth('ethusdt').version]);
    const best = tick.bids[0]?.[0] ?? 0;
    markets.change('ethusdt', [{ side: 'buy', price: best, size: 9 }]);
    const next = (await client.push(topic)).tick;
    expect(next.bids[0]).toEqual([best, 9]);
    expect(next.bids).toHaveLength(5);
    expect(next.prevSeqNum).toBeUndefined();
  });
});

describe('sharing', () => {
  test('all subscribers get the same bytes, and a topic without any computes nothing', async () => {
    const topic = 'market.btcusdt.bbo';
    const other = await RawClient.open(server.feed);
    await subscribe(topic);
    await client.push(topic);
    await other.ask({ sub: topic });
    await other.push(topic);
    markets.change('btcusdt', [{ side: 'buy', price: 49_999.99, size: 123 }]);
    await Promise.all([client.push(topic), other.push(topic)]);
    expect(client.frames.at(-1)?.data).toEqual(other.frames.at(-1)?.data);
    await other.close();
    await client.ask({ unsub: topic });

    const before = markets.reads.depth;
    for (let size = 1; size < 50; size += 1) markets.change('btcusdt', [{ side: 'buy', price: 49_999.99, size }]);
    await client.settled();
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
