import { RichText } from '#kit/RichText';
import { Stack } from '#kit/Stack';
import type { Article } from '../../../contract/rows/news.ts';
import { articleTag } from './article-tag.ts';
import { LanguageNote } from './LanguageNote.tsx';

/** The bar says what the article is called: its own headings come right below that. */
const belowBar = (html: string): string => html.replace(/(<\/?)h3\b/gi, '$1h2');

/** Sanitised text of an article that the bar names; says so where it is not in the reader's language. */
export const ArticleBody = ({ article }: { readonly article: Article }) => (
  <Stack as="article" gap={12} lang={articleTag(article)}>
    <LanguageNote article={article} />
    <RichText html={belowBar(article.content)} />
  </Stack>
);
