import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ccxt, ccxtAt } from './support/ccxt-client.ts';
import { FakeMarkets, instrument } from './support/fake-markets.ts';
import { StillClock, startServer, type TestServer } from './support/server.ts';

/** An unmodified client of HTX works with only its URL changed: every call of htx-protocol.md section 6, over a scripted market. */

const clock = new StillClock();
const MINUTE = Math.floor(clock.now() / 60_000) * 60;
const SYMBOL = 'BTC/USDT';
const markets = new FakeMarkets(clock, [
  instrument(1, 'BTC', 2, 6),
  instrument(2, 'ETH', 2, 4),
  instrument(3, 'DOGE', 6, 1),
]);
let server: TestServer;
let htx: Ccxt;

const day = {
  id: 1,
  open: 59_000,
  close: 60_000,
  low: 58_000,
  high: 61_000,
  amount: 120.5,
  vol: 7_200_000,
  count: 900,
  version: 5,
};
const minute = (index: number) => ({
  id: MINUTE + index * 60,
  open: 1,
  close: 2 + index,
  low: 0.5,
  high: 999,
  amount: 4.5,
  vol: 9,
  count: 6,
});

beforeAll(async () => {
  markets.fill('btcusdt', 60_000, 200);
  markets.fill('ethusdt', 3000, 30);
  markets.day('btcusdt', day);
  markets.history(
    'btcusdt',
    '1min',
    Array.from({ length: 400 }, (_, index) => minute(index - 399)),
  );
  markets.trade('btcusdt', 5_999_999n, 1_500_000n, 'sell');
  markets.trade('btcusdt', 6_000_001n, 2_000_000n, 'buy');
  server = await startServer({ markets, clock });
  htx = await ccxtAt(server.host);
});
afterAll(async () => {
  await htx.close();
  await server.stop();
});

/** Lets the market act again and again until the promise has settled; a watch call hears only what comes after its sub. */
async function during<Value>(watched: Promise<Value>, act: () => void): Promise<Value> {
  const timer = setInterval(act, 20);
  try {
    return await watched;
  } finally {
    clearInterval(timer);
  }
}

describe('REST', () => {
  test('loadMarkets: every instrument with its precisions', async () => {
    const loaded = await htx.loadMarkets();
    expect(Object.keys(loaded).sort()).toEqual(['BTC/USDT', 'DOGE/USDT', 'ETH/USDT']);
    expect(loaded['DOGE/USDT']).toMatchObject({
      id: 'dogeusdt',
      spot: true,
      active: true,
      precision: { price: 0.000_001, amount: 0.1 },
      limits: { amount: { min: 0.001 }, cost: { min: 5 } },
    });
    expect(Object.keys(htx.currencies).sort()).toEqual(['BTC', 'DOGE', 'ETH', 'USDT']);
  });

  test('fetchTime', async () => {
    expect(await htx.fetchTime()).toBe(clock.now());
  });

  test('fetchTicker and fetchTickers', async () => {
    const ticker = await htx.fetchTicker(SYMBOL);
    expect(ticker).toMatchObject({
      symbol: SYMBOL,
      last: 60_000,
      open: 59_000,
      high: 61_000,
      low: 58_000,
      baseVolume: 120.5,
      quoteVolume: 7_200_000,
      bid: 59_999.99,
      bidVolume: 1,
      ask: 60_000.01,
      askVolume: 2,
      timestamp: clock.now(),
    });
    const tickers = await htx.fetchTickers();
    expect(Object.keys(tickers)).toHaveLength(3);
    expect(tickers[SYMBOL]).toMatchObject({ last: 60_000, bid: 59_999.99, ask: 60_000.01 });
  });

  test('fetchOrderBook', async () => {
    const book = await htx.fetchOrderBook(SYMBOL);
    const { bids, asks, version } = markets.depth('btcusdt', 150);
    expect(book).toMatchObject({ bids, asks, nonce: version, timestamp: clock.now() });
    expect((await htx.fetchOrderBook(SYMBOL, 5)).bids).toHaveLength(5);
  });

  test('fetchTrades', async () => {
    const trades = await htx.fetchTrades(SYMBOL);
    expect(trades.map(({ id }) => id).sort()).toEqual(['1001', '1002']);
    expect(trades.find(({ id }) => id === '1002')).toMatchObject({
      symbol: SYMBOL,
      side: 'buy',
      price: 60_000.01,
      amount: 2,
      timestamp: clock.now(),
    });
  });

  test('fetchOHLCV: the newest, and from a moment on', async () => {
    const newest = await htx.fetchOHLCV(SYMBOL, '1m', undefined, 3);
    expect(newest.map(([time]) => time)).toEqual([-2, -1, 0].map((index) => (MINUTE + index * 60) * 1000));
    expect(newest.at(-1)).toEqual([MINUTE * 1000, 1, 999, 0.5, 2, 4.5]);
    const since = (MINUTE - 399 * 60) * 1000;
    expect((await htx.fetchOHLCV(SYMBOL, '1m', since, 2)).map(([time]) => time)).toEqual([since, since + 60_000]);
  });

  test('an unknown symbol is the exception that ccxt knows for it', async () => {
    await expect(htx.fetchTicker('NONE/USDT')).rejects.toThrow('NONE/USDT');
    await expect(htx.fetchTicker(SYMBOL, { symbol: 'nonesuch' })).rejects.toMatchObject({ name: 'BadSymbol' });
  });
});

