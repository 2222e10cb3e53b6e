import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import { toast } from '#kit/feedback';
import { useSubmit } from '../../../data/useSubmit.ts';
import { REGISTER_DEFAULTS, TIME_MS } from '../../../domain/constants.ts';
import type { registerForm } from '../../../domain/forms/auth.ts';
import type { Say } from '../../../parts/form/fault.ts';
import { useGo, useParams } from '../../../parts/navigation/index.ts';
import { useErrorText } from '../../../parts/useErrorText.ts';
import { useLateT } from '../../../parts/useLateT.ts';
import { areaChoiceAtom } from '../../../state/area-choice.ts';
import { REGISTER_DRAFT, registerDraftAtom } from '../shared/drafts.ts';
import { useCheckCode } from '../shared/useCheckCode.ts';
import { useLater } from '../shared/useLater.ts';

type RegisterValues = z.output<ReturnType<typeof registerForm>>;

/** Looks at the code first, so that a wrong one is said at its field; then makes the account and goes to login with it. */
export function useRegister(refuse: (field: 'code' | 'invite' | 'root', say: Say) => void) {
  const late = useLateT('auth');
  const go = useGo();
  const { redirect } = useParams();
  const errorText = useErrorText();
  const setDraft = useSetAtom(registerDraftAtom);
  const choice = useAtomValue(areaChoiceAtom);
  const area = choice?.asker === 'register' ? choice : null;
  const [isLeaving, setLeaving] = useState(false);
  const [isInviteWrong, setInviteWrong] = useState(false);
  const later = useLater();
  const checkCode = useCheckCode(refuse);

  const create = useSubmit('auth.register', {
    onSuccess: (_, { user_string }) => {
      toast(() => late('register.done'), { icon: 'success' });
      setDraft(REGISTER_DRAFT);
      setLeaving(true);
      later(
        () => go.redirect('pages/common/login', { account: String(user_string), redirect }),
        TIME_MS.registerToLogin,
      );
    },
    onError: (error) => {
      const isInvite = error.field === 'invite';
      // Its field is there before the focus comes to it.
      if (isInvite) flushSync(() => setInviteWrong(true));
      refuse(isInvite ? 'invite' : 'root', () =>
        error.kind === 'refused' ? error.message || late('register.failed') : errorText(error),
      );
    },
  });

  const register = async ({ email: user_string, code, password, confirm, invite }: RegisterValues) => {
    // Readings A9: the defaults of the wire where the user chose no country.
    const country_code = area ? `+${area.code}` : REGISTER_DEFAULTS.country_code;
    if (!(await checkCode({ user_string, email_code: code, scene: 'register', country_code }))) return false;
    return create.submit({
      user_string,
      code,
      password,
      re_password: confirm,
      extension_code: invite,
      type: 'email',
    });
  };

  return {
    register,
    /** The account is made: login comes in a moment. */
    isLeaving,
    /** The server knows nobody with the invite code. */
    isInviteWrong,
    /** What goes with the request for a code. */
    areaFields: area
      ? { area_code: area.code }
      : { area_code_id: REGISTER_DEFAULTS.area_code_id, area_code: REGISTER_DEFAULTS.area_code },
  };
}
