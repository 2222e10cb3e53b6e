import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Buckets } from '../../../src/exchange/gateway/limits/buckets.ts';
import type { LevelChange } from '../../../src/exchange/market-data/port.ts';
import { ChainedBook } from './support/ccxt-book.ts';
import { FakeMarkets } from './support/fake-markets.ts';
import { Gate } from './support/gate.ts';
import { RawClient, type Tick } from './support/raw-client.ts';
import { StillClock, startServer, type TestServer } from './support/server.ts';

/** Malformed targets and frames, floods and slow consumers do not hurt: another client is served all the while. */

const clock = new StillClock();
const markets = new FakeMarkets(clock);
let server: TestServer;
let honest: RawClient;

beforeAll(async () => {
  server = await startServer({ markets, clock });
  honest = await RawClient.open(server.ws);
  await honest.ask({ sub: 'market.btcusdt.bbo' });
  await honest.push('market.btcusdt.bbo');
});
afterAll(async () => {
  await isServed();
  await honest.close();
  await server.stop();
});

let size = 0;
async function isServed(): Promise<void> {
  size += 1;
  markets.change('btcusdt', [{ side: 'buy', price: 100, size }]);
  expect((await honest.push('market.btcusdt.bbo')).tick).toMatchObject({ bidSize: size });
  expect(await honest.ask({ req: 'market.btcusdt.detail' })).toMatchObject({ status: 'ok' });
}

/** Everything the server says to raw bytes until it closes. */
function raw(bytes: string | Buffer, port = server.port): Promise<string> {
  return new Promise((resolve) => {
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', (data) => {
      text += data.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
  });
}

const upgrade = (
  target: string,
  headers: readonly string[] = ['Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Version: 13'],
) =>
  [`GET ${target} HTTP/1.1`, 'Host: x', 'Connection: Upgrade', 'Upgrade: websocket', ...headers, '', ''].join('\r\n');

describe('handshakes', () => {
  test.each(['//%zz', '//', '/\\', 'http://[', '/ws/v2', '/%', '*', '/ws%00'])(
    'target %s is turned away',
    async (target) => {
      expect(await raw(upgrade(target))).not.toContain('101');
      await isServed();
    },
  );

  test.each([
    ['no key', []],
    ['a bad key', ['Sec-WebSocket-Key: short', 'Sec-WebSocket-Version: 13']],
    ['an unknown version', ['Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Version: 99']],
  ])('%s is turned away', async (_, headers) => {
    expect(await raw(upgrade('/ws', headers))).toMatch(/^HTTP\/1\.1 4\d\d /);
    await isServed();
  });

  test('more connections than an address may have are refused, and counted back when they go', async () => {
    const small = await startServer({ markets, clock, limits: { connectionsPerAddress: 2 } });
    try {
      const first = await RawClient.open(small.ws);
      const second = await RawClient.open(small.ws);
      await expect(RawClient.open(small.ws)).rejects.toThrow('429');
      await first.close();
      await expect.poll(() => small.socket.size).toBe(1);
      await (await RawClient.open(small.ws)).close();
      await second.close();
    } finally {
      await small.stop();
    }
  });
});