describe('WebSocket', () => {
  test.each(['detail', 'bbo', 'ticker'])('watchTicker by %s, and unWatch', async (name) => {
    htx.options.watchTicker = { name: `market.{marketId}.${name}` };
    const ticker = await htx.watchTicker(SYMBOL);
    expect(ticker).toMatchObject({
      symbol: SYMBOL,
      timestamp: clock.now(),
      ...(name === 'bbo' ? { bid: 59_999.99, ask: 60_000.01 } : { last: 60_000 }),
    });
    await htx.unWatchTicker(SYMBOL);
  });

  test('watchTrades, and unWatch', async () => {
    const trades = await during(htx.watchTrades(SYMBOL), () => markets.trade('btcusdt', 6_000_100n, 10_000n, 'sell'));
    expect(trades.at(-1)).toMatchObject({ symbol: SYMBOL, side: 'sell', price: 60_001, amount: 0.01 });
    await htx.unWatchTrades(SYMBOL);
  });

  test.each(['1m', '5m', '15m', '30m', '1h', '4h', '1d', '1w', '1M', '1y'] as const)(
    'watchOHLCV %s, and unWatch',
    async (timeframe) => {
      const period = htx.timeframes[timeframe] as '1min';
      markets.history('btcusdt', period, [minute(0)]);
      expect(await htx.watchOHLCV(SYMBOL, timeframe)).toEqual([[MINUTE * 1000, 1, 999, 0.5, 2, 4.5]]);
      const next = htx.watchOHLCV(SYMBOL, timeframe);
      markets.candle('btcusdt', period, { ...minute(0), close: 3 });
      expect((await next).at(-1)?.[4]).toBe(3);
      await htx.unWatchOHLCV(SYMBOL, timeframe);
    },
  );

  test.each([5, 20, 150, 400])(
    'watchOrderBook %i: at once, equal to the exchange after every change, and unWatch',
    async (limit) => {
      htx.options.watchOrderBook = { ...htx.options.watchOrderBook, depth: limit };
      let compared = 0;
      for (let round = 1; compared < 8; round += 1) {
        const book = await htx.watchOrderBook(SYMBOL, limit);
        const { bids, asks, version } = markets.depth('btcusdt', limit);
        // A quiet stream repeats itself, and older deltas may still be on their way.
        if (book.nonce !== version) continue;
        expect([...book.bids]).toEqual(bids);
        expect([...book.asks]).toEqual(asks);
        compared += 1;
        const price = bids[round % 3]?.[0] ?? 0;
        markets.change('btcusdt', [
          { side: 'buy', price, size: round % 4 },
          { side: 'sell', price: 60_000 + round / 100, size: round },
        ]);
      }
      await htx.unWatchOrderBook(SYMBOL);
    },
  );

  test('an order book of a market where nothing happens comes as well', async () => {
    const book = await htx.watchOrderBook('ETH/USDT', 150);
    expect([...book.bids]).toEqual(markets.depth('ethusdt', 150).bids);
  });

  test('many books at once', async () => {
    const fresh = await ccxtAt(server.host);
    await fresh.loadMarkets();
    const books = await Promise.all(
      ['BTC/USDT', 'ETH/USDT', 'DOGE/USDT'].map((symbol) => fresh.watchOrderBook(symbol)),
    );
    expect(books.map(({ symbol }) => symbol)).toEqual(['BTC/USDT', 'ETH/USDT', 'DOGE/USDT']);
    await fresh.close();
  });

  test('a topic that the server refuses is an exception, and the link goes on', async () => {
    htx.options.watchTicker = { name: 'market.{marketId}.nonsense' };
    await expect(htx.watchTicker(SYMBOL)).rejects.toThrow('invalid topic market.btcusdt.nonsense');
    htx.options.watchTicker = { name: 'market.{marketId}.detail' };
    expect(await htx.watchTicker(SYMBOL)).toMatchObject({ last: 60_000 });
  });
});
