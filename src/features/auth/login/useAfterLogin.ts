import { useEffect, useRef, useState } from 'react';
import { toast } from '#kit/feedback';
import { useClient } from '../../../data/client.ts';
import { TIME_MS } from '../../../domain/constants.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import { useLateT } from '../../../parts/useLateT.ts';
import { signIn } from '../../../state/session.ts';
import { useIsSignedIn } from '../../../state/session-atoms.ts';

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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (wasSignedIn) go.follow(redirect);
    return () => clearTimeout(timer.current);
  }, [wasSignedIn, redirect, go]);

  const enter = (token: string) => {
    setEntering(true);
    void signIn(client, token);
    toast(() => t('login.done'), { icon: 'success' });
    timer.current = setTimeout(() => go.follow(redirect), TIME_MS.redirect);
  };
  return { enter, isEntering };
}
