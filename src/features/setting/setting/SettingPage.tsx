import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { lateComponent } from '../../../parts/late.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import { useIsSignedIn } from '../../../state/session-atoms.ts';
import { AccountRows } from './AccountRows.tsx';
import { GuestCard } from './GuestCard.tsx';
import { PreferenceRows } from './PreferenceRows.tsx';
import { UserCard } from './UserCard.tsx';

const LowerRows = lateComponent(() => import('./LowerRows.tsx'));

/** Settings (pages/setting/setting): a guest sees the whole list, and what belongs to an account asks for the login. */
export default function SettingPage() {
  const { t } = useTranslation('setting');
  const go = useGo();
  const isSignedIn = useIsSignedIn();
  return (
    <Page ground="whole" header={<NavBar title={t('title')} onBack={go.back} />}>
      {isSignedIn ? <UserCard /> : <GuestCard />}
      <AccountRows />
      <PreferenceRows />
      <Suspense>
        <LowerRows />
      </Suspense>
    </Page>
  );
}
