import { describe, expect, test } from 'vitest';
import { loginMistake, type RegisterForm, registerMistake } from './checks.ts';

const GOOD: RegisterForm = {
  email: 'mira@example.com',
  code: '123456',
  password: 'abcdef7',
  confirm: 'abcdef7',
  invite: '',
  isAgreed: true,
};

describe('register checks, in the order of screens.md', () => {
  test('a good form passes; an invite code only where the site wants one', () => {
    expect(registerMistake(GOOD, false)).toBeNull();
    expect(registerMistake(GOOD, true)).toEqual({ field: 'invite', problem: 'inviteRequired' });
    expect(registerMistake({ ...GOOD, invite: 'K7Q2MP' }, true)).toBeNull();
  });

  // Each row also has every later mistake, so the order is part of what is checked.
  const worst: RegisterForm = { email: '', code: '', password: '', confirm: '', invite: '', isAgreed: false };
  test.each<[Partial<RegisterForm>, string, string]>([
    [{}, 'email', 'emailRequired'],
    [{ email: 'mira@' }, 'email', 'emailInvalid'],
    [{ email: GOOD.email }, 'code', 'codeInvalid'],
    [{ email: GOOD.email, code: '12345' }, 'code', 'codeInvalid'],
    [{ email: GOOD.email, code: '12345a' }, 'code', 'codeInvalid'],
    [{ email: GOOD.email, code: '123456' }, 'password', 'passwordRequired'],
    [{ email: GOOD.email, code: '123456', password: 'abcdef' }, 'confirm', 'confirmRequired'],
    [{ email: GOOD.email, code: '123456', password: 'abcdef', confirm: 'x' }, 'password', 'passwordShort'],
    [{ email: GOOD.email, code: '123456', password: 'a'.repeat(33), confirm: 'x' }, 'password', 'passwordLong'],
    [{ email: GOOD.email, code: '123456', password: 'abcdef$', confirm: 'x' }, 'password', 'special'],
    [{ email: GOOD.email, code: '123456', password: 'abcdef7', confirm: 'abcdef8' }, 'confirm', 'mismatch'],
    [{ email: GOOD.email, code: '123456', password: 'abcdef7', confirm: 'abcdef7' }, 'invite', 'inviteRequired'],
    [{ ...GOOD, invite: 'K', isAgreed: false }, 'agreement', 'agreementRequired'],
  ])('%j stops at %s: %s', (form, field, problem) => {
    expect(registerMistake({ ...worst, ...form }, true)).toEqual({ field, problem });
  });
});

test.each([
  ['', '', 'account', 'accountRequired'],
  ['  ', 'x', 'account', 'accountRequired'],
  ['mi!ra', '', 'account', 'special'],
  ['m'.repeat(129), 'x', 'account', 'tooLong'],
  ['mira@example.com', '', 'password', 'passwordRequired'],
  ['mira@example.com', 'a b？', 'password', 'special'],
])('login of %j with %j stops at %s: %s', (account, password, field, problem) => {
  expect(loginMistake({ account, password })).toEqual({ field, problem });
});

test('a login name may be an e-mail, a phone number or a name', () => {
  for (const account of ['mira@example.com', '+8613800000000', 'mira'])
    expect(loginMistake({ account, password: 'x' })).toBeNull();
});
