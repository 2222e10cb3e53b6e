import * as z from 'zod/mini';
import { BALANCES } from '../balances.ts';
import { ACCOUNT_KINDS } from '../codes.ts';
import { defineCall } from '../define.ts';
import {
  amount,
  clientId,
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
import { spotFill } from '../rows/fill.ts';
import { accountLog, transferableCoin, walletDetail } from '../rows/ledger.ts';

/** The calls about one coin, about movements, and about what an order came to: those that home does without. */
export const ledgerCalls = {
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
  'wallet.transferable': defineCall({
    section: 'wallet',
    method: 'GET',
    path: '/currency/user_currency_list',
    guest: false,
    summary: 'The coins that live in two or more accounts, with what there is of them in each.',
    request: z.object({}),
    reply: list(transferableCoin),
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
    outdates: [...BALANCES, 'wallet.transferable', 'wallet.transferLog', 'options.coins'],
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
  'spot.fills': defineCall({
    section: 'spot',
    method: 'GET',
    path: '/coin/fills',
    guest: false,
    summary: "What an order of the user's filled at, newest first.",
    request: z.object({ id, page, limit: limit(100) }),
    reply: list(spotFill),
  }),
};
