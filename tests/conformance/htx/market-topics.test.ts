import { describe, expect, test } from 'vitest';
import { PERIODS } from '../../../src/contract/sockets.ts';
import type { Candle } from '../../../src/exchange/market-data/port.ts';
import { openTopicFeed } from './support/topic-feed.ts';

/** htx-protocol.md section 4: what the topics of candles, trades and the day say, to sub and to req. */

const feed = openTopicFeed();
const { clock, markets } = feed;

const NOW_S = Math.floor(clock.now() / 1000);
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

describe('kline', () => {
  test.each(PERIODS)('%s: the running candle at once, then every change', async (period) => {
    const topic = `market.btcusdt.kline.${period}`;
    const running = candle(NOW_S - 30);
    markets.history('btcusdt', period, [candle(60), running]);
    await feed.subscribe(topic);
    expect(await feed.client.push(topic)).toEqual({ ch: topic, ts: clock.now(), tick: running });
    markets.candle('btcusdt', period, { ...running, close: 2.5, count: 7 });
    expect((await feed.client.push(topic)).tick).toEqual({ ...running, close: 2.5, count: 7 });
  });

  test('many changes of one beat are one push; the last state of a candle is not lost when the next begins', async () => {
    const topic = 'market.ethusdt.kline.1min';
    await feed.subscribe(topic);
    for (let close = 1; close <= 20; close += 1) markets.candle('ethusdt', '1min', candle(600, close));
    markets.candle('ethusdt', '1min', candle(660, 30));
    markets.candle('ethusdt', '1min', candle(660, 31));
    expect((await feed.client.push(topic)).tick).toEqual(candle(600, 20));
    expect((await feed.client.push(topic)).tick).toEqual(candle(660, 31));
  });

  test('a candle of another period or symbol is no business of it', async () => {
    await feed.subscribe('market.ethusdt.kline.5min');
    markets.candle('ethusdt', '15min', candle(900));
    markets.candle('btcusdt', '5min', candle(900));
    markets.candle('ethusdt', '5min', candle(1200));
    expect((await feed.client.push('market.ethusdt.kline.5min')).tick.id).toBe(1200);
    expect(await feed.client.settled()).toEqual([]);
  });

  test('req: bounds included, ascending, 300 at most', async () => {
    const topic = 'market.dogeusdt.kline.1min';
    const first = 1_600_000_020;
    const all = Array.from({ length: 400 }, (_, index) => candle(first + index * 60));
    markets.history('dogeusdt', '1min', all);
    const ids = async (fields: object) => {
      const { data } = await feed.client.ask({ req: topic, ...fields });
      return (data as readonly Candle[]).map(({ id }) => id);
    };
    expect(await ids({ from: first, to: first + 120 })).toEqual([first, first + 60, first + 120]);
    expect(await ids({ from: String(first + 1), to: String(first + 119) })).toEqual([first + 60]);
    expect(await ids({ from: first + 60, to: first })).toEqual([]);
    expect(await ids({ to: first })).toEqual([first]);
    expect(await ids({ from: first + 399 * 60 })).toEqual([first + 399 * 60]);
    expect(await ids({})).toEqual(all.slice(100).map(({ id }) => id));
    const { data, ...envelope } = await feed.client.ask({ req: topic, from: first, to: first });
    expect(envelope).toMatchObject({ status: 'ok', rep: topic, ts: clock.now() });
    expect(data).toEqual([candle(first)]);
  });
});

describe('trade.detail', () => {
  const topic = 'market.btcusdt.trade.detail';

  test('each trade once, those of one moment together, oldest first; nothing on sub', async () => {
    markets.trade('btcusdt', 5_999_999n, 1n, 'sell');
    await feed.subscribe(topic);
    expect(await feed.client.settled()).toEqual([]);
    const one = markets.trade('btcusdt', 6_000_001n, 1_500_000n, 'buy');
    const two = markets.trade('btcusdt', 6_000_002n, 1n, 'buy');
    expect(await feed.client.push(topic)).toEqual({
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
    expect(await feed.client.settled()).toEqual([]);
  });

  test('req: the last 300 at most, newest first', async () => {
    for (let index = 0; index < 320; index += 1) markets.trade('ethusdt', BigInt(300_000 + index), 10_000n, 'sell');
    const { data } = await feed.client.ask({ req: 'market.ethusdt.trade.detail' });
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
    await feed.subscribe(topic);
    expect((await feed.client.push(topic)).tick).toEqual(day(100));
    markets.day('btcusdt', day(101));
    for (let index = 0; index < 50; index += 1) markets.trade('btcusdt', 10_100n, 1n, 'buy');
    expect((await feed.client.push(topic)).tick).toEqual(day(101));
    expect(await feed.client.settled()).toEqual([]);
    expect(await feed.client.ask({ req: topic })).toMatchObject({ rep: topic, data: day(101) });
  });

  test('ticker: the day, the best quote and the last trade', async () => {
    const topic = 'market.ethusdt.ticker';
    markets.day('ethusdt', day(3000));
    markets.change('ethusdt', [
      { side: 'buy', price: 2999, size: 2 },
      { side: 'sell', price: 3001, size: 3 },
    ]);
    markets.trade('ethusdt', 300_000n, 15_000n, 'buy');
    await feed.subscribe(topic);
    expect((await feed.client.push(topic)).tick).toEqual({
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
    expect((await feed.client.push(topic)).tick).toMatchObject({ bid: 2999.5, bidSize: 1 });
  });

  test('tickers: all symbols in one list', async () => {
    await feed.subscribe('market.tickers');
    const push = await feed.client.next((message) => message.ch === 'market.tickers');
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
