import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_LANG, STORED_LANG_FALLBACK } from '../domain/constants.ts';
import { getLang, startLang } from './lang.ts';
import { resetStorage } from './storage.ts';

function stub(entries: Record<string, string> | null): void {
  resetStorage();
  const map = new Map(Object.entries({ storageVersion: '1', ...entries }));
  vi.stubGlobal(
    'localStorage',
    entries && {
      getItem: (key: string) => map.get(key) ?? null,
      setItem: (key: string, value: string) => map.set(key, value),
      removeItem: (key: string) => map.delete(key),
      clear: () => map.clear(),
    },
  );
}

beforeEach(resetStorage);
afterEach(() => vi.unstubAllGlobals());

it('starts in English, which is kept: the helper never falls back then (readings B1)', () => {
  stub({});
  expect(getLang()).toBe(STORED_LANG_FALLBACK);
  expect(startLang()).toBe(DEFAULT_LANG);
  expect(getLang()).toBe('en');
});

it('falls back to Chinese in the helper where storage is blocked, and to English in the interface', () => {
  stub(null);
  expect(startLang()).toBe('en');
  expect(getLang()).toBe('zh');
});

it.each(['hk', 'th', 'jp', 'kor', 'fra', 'spa', 'zh', 'en'])('keeps %s', (lang) => {
  stub({ lang });
  expect([startLang(), getLang()]).toEqual([lang, lang]);
});

it('takes an unknown code for English (readings B2)', () => {
  stub({ lang: 'de' });
  expect(getLang()).toBe('en');
  expect(startLang()).toBe('en');
});
