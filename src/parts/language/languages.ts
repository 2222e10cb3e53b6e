import { LANG_TAG, LANGS, type Lang } from '../../domain/constants.ts';

/** Each language in its own words. */
const NAME: Record<Lang, string> = {
  en: 'English',
  zh: '简体中文',
  hk: '繁體中文',
  th: 'ไทย',
  jp: '日本語',
  kor: '한국어',
  fra: 'Français',
  spa: 'Español',
};

/** The languages as a sheet or a row shows them. */
export const LANGUAGES = LANGS.map((lang) => ({ key: lang, label: NAME[lang], tag: LANG_TAG[lang] }));

export const languageName = (lang: Lang): string => NAME[lang];
