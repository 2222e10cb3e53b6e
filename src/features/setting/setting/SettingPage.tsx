import { useTranslation } from 'react-i18next';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { useGo } from '../../../parts/navigation/index.ts';
import { useIsSignedIn } from '../../../state/session-atoms.ts';
import { AccountRows } from './AccountRows.tsx';
import { ConfirmRows } from './ConfirmRows.tsx';
import { GuestCard } from './GuestCard.tsx';
import { HelpRows } from './HelpRows.tsx';
import { LogOutButton } from './LogOutButton.tsx';
import { PreferenceRows } from './PreferenceRows.tsx';
import { UserCard } from './UserCard.tsx';

/** Settings (pages/setting/setting): the account for who is signed in; language, currency, looks and help for everybody. */
export default function SettingPage() {
  const { t } = useTranslation('setting');
  const go = useGo();
  const isSignedIn = useIsSignedIn();
  return (
    <Page header={<NavBar title={t('title')} onBack={go.back} />}>
      {isSignedIn ? <UserCard /> : <GuestCard />}
      {isSignedIn ? <AccountRows /> : null}
      <PreferenceRows />
      {isSignedIn ? <ConfirmRows /> : null}
      <HelpRows />
      {isSignedIn ? <LogOutButton /> : null}
    </Page>
  );
}
