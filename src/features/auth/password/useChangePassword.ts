import type * as z from 'zod/mini';
import { toast } from '#kit/feedback';
import { useSubmit } from '../../../data/useSubmit.ts';
import { TIME_MS } from '../../../domain/constants.ts';
import type { passwordForm } from '../../../domain/forms/auth.ts';
import type { Say } from '../../../parts/form/fault.ts';
import { useGo, useParams } from '../../../parts/navigation/index.ts';
import { useErrorText } from '../../../parts/useErrorText.ts';
import { useLateT } from '../../../parts/useLateT.ts';
import { useIsSignedIn } from '../../../state/session-atoms.ts';
import { useCheckCode } from '../shared/useCheckCode.ts';
import { useLater } from '../shared/useLater.ts';

/**
 * Looks at the code, then sets the password (readings G4). The server ends the other sessions: who is signed in stays so and
 * goes back to where they came from; a guest goes to login.
 */
export function useChangePassword(refuse: (field: 'code' | 'root', say: Say) => void) {
  const late = useLateT('auth');
  const go = useGo();
  const { redirect } = useParams();
  const errorText = useErrorText();
  const isSignedIn = useIsSignedIn();
  const later = useLater();
  const checkCode = useCheckCode(refuse);

  const set = useSubmit('auth.forget', {
    onSuccess: (_, { account }) => {
      toast(() => late(isSignedIn ? 'password.changed' : 'password.done'), { icon: 'success' });
      later(() => leave(String(account)), TIME_MS.redirect);
    },
    onError: (error) =>
      refuse('root', () => (error.kind === 'refused' ? error.message || late('password.failed') : errorText(error))),
  });

  const leave = (account: string) => {
    if (isSignedIn) go.back();
    else go.redirect('pages/common/login', { account, redirect });
  };
  return async ({ email: account, code, password, confirm }: z.output<typeof passwordForm>) => {
    if (!(await checkCode({ user_string: account, email_code: code, scene: 'forget' }))) return;
    await set.submit({ account, code, password, repassword: confirm });
  };
}
