import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDeps, testDeps } from '../../../../tests/support/deps.ts';
import { registered, type TestServer, testServer } from '../../../../tests/support/server.ts';
import { memoryStore } from '../../../../tests/support/stores.ts';
import type { CallSpec } from '../../../contract/define.ts';
import { calls } from '../../../contract/table.ts';
import { LANGS } from '../../../domain/constants.ts';
import { users } from '../../platform/store/schema/index.ts';
import { createProducts, PRODUCTS } from '../../products/index.ts';
import { createHandlers } from './handlers/index.ts';
import { aMinute, NO_LIMITS } from './limits.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const JSON_TYPE = { 'content-type': 'application/json' };

let deps: TestDeps;
let server: TestServer;
let client: string;

beforeAll(async () => {
  client = mkdtempSync(path.join(tmpdir(), 'client-'));
  mkdirSync(path.join(client, 'assets'));
  writeFileSync(path.join(client, 'index.html'), '<!doctype html>');
  writeFileSync(path.join(client, 'assets', 'app-abc123.js'), 'plain');
  writeFileSync(path.join(client, 'assets', 'app-abc123.js.br'), 'compressed');
  deps = await testDeps(await memoryStore());
  server = await testServer(deps, { clientFolder: client });
});
afterAll(async () => {
  await server.app.close();
  await deps.store.close();
  rmSync(client, { recursive: true });
});

const signIn = (payload: string | Buffer, headers: Record<string, string> = FORM) =>
  server.raw('POST', '/api/user/login', { payload, headers });
const ANSWER_KEYS = ['message', 'type'];

