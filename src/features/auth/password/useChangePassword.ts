import { useEffect, useRef } from 'react';
import { toast } from '#kit/feedback';
import { useSubmit } from '../../../data/useSubmit.ts';
import { TIME_MS } from '../../../domain/constants.ts';
import { useGo, useParams } from '../../../parts/navigation/index.ts';
import { useErrorText } from '../../../parts/useErrorText.ts';
import { useLateT } from '../../../parts/useLateT.ts';
import { useSession } from '../../../state/session.ts';
import type { PasswordForm, PasswordFormField } from '../shared/checks.ts';
import type { Say } from '../shared/useFormErrors.ts';

interface UseChangePasswordOptions {
  readonly show: (field: PasswordFormField | 'form', say: Say) => void;
}

/** Looks at the code, then sets the password (readings G4). The server ends the sessions; this one goes to login as well. */
export function useChangePassword({ show }: UseChangePasswordOptions) {
  const late = useLateT('auth');
  const go = useGo();
  const { redirect } = useParams();
  const errorText = useErrorText();
  const { isSignedIn, signOut } = useSession();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const check = useSubmit('auth.checkCode', {
    onError: (error) => show(error.kind === 'refused' ? 'code' : 'form', () => errorText(error)),
  });
  const set = useSubmit('auth.forget', {
    onSuccess: (_, { account }) => {
      toast(() => late('password.done'), { icon: 'success' });
      timer.current = setTimeout(() => void leave(String(account)), TIME_MS.redirect);
    },
    onError: (error) =>
      show('form', () => (error.kind === 'refused' ? error.message || late('password.failed') : errorText(error))),
  });

  const leave = async (account: string) => {
    // Signed out first: login sends on whoever is signed in.
    if (isSignedIn) await signOut();
    go.redirect('pages/common/login', { account, redirect });
  };
  const change = async ({ email, code, password, confirm }: PasswordForm) => {
    const account = email.trim();
    if (!(await check.submit({ user_string: account, email_code: code, scene: 'forget' }))) return;
    await set.submit({ account, code, password, repassword: confirm });
  };
  return { change, busy: check.busy || set.busy };
}
