import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { amount, clientId, id, list, oneOf, optionalWords, text } from '../fields.ts';
import { alertRow } from '../rows/alert.ts';

/** The longest note that is read at all; how long one may be is said by the rules of the form (domain/forms/price-alert.ts). */
const LONGEST = 500;

/** A price that a user wants to hear of: ours (wire.md section 10). */
export const alertsCalls = {
  'alerts.list': defineCall({
    section: 'alerts',
    method: 'GET',
    path: '/alert/list',
    guest: false,
    summary:
      "The user's price alerts, newest first, of one pair where `match_id` is given: those that wait, and the latest 50 that have fired.",
    request: z.object({ match_id: z.optional(id) }),
    reply: list(alertRow),
  }),
  'alerts.make': defineCall({
    section: 'alerts',
    method: 'POST',
    path: '/alert/make',
    guest: false,
    // It moves none; but made twice it would tell twice.
    money: true,
    summary:
      'Makes a price alert: `type` 1 fires when the last price rises to `price`, 2 when it falls to it; once, by the first tick after it was made that reaches it. At most 50 wait at a time.',
    request: z.object({
      match_id: id,
      type: oneOf(['1', '2']),
      price: amount,
      note: optionalWords(LONGEST),
      client_id: clientId,
    }),
    reply: alertRow,
    outdates: ['alerts.list'],
  }),
  'alerts.remove': defineCall({
    section: 'alerts',
    method: 'POST',
    path: '/alert/remove',
    guest: false,
    summary: 'Takes one of the user’s price alerts away, whether it waits or has fired.',
    request: z.object({ id }),
    reply: text,
    outdates: ['alerts.list'],
  }),
};
