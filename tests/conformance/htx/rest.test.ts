import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Buckets } from '../../../src/exchange/gateway/limits/buckets.ts';
import type { Candle } from '../../../src/exchange/market-data/port.ts';
import { FakeMarkets, instrument } from './support/fake-markets.ts';
import { StillClock, startServer, type TestServer } from './support/server.ts';

/** htx-protocol.md section 5. */

const clock = new StillClock();
const NOW_S = Math.floor(clock.now() / 1000);
const MINUTE = NOW_S - (NOW_S % 60);
const markets = new FakeMarkets(clock, [
  instrument(1, 'BTC', 2, 6),
  instrument(2, 'DOGE', 6, 1),
  instrument(3, 'SPX', 2, 2, 'index'),
]);
let server: TestServer;

const candle = (id: number): Candle => ({ id, open: 1, close: 2, low: 0.5, high: 3, amount: 4.5, vol: 9, count: 6 });
const day = { ...candle(77), version: 1234 };
const minutes = Array.from({ length: 400 }, (_, index) => candle(MINUTE - (399 - index) * 60));

beforeAll(async () => {
  markets.fill('btcusdt', 60_000, 200);
  markets.history('btcusdt', '1min', minutes);
  markets.history('dogeusdt', '1min', [candle(MINUTE - 90_000), candle(MINUTE - 60)]);
  markets.day('btcusdt', day);
  markets.trade('btcusdt', 5_999_999n, 1_500_000n, 'sell');
  markets.trade('btcusdt', 6_000_001n, 2_000_000n, 'buy');
  server = await startServer({ markets, clock, callsPerSecond: null });
});
afterAll(() => server.stop());

interface Reply {
  readonly status: number;
  readonly body: { readonly [field: string]: unknown };
}

async function get(path: string, base = server.http): Promise<Reply> {
  const response = await fetch(base + path);
  return { status: response.status, body: (await response.json()) as Reply['body'] };
}

const ok = (fields: object) => ({ status: 200, body: { status: 'ok', ts: clock.now(), ...fields } });
const refused = (message: string) => ({
  status: 200,
  body: { status: 'error', ts: clock.now(), 'err-code': 'invalid-parameter', 'err-msg': message },
});

describe('reference data', () => {
  test('/v1/common/timestamp', async () => {
    expect(await get('/v1/common/timestamp')).toEqual(ok({ data: clock.now() }));
  });

  test('/v1/common/symbols: every instrument with its precisions and limits', async () => {
    const { body } = await get('/v1/common/symbols');
    expect(body.data).toHaveLength(3);
    expect(body.data).toContainEqual(
      expect.objectContaining({
        symbol: 'dogeusdt',
        'base-currency': 'doge',
        'quote-currency': 'usdt',
        'price-precision': 6,
        'amount-precision': 1,
        'value-precision': 8,
        'symbol-partition': 'main',
        state: 'online',
        'min-order-amt': 0.001,
        'min-order-value': 5,
        'api-trading': 'enabled',
      }),
    );
    expect(body.data).toContainEqual(expect.objectContaining({ symbol: 'spxusdt', 'api-trading': 'disabled' }));
  });

  test('/v2/settings/common/symbols: the same under short names', async () => {
    const { body } = await get('/v2/settings/common/symbols');
    expect(body).toMatchObject({ status: 'ok', ts: String(clock.now()), full: 1 });
    expect(body.data).toContainEqual(
      expect.objectContaining({ sc: 'btcusdt', bc: 'btc', qc: 'usdt', state: 'online', te: true, tpp: 2, tap: 6 }),
    );
  });

  test('/v2/reference/currencies and /v2/market-status', async () => {
    const coins = ['btc', 'usdt', 'doge', 'spx'].map((currency) => ({
      currency,
      instStatus: 'normal',
      assetType: 1,
      chains: [],
    }));
    expect((await get('/v2/reference/currencies')).body).toMatchObject({ code: 200, data: coins });
    expect((await get('/v2/market-status')).body).toMatchObject({ code: 200, data: { marketStatus: 1 } });
  });
});

