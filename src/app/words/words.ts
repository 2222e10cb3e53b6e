import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { toLang } from '../../data/lang.ts';
import { DEFAULT_LANG, LANG_TAG, LANGS, type Lang } from '../../domain/constants.ts';

type Namespaces = Record<string, object>;

/** One chunk a language, with all its namespaces. */
const loaders: Record<Lang, () => Promise<{ default: Namespaces }>> = {
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

async function loadLanguage(lang: Lang): Promise<void> {
  if (i18next.hasResourceBundle(lang, 'common')) return;
  const files = (await loaders[lang]()).default;
  for (const [path, words] of Object.entries(files)) i18next.addResourceBundle(lang, namespaceOf(path), words);
}

/** Tells the document which language it is in (readings B3). */
const markDocument = (lang: Lang): void => {
  document.documentElement.lang = LANG_TAG[lang];
};

/** Starts i18next in one language. Resolves when its words are there. */
export async function startWords(lang: Lang): Promise<i18n> {
  if (!i18next.isInitialized) {
    await i18next.use(initReactI18next).init({
      lng: lang,
      fallbackLng: DEFAULT_LANG,
      supportedLngs: [...LANGS],
      ns: ['common'],
      defaultNS: 'common',
      resources: {},
      // React escapes; twice would show "&amp;".
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  }
  await switchWords(lang);
  return i18next;
}

/** Changes the language of the interface without a reload; the last wish wins. */
export async function switchWords(lang: Lang): Promise<void> {
  wished = lang;
  await loadLanguage(lang);
  if (wished !== lang) return;
  if (i18next.language !== lang) await i18next.changeLanguage(lang);
  markDocument(lang);
}

let wished: Lang = DEFAULT_LANG;

/** The language on screen. */
export const shownLang = (): Lang => toLang(i18next.language);
