import { useTranslation } from 'react-i18next';
import { LENGTH } from '../../domain/constants.ts';
import type { Problem } from './checks.ts';

/** Signs that passwords and names may have beside letters and digits (readings A5). */
export const ALLOWED_SIGNS = '@ . _ - + %';

/** The sentence for a mistake: what is wrong and what would be right. */
export function useProblemText(): (problem: Problem) => string {
  const { t } = useTranslation('auth');
  const { min, max } = LENGTH.password;
  return (problem) => {
    switch (problem) {
      case 'accountRequired':
        return t('field.account.required');
      case 'emailRequired':
        return t('field.email.required');
      case 'emailInvalid':
        return t('field.email.invalid');
      case 'codeInvalid':
        return t('field.code.invalid', { digits: LENGTH.code });
      case 'passwordRequired':
        return t('field.password.required');
      case 'confirmRequired':
        return t('field.password.confirmRequired');
      case 'passwordShort':
        return t('field.password.short', { min });
      case 'passwordLong':
        return t('field.password.long', { max });
      case 'special':
        return t('field.special', { allowed: ALLOWED_SIGNS });
      case 'tooLong':
        return t('field.long', { max: LENGTH.address });
      case 'mismatch':
        return t('field.password.mismatch');
      case 'inviteRequired':
        return t('field.invite.required');
      case 'agreementRequired':
        return t('register.agreeRequired');
    }
  };
}