describe('candles', () => {
  const ids = async (path: string) => ((await get(path)).body.data as readonly Candle[]).map(({ id }) => id);

  test('/market/history/kline: newest first, 150 unless told', async () => {
    const all = minutes.map(({ id }) => id).reverse();
    expect(await ids('/market/history/kline?symbol=btcusdt&period=1min')).toEqual(all.slice(0, 150));
    expect(await ids('/market/history/kline?symbol=btcusdt&period=1min&size=2000')).toEqual(all);
    expect(await get('/market/history/kline?symbol=btcusdt&period=1min&size=1')).toEqual(
      ok({ ch: 'market.btcusdt.kline.1min', data: [candle(MINUTE)] }),
    );
  });

  test('/market/history/candles: from and to, bounds included; from alone reads forward, over holes too', async () => {
    const path = '/market/history/candles?symbol=btcusdt&period=1min';
    expect(await ids(`${path}&from=${MINUTE - 120}&to=${MINUTE - 60}`)).toEqual([MINUTE - 60, MINUTE - 120]);
    expect(await ids(`${path}&from=${MINUTE - 399 * 60}&size=2`)).toEqual([MINUTE - 398 * 60, MINUTE - 399 * 60]);
    expect(await ids(`${path}&to=${MINUTE - 60}&size=1`)).toEqual([MINUTE - 60]);
    expect(await ids(`${path}&from=${MINUTE + 60}`)).toEqual([]);
    expect(await ids(`${path}&from=10&to=5`)).toEqual([]);
    expect(await ids(`/market/history/candles?symbol=dogeusdt&period=1min&from=${MINUTE - 90_000}&size=2`)).toEqual([
      MINUTE - 60,
      MINUTE - 90_000,
    ]);
  });
});

describe('books, days and trades', () => {
  test('/market/depth: step and depth', async () => {
    const { body } = await get('/market/depth?symbol=btcusdt&type=step0');
    expect(body).toMatchObject({ status: 'ok', ch: 'market.btcusdt.depth.step0' });
    const tick = body.tick as {
      readonly bids: readonly unknown[];
      readonly asks: readonly unknown[];
      readonly version: number;
    };
    expect([tick.bids.length, tick.asks.length, tick.version]).toEqual([150, 150, 101]);
    const five = (await get('/market/depth?symbol=btcusdt&type=step1&depth=5')).body.tick as typeof tick;
    expect(five.bids).toHaveLength(5);
    expect(five.asks[0]).toEqual([60_000.1, 2 + 4 + 6 + 8 + 10 + 12 + 14 + 16 + 18 + 20]);
  });

  test('/market/detail, /market/detail/merged, /market/tickers', async () => {
    expect(await get('/market/detail?symbol=btcusdt')).toEqual(ok({ ch: 'market.btcusdt.detail', tick: day }));
    expect(await get('/market/detail/merged?symbol=btcusdt')).toEqual(
      ok({ ch: 'market.btcusdt.detail.merged', tick: { ...day, bid: [59_999.99, 1], ask: [60_000.01, 2] } }),
    );
    const { body } = await get('/market/tickers');
    expect(body.data).toHaveLength(3);
    expect(body.data).toContainEqual({
      symbol: 'btcusdt',
      open: 1,
      high: 3,
      low: 0.5,
      close: 2,
      amount: 4.5,
      vol: 9,
      count: 6,
      bid: 59_999.99,
      bidSize: 1,
      ask: 60_000.01,
      askSize: 2,
    });
  });

  test('/market/trade and /market/history/trade: newest first, and here it is trade-id', async () => {
    const group = (id: number, price: number, amount: number, direction: string) => ({
      id,
      ts: clock.now(),
      data: [{ id, ts: clock.now(), 'trade-id': id, amount, price, direction }],
    });
    const newest = group(1002, 60_000.01, 2, 'buy');
    expect(await get('/market/trade?symbol=btcusdt')).toEqual(ok({ ch: 'market.btcusdt.trade.detail', tick: newest }));
    expect((await get('/market/trade?symbol=dogeusdt')).body.tick).toEqual({ id: 0, ts: clock.now(), data: [] });
    const history = '/market/history/trade?symbol=btcusdt';
    expect((await get(history)).body.data).toEqual([newest]);
    expect((await get(`${history}&size=2000`)).body.data).toEqual([newest, group(1001, 59_999.99, 1.5, 'sell')]);
  });
});

