import i18next, { type i18n, type Namespace } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { toLang } from '../../data/lang.ts';
import { DEFAULT_LANG, LANG_TAG, LANGS, type Lang } from '../../domain/constants.ts';
import { teachLanguages } from '../../domain/sentences.ts';
import type { Language } from './language.ts';

const loaders: Record<Lang, () => Promise<{ default: Language }>> = {
  en: () => import('./languages/en.ts'),
  zh: () => import('./languages/zh.ts'),
  hk: () => import('./languages/hk.ts'),
  th: () => import('./languages/th.ts'),
  jp: () => import('./languages/jp.ts'),
  kor: () => import('./languages/kor.ts'),
  fra: () => import('./languages/fra.ts'),
  spa: () => import('./languages/spa.ts'),
};

/** 'locales/en/home.json' is the namespace 'home'. */
const namespaceOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.json'.length);

/** Namespaces that screens have asked for: a change of language brings them along. */
const asked = new Set<string>();
let wished: Lang = DEFAULT_LANG;

/** Brings the words of a language as far as they are asked for. */
async function load(lang: Lang): Promise<void> {
  const { first, later } = (await loaders[lang]()).default;
  const add = (path: string, words: unknown) => i18next.addResourceBundle(lang, namespaceOf(path), words);
  const isMissing = ([path]: readonly [string, unknown]) => !i18next.hasResourceBundle(lang, namespaceOf(path));
  for (const [path, words] of Object.entries(first).filter(isMissing)) add(path, words);
  await Promise.all(
    Object.entries(later)
      .filter((entry) => asked.has(namespaceOf(entry[0])) && isMissing(entry))
      .map(async ([path, bring]) => add(path, await bring())),
  );
}

/** Brings words that not every screen shows, in the language of now and of every later one. Rejects where they do not arrive. */
export async function loadWords(...namespaces: readonly (Namespace & string)[]): Promise<void> {
  for (const namespace of namespaces) asked.add(namespace);
  await Promise.all([...new Set([shownLang(), wished])].map(load));
}

/** Tells the document which language it is in (readings B3). */
const markDocument = (lang: Lang): void => {
  document.documentElement.lang = LANG_TAG[lang];
};

/** Starts i18next in one language. Resolves when its words are there. */
export async function startWords(lang: Lang): Promise<i18n> {
  if (!i18next.isInitialized) {
    // With resources given it is there at once: `loadWords` may be called in the same turn.
    void i18next.use(initReactI18next).init({
      lng: lang,
      fallbackLng: DEFAULT_LANG,
      supportedLngs: [...LANGS],
      ns: ['common'],
      defaultNS: 'common',
      resources: {},
      // React escapes; twice would show "&amp;".
      interpolation: { escapeValue: false },
      // Words that come later are drawn when they are there.
      react: { useSuspense: false, bindI18nStore: 'added' },
    });
    teachLanguages(i18next.services);
  }
  await switchWords(lang);
  return i18next;
}

/** Changes the language of the interface without a reload; the last wish wins. */
export async function switchWords(lang: Lang): Promise<void> {
  wished = lang;
  await load(lang);
  if (wished !== lang) return;
  if (i18next.language !== lang) await i18next.changeLanguage(lang);
  markDocument(lang);
}

/** The language on screen. */
export const shownLang = (): Lang => toLang(i18next.language);
