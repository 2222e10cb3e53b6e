import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { NEWS_CLASS } from '../../../contract/codes.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import { PageList } from '../../../parts/PageList.tsx';
import { NewsListSkeleton } from '../shared/ContentSkeletons.tsx';
import { newsPagesQuery } from '../shared/queries.ts';
import { NewsItem } from './NewsItem.tsx';

interface NewsListProps {
  readonly newsClass: number;
}

/** All items of a class, newest first. */
export function NewsList({ newsClass }: NewsListProps) {
  const { t } = useTranslation('content');
  const go = useGo();
  const title = t(newsClass === NEWS_CLASS.notice ? 'article.notices' : 'article.news');
  const query = useInfiniteQuery(newsPagesQuery(newsClass));
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? [];

  return (
    <Page header={<NavBar title={title} onBack={go.back} />}>
      <PageList
        query={query}
        rows={rows}
        keyOf={(row) => String(row.id)}
        renderItem={(row) => <NewsItem row={row} />}
        label={title}
        errorTitle={t('list.failed')}
        skeleton={<NewsListSkeleton />}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
        endText={t('list.end')}
      />
    </Page>
  );
}
