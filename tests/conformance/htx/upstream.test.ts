import { createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import type { Candle } from '../../../src/exchange/market-data/port.ts';
import {
  connectUpstream,
  type Upstream,
  type UpstreamOptions,
} from '../../../src/exchange/market-data/upstream/connect.ts';
import { FakeMarkets } from './support/fake-markets.ts';
import { StillClock, startServer, type TestServer, type TestServerOptions } from './support/server.ts';

/** Reference prices from a second instance of the exchange's own socket (readings G12). */

const QUICK: UpstreamOptions = { backoff: { firstMs: 20, capMs: 50 }, requestPaceMs: 1 };
const day = (close: number) => ({
  id: 1,
  open: 1,
  close,
  high: close,
  low: 1,
  amount: 1,
  vol: 1,
  count: 1,
  version: 1,
});
const minute = (index: number): Candle => ({
  id: index * 60,
  open: 1,
  close: 2,
  high: 3,
  low: 1,
  amount: 4,
  vol: 8,
  count: 5,
});

const cleanups: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function serve(options: Omit<TestServerOptions, 'clock'>): Promise<TestServer> {
  const server = await startServer({ clock: new StillClock(), ...options });
  cleanups.push(() => server.stop());
  return server;
}

function upstream(url: string, symbols: readonly string[], options: UpstreamOptions = {}): Upstream {
  const source = connectUpstream(url, symbols, { ...QUICK, ...options });
  cleanups.push(() => source.close());
  return source;
}

/** The next price of a symbol. */
const nextPrice = (source: Upstream, symbol: string) =>
  new Promise<number>((resolve) => {
    const stop = source.onPrice((of, price) => {
      if (of !== symbol) return;
      stop();
      resolve(price);
    });
  });

describe('prices', () => {
  test('come for the symbols that the server confirms, and for no other', async () => {
    const markets = new FakeMarkets(new StillClock());
    markets.day('btcusdt', day(60_000));
    const server = await serve({ markets });
    const source = upstream(server.ws, ['btcusdt', 'nonesuch']);
    expect(source.has('btcusdt')).toBe(false);
    expect(source.price('btcusdt')).toBeUndefined();
    const first = nextPrice(source, 'btcusdt');
    await source.ready(5000);
    expect([source.has('btcusdt'), source.has('nonesuch'), source.has('ethusdt')]).toEqual([true, false, false]);
    expect(await first).toBe(60_000);
    expect(source.price('btcusdt')).toBe(60_000);
    expect(source.price('nonesuch')).toBeUndefined();

    markets.day('btcusdt', day(61_000));
    const second = nextPrice(source, 'btcusdt');
    markets.trade('btcusdt', 6_100_000n, 1n, 'buy');
    expect(await second).toBe(61_000);
  });

  test('a price of zero, as of a market without trades, is none', async () => {
    const markets = new FakeMarkets(new StillClock());
    const server = await serve({ markets });
    const source = upstream(server.ws, ['btcusdt', 'ethusdt']);
    markets.day('ethusdt', day(3000));
    await source.ready(5000);
    if (source.price('ethusdt') === undefined) await nextPrice(source, 'ethusdt');
    expect(source.has('btcusdt')).toBe(true);
    expect(source.price('btcusdt')).toBeUndefined();
  });

  test('the server goes and comes back: the client does too, subscribes again and forgets stale prices in between', async () => {
    const markets = new FakeMarkets(new StillClock());
    markets.day('btcusdt', day(60_000));
    const first = await startServer({ markets, clock: new StillClock() });
    const source = upstream(first.ws, ['btcusdt'], { staleMs: 300 });
    expect(await nextPrice(source, 'btcusdt')).toBe(60_000);
    const { port } = first;
    await first.stop();
    await expect.poll(() => source.price('btcusdt'), { timeout: 3000 }).toBeUndefined();
    await expect(source.history('btcusdt', '1min', 0, 60)).rejects.toThrow('btcusdt');

    markets.day('btcusdt', day(59_000));
    const again = nextPrice(source, 'btcusdt');
    await serve({ markets, port });
    expect(await again).toBe(59_000);
    expect(source.price('btcusdt')).toBe(59_000);
  });

  test('answers pings, so that the server keeps it', async () => {
    const markets = new FakeMarkets(new StillClock());
    markets.day('btcusdt', day(60_000));
    const server = await serve({ markets, limits: { pingMs: 20, beatMs: 20 } });
    const source = upstream(server.ws, ['btcusdt']);
    await nextPrice(source, 'btcusdt');
    let pushes = 0;
    await new Promise<void>((resolve) => {
      source.onPrice(() => {
        pushes += 1;
        if (pushes === 12) resolve();
        else markets.trade('btcusdt', 6_000_000n, 1n, 'buy');
      });
      markets.trade('btcusdt', 6_000_000n, 1n, 'buy');
    });
    expect(server.socket.size).toBe(1);
  });
});

describe('a server that misbehaves', () => {
  test('one that falls silent is left and tried again', async () => {
    let connections = 0;
    const silent = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    await new Promise((resolve) => silent.once('listening', resolve));
    cleanups.push(() => {
      for (const client of silent.clients) client.terminate();
      silent.close();
    });
    const third = new Promise<void>((resolve) => {
      silent.on('connection', () => {
        connections += 1;
        if (connections === 3) resolve();
      });
    });
    const { port } = silent.address() as { port: number };
    upstream(`ws://127.0.0.1:${port}`, ['btcusdt'], { staleMs: 30 });
    await third;
    expect(connections).toBe(3);
  });

  test('junk, bombs and odd shapes are passed over', async () => {
    const odd = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    await new Promise((resolve) => odd.once('listening', resolve));
    cleanups.push(() => {
      for (const client of odd.clients) client.terminate();
      odd.close();
    });
    odd.on('connection', (client) => {
      const send = (message: unknown) => client.send(gzipSync(JSON.stringify(message)));
      client.send(Buffer.from('rubbish'));
      client.send(gzipSync(Buffer.alloc(32 * 1024 * 1024)));
      client.send('not json');
      for (const message of [null, [], 7, { ch: 5 }, { ch: 'market.btcusdt.detail' }]) send(message);
      for (const close of [null, 'x', -1, 0, Number.MAX_VALUE * 2])
        send({ ch: 'market.btcusdt.detail', tick: { close } });
      send({ ch: 'market.xrpusdt.detail', tick: { close: 5 } });
      send({ id: 'history-1', status: 'ok', rep: 'x', data: [{ id: 'x' }] });
      send({ id: 'btcusdt', status: 'ok', subbed: 'market.btcusdt.detail' });
      send({ ch: 'market.btcusdt.detail', tick: { close: 7 } });
    });
    const { port } = odd.address() as { port: number };
    const source = upstream(`ws://127.0.0.1:${port}`, ['btcusdt']);
    expect(await nextPrice(source, 'btcusdt')).toBe(7);
    expect(source.price('btcusdt')).toBe(7);
  });

  test('one that is not there is asked again and again', async () => {
    let tries = 0;
    const closing = createServer((socket) => {
      tries += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => closing.listen(0, '127.0.0.1', resolve));
    cleanups.push(() => {
      closing.close();
    });
    const { port } = closing.address() as { port: number };
    const source = upstream(`ws://127.0.0.1:${port}`, ['btcusdt']);
    await expect.poll(() => tries, { timeout: 3000 }).toBeGreaterThanOrEqual(4);
    expect(source.has('btcusdt')).toBe(false);
  });
});

describe('history', () => {
  test('is read page by page, ascending, bounds included', async () => {
    const markets = new FakeMarkets(new StillClock());
    markets.history(
      'btcusdt',
      '1min',
      Array.from({ length: 1000 }, (_, index) => minute(index)),
    );
    const server = await serve({ markets });
    const source = upstream(server.ws, ['btcusdt', 'nonesuch']);
    await source.ready(5000);
    const candles = await source.history('btcusdt', '1min', 60, 59_940);
    expect(candles).toHaveLength(999);
    expect(candles[0]).toEqual(minute(1));
    expect(candles.at(-1)).toEqual(minute(999));
    expect(candles.map(({ id }) => id)).toEqual(candles.map((_, index) => (index + 1) * 60));
    expect(await source.history('btcusdt', '1week', 0, 1000)).toEqual([]);
  });

  test('of a symbol that it does not quote is refused', async () => {
    const server = await serve({ markets: new FakeMarkets(new StillClock()) });
    const source = upstream(server.ws, ['nonesuch']);
    await source.ready(5000);
    await expect(source.history('nonesuch', '1min', 0, 60)).rejects.toThrow('nonesuch');
  });

  test('rejects where the server refuses or the connection is lost', async () => {
    const markets = new FakeMarkets(new StillClock());
    const server = await serve({ markets, limits: { requests: { burst: 0, perSecond: 0 } } });
    const source = upstream(server.ws, ['btcusdt']);
    await source.ready(5000);
    await expect(source.history('btcusdt', '1min', 0, 60)).rejects.toThrow('429 too many request');
  });
});