describe('frames', () => {
  test('binary junk is answered as no JSON, JSON in a binary frame is understood', async () => {
    const client = await RawClient.open(server.ws);
    for (const junk of [Buffer.from([0, 1, 2, 255, 254]), gzipSync('{"ping":1}'), Buffer.alloc(60_000, 'a')]) {
      client.send(junk);
      expect(await client.next()).toMatchObject({ 'err-msg': 'not json, is not json string' });
    }
    client.send(Buffer.from('{"ping":3}'));
    expect(await client.next()).toEqual({ pong: 3 });
    client.send(`${'['.repeat(30_000)}${']'.repeat(30_000)}`);
    expect(await client.next()).toMatchObject({ 'err-msg': 'not json, is not json string' });
    client.send(`{"sub":"market.btcusdt.bbo","id":${'['.repeat(20_000)}${']'.repeat(20_000)}}`);
    expect(await client.next()).toEqual({ status: 'ok', subbed: 'market.btcusdt.bbo', ts: clock.now() });
    await client.close();
    await isServed();
  });

  test.each([
    ['a frame of 1 MB', (client: RawClient) => client.send('x'.repeat(1024 * 1024)), 1009],
    ['a frame of one byte too much', (client: RawClient) => client.send('x'.repeat(64 * 1024 + 1)), 1009],
    [
      'text that is no UTF-8',
      (client: RawClient) => client.ws.send(Buffer.from([0xc3, 0x28]), { binary: false }),
      1007,
    ],
  ])('%s closes that client', async (_, attack, code) => {
    const client = await RawClient.open(server.ws);
    attack(client);
    expect((await client.closed).code).toBe(code);
    await isServed();
  });

  test('bytes that are no frame close that client', async () => {
    const answer = await raw(Buffer.concat([Buffer.from(upgrade('/ws')), Buffer.from([0xff, 0xff, 0xff, 0xff, 0, 0])]));
    expect(answer).toContain('101 Switching Protocols');
    await isServed();
  });
});

