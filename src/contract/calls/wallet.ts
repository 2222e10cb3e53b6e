import * as z from 'zod/mini';
import { BALANCES } from '../balances.ts';
import { defineCall } from '../define.ts';
import {
  amount,
  clientId,
  decimal,
  flag,
  id,
  integer,
  limit,
  list,
  oneOf,
  page,
  pageOrTwo,
  pageP1,
  text,
  whole,
} from '../fields.ts';
import { accountLog, balanceHistory, walletDetail, walletList } from '../rows/wallet.ts';

const ACCOUNT_KINDS = ['legal', 'change', 'lever', 'micro'] as const;

export const walletCalls = {
  'wallet.rate': defineCall({
    section: 'wallet',
    method: 'GET',
    path: '/wallet/getRateCurrency',
    guest: true,
    summary: 'Value of one coin in USD.',
    request: z.object({ id }),
    reply: z.object({ rmb: decimal }),
  }),
  'wallet.list': defineCall({
    section: 'wallet',
    method: 'POST',
    path: '/wallet/list',
    guest: false,
    summary: 'All balances by account, with totals in USDT and the result since 00:00 UTC.',
    request: z.object({}),
    reply: walletList,
  }),
  'wallet.history': defineCall({
    section: 'wallet',
    method: 'GET',
    path: '/wallet/history',
    guest: false,
    summary: 'What all balances were worth over a range up to now, and the result since the first of it.',
    request: z.object({ range: z.enum(['day', 'week', 'month', 'year']) }),
    reply: balanceHistory,
  }),
  'wallet.detail': defineCall({
    section: 'wallet',
    method: 'POST',
    path: '/wallet/detail',
    guest: false,
    summary: 'One coin in one account (1 fiat, 2 spot, 3 contract, 4 options).',
    request: z.object({ currency: id, type: whole(1, 4) }),
    reply: walletDetail,
  }),
  'wallet.log': defineCall({
    section: 'wallet',
    method: 'POST',
    path: '/wallet/legal_log',
    guest: false,
    summary: 'Ledger rows, newest first; of one coin and account where given.',
    request: z.object({ currency: z.optional(id), type: z.optional(whole(1, 4)), page, limit: limit(10) }),
    reply: z.object({ list: list(accountLog), count: integer, limit: integer, is_open_CTbi: z.optional(flag) }),
  }),
  'wallet.transfer': defineCall({
    section: 'wallet',
    method: 'POST',
    path: '/wallet/change',
    guest: false,
    money: true,
    summary:
      'Moves so much of a coin from one of the accounts to another in which it lives: legal, change (spot), lever, micro (options).',
    request: z.object({
      currency_id: id,
      number: amount,
      from_field: oneOf(ACCOUNT_KINDS),
      to_field: oneOf(ACCOUNT_KINDS),
      client_id: clientId,
    }),
    reply: text,
    outdates: [...BALANCES, 'wallet.transferLog', 'options.coins'],
  }),
  'wallet.transferLog': defineCall({
    section: 'wallet',
    method: 'GET',
    path: '/wallet/hzhistory',
    guest: false,
    summary: 'Ledger rows of transfers (types 9 to 16), newest first.',
    request: z.object({ page: pageOrTwo, limit: limit(10) }),
    reply: pageP1(accountLog),
  }),
};
