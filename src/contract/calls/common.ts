import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { decimal, integer, list, oneOf, optionalWords, text, words } from '../fields.ts';

const fiatRate = z.object({ currency_code: text, rate: decimal });

export const commonCalls = {
  'common.setting': defineCall({
    section: 'common',
    method: 'GET',
    path: '/getSetting',
    guest: true,
    summary: 'One public setting by keyword; null where there is none.',
    request: z.object({ keyword: words(64) }),
    reply: z.nullable(z.object({ id: integer, key: text, value: text, notes: text })),
  }),
  'common.siteConfig': defineCall({
    section: 'common',
    method: 'GET',
    path: '/getSiteConfig',
    guest: true,
    summary: 'Name, logo and support address of the site.',
    request: z.object({}),
    reply: z.object({
      site_name: text,
      site_logo: text,
      support_url: text,
      down_logo: z.optional(text),
      /** True where registering needs an invite code. Ours. */
      invite_required: z.optional(z.boolean()),
      /** True on a demo exchange: the app shows the ribbon. Ours. */
      demo: z.optional(z.boolean()),
    }),
  }),
  'common.fiatRates': defineCall({
    section: 'common',
    method: 'GET',
    path: '/getCurrencySetting',
    guest: true,
    summary: 'Rates of the fiat currencies, units of the currency per USD; one with a code, all without.',
    request: z.object({ currency_code: optionalWords(8) }),
    reply: z.union([list(fiatRate), fiatRate]),
  }),
  'common.sendCode': defineCall({
    section: 'common',
    method: 'POST',
    path: '/sms_mail',
    guest: true,
    summary: 'Sends a six-digit code to an e-mail address.',
    request: z.object({
      user_string: words(128),
      scene: z.optional(oneOf(['register', 'forget', 'security'])),
      type: z.optional(oneOf(['register', 'forget', 'security'])),
      area_code_id: optionalWords(8),
      area_code: optionalWords(8),
      email_code: optionalWords(8),
    }),
    reply: text,
  }),
};
