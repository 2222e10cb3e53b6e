import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { Execution, Stop } from '../../matching/port.ts';
import { amount, coded, moment, serialId } from '../../platform/store/columns.ts';
import { users } from '../../platform/store/schema/identity.ts';
import { instruments } from '../../platform/store/schema/market.ts';

/** The store's codes. */
export const WAITS_CODE = { trigger: 1, opening: 2 } as const;
export const SIDE_CODE = { buy: 1, sell: 2 } as const;
export const STATUS_CODE = { open: 1, filled: 2, cancelled: 3 } as const;

export const spotOrders = pgTable(
  'spot_orders',
  {
    id: serialId(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    instrumentId: integer()
      .notNull()
      .references(() => instruments.id),
    side: coded(SIDE_CODE).notNull(),
    orderType: text().$type<'limit' | 'market'>().notNull(),
    /** Limit price; of a market order the price that it was placed at. */
    price: amount().notNull(),
    amount: amount().notNull(),
    filledAmount: amount().notNull().default('0'),
    /** Quote turnover of what filled; average price = filledValue / filledAmount. */
    filledValue: amount().notNull().default('0'),
    /** Fee so far, in the coin received. */
    fee: amount().notNull().default('0'),
    status: coded(STATUS_CODE).notNull(),
    /** Why it was cancelled, a key below `orderReason` in the words ("byUser"); "" = it was not. */
    reason: text().notNull().default(''),
    /** What becomes of what does not fill at once (readings H7). */
    execution: text().$type<Execution>().notNull().default('gtc'),
    /** What it waits for beside its book; null = it stands in it, or is over. */
    waits: coded(WAITS_CODE),
    /** Its place among the orders of its book, which is its id until it comes there later. */
    place: bigint({ mode: 'number' }).notNull().default(0),
    /** Of a stop: the price that brings it to the book, which price of a tick has to reach it, and the newest tick when it was placed. */
    stopPrice: amount(),
    stopBy: text().$type<Stop['by']>(),
    stopAfter: bigint({ mode: 'number' }),
    /** The tick that brought it there: number, moment, and the price of `stopBy`. */
    tickSeq: bigint({ mode: 'number' }),
    tickAt: moment(),
    tickPrice: amount(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    // A user's lists (list.ts): each status, side and pair in the order of ids.
    index('spot_orders_user_index').on(table.userId, table.status, table.side, table.id),
    index('spot_orders_user_pair_index').on(table.userId, table.instrumentId, table.status, table.side, table.id),
    // Of all orders the few that are open; the status is STATUS_CODE.open.
    index('spot_orders_open_index').on(table.place, table.id).where(sql`${table.status} = 1`),
    check('spot_orders_within', sql`${table.filledAmount} >= 0 and ${table.filledAmount} <= ${table.amount}`),
    check('spot_orders_positive', sql`${table.amount} > 0 and ${table.price} >= 0`),
    check('spot_orders_stop', sql`(${table.stopPrice} is null) = (${table.stopBy} is null)`),
    check('spot_orders_waits', sql`${table.waits} is null or (${table.status} = 1 and ${table.filledAmount} = 0)`),
    check('spot_orders_sums', sql`${table.filledValue} >= 0 and ${table.fee} >= 0`),
  ],
);

/** One row a user's side of a trade. */
export const spotFills = pgTable(
  'spot_fills',
  {
    id: serialId(),
    tradeId: bigint({ mode: 'number' }).notNull(),
    instrumentId: integer()
      .notNull()
      .references(() => instruments.id),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => spotOrders.id),
    userId: integer()
      .notNull()
      .references(() => users.id),
    /** Owner key of the other side (ledger/owner.ts). */
    counterparty: text().notNull(),
    side: coded(SIDE_CODE).notNull(),
    role: text().$type<'maker' | 'taker'>().notNull(),
    price: amount().notNull(),
    amount: amount().notNull(),
    value: amount().notNull(),
    fee: amount().notNull(),
    feeCoin: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index().on(table.orderId),
    index().on(table.userId, table.id),
    unique('spot_fills_trade_unique').on(table.instrumentId, table.tradeId, table.orderId),
    check('spot_fills_positive', sql`${table.amount} > 0 and ${table.value} >= 0 and ${table.fee} >= 0`),
  ],
);