describe('floods', () => {
  test('of messages ends with 1008', async () => {
    const client = await RawClient.open(server.ws);
    for (let count = 0; count < 5000; count += 1) client.send('{"ping":1}');
    expect(await client.closed).toEqual({ code: 1008, reason: 'too many messages' });
    expect(client.all.filter((message) => 'pong' in message).length).toBeLessThan(2500);
    await isServed();
  });

  test('of protocol pings ends too, with a word or without', async () => {
    const client = await RawClient.open(server.ws);
    for (let count = 0; count < 5000; count += 1) client.ws.ping();
    expect([1006, 1008]).toContain((await client.closed).code);
    await isServed();
  });

  test('is read no further once it is one', async () => {
    const small = await startServer({ markets, clock, limits: { messages: { burst: 10, perSecond: 0 } } });
    const taken = once(small.server, 'connection') as Promise<[Socket]>;
    const pings = Buffer.alloc(6_000_000, Buffer.from([0x89, 0x80, 0, 0, 0, 0]));
    const answer = raw(Buffer.concat([Buffer.from(upgrade('/ws')), pings]), small.port);
    const [socket] = await taken;
    expect(await answer).toContain('too many messages');
    expect(socket.bytesRead).toBeLessThan(pings.length / 10);
    await small.stop();
    await isServed();
  });

  test('of history is cut short at what an address may read, and of nothing else', async () => {
    const small = await startServer({ markets, clock, historyBudget: new Buckets({ burst: 650, perSecond: 1e-3 }) });
    const client = await RawClient.open(small.ws);
    const topic = 'market.btcusdt.kline.1min';
    for (const status of ['ok', 'ok', 'error']) expect(await client.ask({ req: topic })).toMatchObject({ status });
    expect(await client.ask({ req: 'market.btcusdt.tick' })).toMatchObject({
      'err-msg': '429 too many request topic is market.btcusdt.tick',
    });
    const now = Math.floor(clock.now() / 1000);
    expect(await client.ask({ req: topic, from: now - 600, to: now })).toMatchObject({ status: 'ok' });
    expect(await client.ask({ req: 'market.btcusdt.detail' })).toMatchObject({ status: 'ok' });
    await small.stop();
    await isServed();
  });

  test('of reqs over many connections of one address is cut short for all of them', async () => {
    const small = await startServer({ markets, clock, limits: { addressRequests: { burst: 10, perSecond: 0 } } });
    const clients = await Promise.all(Array.from({ length: 5 }, () => RawClient.open(small.ws)));
    const replies = await Promise.all(
      clients.flatMap((client) => Array.from({ length: 5 }, () => client.ask({ req: 'market.btcusdt.detail' }))),
    );
    expect(replies.filter(({ status }) => status === 'ok')).toHaveLength(10);
    expect(replies.find(({ status }) => status === 'error')).toMatchObject({
      'err-msg': '429 too many request topic is market.btcusdt.detail',
    });
    await small.stop();
    await isServed();
  });

  test('of messages over many connections of one address ends them all, and leaving does not begin anew', async () => {
    const small = await startServer({ markets, clock, limits: { addressMessages: { burst: 12, perSecond: 1e-3 } } });
    const clients = await Promise.all([RawClient.open(small.ws), RawClient.open(small.ws)]);
    for (const client of clients)
      for (let count = 0; count < 5; count += 1)
        expect(await client.ask({ sub: 'market.btcusdt.bbo' })).toMatchObject({ status: 'ok' });
    for (const client of clients) {
      client.send('{"ping":1}');
      expect(await client.closed).toEqual({ code: 1008, reason: 'too many messages' });
    }
    await expect(RawClient.open(small.ws)).rejects.toThrow('429');
    await small.stop();
    await isServed();
  });

  test('of commands of one address lets those of others live, however busy the loop is', async () => {
    const busy = await startServer({ markets, clock, limits: { pingMs: 300 } });
    const patient = await RawClient.open(busy.ws);
    const flooding = await Promise.all(Array.from({ length: 5 }, () => RawClient.open(busy.ws, { from: '127.0.0.2' })));
    let isBusy = true;
    const keepBusy = () => {
      const begun = performance.now();
      while (performance.now() - begun < 4);
      if (isBusy) setImmediate(keepBusy);
    };
    keepBusy();
    for (const client of flooding) {
      for (let count = 0; count < 1500; count += 1) client.send({ unsub: 'nothing' });
      client.send({ unsub: 'nothing', id: 'last' });
    }
    const last = Promise.all(flooding.map((client) => client.next(({ id }) => id === 'last')));
    expect(await Promise.race([patient.closed, last.then(() => 'all carried out')])).toBe('all carried out');
    isBusy = false;
    expect(await patient.ask({ req: 'market.btcusdt.detail' })).toMatchObject({ status: 'ok' });
    await busy.stop();
    await isServed();
  });

  test('of waiting bytes of one address ends the client that sends more', async () => {
    const small = await startServer({ markets, clock, limits: { addressWaitingBytes: 1000 } });
    const client = await RawClient.open(small.ws);
    const padded = (length: number) => JSON.stringify({ unsub: 'nothing' }).padEnd(length);
    for (let count = 0; count < 3; count += 1) {
      client.send(padded(900));
      expect(await client.next()).toMatchObject({ status: 'error' });
    }
    client.send(padded(1001));
    expect(await client.closed).toEqual({ code: 1008, reason: 'too many messages' });
    await small.stop();
    await isServed();
  });

  test('of pongs that nobody asked for is a flood, and answers to pings are free', async () => {
    const small = await startServer({
      markets,
      clock,
      limits: { pingMs: 20, messages: { burst: 10, perSecond: 0 }, addressMessages: { burst: 10, perSecond: 1e-3 } },
    });
    const client = await RawClient.open(small.ws);
    const pings = () => client.all.filter((message) => 'ping' in message).length;
    await vi.waitFor(() => expect(pings()).toBeGreaterThan(20), { timeout: 5000 });
    for (let count = 0; count < 11; count += 1) client.send({ pong: 1 });
    expect(await client.closed).toEqual({ code: 1008, reason: 'too many messages' });
    await small.stop();
    await isServed();
  });

  test.each<[string, (ws: RawClient['ws']) => void, number]>([
    ["of the protocol's pongs", (ws) => ws.pong(), 1008],
    ['of pieces of one message', (ws) => ws.send('x', { fin: false }), 1008],
  ])('%s is a flood too', async (_, send, code) => {
    const client = await RawClient.open(server.ws);
    for (let count = 0; count < 5000; count += 1) send(client.ws);
    expect((await client.closed).code).toBe(code);
    await isServed();
  });

  test('of requests is none the less one for leaving and coming again', async () => {
    const small = await startServer({ markets, clock, limits: { addressRequests: { burst: 3, perSecond: 1e-3 } } });
    let answered = 0;
    for (let round = 0; round < 2; round += 1) {
      const client = await RawClient.open(small.ws);
      for (let count = 0; count < 3; count += 1)
        if ((await client.ask({ req: 'market.btcusdt.detail' })).status === 'ok') answered += 1;
      await client.close();
      await expect.poll(() => small.socket.size).toBe(0);
    }
    expect(answered).toBe(3);
    await small.stop();
  });

  test('a thousand subscriptions at once are no flood', async () => {
    const client = await RawClient.open(server.ws);
    const replies = await Promise.all(
      Array.from({ length: 1000 }, () => client.ask({ sub: 'market.btcusdt.kline.1min' })),
    );
    expect(replies.every(({ status }) => status === 'ok')).toBe(true);
    await client.close();
  });
});

