import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NoticeBar } from '#kit/NoticeBar';
import { useGo } from '../../../parts/navigation/index.ts';
import { BlockError } from './BlockError.tsx';
import { NoticeSkeleton } from './HomeSkeletons.tsx';
import { newsQuery, noticesQuery } from './queries.ts';

/** The operator's notices; a server that has none of that class shows its news here. */
export function NoticeBlock() {
  const { t } = useTranslation('home');
  const go = useGo();
  const notices = useQuery(noticesQuery());
  const hasNone = notices.data?.list.length === 0;
  const news = useQuery(newsQuery(hasNone));
  const { data, isError, refetch } = hasNone ? news : notices;

  if (isError && !data) return <BlockError title={t('notice.failed')} onRetry={() => void refetch()} />;
  if (!data) return <NoticeSkeleton />;
  if (data.list.length === 0) return null;
  return (
    <NoticeBar
      items={data.list.map(({ id, title }) => ({
        key: String(id),
        text: title,
        onPress: () => go.open('pages/common/article', { id }),
      }))}
    />
  );
}
