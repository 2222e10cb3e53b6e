import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Article } from '../../../contract/rows/news.ts';
import { relatedQuery } from '../shared/queries.ts';
import { NewsItem } from './NewsItem.tsx';
import { RelatedHead } from './RelatedNews.styles.ts';

const SHOWN = 3;

/** Other items of the same class. Where they do not load, the article stands alone: nobody came for them. */
export function RelatedNews({ article }: { readonly article: Article }) {
  const { t } = useTranslation('content');
  // Read articles stay in the document behind the one on show.
  const headId = useId();
  const { data } = useQuery(relatedQuery(article.c_id));
  const rows = data?.list.filter(({ id }) => id !== article.id).slice(0, SHOWN) ?? [];
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={headId}>
      <RelatedHead id={headId}>{t('article.related')}</RelatedHead>
      {rows.map((row) => (
        <NewsItem key={row.id} row={row} />
      ))}
    </section>
  );
}
