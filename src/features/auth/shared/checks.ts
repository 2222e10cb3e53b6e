import { LENGTH } from '../../../domain/constants.ts';
import { hasSpecialChar, isEmail, passwordProblem } from '../../../domain/validators.ts';

/** What can be wrong with a field of these forms; `useProblemText` has a sentence for each. */
export type Problem =
  | 'accountRequired'
  | 'emailRequired'
  | 'emailInvalid'
  | 'codeInvalid'
  | 'passwordRequired'
  | 'confirmRequired'
  | 'passwordShort'
  | 'passwordLong'
  | 'special'
  | 'tooLong'
  | 'mismatch'
  | 'inviteRequired'
  | 'agreementRequired';

/** The first mistake of a form: one at a time, in the order in which the user fills it in. */
export interface Mistake<Field extends string> {
  field: Field;
  problem: Problem;
}

const first = <Field extends string>(...mistakes: readonly (Mistake<Field> | false)[]): Mistake<Field> | null =>
  mistakes.find((mistake) => mistake !== false) ?? null;

export type LoginField = 'account' | 'password';

/** Both required, no special characters in either (product-spec.md section 5, readings A5). */
export function loginMistake({ account, password }: { account: string; password: string }): Mistake<LoginField> | null {
  const name = account.trim();
  return first<LoginField>(
    name === '' && { field: 'account', problem: 'accountRequired' },
    [...name].length > LENGTH.address && { field: 'account', problem: 'tooLong' },
    hasSpecialChar(name) && { field: 'account', problem: 'special' },
    password === '' && { field: 'password', problem: 'passwordRequired' },
    hasSpecialChar(password) && { field: 'password', problem: 'special' },
  );
}

/** Required and of the right form. */
export function emailProblem(email: string): Problem | null {
  if (email.trim() === '') return 'emailRequired';
  return isEmail(email.trim()) ? null : 'emailInvalid';
}

export type PasswordFormField = 'email' | 'code' | 'password' | 'confirm';

export interface PasswordForm {
  email: string;
  code: string;
  password: string;
  confirm: string;
}

/** In the order of screens.md: e-mail, code, both passwords long enough, equal. */
export function passwordFormMistake(form: PasswordForm): Mistake<PasswordFormField> | null {
  const email = emailProblem(form.email);
  return first<PasswordFormField>(
    email !== null && { field: 'email', problem: email },
    !isCode(form.code) && { field: 'code', problem: 'codeInvalid' },
    passwordsMistake(form) ?? false,
  );
}

const isCode = (code: string): boolean => code.length === LENGTH.code && /^\d+$/.test(code);

function passwordsMistake({ password, confirm }: PasswordForm): Mistake<'password' | 'confirm'> | null {
  switch (passwordProblem(password, confirm)) {
    case 'empty':
      return password === ''
        ? { field: 'password', problem: 'passwordRequired' }
        : { field: 'confirm', problem: 'confirmRequired' };
    case 'short':
      return { field: 'password', problem: 'passwordShort' };
    case 'long':
      return { field: 'password', problem: 'passwordLong' };
    case 'characters':
      return { field: 'password', problem: 'special' };
    case 'mismatch':
      return { field: 'confirm', problem: 'mismatch' };
    case null:
      return null;
  }
}

export type RegisterField = PasswordFormField | 'invite' | 'agreement';

export interface RegisterForm extends PasswordForm {
  invite: string;
  isAgreed: boolean;
}

/** E-mail, code, passwords, invite code where the site wants one, agreement (screens.md, register). */
export function registerMistake(form: RegisterForm, isInviteRequired: boolean): Mistake<RegisterField> | null {
  return first<RegisterField>(
    passwordFormMistake(form) ?? false,
    isInviteRequired && form.invite.trim() === '' && { field: 'invite', problem: 'inviteRequired' },
    !form.isAgreed && { field: 'agreement', problem: 'agreementRequired' },
  );
}
