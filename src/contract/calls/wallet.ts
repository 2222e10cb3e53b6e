import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { decimal, flag, id, integer, limit, list, page, pageOrTwo, pageP1, whole } from '../fields.ts';
import { accountLog, balanceHistory, walletDetail, walletList } from '../rows/wallet.ts';

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
