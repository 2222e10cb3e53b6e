import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FakeMarkets } from './support/fake-markets.ts';
import { RawClient } from './support/raw-client.ts';
import { StillClock, startServer, type TestServer } from './support/server.ts';

/** htx-protocol.md sections 1 to 3, word for word. */

const clock = new StillClock();
const markets = new FakeMarkets(clock);
let server: TestServer;

beforeAll(async () => {
  server = await startServer({ markets, clock });
});
afterAll(() => server.stop());

const error = (id: unknown, message: string) => ({
  status: 'error',
  ts: clock.now(),
  id,
  'err-code': 'bad-request',
  'err-msg': message,
});

async function withClient(run: (client: RawClient) => Promise<void>, path: 'ws' | 'feed' = 'ws'): Promise<void> {
  const client = await RawClient.open(server[path]);
  try {
    await run(client);
  } finally {
    await client.close();
  }
}

describe('transport', () => {
  test.each(['ws', 'feed'] as const)(
    '/%s sends every message as one binary frame with a whole gzip member, uncompressed by the socket',
    async (path) => {
      await withClient(async (client) => {
        expect(client.ws.extensions).toBe('');
        await client.ask({ sub: 'market.btcusdt.detail' });
        await client.push('market.btcusdt.detail');
        client.send('nonsense');
        client.send({ ping: 1 });
        await client.next((message) => message.pong === 1);
        expect(client.frames.length).toBeGreaterThanOrEqual(4);
        for (const { isBinary, data } of client.frames) {
          expect(isBinary).toBe(true);
          expect(data.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
          expect(JSON.parse(gunzipSync(data).toString())).toBeTypeOf('object');
        }
      }, path);
    },
  );

  test('a push has neither id nor code at its top', async () => {
    await withClient(async (client) => {
      await client.ask({ sub: 'market.btcusdt.detail' });
      const push = await client.push('market.btcusdt.detail');
      expect(Object.keys(push).sort()).toEqual(['ch', 'tick', 'ts']);
      expect(push.ts).toBe(clock.now());
    });
  });
});

describe('heartbeat', () => {
  test('a ping each interval; two unanswered ones end the connection with 1003 in place of the third', async () => {
    const quick = await startServer({ markets, clock, limits: { pingMs: 40 } });
    try {
      const client = await RawClient.open(quick.ws, { isAlive: false });
      const { code, reason } = await client.closed;
      expect(code).toBe(1003);
      expect(reason).toMatch(/^ping check expired, session: [0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
      expect(client.all).toEqual([{ ping: clock.now() }, { ping: clock.now() }]);
    } finally {
      await quick.stop();
    }
  });

  test.each([
    [
      'an answer to the last ping',
      (client: RawClient, pings: readonly number[]) => client.send({ pong: pings.at(-1) }),
    ],
    [
      'an answer to the one before',
      (client: RawClient, pings: readonly number[]) => client.send({ pong: pings.at(-2) ?? pings.at(-1) }),
    ],
    ['a ping of its own', (client: RawClient) => client.send({ ping: 7 })],
  ])('%s keeps a client', async (_, answer) => {
    const ticking = new StillClock();
    const quick = await startServer({ markets, clock: ticking, limits: { pingMs: 40 } });
    try {
      const client = await RawClient.open(quick.ws, { isAlive: false });
      const pings: number[] = [];
      while (pings.length < 6) {
        const { ping } = await client.next((message) => 'ping' in message);
        expect(ping).toBe(ticking.now());
        pings.push(ping ?? 0);
        ticking.move(1);
        answer(client, pings);
      }
      expect(client.ws.readyState).toBe(client.ws.OPEN);
      await client.close();
    } finally {
      await quick.stop();
    }
  });

  test('an answer with a value that was never sent, or an old one, does not count', async () => {
    const ticking = new StillClock();
    const quick = await startServer({ markets, clock: ticking, limits: { pingMs: 40 } });
    try {
      const client = await RawClient.open(quick.ws, { isAlive: false });
      const first = await client.next((message) => 'ping' in message);
      client.send({ pong: (first.ping ?? 0) + 1 });
      client.send({ pong: String(first.ping) });
      expect((await client.closed).code).toBe(1003);
      expect(client.all.filter((message) => 'ping' in message)).toHaveLength(2);
    } finally {
      await quick.stop();
    }
  });

  test("the client's ping is ponged; one that is no integer is refused and the connection stays", async () => {
    await withClient(async (client) => {
      client.send({ ping: 18_212_558_000 });
      expect(await client.next()).toEqual({ pong: 18_212_558_000 });
      for (const ping of ['a', 1.5, null]) {
        client.send({ ping });
        expect(await client.next()).toEqual(error(undefined, 'invalid ping'));
      }
      client.send({ ping: 2 });
      expect(await client.next()).toEqual({ pong: 2 });
    });
  });

  test('a ping of the WebSocket protocol is ponged', async () => {
    await withClient(async (client) => {
      const pong = new Promise((resolve) => client.ws.once('pong', (data) => resolve(data.toString())));
      client.ws.ping('are you there');
      expect(await pong).toBe('are you there');
    });
  });
});

describe('envelopes', () => {
  const topic = 'market.btcusdt.detail';

  test('sub, unsub, req', async () => {
    await withClient(async (client) => {
      client.send({ sub: topic, id: 'id1' });
      expect(await client.next()).toEqual({ id: 'id1', status: 'ok', subbed: topic, ts: clock.now() });
      await client.push(topic);
      client.send({ unsub: topic, id: 'id2' });
      expect(await client.next()).toEqual({ id: 'id2', status: 'ok', unsubbed: topic, ts: clock.now() });
      client.send({ req: topic, id: 'id3' });
      expect(await client.next()).toEqual({
        id: 'id3',
        status: 'ok',
        rep: topic,
        ts: clock.now(),
        data: expect.objectContaining({ version: 0 }),
      });
    });
  });

  test('an id is optional, of any scalar, and may come again for another topic', async () => {
    await withClient(async (client) => {
      client.send({ sub: topic });
      expect(await client.next()).toEqual({ status: 'ok', subbed: topic, ts: clock.now() });
      for (const id of ['same', 'same', 12, 0, '', null]) {
        client.send({ req: 'market.ethusdt.detail', id });
        expect(await client.next((message) => 'rep' in message)).toMatchObject({
          id,
          status: 'ok',
          rep: 'market.ethusdt.detail',
        });
      }
    });
  });

  test('every error in its words, and the connection stays open', async () => {
    await withClient(async (client) => {
      const cases: readonly (readonly [object | string, unknown, string])[] = [
        [{ sub: 'market.btcusdt.kline.3min', id: 1 }, 1, 'invalid topic market.btcusdt.kline.3min'],
        [{ sub: 'market.btcusdt.kline.1hour', id: 2 }, 2, 'invalid topic market.btcusdt.kline.1hour'],
        [{ sub: 'market.btcusdt.mbp.6', id: 3 }, 3, 'invalid topic market.btcusdt.mbp.6'],
        [{ sub: 'market.btcusdt.depth.step6', id: 4 }, 4, 'invalid topic market.btcusdt.depth.step6'],
        [{ sub: 'market.overview', id: 5 }, 5, 'invalid topic market.overview'],
        [{ sub: 'toString', id: 6 }, 6, 'invalid topic toString'],
        [{ sub: 17, id: 7 }, 7, 'invalid topic 17'],
        [{ sub: ['market.btcusdt.bbo'], id: 8 }, 8, 'invalid topic ["market.btcusdt.bbo"]'],
        [{ sub: 'market.nonesuch.detail', id: 9 }, 9, 'invalid symbol nonesuch'],
        [{ sub: 'market.BTCUSDT.detail', id: 10 }, 10, 'invalid symbol BTCUSDT'],
        [{ sub: 'market.__proto__.detail', id: 11 }, 11, 'invalid symbol __proto__'],
        [{ req: 'market.nonesuch.kline.1min', id: 12 }, 12, 'invalid symbol nonesuch'],
        [{ req: 'market.btcusdt.bbo', id: 13 }, 13, 'invalid topic market.btcusdt.bbo'],
        [{ req: 'market.tickers', id: 14 }, 14, 'invalid topic market.tickers'],
        [{ req: 'market.btcusdt.kline.1min', from: 'yesterday', id: 15 }, 15, 'invalid from'],
        [{ req: 'market.btcusdt.kline.1min', to: -1, id: 16 }, 16, 'invalid to'],
        [{ unsub: topic, id: 17 }, 17, `unsub with not subbed topic ${topic}`],
        [{ unsub: 'rubbish', id: 18 }, 18, 'unsub with not subbed topic rubbish'],
        [{ id: 19 }, 19, 'invalid topic'],
        [{ sub: topic.replace('btc', 'x'.repeat(5000)), id: 20 }, 20, `invalid symbol ${'x'.repeat(200)}`],
        ['{"sub":', undefined, 'not json, is not json string'],
        ['"sub"', undefined, 'not json, is not json string'],
        ['[]', undefined, 'not json, is not json string'],
        ['null', undefined, 'not json, is not json string'],
        ['', undefined, 'not json, is not json string'],
      ];
      for (const [command, id, message] of cases) {
        client.send(command);
        expect(await client.next()).toEqual(error(id, message));
      }
      expect(await client.ask({ req: topic })).toMatchObject({ status: 'ok' });
    });
  });

  test('a second sub is ok, brings the snapshot again and no second push; one unsub ends it', async () => {
    await withClient(async (client) => {
      const bbo = 'market.btcusdt.bbo';
      const change = (size: number) => markets.change('btcusdt', [{ side: 'buy', price: 100, size }]);
      change(1);
      await client.ask({ sub: bbo });
      await client.push(bbo);
      expect(await client.ask({ sub: bbo })).toMatchObject({ status: 'ok', subbed: bbo });
      expect((await client.push(bbo)).tick).toMatchObject({ bid: 100, bidSize: 1 });
      change(2);
      expect((await client.push(bbo)).tick).toMatchObject({ bidSize: 2 });
      expect(await client.settled()).toEqual([]);
      expect(await client.ask({ unsub: bbo })).toMatchObject({ status: 'ok', unsubbed: bbo });
      change(3);
      expect(await client.settled()).toEqual([]);
      expect(await client.ask({ unsub: bbo })).toMatchObject({ 'err-msg': `unsub with not subbed topic ${bbo}` });
    });
  });

  test('45 reqs at once: about half are refused as too many, in the words of the protocol', async () => {
    await withClient(async (client) => {
      const replies = await Promise.all(Array.from({ length: 45 }, () => client.ask({ req: topic })));
      const refused = replies.filter(({ status }) => status === 'error');
      // 21, less one for each 100 ms that the machine takes for it.
      expect(refused.length).toBeGreaterThanOrEqual(5);
      expect(refused.length).toBeLessThanOrEqual(21);
      for (const { 'err-msg': message } of refused) expect(message).toBe(`429 too many request topic is ${topic}`);
    });
  });

  test('more topics than allowed are refused, known ones not', async () => {
    const small = await startServer({ markets, clock, limits: { subscriptions: 2 } });
    try {
      const client = await RawClient.open(small.ws);
      await client.ask({ sub: 'market.btcusdt.bbo' });
      await client.ask({ sub: 'market.ethusdt.bbo' });
      expect(await client.ask({ sub: topic })).toMatchObject({ 'err-msg': `429 too many request topic is ${topic}` });
      expect(await client.ask({ sub: 'market.ethusdt.bbo' })).toMatchObject({ status: 'ok' });
      await client.ask({ unsub: 'market.ethusdt.bbo' });
      expect(await client.ask({ sub: topic })).toMatchObject({ status: 'ok' });
      await client.close();
    } finally {
      await small.stop();
    }
  });
});
