import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../../parts/navigation/index.ts';
import { PageList } from '../../../parts/PageList.tsx';
import { NewsListSkeleton } from '../shared/ContentSkeletons.tsx';
import { newsPagesQuery } from '../shared/queries.ts';
import { NewsItem } from './NewsItem.tsx';

interface NewsRowsProps {
  readonly newsClass: number;
  /** Names the list for screen readers. */
  readonly label: string;
  /** The newest stands first with a large picture. @default false */
  readonly withLead?: boolean;
}

/** All items of a class, newest first. */
export function NewsRows({ newsClass, label, withLead }: NewsRowsProps) {
  const { t } = useTranslation('content');
  const go = useGo();
  const query = useInfiniteQuery(newsPagesQuery(newsClass));
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <PageList
      query={query}
      rows={rows}
      keyOf={(row) => String(row.id)}
      renderItem={(row) => <NewsItem row={row} lead={withLead && row === rows[0]} />}
      label={label}
      errorTitle={t('list.failed')}
      skeleton={<NewsListSkeleton withLead={withLead} />}
      empty={{
        picture: 'news',
        title: t('empty.title'),
        text: t('empty.text'),
        action: { label: t('empty.action'), onPress: () => go.switchTab('pages/index/index') },
      }}
      endText={t('list.end')}
    />
  );
}
