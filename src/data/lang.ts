import { DEFAULT_LANG, LANGS, type Lang, STORED_LANG_FALLBACK } from '../domain/constants.ts';
import { openStorage, readStored, writeStored } from './storage.ts';

export const LANG_KEY = 'lang';

/** True for one of the eight codes of the wire. */
export const isLang = (value: unknown): value is Lang => LANGS.some((lang) => lang === value);

/** A kept or given code as one of ours; an unknown one is English (readings B2). */
export const toLang = (value: string): Lang => (isLang(value) ? value : DEFAULT_LANG);

/**
 * The language for whoever cannot ask the interface: the kept one, and the family's fallback where nothing is kept.
 * As `startLang` keeps a language at the first start, that happens only where storage is blocked. Readings B1 ask for it; it waits for code
 * outside the interface that needs a language.
 */
export function getLang(): Lang {
  const stored = openStorage()?.getItem(LANG_KEY) ?? null;
  return stored === null || stored === '' ? STORED_LANG_FALLBACK : toLang(stored);
}

/** The language the interface starts in: the kept one, else English, which is kept at once (readings B1). */
export function startLang(): Lang {
  const stored = readStored(LANG_KEY);
  const lang = stored === null ? DEFAULT_LANG : toLang(stored);
  if (stored !== lang) writeStored(LANG_KEY, lang);
  return lang;
}
