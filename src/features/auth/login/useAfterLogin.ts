import { useEffect, useState } from 'react';
import { toast } from '#kit/feedback';
import { useClient } from '../../../data/client.ts';
import { TIME_MS } from '../../../domain/constants.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import { useLateT } from '../../../parts/useLateT.ts';
import { signIn } from '../../../state/session.ts';
import { useIsSignedIn } from '../../../state/session-atoms.ts';
import { useLater } from '../shared/useLater.ts';

/**
 * Takes the token, says so, and after 1.2 s goes where the user wanted to go. Who comes here signed in already is sent
 * on at once (screens.md, login).
 */
export function useAfterLogin(redirect: string | undefined) {
  const t = useLateT('auth');
  const go = useGo();
  const client = useClient();
  const isSignedIn = useIsSignedIn();
  const [wasSignedIn] = useState(isSignedIn);
  const [isEntering, setEntering] = useState(false);
  const later = useLater();

  useEffect(() => {
    if (wasSignedIn) go.follow(redirect);
  }, [wasSignedIn, redirect, go]);

  const enter = (token: string) => {
    setEntering(true);
    void signIn(client, token);
    toast(() => t('login.done'), { icon: 'success' });
    later(() => go.follow(redirect), TIME_MS.redirect);
  };
  return { enter, isEntering };
}
