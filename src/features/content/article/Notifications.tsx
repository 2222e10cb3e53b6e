import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { SegmentTabs } from '#kit/SegmentTabs';
import { NEWS_CLASS } from '../../../contract/codes.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import { useUnread } from '../../../parts/notices/useUnread.ts';
import { useIsSignedIn } from '../../../state/session-atoms.ts';
import { NewsRows } from './NewsRows.tsx';
import { OwnNotices } from './OwnNotices.tsx';
import { ReadAllButton } from './ReadAllButton.tsx';

/** What the exchange tells the user of the account, and what it tells everybody; a guest begins with that. */
export function Notifications() {
  const { t } = useTranslation('content');
  const go = useGo();
  const isSignedIn = useIsSignedIn();
  const unread = useUnread();
  const [tab, setTab] = useState<'own' | 'all'>(isSignedIn ? 'own' : 'all');
  const isOwn = unread.isOffered && tab === 'own';
  return (
    <Page
      header={
        <NavBar
          title={t('notifications.title')}
          onBack={go.back}
          right={isOwn && unread.count > 0 ? <ReadAllButton /> : null}
        />
      }
    >
      {unread.isOffered ? (
        <SegmentTabs
          label={t('notifications.which')}
          items={[
            { key: 'own', label: t('notifications.own'), count: unread.count > 0 ? unread.count : null },
            { key: 'all', label: t('notifications.all') },
          ]}
          value={tab}
          onChange={setTab}
        />
      ) : null}
      {isOwn ? <OwnNotices /> : <NewsRows newsClass={NEWS_CLASS.notice} label={t('notifications.all')} />}
    </Page>
  );
}
