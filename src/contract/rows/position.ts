import * as z from 'zod/mini';
import type { Change, RowsOf } from '../define.ts';
import { decimal, integer, list, text } from '../fields.ts';

/** Direction and state of a position on the wire (wire.md section 6). */
export const POSITION_TYPE = { long: 1, short: 2 } as const;
export const POSITION_STATUS = { entrust: 0, open: 1, closing: 2, closed: 3, cancelled: 4 } as const;
/** What `lever/batch_close` closes. */
export const CLOSE_TYPE = { all: 0, long: 1, short: 2 } as const;
/** On which price of the ticks exits are held. Ours. */
export const EXIT_PRICES = ['mark', 'last'] as const;
/** A tick that has not come yet is null. */
const tick = z.nullish(integer);
const price = z.nullish(decimal);

/** A futures position or entrust (wire.md section 6). A part that was closed is a row of its own. */
export const position = z.object({
  id: integer,
  /** 1 long, 2 short. */
  type: integer,
  user_id: integer,
  /** Coins of the pair. */
  currency: integer,
  legal: integer,
  /** "BTC/USDT". */
  symbol: text,
  /** The price that its margin and fee were reckoned with: that of the limit, or the newest index as it was asked for. */
  origin_price: decimal,
  /** What it was opened at; "0" until then. */
  price: decimal,
  /** The mark of now, or what it was closed at. */
  update_price: decimal,
  /** "0" where there is none. */
  target_profit_price: decimal,
  stop_loss_price: decimal,
  /** Lots. */
  share: decimal,
  /** The same in the base coin. */
  number: decimal,
  multiple: integer,
  /** The margin that was put up, and what is left of it. */
  origin_caution_money: decimal,
  caution_money: decimal,
  /** Won, or lost with a minus, at its end. */
  fact_profits: decimal,
  /** The same while it is open, at the mark. */
  profits: decimal,
  trade_fee: decimal,
  /** Percent of the notional a day, and what that came to. */
  overnight: decimal,
  overnight_money: decimal,
  /** 0 entrust, 1 open, 2 closing, 3 closed, 4 cancelled. */
  status: integer,
  status_name: text,
  type_name: text,
  settled: integer,
  /** 1 own, 2 copied. */
  order_type: integer,
  follow_user_id: integer,
  follow_order_id: integer,
  create_time: text,
  transaction_time: text,
  update_time: text,
  handle_time: text,
  complete_time: text,
  time: text,
  show_lever_id: text,
  /** Ours from here on. The pair, and the lots of the order that it was a part of. */
  match_id: z.optional(integer),
  open_share: z.optional(integer),
  /** "market" or "limit". */
  order_kind: z.optional(text),
  /** On which price its exits are held. */
  exit_on: z.optional(text),
  /** What must be kept of its value, percent. */
  maintenance: z.optional(decimal),
  /** Of the account as a whole, other pairs as they stand; null where no price does it, or it is not open. */
  liquidation_price: price,
  /** At which its risk is measured just now: the mark, or the index where that is better for its owner; null where it is not open. */
  risk_price: price,
  /** When it was accepted and when its end was asked for, unix ms: each takes the first tick from then on. */
  placed_at: z.optional(integer),
  asked_at: z.nullish(integer),
  /** When its exits were set, unix ms: ticks before do not set them off. */
  exits_at: z.optional(integer),
  /** What the price that it was opened at was worse by than the index of its tick. */
  spread: z.optional(decimal),
  /** Lots that are about to be closed, and whether the other side is opened then. */
  closing_share: z.nullish(integer),
  is_reversing: z.optional(integer),
  /** Numbers and moments (unix ms) of the ticks that it was opened and ended by, with the price that set it off. */
  open_tick: tick,
  open_at: tick,
  close_tick: tick,
  close_at: tick,
  trigger_price: price,
  /** Why it ended, and its words; "" while it has not: asked, takeProfit, stopLoss, liquidated, deleveraged, withdrawn, returned. */
  reason: z.optional(text),
  reason_name: z.optional(text),
  liquidation_fee: z.optional(decimal),
  /** What of its loss the account did not have, and others bore. */
  covered: z.optional(decimal),
  /** The position that it came of: one that it is a closed part of, or that was reversed into it. */
  part_of: z.nullish(integer),
  /** Of a deleveraged one, what of its profit could not be paid. */
  cut: z.optional(decimal),
  coin: z.optional(text),
});
export type Position = z.output<typeof position>;
export type PositionWire = z.input<typeof position>;

/** What of a position its account was judged by. */
const judged = z.object({ symbol: text, type: integer, number: decimal, price: decimal });

/** A futures account at the tick that liquidated it: what was free and held in it, what was open, and of what was to be closed then, what it could not pay. Ours. */
export const endedAccount = z.object({
  money: decimal,
  positions: list(z.extend(judged, { maintenance: decimal })),
  closing: list(judged),
});
export type EndedWire = z.input<typeof endedAccount>;

/** One position by its id; of one that was liquidated, with its account. */
export const onePosition = z.extend(position, { account: z.nullish(endedAccount) });

/** An entrust is opened or cancelled, an open one is closed: never the other way. */
const rank = ({ status }: Position): number => [0, 1, 2, 3, 3][status] ?? 0;

export const POSITION_ROWS = {
  list: 'futures.positions',
  isOlder: (row, than) => rank(row) < rank(than),
} as const satisfies RowsOf<Position>;

/** What a futures account stands at (wire.md sections 6 and 9). */
export const accountFigures = {
  /** What is free in the account. */
  balance: decimal,
  /** (money + profit) / margins that were put up, percent. */
  hazard_rate: decimal,
  /** Margins of all positions: what is left of them, and what was put up. */
  caution_money_total: decimal,
  origin_caution_money_total: decimal,
  profits_total: decimal,
  /** Ours: what must be kept of what there is, percent. At 100 all is closed. */
  risk_rate: z.optional(decimal),
};

const told = <Data extends z.ZodMiniType>(data: Data) => z.object({ to: integer, data });

const MONEY = ['wallet.list', 'wallet.detail', 'wallet.log', 'user.info'] as const;

/**
 * What users with futures are told of on the app socket, beside USER_EVENTS, which home brings: its name, what it says, the row that it
 * brings, and what it makes old. `account` comes once a second while anything is open, and makes nothing old.
 */
export const FUTURES_EVENTS = {
  account: {
    event: 'lever_trade',
    says: told(
      z.object({
        ...accountFigures,
        /** Of each that is open. */
        positions: z.array(
          z.object({
            id: integer,
            update_price: decimal,
            profits: decimal,
            liquidation_price: price,
            risk_price: price,
          }),
        ),
      }),
    ),
  },
  closed: {
    event: 'lever_closed',
    says: told(z.object({ id: z.array(integer) })),
    outdates: [...MONEY, 'futures.account', 'futures.market'],
  },
  position: {
    event: 'lever_position',
    says: told(position),
    outdates: ['futures.account', 'futures.market'],
    rowOf: POSITION_ROWS,
  },
} as const satisfies Readonly<Record<string, Change & { readonly event: string; readonly says: z.ZodMiniType }>>;
