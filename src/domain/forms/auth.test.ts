import { describe, expect, it, test } from 'vitest';
import type * as z from 'zod/mini';
import { loginForm, newPasswordForm, passwordForm, registerForm } from './auth.ts';
import { problemOf } from './form.ts';

type Registration = z.output<ReturnType<typeof registerForm>>;

const GOOD: Registration = {
  email: 'mira@example.com',
  code: '123456',
  password: 'abcdef7',
  confirm: 'abcdef7',
  invite: '',
  isAgreed: true,
};

describe('a registration, in the order of screens.md', () => {
  it('passes when it is good; an invite code only where the site wants one', () => {
    expect(problemOf(registerForm(false), GOOD)).toBeNull();
    expect(problemOf(registerForm(true), GOOD)).toMatchObject({ field: 'invite', key: 'invite.required' });
    expect(problemOf(registerForm(true), { ...GOOD, invite: 'K7Q2MP' })).toBeNull();
  });

  // Each row also has every later mistake, so the order is part of what is checked.
  const worst: Registration = { email: '', code: '', password: '', confirm: '', invite: ' ', isAgreed: false };
  test.each<[Partial<Registration>, string, string]>([
    [{}, 'email', 'email.required'],
    [{ email: '  ' }, 'email', 'email.required'],
    [{ email: 'mira@' }, 'email', 'email.invalid'],
    [{ email: "o'hara@example.com" }, 'email', 'email.invalid'],
    [{ email: GOOD.email }, 'code', 'code.required'],
    [{ email: ` ${GOOD.email} `, code: '12345' }, 'code', 'code.invalid'],
    [{ email: GOOD.email, code: '12345a' }, 'code', 'code.invalid'],
    [{ email: GOOD.email, code: '123456' }, 'password', 'password.required'],
    [{ email: GOOD.email, code: '123456', password: 'abcdef' }, 'confirm', 'password.confirmRequired'],
    [{ email: GOOD.email, code: '123456', password: 'abcdef', confirm: 'x' }, 'password', 'password.short'],
    [{ email: GOOD.email, code: '123456', password: 'a'.repeat(33), confirm: 'x' }, 'password', 'password.long'],
    [{ email: GOOD.email, code: '123456', password: 'abcdef$', confirm: 'x' }, 'password', 'special'],
    [{ email: GOOD.email, code: '123456', password: 'abcdef7', confirm: 'abcdef8' }, 'confirm', 'password.mismatch'],
    [{ email: GOOD.email, code: '123456', password: 'abcdef7', confirm: 'abcdef7' }, 'invite', 'invite.required'],
    [{ ...GOOD, invite: 'K', isAgreed: false }, 'isAgreed', 'agreement.required'],
  ])('%j stops at %s: %s', (form, field, key) => {
    expect(problemOf(registerForm(true), { ...worst, ...form })).toMatchObject({ field, key });
  });

  it('is sent without the blanks around it, and with the password as it is', () => {
    const given = { ...GOOD, email: ' mira@example.com ', password: ' abcdef7', confirm: ' abcdef7' };
    expect(registerForm(false).parse(given)).toEqual({ ...given, email: 'mira@example.com' });
  });

  it('holds a new password to the same rules wherever it is set', () => {
    const { email, code, password } = GOOD;
    for (const confirm of ['', 'abcdef8', password]) {
      const problem = problemOf(registerForm(false), { ...GOOD, confirm });
      expect(problemOf(passwordForm, { email, code, password, confirm })).toEqual(problem);
      expect(problemOf(newPasswordForm, { code, password, confirm })).toEqual(problem);
    }
  });
});

test.each([
  ['', '', 'account', 'account.required', {}],
  ['  ', 'x', 'account', 'account.required', {}],
  ['mi!ra', '', 'account', 'special', { allowed: '@ . _ - + %' }],
  ['m'.repeat(129), 'x', 'account', 'long', { count: 128 }],
  ['mira@example.com', '', 'password', 'password.required', {}],
  ['mira@example.com', 'a b？', 'password', 'special', { allowed: '@ . _ - + %' }],
])('login of %j with %j stops at %s: %s', (account, password, field, key, values) => {
  expect(problemOf(loginForm, { account, password, isStaying: true })).toEqual({ field, key, values });
});

test('a login name may be an e-mail, a phone number or a name', () => {
  for (const account of ['mira@example.com', '+8613800000000', 'mira'])
    expect(problemOf(loginForm, { account, password: 'x', isStaying: false })).toBeNull();
});