describe('envelopes', () => {
  it('name the wrong field in each language', async () => {
    const sentences = await Promise.all(
      LANGS.map(async (lang) => (await server.call('auth.login', { user_string: '', password: 'x', lang })).message),
    );
    expect(sentences[0]).toBe('Account: this is required');
    expect(new Set(sentences).size).toBe(LANGS.length);
  });

  it('take the language of the field before that of the header, and English before nothing', async () => {
    const ask = async (fields: object, lang?: string) =>
      (await server.call('auth.login', { user_string: '', password: 'x', ...fields }, { lang })).message;
    expect(await ask({ lang: 'kor' }, 'zh-CN')).toBe('계정: 필수 항목입니다');
    expect(await ask({}, 'xx, zh-TW;q=0.9, fr;q=0.8')).toBe('帳戶：必填');
    expect(await ask({}, 'fr-CA;q=0.8, zh-CN;q=0.9')).toBe('账号：必填');
    expect(await ask({ lang: 'xx' }, 'xx')).toBe('Account: this is required');
  });

  it('are {code, msg, data} for candles', async () => {
    const answer = await server.call('market.bars', { symbol: 'BTC/USDT', period: '1min', from: 'x', to: 2 });
    expect(answer).toMatchObject({ code: -1, msg: 'Start: enter a whole number in the allowed range', data: [] });
  });

  it('say 999 for every call that needs a user, whatever the token', async () => {
    for (const spec of Object.values(calls) as CallSpec[]) {
      if (spec.guest) continue;
      for (const authorization of ['', 'x', 'Bearer y', 'A'.repeat(43), '\u00ff'.repeat(43)]) {
        const answer = await server.raw(spec.method, `/api${spec.path}`, { headers: { authorization } });
        expect([answer.statusCode, answer.json()]).toEqual([200, { type: '999', message: 'Please log in first' }]);
      }
    }
  });

  it('carry the time of the exchange and are kept by nobody', async () => {
    const { headers } = await server.raw('GET', '/api/user/logout');
    expect(headers).toMatchObject({ 'x-server-time': String(deps.clock.now()), 'cache-control': 'no-store' });
  });

  it('are 404 for unknown calls only', async () => {
    for (const [method, url] of [
      ['GET', '/api/none'],
      ['GET', '/api/user/login'],
      ['POST', '/api/%zz'],
      ['GET', '/api/'],
      ['GET', '/api/../api/x'],
    ] as const) {
      const answer = await server.raw(method, url);
      expect([url, answer.statusCode, answer.json()]).toEqual([
        url,
        404,
        { type: 'error', message: 'This request is not supported' },
      ]);
    }
  });

  it('give a reference for what nobody foresaw, and no more', async () => {
    const broken = await testServer(deps, {
      handlers: {
        ...createHandlers(deps, createProducts(PRODUCTS, deps)),
        'auth.login': () => Promise.reject(new Error('secret detail')),
      },
    });
    const answer = await broken.raw('POST', '/api/user/login', { payload: 'user_string=a&password=b', headers: FORM });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({
      type: 'error',
      message: expect.stringMatching(/^Something went wrong on our side\. Reference: [0-9a-f]{8}$/),
    });
    await broken.app.close();
  });

  it('are compressed where large', async () => {
    const answer = await server.raw('GET', '/api/openapi.json', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toMatchObject({
      openapi: '3.1.0',
      paths: { '/user/login': { post: { operationId: 'auth.login' } } },
    });
  });
});

describe('bad input', () => {
  it.each<[string, string | Buffer, Record<string, string>?]>([
    ['nothing', ''],
    ['a field twice', 'user_string=a&user_string=b&password=x'],
    ['names of the prototype', '__proto__[x]=1&constructor=2&toString=3&hasOwnProperty=4'],
    ['broken percent signs', 'user_string=%zz%E0%A4%A&password=%'],
    ['bytes that are no UTF-8', Buffer.from([0x75, 0x3d, 0xff, 0xfe, 0x26, 0xc0, 0x80])],
    ['NUL', 'user_string=a%00b&password=x'],
    ['a lone surrogate', 'user_string=%ED%A0%80&password=x'],
    ['a very long value', `user_string=${'a'.repeat(60_000)}&password=x`],
    ['many fields', Array.from({ length: 5000 }, (_, n) => `f${n}=1`).join('&')],
    ['JSON that is a list', '[1,2]', JSON_TYPE],
    ['JSON that is null', 'null', JSON_TYPE],
    ['JSON that is text', '"text"', JSON_TYPE],
    ['JSON that is none', '{"user_string":', JSON_TYPE],
    ['JSON with __proto__', '{"__proto__":{"admin":true},"user_string":"a"}', JSON_TYPE],
    ['deep JSON', `{"user_string":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, JSON_TYPE],
    ['JSON of wrong types', '{"user_string":{"a":1},"password":[2]}', JSON_TYPE],
    ['numbers that are none', '{"user_string":1e999,"password":"x"}', JSON_TYPE],
    ['no JSON at all', '', JSON_TYPE],
    ['XML', '<a/>', { 'content-type': 'application/xml' }],
    ['a content type that is none', 'a=b', { 'content-type': '\u0001;;' }],
    ['a form that claims to be multipart', 'a=b', { 'content-type': 'multipart/form-data' }],
    ['another charset', 'a=b', { 'content-type': 'application/x-www-form-urlencoded; charset=utf-16' }],
  ])('of the kind "%s" is refused with a sentence', async (_name, payload, headers) => {
    const answer = await signIn(payload, headers);
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(answer.json<object>()).sort()).toEqual(ANSWER_KEYS);
    expect(answer.json()).toMatchObject({ type: 'error', message: expect.stringMatching(/\S/) });
    expect(answer.json<{ message: string }>().message).not.toMatch(/^(refusal|field)\./);
  });

  it('of too many bytes is refused with a sentence', async () => {
    const answer = await signIn(`user_string=${'a'.repeat(70_000)}`);
    expect([answer.statusCode, answer.json()]).toEqual([200, { type: 'error', message: 'The request is too large' }]);
  });

  it.each([
    [
      'a query of more than a head may have',
      `GET /api/user/logout?x=${'a'.repeat(20_000)} HTTP/1.1`,
      431,
      'The request is too large',
    ],
    ['bytes that are no HTTP', 'no request at all', 400, 'The request could not be read'],
  ])('of the kind "%s" never becomes a call, and is refused in an envelope', async (_name, line, status, message) => {
    const own = await testServer(deps);
    await own.app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((own.app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`${line}\r\nHost: x\r\n\r\n`);
    const parts: Buffer[] = [];
    socket.on('data', (part: Buffer) => parts.push(part));
    await once(socket, 'close');
    const [head, body = ''] = Buffer.concat(parts).toString().split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(JSON.parse(body)).toEqual({ type: 'error', message });
    await own.app.close();
  });

  it('that is no HTTP gets no second answer behind one that is half sent', async () => {
    const own = await testServer(deps);
    own.app.get('/half', (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-length': 8 }).write('half');
    });
    await own.app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((own.app.server.address() as AddressInfo).port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      answer += part;
      if (answer.endsWith('half')) socket.write('no request at all\r\n\r\n');
    });
    socket.write('GET /half HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n.*\r\n\r\nhalf$/s);
    await own.app.close();
  });

  it('in any field of any call that a guest may make changes nothing and is no 5xx', async () => {
    const values = [
      '',
      '-1',
      '0',
      '1e999',
      'NaN',
      "'; drop table users; --",
      '<script>alert(1)</script>',
      '9'.repeat(400),
      '\u0000',
      '../../etc/passwd',
      '%00',
      '𝟙𝟚',
    ];
    for (const spec of [
      calls['auth.login'],
      calls['auth.register'],
      calls['auth.forget'],
      calls['auth.checkCode'],
      calls['common.sendCode'],
    ]) {
      for (const value of values) {
        const fields = Object.keys(spec.request.def.shape).map((name) => [name, value]);
        const answer = await server.raw('POST', `/api${spec.path}`, {
          payload: new URLSearchParams(fields).toString(),
          headers: FORM,
        });
        expect([spec.path, value, answer.statusCode]).toEqual([spec.path, value, 200]);
        expect(answer.json()).toMatchObject({ type: 'error' });
      }
    }
    expect(await deps.store.db.select().from(users)).toEqual([]);
  });
});

describe('limits', () => {
  it('answer HTTP 200 with Retry-After, by address', async () => {
    const strict = await testServer(deps, { limits: { ...NO_LIMITS, address: aMinute(3) } });
    const ask = (remoteAddress: string) => strict.app.inject({ url: '/api/user/logout', remoteAddress });
    for (let n = 0; n < 3; n += 1) expect((await ask('10.0.0.1')).json()).toMatchObject({ type: '999' });
    const answer = await ask('10.0.0.1');
    expect(answer.statusCode).toBe(200);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.json()).toMatchObject({
      type: 'error',
      message: expect.stringMatching(/^Too many requests\. Try again in \d+ s$/),
    });
    expect((await ask('10.0.0.2')).json()).toMatchObject({ type: '999' });
    await strict.app.close();
  });

  it('count history by what it costs: long charts a few times, short ones often', async () => {
    const strict = await testServer(deps, { limits: { ...NO_LIMITS, history: { burst: 4500, perSecond: 100 } } });
    const ask = async (bars: number, remoteAddress = '10.0.0.1') => {
      const answer = await strict.app.inject({
        url: '/api/currency/new_timeshar',
        query: { symbol: 'BTC/USDT', period: '5min', from: '1700000000', to: String(1_700_000_000 + bars * 300) },
        remoteAddress,
      });
      return [answer.json<{ msg: string }>().msg, answer.headers['retry-after']];
    };
    const answered = ['This pair does not exist', undefined];
    // More than a call gives costs what it gives.
    expect(await ask(5000)).toEqual(answered);
    expect(await ask(2000)).toEqual(answered);
    expect(await ask(2000)).toEqual(['Too many requests. Try again in 20 s', '20']);
    expect(await ask(2000, '10.0.0.2')).toEqual(answered);
    for (let n = 0; n < 20; n += 1) expect(await ask(1)).toEqual(answered);
    await strict.app.close();
  });

  it('count what balances were worth as history, whatever range it is of', async () => {
    const strict = await testServer(deps, { limits: { ...NO_LIMITS, history: { burst: 4500, perSecond: 100 } } });
    const token = await registered(strict, 'worth@example.com');
    for (const range of ['day', 'week', 'month', 'year'] as const)
      expect(await strict.call('wallet.history', { range }, { token })).toMatchObject({ type: 'ok' });
    expect(await strict.call('wallet.history', { range: 'day' }, { token })).toMatchObject({
      type: 'error',
      message: 'Too many requests. Try again in 10 s',
    });
    // Whatever is no history is answered as before.
    expect(await strict.call('wallet.list', {}, { token })).toMatchObject({ type: 'ok' });
    await strict.app.close();
  });

  it('hold for connections whose request never ends, by address', async () => {
    const strict = await testServer(deps, { limits: { ...NO_LIMITS, connections: 3 } });
    await strict.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = strict.app.server.address() as AddressInfo;
    const begin = async (localAddress: string) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress });
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n');
      return socket;
    };
    const held = [];
    for (let n = 0; n < 3; n += 1) held.push(await begin('127.0.0.1'));
    await once(await begin('127.0.0.1'), 'close');
    const finish = async (socket: Awaited<ReturnType<typeof begin>>) => {
      socket.write('Connection: close\r\n\r\n');
      const [answer] = await once(socket, 'data');
      return String(answer).split('\r\n', 1)[0];
    };
    expect(await finish(await begin('127.0.0.2'))).toBe('HTTP/1.1 200 OK');
    // One that ends makes room for another.
    for (const socket of held.splice(0, 1)) await finish(socket);
    await expect.poll(async () => finish(await begin('127.0.0.1')).catch(() => null)).toBe('HTTP/1.1 200 OK');
    for (const socket of held) socket.destroy();
    await strict.app.close();
  });

  it('hold for whatever stands beside the calls, too', async () => {
    const strict = await testServer(deps, { limits: { ...NO_LIMITS, address: aMinute(2) } });
    for (const url of ['/healthz', '/demo/clock', '/upload/x.png']) {
      const ask = () => strict.app.inject({ url, remoteAddress: `10.9.0.${url.length}` });
      expect([(await ask()).statusCode, (await ask()).statusCode]).not.toContain(429);
      const answer = await ask();
      expect([url, answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([url, 429, true]);
    }
    await strict.app.close();
  });

  it('are strict for codes and per user for the rest', async () => {
    const strict = await testServer(deps, { limits: { ...NO_LIMITS, codes: aMinute(1), user: aMinute(2) } });
    const token = await registered(strict, 'limits@example.com');
    expect((await strict.call('common.sendCode', { user_string: 'other@example.com' })).message).toContain(
      'Too many requests',
    );
    const ask = () => strict.call('auth.payPassword', { password: 'a', re_password: 'a', code: '000000' }, { token });
    await ask();
    await ask();
    expect((await ask()).message).toContain('Too many requests');
    await strict.app.close();
  });
});

describe('the port', () => {
  it('leads to the app, which is cached by its hash and sent compressed', async () => {
    const get = (url: string, headers = {}) => server.app.inject({ url, headers });
    expect((await get('/')).headers.location).toBe('/h5/');
    expect((await get('/h5')).headers.location).toBe('/h5/');
    const page = await get('/h5/');
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-cache']);
    const script = await get('/h5/assets/app-abc123.js', { 'accept-encoding': 'gzip, br' });
    expect([script.body, script.headers['content-encoding'], script.headers['cache-control']]).toEqual([
      'compressed',
      'br',
      'public, max-age=31536000, immutable',
    ]);
    expect((await get('/h5/config.json')).json()).toEqual({
      apiBase: '/api',
      socketBase: '',
      imageBase: '',
      demo: true,
    });
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    for (const url of ['/h5/none.js', '/h5/..%2f..%2fpackage.json', '/%zz', '/none'])
      expect((await get(url)).statusCode).toBe(404);
  });

  it('has a policy that runs no foreign script', async () => {
    const { headers } = await server.app.inject({ url: '/h5/', headers: { host: 'example.com:8080' } });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self' ws://example.com:8080 wss://example.com:8080;");
    for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'"])
      expect(policy).toContain(rule);
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    const odd = await server.app.inject({ url: '/h5/', headers: { host: "x; script-src 'unsafe-inline'" } });
    expect(odd.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/);
  });

  it('answers calls with no more than keeps an answer from being run, framed or read as another type', async () => {
    for (const url of ['/api/user/logout', '/api/none', '/api/openapi.json']) {
      const { headers } = await server.app.inject({ url, headers: { host: 'example.com:8080' } });
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      // A reply to a phone is some hundred bytes: its head is not to be a multiple of that.
      expect(JSON.stringify(headers).length).toBeLessThan(450);
    }
  });

  it('hands sockets out by path, destroys the others and survives malformed targets', async () => {
    const own = await testServer(deps);
    own.upgrades.on('/ws', (_request, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\nhello'));
    await own.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = own.app.server.address() as AddressInfo;
    const upgrade = async (target: string) => {
      const socket = connect(port, '127.0.0.1');
      socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk.toString();
      });
      socket.on('error', () => undefined);
      await once(socket, 'close');
      return text;
    };
    expect(await upgrade('/ws?x=1')).toContain('hello');
    expect(await upgrade('/ws/')).toContain('hello');
    for (const target of ['/', '/wsx', '//%zz', '/%', 'ws', '*', 'http://[', '/__proto__', '/constructor'])
      expect(await upgrade(target)).not.toContain('101');
    const healthy = await new Promise((resolve) =>
      httpRequest({ port, path: '/healthz' }, (answer) => resolve(answer.statusCode)).end(),
    );
    expect(healthy).toBe(200);
    await own.app.close();
  });
});
