import { useTranslation } from 'react-i18next';
import { TranslateIcon } from '#kit/icons';
import { Note } from '#kit/Note';
import type { Article } from '../../../contract/rows/news.ts';
import { LANG_TAG } from '../../../domain/constants.ts';
import { useLang } from '../../../parts/language/useLang.ts';
import { articleTag } from './article-tag.ts';

/** Says that an article is not there in the reader's language, and which it is in. */
export function LanguageNote({ article }: { readonly article: Article }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const [reader, shown] = [LANG_TAG[lang], articleTag(article)];
  if (!shown || shown === reader) return null;
  return (
    <Note lang={reader} icon={<TranslateIcon size={20} />}>
      {t('article.fallback', { language: new Intl.DisplayNames(reader, { type: 'language' }).of(shown) ?? shown })}
    </Note>
  );
}
