import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { VERSION_KEY } from '../data/storage.ts';
import { LANG_TAG, LANGS, STORAGE_VERSION } from '../domain/constants.ts';
import { DIRECTIONS, THEMES } from '../state/preferences.ts';

const source = readFileSync('public/boot.js', 'utf8');
const chunks = JSON.stringify({ en: ['/en.js'], th: ['/th.js'], home: ['/home.js'], late: ['/parts.js'] });

/** Runs the script on a page with this storage, and says what it did. */
function boot(entries: Record<string, string> | null, { isSystemDark = false, hash = '' } = {}) {
  const root = { dataset: {} as Record<string, string>, lang: '' };
  const files: string[] = [];
  runInNewContext(source, {
    document: {
      documentElement: root,
      currentScript: { dataset: { chunks } },
      createElement: () => ({}),
      head: { append: (link: { href: string }) => files.push(link.href) },
    },
    matchMedia: () => ({ matches: isSystemDark }),
    location: { hash },
    get localStorage() {
      if (!entries) throw new Error('blocked');
      return { getItem: (key: string) => entries[key] ?? null };
    },
  });
  return { ...root.dataset, lang: root.lang, files };
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

  it('the chunks of the language are sent for, and those of home where one goes there', () => {
    expect(boot(kept({ lang: 'th' })).files).toEqual(['/th.js', '/home.js', '/parts.js']);
    expect(boot(kept({}), { hash: '#/pages/index/index?a=b' }).files).toEqual(['/en.js', '/home.js', '/parts.js']);
    expect(boot(kept({}), { hash: '#/pages/market/market' }).files).toEqual(['/en.js']);
  });
});
