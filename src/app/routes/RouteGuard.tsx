import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ListState } from '#kit/ListState';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { addressOf, isTab, needsLogin, useEntry, useGo, useNavigation } from '../../parts/navigation/index.ts';
import { useIsSignedIn } from '../../state/session-atoms.ts';
import { useRouteName } from './useRouteName.ts';

/** What a guest sees on a protected screen that they came to by its address, until login takes its place. */
function GuestView() {
  const { t } = useTranslation('common');
  const entry = useEntry();
  const go = useGo();
  const { sendToLogin } = useNavigation();
  const isTabPage = isTab(entry.path);
  const name = useRouteName(entry.path);
  useEffect(() => sendToLogin(entry, 'redirect'), [entry, sendToLogin]);
  return (
    <Page
      withTabBar={isTabPage}
      header={isTabPage ? <NavBar layout="title" title={name} /> : <NavBar title={name} onBack={go.back} />}
    >
      <ListState
        state="guest"
        guest={{
          title: t('loginFirst'),
          action: {
            label: t('action.login'),
            onPress: () => go.redirect('pages/common/login', { redirect: addressOf(entry) }),
          },
        }}
      >
        {null}
      </ListState>
    </Page>
  );
}

/** Lets only signed-in users through where domain/routes.ts says so. */
export function RouteGuard({ children }: { readonly children: ReactNode }) {
  const isSignedIn = useIsSignedIn();
  const { path } = useEntry();
  return needsLogin(path) && !isSignedIn ? <GuestView /> : children;
}
