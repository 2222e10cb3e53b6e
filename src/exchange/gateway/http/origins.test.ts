import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { testDeps } from '../../../../tests/support/deps.ts';
import { type TestServer, testServer } from '../../../../tests/support/server.ts';
import { memoryStore } from '../../../../tests/support/stores.ts';
import { SOCKET_PATH } from '../../../contract/sockets.ts';
import type { Config } from '../../app/config.ts';
import type { Store } from '../../platform/store/open.ts';
import { attachAppSocket } from '../ws/app/attach.ts';

const LISTED = 'https://app.example.com';
const FOREIGN = 'https://evil.example.com';

let store: Store;
let server: TestServer;
beforeAll(async () => {
  store = await memoryStore();
});
afterAll(() => store.close());
afterEach(() => server.app.close());

const start = async (config: Partial<Config>) => {
  server = await testServer(await testDeps(store, { config }));
};

const preflight = (origin: string, url = '/api/user/login') =>
  server.app.inject({
    method: 'OPTIONS',
    url,
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
  });
const ask = (origin: string) => server.app.inject({ url: '/api/user/logout', headers: { origin } });

describe('pages of other origins', () => {
  beforeEach(() => start({ allowedOrigins: [LISTED] }));

  it('may call where they are listed, and read what they need of the answer', async () => {
    for (const url of ['/api/user/login', '/api/upload', '/upload/x.png']) {
      const answer = await preflight(LISTED, url);
      expect(answer.statusCode).toBe(204);
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': LISTED,
        'access-control-allow-methods': 'GET, POST, PUT',
        'access-control-allow-headers': 'authorization, content-type, accept-language',
        vary: 'origin',
      });
    }
    const answer = await ask(LISTED);
    expect(answer.json()).toMatchObject({ type: '999' });
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': LISTED,
      'access-control-expose-headers': 'x-server-time, retry-after',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('are told nothing where they are not', async () => {
    for (const origin of [FOREIGN, `${LISTED}.evil.com`, 'null', '']) {
      expect((await preflight(origin)).headers['access-control-allow-origin']).toBeUndefined();
      expect((await ask(origin)).headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('open sockets only where they are listed, beside the exchange’s own pages and programs', async () => {
    server.upgrades.on('/ws', (_request, socket) => {
      socket.end('HTTP/1.1 418 Met\r\ncontent-length: 0\r\n\r\n');
    });
    const { deps, upgrades, origins } = server;
    const app = attachAppSocket({ deps, products: {}, server: server.app.server, upgrades, origins });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const host = `127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
    const isMet = async (origin: string | undefined) => {
      const socket = new WebSocket(`ws://${host}/ws`, origin === undefined ? {} : { origin });
      const [error] = (await once(socket, 'error').catch((e: unknown) => [e])) as [Error];
      return error.message.includes('418');
    };
    const signsOn = async (origin: string | undefined, transport: 'websocket' | 'polling') => {
      const client = io(`http://${host}`, {
        path: SOCKET_PATH.app,
        transports: [transport],
        reconnection: false,
        forceNew: true,
        ...(origin !== undefined && { extraHeaders: { origin } }),
      });
      const isOpen = await new Promise<boolean>((resolve) => {
        client.on('connect', () => resolve(true));
        client.on('connect_error', () => resolve(false));
      });
      client.disconnect();
      return isOpen;
    };
    const expected: [string | undefined, boolean][] = [
      [LISTED, true],
      [`http://${host}`, true],
      [undefined, true],
      [FOREIGN, false],
      ['null', false],
    ];
    for (const [origin, isWelcome] of expected) {
      expect([origin, await isMet(origin)]).toEqual([origin, isWelcome]);
      expect([origin, await signsOn(origin, 'websocket')]).toEqual([origin, isWelcome]);
      expect([origin, await signsOn(origin, 'polling')]).toEqual([origin, isWelcome]);
    }
    const polled = await fetch(`http://${host}${SOCKET_PATH.app}/?EIO=4&transport=polling`, {
      headers: { origin: LISTED },
    });
    expect(polled.headers.get('access-control-allow-origin')).toBe(LISTED);
    app.close();
  });
});

describe('without a list', () => {
  it('nobody elsewhere reads anything', async () => {
    await start({});
    expect((await preflight(LISTED)).statusCode).toBe(404);
    expect((await ask(LISTED)).headers).toMatchObject({ 'cross-origin-resource-policy': 'same-origin' });
  });
});

describe('TLS', () => {
  it.each([
    [{ trustProxy: 1, isDemo: false, smtpUrl: 'smtp://127.0.0.1:9' }, 'max-age=15552000'],
    [{ trustProxy: 1, isDemo: true }, undefined],
    [{ trustProxy: 0, isDemo: false, smtpUrl: 'smtp://127.0.0.1:9' }, undefined],
  ])('is asked for from then on behind a proxy and outside demo: %o', async (config, header) => {
    await start(config);
    expect((await server.app.inject('/healthz')).headers['strict-transport-security']).toBe(header);
  });
});
