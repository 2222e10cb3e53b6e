import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounced } from '#kit/announce';
import { GuestPrompt } from '../../parts/account/GuestPrompt.tsx';
import { needsLogin, useEntry, useNavigation } from '../../parts/navigation/index.ts';
import { RoutePage } from '../../parts/navigation/RoutePage.tsx';
import { useIsSignedIn } from '../../state/session-atoms.ts';

/** What a guest sees on a protected screen that they came to by its address, until login takes its place. */
function GuestView() {
  const { t } = useTranslation('common');
  const entry = useEntry();
  const { sendToLogin } = useNavigation();
  useAnnounced(t('loginFirst'));
  useEffect(() => sendToLogin(entry, 'redirect'), [entry, sendToLogin]);
  return (
    <RoutePage>
      <GuestPrompt picture="history" title={t('loginFirst')} action={t('action.login')} isGuard />
    </RoutePage>
  );
}

/** Lets only signed-in users through where domain/routes.ts says so. */
export function RouteGuard({ children }: { readonly children: ReactNode }) {
  const isSignedIn = useIsSignedIn();
  const { path } = useEntry();
  return needsLogin(path) && !isSignedIn ? <GuestView /> : children;
}
