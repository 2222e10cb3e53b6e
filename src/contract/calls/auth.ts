import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { oneOf, optionalWords, text, words } from '../fields.ts';

/** Passwords are never trimmed or coerced further; the rules are in domain/validators. */
const password = z.string('required');

export const authCalls = {
  'auth.checkCode': defineCall({
    section: 'auth',
    method: 'POST',
    path: '/user/check_email',
    guest: true,
    summary: 'Looks at a code without consuming it (readings G4).',
    request: z.object({
      user_string: words(128),
      email_code: words(6),
      scene: z.optional(oneOf(['register', 'forget', 'security'])),
      country_code: optionalWords(8),
    }),
    reply: text,
  }),
  'auth.register': defineCall({
    section: 'auth',
    method: 'POST',
    path: '/user/register',
    guest: true,
    summary: 'Makes an account; consumes the code.',
    request: z.object({
      user_string: words(128),
      code: words(6),
      password,
      re_password: password,
      extension_code: optionalWords(16),
      type: z.optional(oneOf(['email'])),
    }),
    reply: text,
  }),
  'auth.login': defineCall({
    section: 'auth',
    method: 'POST',
    path: '/user/login',
    guest: true,
    summary: 'Signs in by account name, e-mail or phone; the message is the token.',
    request: z.object({
      user_string: words(128),
      password,
      /** "1": 30 days sliding in place of 24 h (readings G2). */
      stay: z.optional(oneOf(['0', '1'])),
    }),
    reply: text,
  }),
  'auth.logout': defineCall({
    section: 'auth',
    method: 'GET',
    path: '/user/logout',
    guest: false,
    summary: 'Ends this session.',
    request: z.object({}),
    reply: text,
  }),
  'auth.forget': defineCall({
    section: 'auth',
    method: 'POST',
    path: '/user/forget',
    guest: true,
    summary: 'Sets a new login password by code; ends the other sessions. Both request shapes of the family are taken.',
    request: z.object({
      account: optionalWords(128),
      user_string: optionalWords(128),
      password,
      repassword: z.optional(password),
      re_password: z.optional(password),
      code: words(6),
    }),
    reply: text,
  }),
  'auth.payPassword': defineCall({
    section: 'auth',
    method: 'POST',
    path: '/safe/update_password',
    guest: false,
    summary: 'Sets the pay password by a code sent to the bound e-mail.',
    request: z.object({ password, re_password: password, code: words(6) }),
    reply: text,
    outdates: ['user.info'],
  }),
};
