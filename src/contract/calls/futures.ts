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
  optionalWords,
  page,
  pageP1,
  text,
  whole,
  words,
} from '../fields.ts';
import { accountFigures, EXIT_PRICES, onePosition, POSITION_ROWS, position } from '../rows/position.ts';

/** What an opened, changed or ended position makes old beside its own row. */
const OLD = [...BALANCES, 'futures.account', 'futures.market'] as const;

const level = z.object({ price: decimal, number: decimal });
const choices = list(z.object({ value: decimal }));

/** A level of an exit as it is asked for: "0" or nothing where there is none (readings E15). */
const exit = z.pipe(
  z.optional(z.union([z.string(), z.number()])),
  z.transform((value, context) => {
    const text = String(value ?? '').trim();
    const given = text === '' || /^0(\.0+)?$/.test(text) ? null : z.safeParse(amount, text);
    if (given === null) return null;
    if (given.success) return given.data;
    context.issues.push({ code: 'custom', message: 'amount', input: value });
    return z.NEVER;
  }),
);

const tier = z.object({
  /** The greatest notional, in the quote coin. */
  up_to: decimal,
  /** Percent. */
  maintenance: decimal,
  multiple: integer,
});

export const futuresCalls = {
  'futures.market': defineCall({
    section: 'futures',
    method: 'POST',
    path: '/lever/deal',
    guest: true,
    summary:
      'Futures on a pair: its terms, the book, and what the user has in it. Multiples above `high_multiple` ask for the questions about risk. Rates are percent.',
    request: z.object({ currency_id: id, legal_id: id }),
    reply: z.pipe(
      z.object({
        lever_transaction: z.object({ in: list(level), out: list(level) }),
        /** Up to ten, the newest first. */
        my_transaction: list(position),
        lever_share_limit: z.object({ min: integer, max: integer }),
        multiple: z.object({ muit: choices, share: choices }),
        last_price: decimal,
        /** What is free in the account. */
        user_lever: decimal,
        all_levers: decimal,
        ustd_price: decimal,
        ExRAte: decimal,
        /** Ours from here on; prices of the newest tick. */
        index_price: z.optional(decimal),
        mark_price: z.optional(decimal),
        lever_share_num: z.optional(decimal),
        spread: z.optional(decimal),
        fee: z.optional(decimal),
        overnight: z.optional(decimal),
        liquidation_fee: z.optional(decimal),
        tiers: z.optional(list(tier)),
        /** Notional that may still be opened on the pair, by all and by the user. */
        room: z.optional(z.object({ long: decimal, short: decimal })),
        user_room: z.optional(z.object({ long: decimal, short: decimal })),
        high_multiple: z.optional(integer),
        is_risk_accepted: z.optional(flag),
      }),
      z.transform(({ multiple: { muit, share }, ustd_price, ExRAte, ...reply }) => ({
        ...reply,
        multiples: muit.map(({ value }) => Number(value)),
        lots: share.map(({ value }) => Number(value)),
        usdt_price: ustd_price,
        rate: ExRAte,
      })),
    ),
  }),
  'futures.place': defineCall({
    section: 'futures',
    method: 'POST',
    path: '/lever/submit',
    guest: false,
    money: true,
    summary:
      'Opens a position of `share` lots: `type` 1 long or 2 short, `status` 1 at market or 0 at the limit `target_price`. One at market is opened at the index of the first tick at or after it was accepted, which nobody knows yet; its margin and fee are those of the newest index, as the ticket shows them. Answered after the commit.',
    request: z.object({
      currency_id: id,
      legal_id: id,
      type: oneOf(['1', '2']),
      status: oneOf(['0', '1']),
      share: whole(1, 1_000_000),
      multiple: whole(1, 1000),
      target_price: z.optional(amount),
      /** Servers of the family ask for it; ours does not. */
      password: optionalWords(64),
      /** Ours: exits that it begins with, and on which price they are held. */
      target_profit_price: exit,
      stop_loss_price: exit,
      exit_on: z.optional(oneOf(EXIT_PRICES)),
      client_id: clientId,
    }),
    /** Ours: the position as it was accepted. Servers of the family answer with a text. */
    reply: z.union([position, text]),
    outdates: OLD,
    rowOf: POSITION_ROWS,
  }),
  'futures.account': defineCall({
    section: 'futures',
    method: 'POST',
    path: '/lever/dealall',
    guest: false,
    summary: 'What the futures account stands at, and its open positions, newest first; of one pair where it is named.',
    request: z.object({ currency_id: z.optional(id), legal_id: z.optional(id), page, limit: limit(10) }),
    reply: z.object({
      ...accountFigures,
      /** Of the pair that was asked for, or of all. */
      caution_money: decimal,
      origin_caution_money: decimal,
      profits: decimal,
      order: pageP1(position),
    }),
  }),
  'futures.positions': defineCall({
    section: 'futures',
    method: 'POST',
    path: '/lever/my_trade',
    guest: false,
    summary:
      "The user's positions of a state, newest first: 0 entrusts, 1 open, 2 closing, 3 closed, 4 cancelled; all without one.",
    request: z.object({
      status: z.optional(whole(0, 4)),
      currency_id: z.optional(id),
      legal_id: z.optional(id),
      page,
      limit: limit(10),
    }),
    /** The page stands under `message` once more. */
    reply: z.pipe(
      z.object({
        rate_profits_total: z.object({ hazard_rate: decimal, profits_total: decimal }),
        message: pageP1(position),
      }),
      z.transform(({ rate_profits_total, message }) => ({ ...rate_profits_total, ...message })),
    ),
  }),
  'futures.position': defineCall({
    section: 'futures',
    method: 'GET',
    path: '/lever/position',
    guest: false,
    summary:
      'One position or entrust of the user as it stands now; of one that was liquidated, with its account as it stood at that tick. Ours.',
    request: z.object({ id }),
    reply: onePosition,
  }),
  'futures.close': defineCall({
    section: 'futures',
    method: 'POST',
    path: '/lever/close',
    guest: false,
    money: true,
    summary:
      'Closes a position at the index of the first tick at or after it was asked; `share` closes so many of its lots, `reverse` opens as many on the other side by the same tick. Until then its status is 2.',
    request: z.object({
      id,
      /** Ours. */
      share: z.optional(whole(1, 1_000_000)),
      reverse: z.optional(oneOf(['0', '1'])),
      client_id: clientId,
    }),
    reply: z.union([position, text]),
    outdates: OLD,
    rowOf: POSITION_ROWS,
  }),
  'futures.setExits': defineCall({
    section: 'futures',
    method: 'POST',
    path: '/lever/setstop',
    guest: false,
    summary:
      'Sets take-profit and stop-loss of a position or an entrust, each by itself: "0" takes it away (readings E15). Held against the mark, or against the last price where `exit_on` says so.',
    request: z.object({
      id,
      target_profit_price: exit,
      stop_loss_price: exit,
      exit_on: z.optional(oneOf(EXIT_PRICES)),
    }),
    reply: z.union([position, text]),
    outdates: ['futures.account', 'futures.market'],
    rowOf: POSITION_ROWS,
  }),
  'futures.closeAll': defineCall({
    section: 'futures',
    method: 'POST',
    path: '/lever/batch_close',
    guest: false,
    money: true,
    summary:
      'Closes all positions (0), all longs (1) or all shorts (2), of one pair where it is named: each as by lever/close (readings E16).',
    request: z.object({
      type: oneOf(['0', '1', '2']),
      currency_id: z.optional(id),
      legal_id: z.optional(id),
      client_id: clientId,
    }),
    reply: z.union([z.object({ id: list(integer) }), text]),
    outdates: [...OLD, 'futures.positions'],
  }),
  'futures.cancel': defineCall({
    section: 'futures',
    method: 'POST',
    path: '/lever/cancel',
    guest: false,
    money: true,
    summary: 'Cancels an entrust; what is held for it comes back.',
    request: z.object({ id, client_id: clientId }),
    reply: z.union([position, text]),
    outdates: OLD,
    rowOf: POSITION_ROWS,
  }),
  'futures.acceptRisk': defineCall({
    section: 'futures',
    method: 'POST',
    path: '/lever/risk',
    guest: false,
    summary: 'Answers the questions about high multiples, "2,3,1"; right answers are kept for good. Ours.',
    request: z.object({ answers: words(64) }),
    reply: text,
    outdates: ['futures.market'],
  }),
  'futures.funds': defineCall({
    section: 'futures',
    method: 'GET',
    path: '/lever/funds',
    guest: true,
    summary:
      'What stands behind futures: the house that takes the other side of each position, and the insurance fund, with their balances; what is open, and who bore what was lost beyond margins. Ours.',
    request: z.object({}),
    reply: z.object({
      coin: text,
      house: decimal,
      insurance: decimal,
      /** Notional that is open in all, by direction. */
      open: z.object({ long: decimal, short: decimal }),
      /** Of the last liquidations: what was lost beyond margins, and who bore it. */
      losses: z.object({ insurance: decimal, house: decimal, deleveraged: decimal, count: integer }),
    }),
  }),
};