describe('refusals', () => {
  const kline = '/market/history/kline?symbol=btcusdt';
  test.each([
    ['/market/detail', 'invalid symbol'],
    ['/market/detail?symbol=nonesuch', 'invalid symbol'],
    ['/market/detail?symbol=BTCUSDT', 'invalid symbol'],
    ['/market/detail?symbol=btcusdt&symbol=dogeusdt', 'invalid symbol'],
    ['/market/trade?symbol=__proto__', 'invalid symbol'],
    [kline, 'invalid period'],
    [`${kline}&period=3min`, 'invalid period'],
    [`${kline}&period=1min&size=0`, 'invalid size'],
    [`${kline}&period=1min&size=2001`, 'invalid size'],
    [`${kline}&period=1min&size=1e3`, 'invalid size'],
    [`${kline}&period=1min&size=-1`, 'invalid size'],
    ['/market/history/candles?symbol=btcusdt&period=1min&size=1001', 'invalid size'],
    ['/market/history/candles?symbol=btcusdt&period=1min&from=x', 'invalid from'],
    ['/market/history/candles?symbol=btcusdt&period=1min&to=1.5', 'invalid to'],
    ['/market/depth?symbol=btcusdt', 'invalid type'],
    ['/market/depth?symbol=btcusdt&type=step6', 'invalid type'],
    ['/market/depth?symbol=btcusdt&type=step0&depth=7', 'invalid depth'],
    ['/market/history/trade?symbol=btcusdt&size=2001', 'invalid size'],
  ])('%s: %s', async (path, message) => {
    expect(await get(path)).toEqual(refused(message));
  });

  test('history beyond what an address may read, however it asks', async () => {
    const historyBudget = new Buckets({ burst: 1000, perSecond: 1e-3 });
    const limited = await startServer({ markets, clock, historyBudget, callsPerSecond: null });
    try {
      const path = `${kline}&period=1min&size=`;
      expect((await get(`${path}2001`, limited.http)).body).toEqual(refused('invalid size').body);
      expect((await get(`${path}900`, limited.http)).body.status).toBe('ok');
      expect(await get(`${path}200`, limited.http)).toEqual(refused('request limit'));
      expect((await get(`${path}100`, limited.http)).body.status).toBe('ok');
      expect(await get('/market/history/trade?symbol=btcusdt&size=20', limited.http)).toEqual(refused('request limit'));
      expect((await get('/market/detail?symbol=btcusdt', limited.http)).body.status).toBe('ok');
    } finally {
      await limited.stop();
    }
  });

  test('more than ten calls a second of one address', async () => {
    const limited = await startServer({ markets, clock });
    try {
      const replies = await Promise.all(Array.from({ length: 30 }, () => get('/v1/common/timestamp', limited.http)));
      expect(replies.filter(({ body }) => body.status === 'ok').length).toBeGreaterThanOrEqual(10);
      expect(replies.find(({ body }) => body.status === 'error')).toEqual(refused('request limit'));
      // Tokens come back by themselves.
      await expect
        .poll(async () => (await get('/v1/common/timestamp', limited.http)).body.status, {
          timeout: 3000,
          interval: 150,
        })
        .toBe('ok');
    } finally {
      await limited.stop();
    }
  });
});
