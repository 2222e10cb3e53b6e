import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyBlock } from '#kit/ListState';
import { pagesQuery } from '../../../data/pages.ts';
import { PageList } from '../../../parts/PageList.tsx';
import { useRequireLogin } from '../../../parts/useRequireLogin.ts';
import { useIsSignedIn } from '../../../state/session-atoms.ts';
import { NewsListSkeleton } from '../shared/ContentSkeletons.tsx';
import { NoticeRow } from './NoticeRow.tsx';

/** What the exchange tells the user of the account, newest first. */
export function OwnNotices() {
  const { t } = useTranslation(['content', 'common']);
  const isSignedIn = useIsSignedIn();
  const requireLogin = useRequireLogin();
  const query = useInfiniteQuery(pagesQuery('notice.list', {}, { enabled: isSignedIn }));
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? [];
  if (!isSignedIn)
    return (
      <EmptyBlock
        title={t('notifications.guest.title')}
        text={t('notifications.guest.text')}
        action={{ label: t('common:action.login'), onPress: () => requireLogin() }}
      />
    );
  return (
    <PageList
      query={query}
      rows={rows}
      keyOf={(row) => row.id}
      renderItem={(row) => <NoticeRow row={row} />}
      label={t('notifications.own')}
      errorTitle={t('notifications.failed')}
      skeleton={<NewsListSkeleton />}
      empty={{ title: t('notifications.empty.title'), text: t('notifications.empty.text') }}
      endText={t('list.end')}
    />
  );
}
