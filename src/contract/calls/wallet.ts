import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { decimal, id } from '../fields.ts';
import { balanceHistory, walletList } from '../rows/wallet.ts';

/** What everybody's first screen asks of the wallet; the rest of its calls stands in ledger.ts. */
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
};
