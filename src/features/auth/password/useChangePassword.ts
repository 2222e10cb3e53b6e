import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { toast } from '#kit/feedback';
import { useSubmit } from '../../../data/useSubmit.ts';
import { TIME_MS } from '../../../domain/constants.ts';
import { useGo, useParams } from '../../../parts/navigation/index.ts';
import { useErrorText } from '../../../parts/useErrorText.ts';
import { useLateT } from '../../../parts/useLateT.ts';
import { isSignedInAtom } from '../../../state/session-atoms.ts';
import type { PasswordForm, PasswordFormField } from '../shared/checks.ts';
import type { Say } from '../shared/useFormErrors.ts';

interface UseChangePasswordOptions {
  readonly show: (field: PasswordFormField | 'form', say: Say) => void;
}

/**
 * Looks at the code, then sets the password (readings G4). The server ends the other sessions: who is signed in stays so and
 * goes back to where they came from; a guest goes to login.
 */
export function useChangePassword({ show }: UseChangePasswordOptions) {
  const late = useLateT('auth');
  const go = useGo();
  const { redirect } = useParams();
  const errorText = useErrorText();
  const isSignedIn = useAtomValue(isSignedInAtom);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const check = useSubmit('auth.checkCode', {
    onError: (error) => show(error.kind === 'refused' ? 'code' : 'form', () => errorText(error)),
  });
  const set = useSubmit('auth.forget', {
    onSuccess: (_, { account }) => {
      toast(() => late('password.done'), { icon: 'success' });
      timer.current = setTimeout(() => leave(String(account)), TIME_MS.redirect);
    },
    onError: (error) =>
      show('form', () => (error.kind === 'refused' ? error.message || late('password.failed') : errorText(error))),
  });

  const leave = (account: string) => {
    if (isSignedIn) go.back();
    else go.redirect('pages/common/login', { account, redirect });
  };
  const change = async ({ email, code, password, confirm }: PasswordForm) => {
    const account = email.trim();
    if (!(await check.submit({ user_string: account, email_code: code, scene: 'forget' }))) return;
    await set.submit({ account, code, password, repassword: confirm });
  };
  return { change, busy: check.busy || set.busy };
}
