import * as z from 'zod/mini';
import { LENGTH } from '../constants.ts';
import { codeProblem, hasSpecialChar, isEmail, lengthOf, passwordProblem } from '../validators.ts';
import { formSchema, type Problem } from './form.ts';

/** Signs that passwords and names may have beside letters and digits (readings A5). */
export const ALLOWED_SIGNS = '@ . _ - + %';

/** Keys below `field.` of locales/<lang>/auth.json, and below `refusal.form.` of exchange.json. */
export type AccountKey =
  | 'account.required'
  | 'email.required'
  | 'email.invalid'
  | 'code.required'
  | 'code.invalid'
  | 'password.required'
  | 'password.confirmRequired'
  | 'password.short'
  | 'password.long'
  | 'password.mismatch'
  | 'special'
  | 'long';
/** Those of `auth.json` alone: what the app asks before it sends anything. */
export type RegisterKey = AccountKey | 'invite.required' | 'agreement.required';

type Found<Field extends string, Key extends string = AccountKey> = Problem<Field, Key> | null;

const special = <Field extends string>(field: Field): Problem<Field, AccountKey> => ({
  field,
  key: 'special',
  values: { allowed: ALLOWED_SIGNS },
});

function accountRule({ account }: { account: string }): Found<'account'> {
  if (account === '') return { field: 'account', key: 'account.required' };
  if (lengthOf(account) > LENGTH.address) return { field: 'account', key: 'long', values: { count: LENGTH.address } };
  return hasSpecialChar(account) ? special('account') : null;
}

function passwordRule({ password }: { password: string }): Found<'password'> {
  if (password === '') return { field: 'password', key: 'password.required' };
  return hasSpecialChar(password) ? special('password') : null;
}

/** Required, and an address that a mail server and the filter of readings A5 both take. */
function emailRule({ email }: { email: string }): Found<'email'> {
  if (email === '') return { field: 'email', key: 'email.required' };
  return isEmail(email) && !hasSpecialChar(email) ? null : { field: 'email', key: 'email.invalid' };
}

function codeRule({ code }: { code: string }): Found<'code'> {
  const problem = codeProblem(code);
  if (problem === 'empty') return { field: 'code', key: 'code.required' };
  return problem && { field: 'code', key: 'code.invalid', values: { count: LENGTH.code } };
}

/** Both there, long enough, without symbols, equal: in this order (readings A3). */
function passwordsRule({ password, confirm }: { password: string; confirm: string }): Found<'password' | 'confirm'> {
  const { min, max } = LENGTH.password;
  switch (passwordProblem(password, confirm)) {
    case 'empty':
      return password === ''
        ? { field: 'password', key: 'password.required' }
        : { field: 'confirm', key: 'password.confirmRequired' };
    case 'short':
      return { field: 'password', key: 'password.short', values: { count: min } };
    case 'long':
      return { field: 'password', key: 'password.long', values: { count: max } };
    case 'characters':
      return special('password');
    case 'mismatch':
      return { field: 'confirm', key: 'password.mismatch' };
    case null:
      return null;
  }
}

const inviteRule = ({ invite }: { invite: string }): Found<'invite', RegisterKey> =>
  invite === '' ? { field: 'invite', key: 'invite.required' } : null;

const agreementRule = ({ isAgreed }: { isAgreed: boolean }): Found<'isAgreed', RegisterKey> =>
  isAgreed ? null : { field: 'isAgreed', key: 'agreement.required' };

const words = () => z.string().check(z.trim());
const email = { email: words() };
const code = { code: z.string() };
const passwords = { password: z.string(), confirm: z.string() };

/** Both required, no special characters in either (product-spec.md section 5, readings A5). */
export const loginForm = formSchema(
  { account: words(), password: z.string(), isStaying: z.boolean() },
  accountRule,
  passwordRule,
);

/** Where a code goes. */
export const emailForm = formSchema(email, emailRule);

/** A new password by a code. */
export const newPasswordForm = formSchema({ ...code, ...passwords }, codeRule, passwordsRule);

/** The same with the address that the code went to, in the order of screens.md: e-mail, code, both passwords. */
export const passwordForm = formSchema({ ...email, ...code, ...passwords }, emailRule, codeRule, passwordsRule);

/** The same with an invite code where the site wants one, and agreement (screens.md, register). */
export const registerForm = (isInviteRequired: boolean) =>
  formSchema(
    { ...email, ...code, ...passwords, invite: words(), isAgreed: z.boolean() },
    emailRule,
    codeRule,
    passwordsRule,
    ...(isInviteRequired ? [inviteRule] : []),
    agreementRule,
  );
