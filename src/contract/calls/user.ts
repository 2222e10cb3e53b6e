import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { decimal, flag, integer, list, text } from '../fields.ts';
import { currencyRow } from '../rows/currency.ts';
import { accountWallet, balanceRow } from '../rows/wallet.ts';

const realData = z.object({
  id: integer,
  user_id: integer,
  id_type: integer,
  name: text,
  card_id: text,
  review_status: integer,
  front_pic: text,
  reverse_pic: text,
  hand_pic: text,
  /** Where the papers of the second level stand: 1 sent, 2 passed; null where none were. */
  advanced_user: z.nullable(integer),
  create_time: text,
  review_time: text,
});

export const userCalls = {
  'user.info': defineCall({
    section: 'user',
    method: 'GET',
    path: '/user/info',
    guest: false,
    summary: 'The signed-in user.',
    request: z.object({}),
    reply: z.object({
      id: integer,
      account: text,
      account_number: text,
      area_code_id: integer,
      area_code: text,
      type: z.optional(integer),
      /** Who invited the user, by a masked name, "m***@example.com"; 0 and "" for nobody. */
      parent_id: z.optional(integer),
      parent_name: z.optional(text),
      phone: text,
      email: text,
      head_portrait: text,
      nickname: text,
      signature: z.optional(text),
      /** Own invite code. */
      extension_code: text,
      status: integer,
      /** Names of a verified identity. */
      name: z.optional(text),
      userreal_name: z.optional(text),
      is_realname: integer,
      review_status: integer,
      score: integer,
      /** Verification level 0 to 2. */
      user_level: integer,
      level: z.optional(integer),
      is_trader: flag,
      is_seller: flag,
      /** Whether a pay password is set. Ours. */
      has_pay_password: z.optional(flag),
      create_date: text,
      /** In USDT. */
      frozen_funds: z.optional(decimal),
      caution_money: z.optional(decimal),
      /** Until when the account is locked, unix ms; 0 where it is not. */
      lock_time: z.optional(integer),
      /** USDT to spend in the spot account. */
      usdt: z.optional(decimal),
      currency_usdt_id: z.optional(integer),
      currency_usdt_name: z.optional(text),
      legal_wallet: z.optional(accountWallet(balanceRow.legal)),
      lever_wallet: z.optional(accountWallet(balanceRow.lever)),
      micro_wallet: z.optional(accountWallet(balanceRow.micro)),
      change_wallet: z.optional(accountWallet(balanceRow.change)),
    }),
  }),
  'user.verification': defineCall({
    section: 'user',
    method: 'GET',
    path: '/real/state',
    guest: false,
    summary: 'Where identity verification stands (3 = failed is ours, readings D4).',
    request: z.object({}),
    reply: z.object({
      real_status: integer,
      review_status: integer,
      advanced_review_status: integer,
      reason: z.optional(text),
      real_data: z.nullable(realData),
    }),
  }),
  'user.currencies': defineCall({
    section: 'user',
    method: 'GET',
    path: '/currency/list',
    guest: true,
    summary: 'All coins, and those that serve as quote coins.',
    request: z.object({}),
    reply: z.object({ currency: list(currencyRow), legal: list(currencyRow) }),
  }),
};