describe('an address that listens to more than it may', () => {
  const SYMBOLS = ['btcusdt', 'ethusdt'];
  const topicOf = (symbol: string) => `market.${symbol}.mbp.refresh.20`;

  test('is told less often, none of its clients waits for ever, and others hear everything', async () => {
    const limits = { beatMs: 1, addressPushes: { burst: 20, perSecond: 400 } };
    const small = await startServer({ markets, clock, limits });
    const greedy = await Promise.all(Array.from({ length: 20 }, () => RawClient.open(small.ws, { from: '127.0.0.2' })));
    const watcher = await RawClient.open(small.ws);
    for (const client of [...greedy, watcher]) for (const symbol of SYMBOLS) await client.ask({ sub: topicOf(symbol) });
    let heard = 0;
    for (let round = 1; round <= 100; round += 1)
      for (const symbol of SYMBOLS) {
        markets.change(symbol, [{ side: 'buy', price: 50, size: round + 0.5 }]);
        const { version } = markets.depth(symbol, 20);
        await watcher.next(({ ch, tick }) => ch === topicOf(symbol) && tick?.seqNum === version);
        heard += 1;
      }
    for (const client of greedy)
      for (const symbol of SYMBOLS) {
        const { version } = markets.depth(symbol, 20);
        await client.next(({ ch, tick }) => ch === topicOf(symbol) && tick?.seqNum === version);
      }
    const told = greedy.map(({ all }) => all.filter(({ tick }) => tick !== undefined).length);
    expect(Math.max(...told)).toBeLessThan(heard);
    expect(small.socket.size).toBe(21);
    await small.stop();
    await isServed();
  });

  test('has so many subscriptions, and so many of those of which no push may be left out', async () => {
    const limits = { addressSubscriptions: { all: 5, unbroken: 2 } };
    const small = await startServer({ markets, clock, limits });
    const [first, second] = await Promise.all([RawClient.open(small.ws), RawClient.open(small.ws)]);
    const sub = async (client: RawClient, topic: string) =>
      (await client.ask({ sub: `market.btcusdt.${topic}` })).status;
    expect(await sub(first, 'trade.detail')).toBe('ok');
    expect(await sub(second, 'mbp.20')).toBe('ok');
    expect(await sub(second, 'trade.detail')).toBe('error');
    // Once more is no more.
    expect(await sub(first, 'trade.detail')).toBe('ok');
    for (const topic of ['bbo', 'detail', 'ticker']) expect(await sub(first, topic)).toBe('ok');
    expect(await sub(second, 'bbo')).toBe('error');
    await first.ask({ unsub: 'market.btcusdt.bbo' });
    expect(await sub(second, 'bbo')).toBe('ok');
    await first.close();
    await expect.poll(() => small.socket.size).toBe(1);
    expect(await sub(second, 'trade.detail')).toBe('ok');
    await small.stop();
    await isServed();
  });
});

