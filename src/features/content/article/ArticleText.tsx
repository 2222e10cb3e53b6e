import { useTranslation } from 'react-i18next';
import { Cover } from '#kit/Cover';
import { RichText } from '#kit/RichText';
import { Stack } from '#kit/Stack';
import { Heading, Text } from '#kit/Text';
import { TimeText } from '#kit/TimeText';
import type { Article } from '../../../contract/rows/news.ts';
import { imageUrl } from '../../../data/config.ts';
import { LANG_TAG } from '../../../domain/constants.ts';
import { formatCompact } from '../../../domain/number.ts';
import { useLang } from '../../../parts/language/useLang.ts';
import { articleTag } from '../shared/article-tag.ts';
import { LanguageNote } from '../shared/LanguageNote.tsx';

/** An article to read: its picture, title, date, author and readers, and its sanitised text. */
export function ArticleText({ article }: { readonly article: Article }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  return (
    <Stack as="article" edge="gutter" gap={16} top={8} bottom={24} lang={articleTag(article)}>
      <Cover src={imageUrl(article.cover || article.thumbnail)} title={article.title} />
      <Stack gap={8}>
        <Heading look="title">{article.title}</Heading>
        <Text look="caption" tone="tertiary" lang={LANG_TAG[lang]}>
          <TimeText value={article.create_time} lang={lang} look="day" />
          {article.author ? ` · ${t('article.author', { author: article.author })}` : null}
          {` · ${t('article.views', { views: formatCompact(article.views) })}`}
        </Text>
      </Stack>
      <LanguageNote article={article} />
      <RichText html={article.content} />
    </Stack>
  );
}
