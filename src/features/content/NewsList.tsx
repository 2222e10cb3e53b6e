import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NEWS_CLASS } from '../../contract/codes.ts';
import { InfiniteList } from '../../kit/components/InfiniteList/index.ts';
import { NavBar } from '../../kit/components/NavBar/index.ts';
import { Page } from '../../kit/components/Page/index.ts';
import { useGo } from '../../parts/navigation/index.ts';
import { QueryState } from '../../parts/QueryState.tsx';
import { NewsListSkeleton } from './ContentSkeletons.tsx';
import { NewsItem } from './NewsItem.tsx';
import { newsPagesQuery } from './queries.ts';

interface NewsListProps {
  readonly newsClass: number;
}

/** All items of a class, newest first. */
export function NewsList({ newsClass }: NewsListProps) {
  const { t } = useTranslation('content');
  const go = useGo();
  const title = t(newsClass === NEWS_CLASS.notice ? 'article.notices' : 'article.news');
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    newsPagesQuery(newsClass),
  );
  const rows = data?.pages.flatMap(({ list }) => list) ?? [];

  return (
    <Page header={<NavBar title={title} onBack={go.back} />}>
      <QueryState
        isLoading={isPending}
        error={rows.length === 0 ? error : null}
        onRetry={() => void refetch()}
        errorTitle={t('list.failed')}
        skeleton={<NewsListSkeleton />}
        empty={rows.length === 0 ? { title: t('empty.title'), text: t('empty.text') } : undefined}
      >
        <InfiniteList
          items={rows}
          keyOf={(row) => String(row.id)}
          renderItem={(row) => <NewsItem row={row} />}
          hasMore={hasNextPage}
          isLoading={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
          endText={t('list.end')}
          error={error && !isFetchingNextPage ? t('list.failed') : undefined}
          label={title}
        />
      </QueryState>
    </Page>
  );
}
