import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorBlock } from '#kit/ListState';
import { Section } from '#kit/Section';
import type { Article } from '../../../contract/rows/news.ts';
import { isAbsent } from '../../../data/call-error.ts';
import { useErrorText } from '../../../parts/useErrorText.ts';
import { relatedQuery } from '../shared/queries.ts';
import { NewsItem } from './NewsItem.tsx';

const SHOWN = 3;

/** Other items of the same class; where they do not load, a line that says so. */
export function RelatedNews({ article }: { readonly article: Article }) {
  const { t } = useTranslation('content');
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(relatedQuery(article.c_id));
  const rows = data?.list.filter(({ id }) => id !== article.id).slice(0, SHOWN) ?? [];
  if (rows.length === 0 && (!error || isAbsent(error))) return null;
  return (
    <Section band title={t('article.related')}>
      {rows.length === 0 ? (
        <ErrorBlock title={t('article.relatedFailed')} text={errorText(error)} onRetry={() => void refetch()} />
      ) : null}
      {rows.map((row) => (
        <NewsItem key={row.id} row={row} />
      ))}
    </Section>
  );
}
