import { useTranslation } from 'react-i18next';
import { TranslateIcon } from '#kit/icons';
import { Note } from '#kit/Note';
import { RichText } from '#kit/RichText';
import { Stack } from '#kit/Stack';
import { Heading, Text } from '#kit/Text';
import type { Article } from '../../../contract/rows/news.ts';
import { isLang } from '../../../data/lang.ts';
import { LANG_TAG } from '../../../domain/constants.ts';
import { formatCompact } from '../../../domain/number.ts';
import { formatDay } from '../../../domain/time.ts';
import { useLang } from '../../../parts/useLang.ts';

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
    <Stack
      as="article"
      edge="gutter"
      gap={12}
      top={8}
      bottom={24}
      lang={isLang(article.lang) ? LANG_TAG[article.lang] : undefined}
    >
      <Heading look="title">{article.title}</Heading>
      {withFacts ? (
        <Text look="caption" tone="tertiary" lang={LANG_TAG[lang]}>
          {[
            formatDay(article.create_time, lang),
            article.author ? t('article.author', { author: article.author }) : null,
            t('article.views', { views: formatCompact(article.views) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      ) : null}
      {isForeign && isLang(article.lang) ? (
        <Note lang={LANG_TAG[lang]} icon={<TranslateIcon size={20} />}>
          {t('article.fallback', { language: languageName(LANG_TAG[lang], LANG_TAG[article.lang]) })}
        </Note>
      ) : null}
      <RichText html={article.content} />
    </Stack>
  );
}

const languageName = (reader: string, shown: string): string =>
  new Intl.DisplayNames(reader, { type: 'language' }).of(shown) ?? shown;
