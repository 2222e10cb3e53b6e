import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstCalls } from '../../scripts/vite/first-paint.ts';
import { call } from '../data/call.ts';
import type { Client } from '../data/client.ts';
import type { FirstLoad } from '../data/early.ts';
import { VERSION_KEY } from '../data/storage.ts';
import { LANG_TAG, LANGS, STORAGE_VERSION } from '../domain/constants.ts';
import { createClient } from '../state/client.ts';
import { DIRECTIONS, THEMES } from '../state/preferences.ts';
import { FIRST_CALLS } from './first-load.ts';

const source = readFileSync('public/boot.js', 'utf8');
const chunks = JSON.stringify({
  en: ['/en.js'],
  th: ['/th.js'],
  home: ['/home.js'],
  content: ['/blocks.js'],
  own: ['/own.js'],
  guide: ['/guide.js'],
});
const CONFIG = '/h5/config.json';

interface Visit {
  readonly isSystemDark?: boolean;
  readonly hash?: string;
  /** What config.json says; without one it is missing. */
  readonly config?: object;
}

/** Runs the script on a page with this storage, and says what it did. */
function boot(entries: Record<string, string> | null, { isSystemDark = false, hash = '', config }: Visit = {}) {
  const root = { dataset: {} as Record<string, string>, lang: '' };
  const files: string[] = [];
  const sent: { url: string; token: string | null; body: unknown }[] = [];
  const page = {
    document: {
      documentElement: root,
      currentScript: { src: 'https://bg.example/h5/boot.js', dataset: { chunks, calls: JSON.stringify(firstCalls()) } },
      createElement: () => ({}),
      head: { append: (link: { href: string }) => files.push(link.href) },
    },
    matchMedia: () => ({ matches: isSystemDark }),
    location: { hash },
    get localStorage() {
      if (!entries) throw new Error('blocked');
      return { getItem: (key: string) => entries[key] ?? null };
    },
    fetch: async (address: string | URL, init?: { headers: Headers; body: unknown }) => {
      if (new URL(address, 'https://bg.example').pathname === CONFIG)
        return config ? Response.json(config) : new Response('', { status: 404 });
      sent.push({ url: String(address), token: init?.headers.get('Authorization') ?? null, body: init?.body });
      return new Response(`"${sent.length}"`);
    },
    URL,
    Headers,
    performance,
  } as { firstLoad?: FirstLoad };
  runInNewContext(source, page);
  return { ...root.dataset, lang: root.lang, files, sent, firstLoad: page.firstLoad };
}

const kept = (entries: Record<string, string>) => ({ [VERSION_KEY]: String(STORAGE_VERSION), ...entries });

describe('before the first drawing', () => {
  it.each(THEMES)('theme %s stands as the preferences keep it', (theme) => {
    expect(boot(kept({ theme }), { isSystemDark: true })).toMatchObject({
      theme: theme === 'light' ? 'light' : 'dark',
    });
    expect(boot(kept({ theme }))).toMatchObject({ theme: theme === 'dark' ? 'dark' : 'light' });
  });

  it.each(DIRECTIONS)('direction %s as well', (direction) =>
    expect(boot(kept({ direction }))).toMatchObject({ direction }),
  );

  it.each(LANGS)('language %s as well, by its tag', (lang) => expect(boot(kept({ lang })).lang).toBe(LANG_TAG[lang]));

  it('nothing of a storage below the current version counts', () => {
    expect(boot({ theme: 'dark', lang: 'th', direction: 'red-up' })).toMatchObject({
      theme: 'light',
      lang: 'en',
      direction: 'green-up',
    });
  });

  it.each([null, kept({ theme: 'pink', lang: 'toString', direction: 'x' })])(
    'the standard stands where storage is %j',
    (entries) => expect(boot(entries)).toMatchObject({ theme: 'light', lang: 'en', direction: 'green-up' }),
  );

  it('the chunks of the language are sent for, and those of home or of the guide where one goes there', () => {
    const home = ['/th.js', '/home.js', '/blocks.js'];
    expect(boot(kept({ lang: 'th', guideSeen: 'true' })).files).toEqual(home);
    expect(boot(kept({ lang: 'th', token: 'abc' })).files).toEqual([...home, '/own.js']);
    expect(boot(kept({ lang: 'th', token: 'abc' }), { hash: '#/pages/market/market' }).files).toEqual(['/th.js']);
    expect(boot(kept({ lang: 'th' }), { hash: '#/pages/index/index?a=b' }).files).toEqual(home);
    expect(boot(kept({})).files).toEqual(['/en.js', '/guide.js']);
    expect(boot(kept({}), { hash: '#/pages/market/market' }).files).toEqual(['/en.js']);
  });
});

const HOME = { hash: '#/pages/index/index' };
/** The script has sent what waited for the config. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the calls of home', () => {
  afterEach(() => {
    globalThis.firstLoad = undefined;
    vi.unstubAllGlobals();
  });

  it('go out with the page, to the backend that config.json names, in the kept language', async () => {
    const { sent } = boot(kept({ lang: 'th' }), { ...HOME, config: { apiBase: 'https://api.example/x/' } });
    await settled();
    expect(sent).toContainEqual({
      url: 'https://api.example/x/currency/quotation_new?lang=th',
      token: null,
      body: null,
    });
    expect(sent).toContainEqual({ url: 'https://api.example/x/news/list', token: null, body: 'c_id=5&lang=th' });
    expect(sent.map(({ url }) => url)).not.toContain('https://api.example/x/wallet/list');
  });
  it('go to this origin where config.json is missing', async () => {
    const { sent } = boot(kept({}), HOME);
    await settled();
    expect(sent.map(({ url }) => url)).toContain('/api/menu?lang=en');
  });
  it('carry the token of whoever is signed in, and then ask for what is theirs', async () => {
    const { sent } = boot(kept({ token: 'of-ada' }));
    await settled();
    expect(sent.map(({ url }) => url)).toContain('/api/wallet/list');
    expect(new Set(sent.map(({ token }) => token))).toEqual(new Set(['of-ada']));
  });
  it('stay away on other screens and in the guide', async () => {
    for (const { sent } of [boot(kept({})), boot(kept({}), { hash: '#/pages/market/market' })]) {
      await settled();
      expect(sent).toEqual([]);
    }
  });
  it('are those that the app would send: none goes out twice', async () => {
    const { sent, firstLoad } = boot(kept({ lang: 'fra', token: 'of-ada' }), HOME);
    await settled();
    const network = vi.fn();
    vi.stubGlobal('fetch', network);
    const client: Client = { ...createClient(), token: () => 'of-ada', lang: () => 'fra' };
    globalThis.firstLoad = firstLoad;
    const before = sent.length;
    // Replies of no shape: what counts is that the call takes one.
    for (const [name, request] of FIRST_CALLS) await call(client, name, request).catch(() => undefined);
    expect(firstLoad?.replies.size).toBe(0);
    expect(network).not.toHaveBeenCalled();
    expect(sent).toHaveLength(before);
  });
});
