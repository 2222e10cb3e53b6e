import * as z from 'zod/mini';
import { BALANCES } from './balances.ts';
import { APP_EVENTS } from './channels.ts';
import { decimal, integer, text } from './fields.ts';
import { OPTION_ENDED } from './rows/option-rows.ts';
import { ORDER_ROWS } from './rows/order-rows.ts';

export { APP_EVENTS, channel, marketSymbol, PERIODS, type Period, SOCKET_PATH } from './channels.ts';

export const klineTick = z.object({
  id: integer,
  open: decimal,
  close: decimal,
  high: decimal,
  low: decimal,
  amount: decimal,
  vol: decimal,
  count: integer,
});

export const detailTick = z.object({
  open: decimal,
  close: decimal,
  high: decimal,
  low: decimal,
  amount: decimal,
  vol: decimal,
  count: integer,
});

const level = z.tuple([decimal, decimal]);
export const depthTick = z.object({ bids: z.array(level), asks: z.array(level), version: integer, ts: integer });

export const tradeTick = z.object({
  ts: integer,
  data: z.array(
    z.object({
      tradeId: z.optional(integer),
      ts: integer,
      amount: decimal,
      price: decimal,
      direction: z.enum(['buy', 'sell']),
    }),
  ),
});

/** One link of the chain of ticks (domain/tick-chain.ts): the prices are the text that the hash covers. */
export const priceTick = z.object({
  seq: integer,
  /** Unix ms. */
  at: integer,
  index: decimal,
  mark: decimal,
  last: decimal,
  root: text,
  prevHash: text,
  hash: text,
});
export type PriceTick = z.output<typeof priceTick>;

export const signedOutEvent = z.object({ type: text, message: text });
export const balanceEvent = z.object({ to: integer, currency: integer, account: text });

/** What the signed-in user is told of as it happens: its name on the app socket, the row that it brings, and what it makes old. */
export const USER_EVENTS = {
  order: { event: APP_EVENTS.spotOrder, outdates: BALANCES, rowOf: ORDER_ROWS },
  option: { event: APP_EVENTS.optionClosed, ...OPTION_ENDED },
  balance: { event: APP_EVENTS.balance, outdates: [...BALANCES, 'wallet.transferable', 'wallet.transferLog'] },
  notices: { event: APP_EVENTS.notices, outdates: ['notice.list', 'notice.unread'] },
} as const;
