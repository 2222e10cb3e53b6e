import * as z from 'zod/mini';
import { defineCall } from '../../../src/contract/define.ts';
import { amount, clientId, decimal, id, integer, list, text, whole } from '../../../src/contract/fields.ts';
import { servedCalls } from '../../../src/exchange/calls/handler.ts';
import { signedIn } from '../../../src/exchange/calls/signed-in.ts';
import type { Deposits } from './product.ts';

const TABLE = {
  'deposit.open': defineCall({
    section: 'wallet',
    method: 'POST',
    path: '/deposit/open',
    guest: false,
    money: true,
    summary: 'Deposits an amount for so many seconds.',
    request: z.object({ currency: id, amount, seconds: whole(1, 31_536_000), client_id: clientId }),
    reply: z.object({ id: text }),
  }),
  'deposit.list': defineCall({
    section: 'wallet',
    method: 'GET',
    path: '/deposit/list',
    guest: false,
    summary: "The user's deposits that stand.",
    request: z.object({}),
    reply: list(z.object({ id: text, currency: integer, amount: decimal })),
  }),
  'deposit.end': defineCall({
    section: 'wallet',
    method: 'GET',
    path: '/deposit/end',
    guest: false,
    summary:
      'The tick that a deposit took at its end, and when: a list of one, empty where it has not ended at its time.',
    request: z.object({ id: text }),
    reply: list(z.object({ tick_seq: integer, at: integer })),
  }),
};

/** The product's calls. */
export const depositCalls = (deposits: Deposits) =>
  servedCalls(TABLE, {
    async 'deposit.open'({ currency, amount: of, seconds }, _context, once) {
      const wish = { coin: currency, amount: of, ms: seconds * 1000 };
      const opened = await deposits.openOnce(wish, once);
      return opened.map((reference) => ({ id: reference }));
    },

    async 'deposit.list'(_request, context) {
      const standing = await deposits.standing(signedIn(context).id);
      return standing.map(({ reference, coin, amount: of }) => ({ id: reference, currency: coin, amount: of }));
    },

    async 'deposit.end'({ id: reference }, context) {
      const end = await deposits.endOf(reference);
      return end?.user === signedIn(context).id ? [{ tick_seq: end.tick, at: end.at }] : [];
    },
  });
