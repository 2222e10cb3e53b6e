import type { Article } from '../../../contract/rows/news.ts';
import { isLang } from '../../../data/lang.ts';
import { LANG_TAG } from '../../../domain/constants.ts';

/** The BCP 47 tag of what an article is written in, where that is a language of ours. */
export const articleTag = ({ lang }: Pick<Article, 'lang'>): string | undefined =>
  isLang(lang) ? LANG_TAG[lang] : undefined;