describe('slow consumers', () => {
  const noise = (round: number): LevelChange[] =>
    Array.from({ length: 150 }, (_, index) => ({
      side: 'buy',
      price: 2000 - index,
      size: ((round * 7919 + index * 104_729) % 999_983) / 1000 + 0.001,
    }));

  /** A server whose first client can be stopped from reading. */
  async function serveThroughGate(buffer: { conflate: number; close: number }, pingMs = 5000) {
    const gates: Gate[] = [];
    const through = (connection: Duplex) => {
      const gate = new Gate(connection);
      gates.push(gate);
      return gate;
    };
    const gated = await startServer({ markets, clock, limits: { buffer, pingMs, beatMs: 1 }, through });
    const slow = await RawClient.open(gated.ws);
    const watcher = await RawClient.open(gated.ws);
    const [gate] = gates;
    if (!gate) throw new Error('no connection came through');
    return { gated, slow, watcher, gate };
  }

  test('one that takes nothing is closed when too much waits for it; nobody else notices', async () => {
    const topic = 'market.ethusdt.mbp.150';
    const { gated, slow, watcher, gate } = await serveThroughGate({ conflate: 20_000, close: 100_000 });
    const book = new ChainedBook();
    await slow.ask({ sub: topic });
    await watcher.ask({ sub: topic });
    book.delta((await watcher.push(topic)).tick);
    book.snapshot((await watcher.ask({ req: topic })).data as Tick);
    gate.shut();
    let most = 0;
    for (let round = 1; gated.socket.size === 2; round += 1) {
      markets.change('ethusdt', noise(round));
      book.delta((await watcher.push(topic)).tick);
      most = Math.max(most, gate.writableLength);
    }
    expect(most).toBeLessThan(110_000);
    expect((await slow.closed).code).toBe(1006);
    const { version, bids } = markets.depth('ethusdt', 150);
    while ((book.seqNum ?? 0) < version) book.delta((await watcher.push(topic)).tick);
    expect(book.levels.bids).toEqual(bids);
    await watcher.close();
    await gated.stop();
    await isServed();
  });

  test('one that reads nothing and pings for ever is closed by what it leaves unread', async () => {
    const topic = 'market.ethusdt.mbp.refresh.20';
    const { gated, slow, watcher, gate } = await serveThroughGate({ conflate: 20_000, close: 1_000_000 }, 40);
    for (const client of [slow, watcher]) {
      await client.ask({ sub: topic });
      await client.push(topic);
    }
    gate.shut();
    for (let round = 1; gated.socket.size === 2; round += 1) {
      slow.send({ ping: round });
      markets.change('ethusdt', noise(round));
      await watcher.push(topic);
    }
    // Conflation alone would have held it far below what ends a connection at once.
    expect(gate.writableLength).toBeLessThan(30_000);
    expect((await slow.closed).code).toBe(1006);
    await watcher.close();
    await gated.stop();
    await isServed();
  });

  test('of pushes that a newer one replaces it misses some, stays connected, and has the newest in the end', async () => {
    const topic = 'market.ethusdt.mbp.refresh.20';
    const { gated, slow, watcher, gate } = await serveThroughGate({ conflate: 20_000, close: 1_000_000 });
    for (const client of [slow, watcher]) {
      await client.ask({ sub: topic });
      await client.push(topic);
    }
    gate.shut();
    for (let round = 1; round <= 200; round += 1) {
      markets.change('ethusdt', noise(round));
      await watcher.push(topic);
    }
    expect(gate.writableLength).toBeLessThan(30_000);
    const newest = markets.depth('ethusdt', 20);
    gate.open();
    const last = await slow.next((message) => message.ch === topic && message.tick?.seqNum === newest.version);
    expect(last.tick?.bids).toEqual(newest.bids);
    await slow.settled();
    expect(slow.all.filter(({ ch }) => ch === topic).length).toBeLessThan(100);
    expect(gated.socket.size).toBe(2);
    await slow.close();
    await watcher.close();
    await gated.stop();
    await isServed();
  });
});
