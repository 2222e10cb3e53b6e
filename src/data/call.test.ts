import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../state/client.ts';
import { call } from './call.ts';
import { CallError, isAbsent } from './call-error.ts';
import type { Client } from './client.ts';
import { clockOf } from './clock.ts';
import { type EnvelopeNotice, noticesOf } from './notices.ts';
import { httpTransport, type TransportReply, type TransportRequest } from './transport.ts';

/** A client that is answered so; what it has sent. */
function answered(reply: Omit<TransportReply, 'status'> & { status?: number }) {
  const sent: TransportRequest[] = [];
  const transport = async (request: TransportRequest) => {
    sent.push(request);
    return { status: 200, ...reply };
  };
  const client: Client = { ...createClient({ transport }), token: () => 'tok', lang: () => 'jp' };
  return { client, sent };
}

afterEach(() => void vi.unstubAllGlobals());

describe('a call', () => {
  it('sends its fields as text with lang and token, and leaves absent ones away', async () => {
    const { client, sent } = answered({ body: { type: 'ok', message: [] } });
    await call(client, 'spot.orders', { status: 1, page: 2, type: undefined });
    expect(sent[0]).toMatchObject({
      name: 'spot.orders',
      method: 'GET',
      path: '/coin/list',
      token: 'tok',
      fields: { status: '1', page: '2', lang: 'jp' },
    });
    expect(Object.keys(sent[0]?.fields ?? {})).not.toContain('type');
  });

  it('gives client ids to calls that move money only', async () => {
    const { client, sent } = answered({ body: { type: 'ok', message: '' } });
    await call(client, 'spot.cancel', { id: 5 }, { clientId: 'abcdefgh' });
    await call(client, 'auth.logout', {}, { clientId: 'abcdefgh' });
    expect(sent.map((request) => request.fields.client_id)).toEqual(['abcdefgh', undefined]);
  });

  it('coerces the reply and renames misspelt keys', async () => {
    const wallet = { balance: '', totle: 12.5, usdt_totle: '12.5', CNY: null };
    const { client } = answered({
      body: {
        type: 'ok',
        message: {
          legal_wallet: wallet,
          change_wallet: wallet,
          micro_wallet: wallet,
          lever_wallet: wallet,
          ExRate: '1',
        },
      },
    });
    const { accounts } = await call(client, 'wallet.list', {});
    expect(accounts.change).toEqual({ balance: [], total: '12.5', usdt_total: '12.5', usd_total: '0' });
  });

  it.each([
    [{ status: 404, body: undefined }, 'absent'],
    [{ status: 500, body: { type: 'ok', message: '' } }, 'http'],
    [{ status: 200, body: { type: 'ok', message: 'not a user' } }, 'shape'],
    [{ status: 200, body: undefined }, 'shape'],
    [{ status: 200, body: { type: 'error', message: 'No' } }, 'refused'],
  ])('%j fails as %s with a reference', async (answer, kind) => {
    const { client } = answered(answer);
    const error = await call(client, 'user.info', {}).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ kind, reference: expect.stringContaining('user.info') });
    expect(isAbsent(error)).toBe(kind === 'absent');
  });

  it('tells 999, 998 and 997 in one place, with the token they were asked with', async () => {
    const types: readonly unknown[] = ['999', 998, '997', 'error'];
    const replies = types.map((type) => ({ status: 200, body: { type, message: `m${type}` } }));
    const client: Client = {
      ...createClient({ transport: async () => replies.shift() ?? { status: 404, body: undefined } }),
      token: () => 'tok',
    };
    const notices: EnvelopeNotice[] = [];
    noticesOf(client).on((notice) => notices.push(notice));
    for (const _ of types) await call(client, 'user.info', {}).catch(() => undefined);
    expect(notices).toEqual([
      { kind: 'login', message: 'm999', token: 'tok' },
      { kind: 'verification', message: 'm998', token: 'tok' },
      { kind: 'unavailable', message: 'm997', token: 'tok' },
    ]);
  });

  it("takes the server's clock from its reply", async () => {
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'performance'] });
    const now = performance.now();
    const time = { serverMs: 5_000_000, sentAt: now, receivedAt: now };
    const { client } = answered({ body: { type: 'ok', message: [] }, time });
    await call(client, 'spot.orders', {});
    expect(clockOf(client).now()).toBe(5_000_000);
    vi.useRealTimers();
  });
});

describe('the network', () => {
  const request: TransportRequest = {
    name: 'user.info',
    method: 'GET',
    path: '/user/info',
    fields: { lang: 'en' },
    token: null,
  };

  function stubFetch(answer: (url: string, init: RequestInit) => Promise<Response>) {
    const seen = vi.fn((url: string, init: RequestInit = {}) =>
      url.endsWith('config.json') ? Promise.resolve(new Response('{}')) : answer(url, init),
    );
    vi.stubGlobal('fetch', seen);
    return seen;
  }

  it('puts fields into the query of a GET and the form of a POST, and the bare token in the header', async () => {
    const seen = stubFetch(() => Promise.resolve(new Response('{"type":"ok"}')));
    await httpTransport({ ...request, token: 'abc' });
    await httpTransport({ ...request, method: 'POST', path: '/wallet/list' });
    const [, get, post] = seen.mock.calls.length === 3 ? seen.mock.calls : [undefined, ...seen.mock.calls];
    expect(get?.[0]).toBe('/api/user/info?lang=en');
    expect(new Headers(get?.[1]?.headers).get('authorization')).toBe('abc');
    expect(post?.[0]).toBe('/api/wallet/list');
    expect(post?.[1]?.body).toBe('lang=en');
    expect(new Headers(post?.[1]?.headers).get('content-type')).toBe('application/x-www-form-urlencoded');
  });

  it('has no body where the answer is no JSON', async () => {
    stubFetch(() => Promise.resolve(new Response('<html>', { status: 502 })));
    expect(await httpTransport(request)).toMatchObject({ status: 502, body: undefined });
  });

  it('gives up after a minute', async () => {
    vi.useFakeTimers();
    stubFetch(
      (_, init) =>
        new Promise((_resolve, reject) => init.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    const failure = httpTransport(request).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failure).toMatchObject({ kind: 'timeout' });
    vi.useRealTimers();
  });

  it('tells an abort from a broken network', async () => {
    stubFetch(() => Promise.reject(new TypeError('failed')));
    expect(await httpTransport(request).catch((error: unknown) => error)).toMatchObject({ kind: 'network' });
    expect(
      await httpTransport({ ...request, signal: AbortSignal.abort() }).catch((error: unknown) => error),
    ).toMatchObject({ kind: 'aborted' });
  });
});
