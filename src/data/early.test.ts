import { afterEach, describe, expect, it, vi } from 'vitest';
import { type EarlyReply, takeEarly } from './early.ts';
import { httpTransport } from './transport.ts';

const reply = (text: string): EarlyReply => ({
  status: 200,
  text,
  serverTime: null,
  sentAt: performance.now(),
  receivedAt: performance.now(),
});

function sentEarly(request: string, early: EarlyReply | undefined, token: string | null = null): void {
  globalThis.firstLoad = {
    config: Promise.resolve(null),
    replies: new Map([[request, { token, reply: Promise.resolve(early) }]]),
  };
}

/** The menu, as the app asks for it. */
const askForMenu = (token: string | null = null, signal?: AbortSignal) =>
  httpTransport({ name: 'content.menu', method: 'GET', path: '/menu', fields: { lang: 'en' }, token, signal });

const MENU = 'GET /menu?lang=en';

describe('a call that was sent before the script was there', () => {
  afterEach(() => {
    globalThis.firstLoad = undefined;
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const network = vi.fn(async () => new Response('"anew"'));
  const online = () => {
    network.mockClear();
    vi.stubGlobal('fetch', network);
  };

  it('is not sent again, and its reply serves once', async () => {
    online();
    sentEarly(MENU, reply('"early"'));
    expect((await askForMenu()).body).toBe('early');
    expect(network).not.toHaveBeenCalled();
    expect((await askForMenu()).body).toBe('anew');
  });
  it('is sent again for another user, after a failure, and for other fields', async () => {
    online();
    sentEarly(MENU, reply('"early"'), 'of-ada');
    expect((await askForMenu('of-bob')).body).toBe('anew');
    sentEarly(MENU, undefined);
    expect((await askForMenu()).body).toBe('anew');
    sentEarly('GET /menu?lang=th', reply('"early"'));
    expect((await askForMenu()).body).toBe('anew');
  });
  it('is sent again when its reply has lain about', async () => {
    const old = { ...reply('"early"'), receivedAt: performance.now() - 6000 };
    sentEarly(MENU, old);
    expect(await takeEarly(MENU, null)).toBeUndefined();
  });
  it('is waited for no longer than whoever asked waits', async () => {
    online();
    const leaving = new AbortController();
    globalThis.firstLoad = {
      config: Promise.resolve(null),
      replies: new Map([[MENU, { token: null, reply: new Promise(() => undefined) }]]),
    };
    const asked = askForMenu(null, leaving.signal);
    leaving.abort();
    await expect(asked).rejects.toMatchObject({ kind: 'aborted' });
  });
});
