import { useTranslation } from 'react-i18next';
import { TranslateIcon } from '#kit/icons';
import { RichText } from '#kit/RichText';
import type { Article } from '../../../contract/rows/news.ts';
import { isLang } from '../../../data/lang.ts';
import { LANG_TAG } from '../../../domain/constants.ts';
import { formatCompact } from '../../../domain/number.ts';
import { formatDay } from '../../../domain/time.ts';
import { useLang } from '../../../parts/useLang.ts';
import { ArticleFrame, ArticleTitle, Fact, Facts, FallbackNote } from './ArticleBody.styles.ts';

interface ArticleBodyProps {
  readonly article: Article;
  /** Date, author and readers under the title. */
  readonly withFacts?: boolean;
}

/** Title and sanitised text of an article; says so where it is not in the reader's language. */
export function ArticleBody({ article, withFacts }: ArticleBodyProps) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const isForeign = isLang(article.lang) && article.lang !== lang;
  return (
    <ArticleFrame lang={isLang(article.lang) ? LANG_TAG[article.lang] : undefined}>
      <ArticleTitle>{article.title}</ArticleTitle>
      {withFacts ? (
        <Facts lang={LANG_TAG[lang]}>
          <Fact>{formatDay(article.create_time, lang)}</Fact>
          {article.author ? <Fact>{t('article.author', { author: article.author })}</Fact> : null}
          <Fact>{t('article.views', { views: formatCompact(article.views) })}</Fact>
        </Facts>
      ) : null}
      {isForeign && isLang(article.lang) ? (
        <FallbackNote lang={LANG_TAG[lang]}>
          <TranslateIcon size={20} />
          <span>{t('article.fallback', { language: languageName(LANG_TAG[lang], LANG_TAG[article.lang]) })}</span>
        </FallbackNote>
      ) : null}
      <RichText html={article.content} />
    </ArticleFrame>
  );
}

const languageName = (reader: string, shown: string): string =>
  new Intl.DisplayNames(reader, { type: 'language' }).of(shown) ?? shown;
