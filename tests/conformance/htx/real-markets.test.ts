import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  channel,
  depthTick,
  detailTick,
  klineTick,
  PERIODS,
  type PriceTick,
  priceTick,
} from '../../../src/contract/sockets.ts';
import { firstBroken, isTickIncluded, webSha256 } from '../../../src/domain/tick-chain.ts';
import { MBP_LEVELS } from '../../../src/exchange/gateway/htx/topic.ts';
import type { Candle } from '../../../src/exchange/market-data/port.ts';
import { connectUpstream } from '../../../src/exchange/market-data/upstream/connect.ts';
import { describeOnOwnStores } from '../../support/stores.ts';
import { ChainedBook } from './support/ccxt-book.ts';
import { type Ccxt, ccxtAt } from './support/ccxt-client.ts';
import { RawClient, type Tick } from './support/raw-client.ts';
import { openRealMarkets, type RealMarkets } from './support/real-markets.ts';
import { startServer, type TestServer } from './support/server.ts';

/** The same protocol over the exchange's own markets, as they run. */

const SYMBOL = 'BTC/USDT';

const last = <Item>(items: readonly Item[]): Item => {
  const item = items.at(-1);
  if (item === undefined) throw new Error('nothing came');
  return item;
};

describeOnOwnStores('the markets on the socket', (open) => {
  let first: RealMarkets;
  let server: TestServer;
  let htx: Ccxt;

  beforeAll(async () => {
    first = await openRealMarkets(open, ['btcusdt', 'ethusdt', 'aaplusdt']);
    server = await startServer({ markets: first.markets, clock: first.clock });
    htx = await ccxtAt(server.host);
    await htx.loadMarkets();
  });
  afterAll(async () => {
    await htx?.close();
    await server?.stop();
    await first?.stop();
  });

  describe('ccxt', () => {
    test('REST calls agree with each other', async () => {
      const [ticker, book, trades, candles, tickers] = await Promise.all([
        htx.fetchTicker(SYMBOL),
        htx.fetchOrderBook(SYMBOL),
        htx.fetchTrades(SYMBOL),
        htx.fetchOHLCV(SYMBOL, '1m', undefined, 60),
        htx.fetchTickers(),
      ]);
      expect(Math.abs(((await htx.fetchTime()) ?? 0) - Date.now())).toBeLessThan(5000);
      expect(ticker.high).toBeGreaterThanOrEqual(ticker.last ?? Number.NaN);
      expect(ticker.low).toBeLessThanOrEqual(ticker.last ?? Number.NaN);
      expect(ticker.bid).toBeLessThan(ticker.ask ?? Number.NaN);
      expect(book.bids.length).toBeGreaterThan(5);
      expect(
        trades.every(
          ({ price = Number.NaN }) => price >= (ticker.low ?? Number.NaN) && price <= (ticker.high ?? Number.NaN),
        ),
      ).toBe(true);
      expect(candles).toHaveLength(60);
      for (const [index, [time = 0, , high = 0, low = 0, close = 0]] of candles.entries()) {
        expect(time).toBe((candles[0]?.[0] ?? 0) + index * 60_000);
        expect(low).toBeLessThanOrEqual(close);
        expect(high).toBeGreaterThanOrEqual(close);
      }
      expect(Object.keys(tickers).sort()).toEqual(['AAPL/USDT', 'BTC/USDT', 'ETH/USDT']);
    });

    test('watchTrades, watchTicker and watchOHLCV tell one story', async () => {
      const trade = last(await htx.watchTrades(SYMBOL));
      const candle = last(await htx.watchOHLCV(SYMBOL, '1d'));
      const ticker = await htx.watchTicker(SYMBOL);
      const [, , high = Number.NaN, low = Number.NaN] = candle;
      expect(trade.price).toBeLessThanOrEqual(high);
      expect(trade.price).toBeGreaterThanOrEqual(low);
      expect(ticker.last).toBeLessThanOrEqual(high);
      expect(ticker.last).toBeGreaterThanOrEqual(low);
      await Promise.all([htx.unWatchTrades(SYMBOL), htx.unWatchOHLCV(SYMBOL, '1d'), htx.unWatchTicker(SYMBOL)]);
    });

    test.each([5, 20, 150])('watchOrderBook %i follows the exchange', async (limit) => {
      htx.options.watchOrderBook = { ...htx.options.watchOrderBook, depth: limit };
      for (let compared = 0; compared < 3; ) {
        const book = await htx.watchOrderBook(SYMBOL, limit);
        const { bids, asks, version } = first.markets.depth('btcusdt', limit);
        if (book.nonce !== version) continue;
        expect([...book.bids]).toEqual(bids);
        expect([...book.asks]).toEqual(asks);
        compared += 1;
      }
      await htx.unWatchOrderBook(SYMBOL);
    });

    test('the book of a stock comes whether its session is open or not', async () => {
      expect((await htx.watchOrderBook('AAPL/USDT', 20)).symbol).toBe('AAPL/USDT');
    });
  });

  test('every mbp stream is a chain without holes, and equal to the book', async () => {
    const client = await RawClient.open(server.feed);
    const books = new Map<string, ChainedBook>();
    for (const levels of MBP_LEVELS) {
      const topic = `market.ethusdt.mbp.${levels}`;
      const book = new ChainedBook();
      await client.ask({ sub: topic });
      book.delta((await client.push(topic)).tick);
      book.snapshot((await client.ask({ req: topic })).data as Tick);
      books.set(topic, book);
    }
    const moved = new Set<string>();
    while (moved.size < books.size) {
      const { ch = '', tick } = await client.next((message) => books.has(message.ch ?? ''));
      const book = books.get(ch);
      if (!book || !tick) throw new Error('a push without a book');
      book.delta(tick);
      const levels = Number(ch.split('.').at(-1));
      const { version, bids, asks } = first.markets.depth('ethusdt', levels);
      if (book.seqNum !== version) continue;
      expect(book.levels).toEqual({ bids, asks });
      if (tick.prevSeqNum < tick.seqNum) moved.add(ch);
    }
    await client.close();
  });

  test('every period has its running candle, and the trades move all of them', async () => {
    const client = await RawClient.open(server.ws);
    for (const period of PERIODS) await client.ask({ sub: `market.btcusdt.kline.${period}` });
    for (const period of PERIODS) {
      const topic = `market.btcusdt.kline.${period}`;
      const { tick } = await client.push(topic);
      for (let next = tick; next.count === tick.count && next.id === tick.id; ) next = (await client.push(topic)).tick;
      const reply = await client.ask({ req: topic, from: tick.id, to: tick.id });
      expect(reply.data as readonly Candle[]).toEqual([expect.objectContaining({ id: tick.id, open: tick.open })]);
    }
    await client.close();
  });

  test.each([
    ['candles', channel.kline('btcusdt', '1min'), klineTick],
    ['the figures of the day', channel.detail('btcusdt'), detailTick],
    ['the levels of the book', channel.depth('btcusdt', 0), depthTick],
  ] as const)('%s come as the contract says', async (_, topic, shape) => {
    const client = await RawClient.open(server.ws);
    await client.ask({ sub: topic });
    const { tick } = await client.push(topic);
    expect(shape.safeParse(tick).error).toBeUndefined();
    await client.close();
  });

  test('the ticks of a symbol come second by second as one chain, to sub, to req and as the markets say', async () => {
    const client = await RawClient.open(server.ws);
    const topic = channel.tick('btcusdt');
    await client.ask({ sub: topic });
    const pushed: PriceTick[] = [];
    while (pushed.length < 4) pushed.push(priceTick.parse((await client.push(topic)).tick));
    expect(await firstBroken(pushed, webSha256)).toBeNull();
    for (const { seq, root, index, mark, last: price } of pushed) {
      const proof = await first.markets.ticks.proof('btcusdt', seq);
      const prices = { symbol: 'btcusdt', index, mark, last: price };
      expect(proof && (await isTickIncluded(prices, proof, root, webSha256))).toBe(true);
    }
    const { data } = await client.ask({ req: topic });
    const asked = (data as unknown[]).map((row) => priceTick.parse(row));
    expect(await firstBroken(asked, webSha256)).toBeNull();
    expect(asked).toEqual(expect.arrayContaining(pushed.slice(0, -1)));
    expect((await client.ask({ req: topic, from: 60, to: 61 })).data).toEqual([]);
    await client.close();
  });

  test('a second exchange takes its reference prices and history from the first', async () => {
    const upstream = connectUpstream(server.ws, ['btcusdt', 'ethusdt', 'solusdt']);
    await upstream.ready(5000);
    expect(['btcusdt', 'ethusdt', 'solusdt'].map((symbol) => upstream.has(symbol))).toEqual([true, true, false]);
    const second = await openRealMarkets(open, ['btcusdt', 'solusdt'], upstream);
    try {
      const price = () => second.markets.detail('btcusdt').close / first.markets.detail('btcusdt').close;
      await expect.poll(price, { timeout: 10_000 }).toSatisfy((ratio: number) => Math.abs(ratio - 1) < 0.005);
      const now = Math.floor(first.clock.now() / 60_000) * 60;
      const bounds = [now - 600, now - 120] as const;
      const theirs = await first.markets.candles('btcusdt', '1min', ...bounds, 10);
      expect(theirs).toHaveLength(9);
      expect(await upstream.history('btcusdt', '1min', ...bounds)).toEqual(theirs);
      await expect
        .poll(() => second.markets.candles('btcusdt', '1min', ...bounds, 10), { timeout: 15_000 })
        .toEqual(theirs);
      expect(second.markets.lastPrice('solusdt')).toBeDefined();
    } finally {
      await second.stop();
      upstream.close();
    }
  });
});
