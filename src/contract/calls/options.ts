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
  pageP1,
  text,
  whole,
} from '../fields.ts';
import { optionOrder } from '../rows/option.ts';
import { OPTION_ROWS } from '../rows/option-rows.ts';

/** A user's own limits. Amounts "0" and moments 0 (unix ms) where there is none. */
const ownLimits = z.object({
  /** The most that may be lost in a day of UTC+8, open stakes among it. */
  daily_loss: decimal,
  lost_today: decimal,
  /** Stakes of the options that are open. */
  at_stake: decimal,
  /** What the limit becomes, and when; "0" with a moment: none. */
  next_daily_loss: decimal,
  next_at: integer,
  /** No option is taken before. */
  paused_until: integer,
});

export const optionsCalls = {
  'options.terms': defineCall({
    section: 'options',
    method: 'GET',
    path: '/microtrade/seconds',
    guest: true,
    summary:
      'The terms of options, the shortest first: seconds, what a win adds to the stake in percent, and the least and most that may be staked.',
    request: z.object({}),
    reply: list(
      z.object({
        id: integer,
        seconds: integer,
        status: integer,
        profit_ratio: decimal,
        min_amount: decimal,
        max_amount: decimal,
        created_at: text,
        updated_at: text,
      }),
    ),
  }),
  'options.coins': defineCall({
    section: 'options',
    method: 'GET',
    path: '/microtrade/payable_currencies',
    guest: true,
    summary:
      'The coins that options are staked in, with amounts to choose from and what the user has of them; of a visitor, nothing.',
    request: z.object({}),
    reply: list(
      z.object({
        /** What of a coin (wire.md 3.1) matters to who stakes it. */
        id: integer,
        name: text,
        title: z.optional(text),
        logo: text,
        is_micro: flag,
        currency_decimals: integer,
        decimal_scale: integer,
        micro_numbers: list(z.object({ id: integer, currency_id: integer, number: decimal, currency_name: text })),
        insurance_types: list(z.unknown()),
        user_wallet: z.object({ micro_balance: decimal, lock_micro_balance: decimal, micro_with_insurance: decimal }),
        user_insurance: z.nullish(z.unknown()),
      }),
    ),
  }),
  'options.place': defineCall({
    section: 'options',
    method: 'POST',
    path: '/microtrade/submit',
    guest: false,
    money: true,
    summary:
      'Takes an option: `match_id` the pair, `currency_id` its quote coin, which `number` is staked in, `type` 1 up or 2 down. It begins at the index of the first tick at or after it was accepted, which nobody knows yet, and ends at that of the first one `seconds` later (readings E14, H2). Answered after the commit.',
    request: z.object({
      match_id: id,
      currency_id: id,
      type: oneOf(['1', '2']),
      seconds: whole(1, 86_400),
      number: amount,
      client_id: clientId,
    }),
    reply: optionOrder,
    outdates: [...BALANCES, 'options.coins', 'options.limits'],
    rowOf: OPTION_ROWS,
  }),
  'options.order': defineCall({
    section: 'options',
    method: 'GET',
    path: '/microtrade/get_result',
    guest: false,
    summary: 'One option of the user as it stands now.',
    request: z.object({ id }),
    reply: optionOrder,
  }),
  'options.orders': defineCall({
    section: 'options',
    method: 'GET',
    path: '/microtrade/lists',
    guest: false,
    summary: "The user's options, newest first: status 1 in hold, 3 closed; of one pair where `match_id` is given.",
    request: z.object({
      match_id: z.optional(id),
      status: z.optional(oneOf(['1', '3'])),
      page,
      limit: limit(5),
    }),
    reply: pageP1(optionOrder),
  }),
  'options.limits': defineCall({
    section: 'options',
    method: 'GET',
    path: '/microtrade/limits',
    guest: false,
    summary: "The user's own limits on options. Ours.",
    request: z.object({}),
    reply: ownLimits,
  }),
  'options.setLimits': defineCall({
    section: 'options',
    method: 'POST',
    path: '/microtrade/limits',
    guest: false,
    summary:
      'Sets an own limit: `limit` to `daily_loss`, `lift` takes it away, `pause` takes no options for 24 h. What tightens holds at once, what loosens after 24 h; a pause cannot be shortened. Ours.',
    request: z.object({ action: oneOf(['limit', 'lift', 'pause']), daily_loss: z.optional(amount) }),
    reply: ownLimits,
    outdates: ['options.limits'],
  }),
};
