import * as z from 'zod/mini';
import { BALANCES } from '../balances.ts';
import { defineCall } from '../define.ts';
import { amount, clientId, id, limit, list, oneOf, page, text, whole } from '../fields.ts';
import { ORDER_TYPES, spotOrder } from '../rows/order.ts';
import { ORDER_ROWS } from '../rows/order-rows.ts';

export const spotCalls = {
  'spot.place': defineCall({
    section: 'spot',
    method: 'POST',
    path: '/coin/trade',
    guest: false,
    money: true,
    summary:
      'Places a spot order; `amount` is in the base coin (readings G5). Market orders need no price. Answered after the commit, with the id of the order.',
    request: z.object({
      currency_id: id,
      legal_id: id,
      /** 1 buy, 2 sell. */
      type: oneOf(['1', '2']),
      amount,
      target_price: z.optional(amount),
      order_type: z.optional(oneOf(ORDER_TYPES)),
      /** Ours, as all below (readings H7): until cancelled, immediate or cancel, fill or kill. */
      time_in_force: z.optional(oneOf(['gtc', 'ioc', 'fok'])),
      /** 1: refused where it would fill at once. */
      post_only: z.optional(oneOf(['0', '1'])),
      /** It comes to the book once the mark of a tick, or its last price, has reached this. */
      stop_price: z.optional(amount),
      stop_by: z.optional(oneOf(['mark', 'last'])),
      client_id: clientId,
    }),
    /** Ours: the order as it stands after matching. Servers of the family answer "". */
    reply: z.union([spotOrder, text]),
    outdates: BALANCES,
    rowOf: ORDER_ROWS,
  }),
  'spot.orders': defineCall({
    section: 'spot',
    method: 'GET',
    path: '/coin/list',
    guest: false,
    summary: "The user's spot orders, newest first; status 1 in progress, 2 done, 3 cancelled; type 1 buy, 2 sell.",
    request: z.object({
      status: z.optional(whole(1, 3)),
      type: z.optional(whole(1, 2)),
      currency_id: z.optional(id),
      legal_id: z.optional(id),
      page,
      limit: limit(10),
    }),
    reply: list(spotOrder),
  }),
  'spot.cancel': defineCall({
    section: 'spot',
    method: 'PUT',
    path: '/coin/trade',
    guest: false,
    money: true,
    summary: 'Cancels an order in progress; what was frozen for the rest comes back.',
    request: z.object({ id, client_id: clientId }),
    reply: z.union([spotOrder, text]),
    outdates: BALANCES,
    rowOf: ORDER_ROWS,
  }),
};
