import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Inset } from '#kit/Stack';
import { Text } from '#kit/Text';
import { TimeText } from '#kit/TimeText';
import { pagesQuery } from '../../../data/pages.ts';
import { firstOfDays } from '../../../domain/time.ts';
import { GuestPrompt } from '../../../parts/account/GuestPrompt.tsx';
import { useLang } from '../../../parts/language/useLang.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import { PageList } from '../../../parts/PageList.tsx';
import { useIsSignedIn } from '../../../state/session-atoms.ts';
import { NoticesSkeleton } from '../shared/ContentSkeletons.tsx';
import { NoticeRow } from './NoticeRow.tsx';

/** What the exchange tells the user of the account, newest first. */
export function OwnNotices() {
  const { t } = useTranslation(['content', 'common']);
  const go = useGo();
  const lang = useLang();
  const isSignedIn = useIsSignedIn();
  const query = useInfiniteQuery(pagesQuery('notice.list', {}, { enabled: isSignedIn }));
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? [];
  const firstOfDay = firstOfDays(rows, ({ created_at }) => created_at);
  if (!isSignedIn)
    return (
      <GuestPrompt
        picture="notices"
        title={t('notifications.guest.title')}
        text={t('notifications.guest.text')}
        action={t('common:action.login')}
      />
    );
  return (
    <PageList
      query={query}
      rows={rows}
      keyOf={(row) => row.id}
      renderItem={(row) => (
        <>
          {firstOfDay.has(row) ? (
            <Inset top={16} bottom={4}>
              <Text look="label" tone="secondary">
                <TimeText value={row.created_at} lang={lang} look="head" />
              </Text>
            </Inset>
          ) : null}
          <NoticeRow row={row} />
        </>
      )}
      label={t('notifications.own')}
      errorTitle={t('notifications.failed')}
      skeleton={<NoticesSkeleton />}
      empty={{
        picture: 'notices',
        title: t('notifications.empty.title'),
        text: t('notifications.empty.text'),
        action: { label: t('empty.action'), onPress: () => go.switchTab('pages/index/index') },
      }}
    />
  );
}
