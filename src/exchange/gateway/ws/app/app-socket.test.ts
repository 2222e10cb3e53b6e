import { once } from 'node:events';
import { createServer, type Server as HttpServer, request as httpRequest } from 'node:http';
import { type AddressInfo, connect as netConnect } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { BTC, type SpotWorld, spotWorld, USDT } from '../../../../../tests/support/spot-world.ts';
import { memoryStore } from '../../../../../tests/support/stores.ts';
import { APP_EVENTS, balanceEvent, SOCKET_PATH } from '../../../../contract/sockets.ts';
import { Origins } from '../../origins.ts';
import { Upgrades } from '../../upgrades.ts';
import { AppAddresses } from './addresses.ts';
import { type AppSocket, attachAppSocket } from './attach.ts';
import type { AppSocketLimits } from './limits.ts';

interface Received {
  readonly event: string;
  readonly payload: unknown;
}

describe('app socket', () => {
  let world: SpotWorld;
  let server: HttpServer;
  let app: AppSocket;
  let url: string;
  const clients: Socket[] = [];

  const start = async (limits: Partial<AppSocketLimits> = {}) => {
    server = createServer((_request, response) => response.end('http'));
    const origins = new Origins({ allowedOrigins: [], trustProxy: 0 });
    app = attachAppSocket({
      deps: world.deps,
      products: world.products,
      server,
      upgrades: new Upgrades(server, origins),
      origins,
      limits: { marketBeatMs: 20, ...limits },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  beforeEach(async () => {
    world = await spotWorld(await memoryStore());
    world.markets.setLast('btcusdt', 600_000n);
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) client.disconnect();
    app.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await world.deps.store.close();
  });

  const connect = async (options: Parameters<typeof io>[1] = {}): Promise<{ client: Socket; received: Received[] }> => {
    const client = io(url, {
      path: SOCKET_PATH.app,
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      ...options,
    });
    clients.push(client);
    const received: Received[] = [];
    client.onAny((event: string, payload: unknown) => received.push({ event, payload }));
    await new Promise<void>((resolve, reject) => {
      client.on('connect', () => resolve());
      client.on('connect_error', reject);
    });
    return { client, received };
  };
  const login = (client: Socket, payload: unknown): Promise<unknown> =>
    client.timeout(5000).emitWithAck('login', payload);
  const signedIn = async (user: number): Promise<string> =>
    world.deps.store.transaction((tx) => world.deps.sessions.open(tx, { user, isLong: false, agent: 'test' }));
  const closed = (client: Socket) => vi.waitFor(() => expect(client.connected).toBe(false), 5000);

  it('forgets the addresses of those who left while nobody asks for the market', async () => {
    const sweep = vi.spyOn(AppAddresses.prototype, 'sweep');
    await start();
    await vi.waitFor(() => expect(sweep).toHaveBeenCalled());
    sweep.mockRestore();
  });

  it('lives on, and says so in its log, where what it tells of the market cannot be made', async () => {
    const logged = vi.spyOn(world.deps.log, 'error');
    const detail = vi.spyOn(world.markets, 'detail').mockImplementation(() => {
      throw new Error('No figures');
    });
    await start();
    await connect({ query: { events: APP_EVENTS.dayMarket } });
    await vi.waitFor(() => expect(logged).toHaveBeenCalledWith(expect.anything(), 'A beat of the app socket failed'));
    detail.mockRestore();
    const { received } = await connect({ query: { events: APP_EVENTS.dayMarket } });
    await vi.waitFor(() => expect(received.length).toBeGreaterThan(0));
  });

  it('tells a signed-in user of their orders and balances, in their language, and nobody else', async () => {
    await start();
    const anna = await world.user({ [USDT]: '10000' });
    const ben = await world.user({ [USDT]: '10000' });
    const own = await connect();
    const other = await connect({ transports: ['polling'] });
    expect(await login(own.client, { token: await signedIn(anna), lang: 'zh' })).toEqual({ ok: true });
    expect(await login(other.client, await signedIn(ben))).toEqual({ ok: true });

    const order = await world.place(anna, { side: 'buy', amount: '0.01', price: '59000' });
    await world.spot.cancel(Number(order.id), { user: anna, call: 'spot.cancel', clientId: 'cancel-1', body: {} });
    await vi.waitFor(() => expect(own.received).toHaveLength(4), 5000);
    const [placed, moved, cancelled] = own.received;
    expect(Object(placed?.payload)).toMatchObject({
      to: anna,
      data: { id: order.id, status: 1, reason: '' },
    });
    expect([moved?.event, balanceEvent.parse(moved?.payload)]).toEqual([
      APP_EVENTS.balance,
      { to: anna, currency: USDT, account: 'change' },
    ]);
    expect(Object(cancelled?.payload)).toMatchObject({ data: { status: 3, reason: '您已撤单' } });

    await world.place(ben, { side: 'buy', amount: '0.01', price: '59000' });
    await vi.waitFor(() => expect(other.received).toHaveLength(2), 5000);
    expect(own.received).toHaveLength(4);
  });

  it('says when what a signed-in user was told of changes, and to nobody else', async () => {
    await start();
    const [anna, ben] = [await world.user({}), await world.user({})];
    const own = await connect();
    const other = await connect();
    await login(own.client, await signedIn(anna));
    await login(other.client, await signedIn(ben));
    const { store, notices } = world.deps;
    (await store.transaction((tx) => notices.add(tx, anna, 'passwordChanged', {})))();
    await vi.waitFor(() => expect(own.received).toEqual([{ event: APP_EVENTS.notices, payload: { to: anna } }]), 5000);
    await notices.read(store.db, anna);
    await vi.waitFor(() => expect(own.received).toHaveLength(2), 5000);
    expect(other.received).toEqual([]);
  });

  it('knows nobody by a wrong token or a user id, and closes a client that goes on guessing', async () => {
    await start({ wrongTokens: 2 });
    const anna = await world.user({ [USDT]: '10000' });
    const { client, received } = await connect();
    expect(await login(client, anna)).toEqual({ ok: false });
    await world.place(anna, { side: 'buy', amount: '0.01', price: '59000' });
    await login(client, { token: 'x'.repeat(43) }).catch(() => undefined);
    await closed(client);
    expect(received).toEqual([]);
  });

  it('leaves the first user when another one signs in on the same socket', async () => {
    await start();
    const anna = await world.user({ [USDT]: '10000' });
    const ben = await world.user({ [USDT]: '10000' });
    const { client, received } = await connect();
    await login(client, await signedIn(anna));
    await login(client, await signedIn(ben));
    await world.place(anna, { side: 'buy', amount: '0.01', price: '59000' });
    await world.place(ben, { side: 'buy', amount: '0.01', price: '58000' });
    await vi.waitFor(() => expect(received).toHaveLength(2), 5000);
    expect(received).toMatchObject([{ payload: { to: ben } }, { payload: { to: ben } }]);
  });

  it('closes the sockets of a session that is revoked or expires, says why, and leaves the others', async () => {
    await start({ sessionCheckMs: 20 });
    const anna = await world.user({});
    const token = await signedIn(anna);
    const [first, second] = [await connect(), await connect()];
    await login(first.client, { token, lang: 'zh' });
    await login(second.client, await signedIn(anna));
    const caller = await world.deps.sessions.find(token);
    if (!caller) throw new Error('signed in');
    await world.deps.sessions.close(caller);
    await closed(first.client);
    expect(second.client.connected).toBe(true);
    await world.deps.clock.advanceBy(25 * 3_600_000);
    await closed(second.client);
    const told = (message: string) => [{ event: APP_EVENTS.signedOut, payload: { type: '999', message } }];
    expect(first.received).toEqual(told('您已在其他地方退出登录，请重新登录'));
    expect(second.received).toEqual(told('Your session has expired. Please log in again'));
  });

  it('tells of the market only whom asks for it, and listens to it only then', async () => {
    await start();
    const anna = await world.user({ [USDT]: '10000' });
    const listening = vi.spyOn(world.markets, 'on');
    const quiet = await connect();
    expect(await login(quiet.client, '')).toEqual({ ok: false });
    expect(listening).not.toHaveBeenCalled();
    const family = await connect({ query: { events: 'daymarket' } });
    const own = await connect();
    own.client.emit('sub', ['kline', 'market_depth', 'nonsense']);
    await vi.waitFor(
      () =>
        expect(family.received).toMatchObject([
          {
            event: 'daymarket',
            payload: {
              match_id: 1001,
              symbol: 'BTC/USDT',
              period: '1day',
              now_price: '60000.0',
              change: '0.00',
              currency_id: BTC,
              legal_id: USDT,
            },
          },
          { event: 'daymarket', payload: { symbol: 'ETH/USDT' } },
        ]),
      5000,
    );
    await vi.waitFor(() => expect(own.received.length).toBeGreaterThan(0), 5000);

    await world.make('btcusdt', 'sell', 601_000n, 100n);
    await world.place(anna, { side: 'buy', amount: '0.004' });
    await vi.waitFor(() => expect(family.received).toHaveLength(3), 5000);
    expect(family.received[2]).toMatchObject({ payload: { symbol: 'BTC/USDT', now_price: '60100.0' } });
    expect(quiet.received).toEqual([]);
  });

  it('stops telling after unsub', async () => {
    await start();
    const anna = await world.user({ [USDT]: '10000' });
    const { client, received } = await connect({ query: { events: 'daymarket' } });
    await vi.waitFor(() => expect(received).toHaveLength(2), 5000);
    client.emit('unsub', 'daymarket');
    // The answer to a later message shows that the unsub was read.
    await login(client, '');
    await world.make('btcusdt', 'sell', 601_000n, 100n);
    await world.place(anna, { side: 'buy', amount: '0.004' });
    const other = await connect({ query: { events: 'daymarket' } });
    await world.place(anna, { side: 'buy', amount: '0.004' });
    await vi.waitFor(() => expect(other.received).toHaveLength(3), 5000);
    expect(received).toHaveLength(2);
  });

  it('makes what newcomers are told once for all of them, however often they come and go', async () => {
    await start({ marketBeatMs: 100, messages: { burst: 100, perSecond: 1 } });
    const made = vi.spyOn(world.markets, 'detail');
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => connect()));
    for (const { client } of all) {
      for (let n = 0; n < 10; n += 1) {
        client.emit('sub', 'daymarket');
        client.emit('unsub', 'daymarket');
      }
      client.emit('sub', 'daymarket');
    }
    await vi.waitFor(() => expect(all.every(({ received }) => received.length === 2)).toBe(true), 5000);
    // Two symbols, at as many beats as the messages were spread over.
    expect(made.mock.calls.length).toBeLessThanOrEqual(2 * 3);
  });

  it('tells an address no more than it may cost, and what it could not pay for later, as it stands then', async () => {
    await start({ addressFrames: { burst: 3, perSecond: 6 } });
    const anna = await world.user({ [USDT]: '10000' });
    const begun = performance.now();
    const all = await Promise.all([1, 2, 3].map(() => connect({ query: { events: 'daymarket' } })));
    await world.make('btcusdt', 'sell', 601_000n, 100n);
    await world.place(anna, { side: 'buy', amount: '0.004' });
    const last = (received: Received[]) =>
      received.filter(({ payload }) => JSON.stringify(payload).includes('BTC/USDT')).at(-1)?.payload;
    await vi.waitFor(() => {
      for (const { received } of all) expect(last(received)).toMatchObject({ now_price: '60100.0' });
    }, 10_000);
    const frames = all.reduce((sum, { received }) => sum + received.length, 0);
    expect(frames).toBeLessThanOrEqual(3 + (6 * (performance.now() - begun)) / 1000);
  });

  it('closes a client that sends too much at once or too often', async () => {
    await start({ messages: { burst: 5, perSecond: 1 } });
    const large = await connect();
    large.client.emit('login', 'x'.repeat(10_000));
    await closed(large.client);
    const often = await connect();
    for (let n = 0; n < 20; n += 1) often.client.emit('sub', 'kline');
    await closed(often.client);
    expect((await connect()).client.connected).toBe(true);
  });

  const openBare = async (query = ''): Promise<WebSocket> => {
    const ws = new WebSocket(`${url.replace('http', 'ws')}${SOCKET_PATH.app}/?EIO=4&transport=websocket${query}`);
    await once(ws, 'open');
    return ws;
  };
  const polled = (query = '', body?: string): Promise<string> =>
    fetch(`${url}${SOCKET_PATH.app}/?EIO=4&transport=polling${query}`, body ? { method: 'POST', body } : {}).then(
      (reply) => reply.text(),
    );
  const startPolling = async (): Promise<string> => `&sid=${JSON.parse((await polled()).slice(1)).sid}`;

  it.each([
    ['signs of life', (ws: WebSocket) => ws.ping()],
    ['answers to none', (ws: WebSocket) => ws.pong()],
    ['joins of what is not there', (ws: WebSocket) => ws.send('40/x,')],
  ])('closes a client that sends too many %s', async (_name, send) => {
    await start({ packets: { burst: 5, perSecond: 0 } });
    const ws = await openBare();
    const isClosed = once(ws, 'close');
    for (let n = 0; n < 6; n += 1) send(ws);
    await isClosed;
    expect((await connect()).client.connected).toBe(true);
  });

  it('closes a client that tries too often whether it could leave polling', async () => {
    await start({ packets: { burst: 5, perSecond: 0 } });
    const ws = await openBare(await startPolling());
    const isClosed = once(ws, 'close');
    for (let n = 0; n < 6; n += 1) ws.send('2probe');
    await isClosed;
    expect((await connect()).client.connected).toBe(true);
  });

  it('closes a client that polls and sends too much', async () => {
    await start({ packets: { burst: 5, perSecond: 0 } });
    const own = await startPolling();
    const signs = (count: number) => Array(count).fill('3').join('\u001e');
    expect(await polled(own, signs(5))).toBe('ok');
    await polled(own, signs(1));
    expect(JSON.parse(await polled(own, signs(1)))).toMatchObject({ message: 'Session ID unknown' });
    const { client } = await connect({ transports: ['polling', 'websocket'] });
    await vi.waitFor(() => expect(client.io.engine.transport.name).toBe('websocket'), 5000);
    expect(await login(client, '')).toEqual({ ok: false });
  });

  it('lets the clients of an address send only so much together', async () => {
    await start({ addressPackets: { burst: 5, perSecond: 0 } });
    const [first, second] = [await openBare(), await openBare()];
    const isClosed = once(second, 'close');
    for (const ws of [first, second]) for (let n = 0; n < 3; n += 1) ws.ping();
    await isClosed;
    expect(first.readyState).toBe(WebSocket.OPEN);
  });

  it('closes a client whose message comes in too many pieces', async () => {
    await start({ maxFragments: 3 });
    const ws = await openBare();
    const isClosed = once(ws, 'close');
    for (let n = 0; n < 5; n += 1) ws.send('x', { fin: false });
    expect((await isClosed)[0]).toBe(1008);
    expect((await connect()).client.connected).toBe(true);
  });

  it.each(['', '?EIO=4&transport=websocket'])(
    'keeps no upgrade open that socket.io does not take: %j',
    async (query) => {
      await start();
      const socket = netConnect(Number(new URL(url).port), '127.0.0.1');
      socket.write(
        `GET ${SOCKET_PATH.app}${query} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
      );
      await once(socket.resume(), 'close');
    },
  );

  it('lets an address have only so many connections, and room again when one leaves', async () => {
    await start({ connectionsPerAddress: 1 });
    const first = await connect();
    await expect(connect()).rejects.toThrow();
    first.client.disconnect();
    await vi.waitFor(async () => expect((await connect()).client.connected).toBe(true), 5000);
  });

  it('lets an address connect and speak only so often, with all its clients together', async () => {
    await start({ addressConnects: { burst: 2, perSecond: 0 }, addressMessages: { burst: 3, perSecond: 0 } });
    const [first, second] = [await connect(), await connect()];
    await expect(connect()).rejects.toThrow();
    for (const { client } of [first, second]) expect(await login(client, '')).toEqual({ ok: false });
    first.client.emit('sub', 'kline');
    second.client.emit('sub', 'kline');
    await closed(second.client);
  });

  it('survives malformed targets, and leaves other requests of the port alone', async () => {
    await start();
    const status = (path: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        httpRequest(`${url}`, { path }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .on('error', reject)
          .end();
      });
    expect(await status('/socket.io/?EIO=%zz&transport=%ff')).toBe(400);
    expect(await status('/socket.io/?EIO=4&transport=polling&sid[]=a&sid=b')).toBe(400);
    expect(await status('/anything')).toBe(200);
    expect((await connect()).client.connected).toBe(true);
  });
});
