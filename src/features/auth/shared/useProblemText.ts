import { LENGTH } from '../../../domain/constants.ts';
import { useLateT } from '../../../parts/useLateT.ts';
import type { Problem } from './checks.ts';

/** Signs that passwords and names may have beside letters and digits (readings A5). */
export const ALLOWED_SIGNS = '@ . _ - + %';

/** The sentence for a mistake: what is wrong and what would be right, in the language of when it is asked for. */
export function useProblemText(): (problem: Problem) => string {
  const late = useLateT('auth');
  const { min, max } = LENGTH.password;
  return (problem) => {
    switch (problem) {
      case 'accountRequired':
        return late('field.account.required');
      case 'emailRequired':
        return late('field.email.required');
      case 'emailInvalid':
        return late('field.email.invalid');
      case 'codeInvalid':
        return late('field.code.invalid', { digits: LENGTH.code });
      case 'passwordRequired':
        return late('field.password.required');
      case 'confirmRequired':
        return late('field.password.confirmRequired');
      case 'passwordShort':
        return late('field.password.short', { min });
      case 'passwordLong':
        return late('field.password.long', { max });
      case 'special':
        return late('field.special', { allowed: ALLOWED_SIGNS });
      case 'tooLong':
        return late('field.long', { max: LENGTH.address });
      case 'mismatch':
        return late('field.password.mismatch');
      case 'inviteRequired':
        return late('field.invite.required');
      case 'agreementRequired':
        return late('register.agreeRequired');
    }
  };
}
