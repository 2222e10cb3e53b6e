import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import type { EndedAccount } from '../../../domain/futures-proof.ts';
import { amount, coded, fraction, moment, serialId } from '../../platform/store/columns.ts';
import { users } from '../../platform/store/schema/identity.ts';
import { instruments } from '../../platform/store/schema/market.ts';

/** The store's codes. */
export const DIRECTION_CODE = { long: 1, short: 2 } as const;
/** "waiting": an entrust, or one at market until its tick. "closing": its end was asked for and waits for its tick. */
export const STATE_CODE = { waiting: 1, open: 2, closing: 3, closed: 4, cancelled: 5 } as const;
export const KIND_CODE = { market: 1, limit: 2 } as const;
export const EXIT_CODE = { mark: 1, last: 2 } as const;
/** Why one ended. "withdrawn": its user cancelled it. "returned": it ended without a result. */
export const REASON_CODE = {
  asked: 1,
  takeProfit: 2,
  stopLoss: 3,
  liquidated: 4,
  deleveraged: 5,
  withdrawn: 6,
  returned: 7,
} as const;

const seq = () => bigint({ mode: 'number' });

export const futuresPositions = pgTable(
  'futures_positions',
  {
    id: serialId(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    instrumentId: integer()
      .notNull()
      .references(() => instruments.id),
    /** The coin of margin, profit and fees. */
    coin: integer().notNull(),
    direction: coded(DIRECTION_CODE).notNull(),
    kind: coded(KIND_CODE).notNull(),
    state: coded(STATE_CODE).notNull(),
    multiple: integer().notNull(),
    /** Lots that it has, and that its order had: a part that was closed is a row of its own. */
    lots: integer().notNull(),
    openLots: integer().notNull(),
    /** The position that it came of: one that it is a closed part of, or that was reversed into it. */
    partOf: bigint({ mode: 'number' }),
    contractSize: amount().notNull(),
    /** The price that margin, fee and notional were reckoned with: the limit, or the newest index as it was accepted. */
    reference: amount().notNull(),
    notional: amount().notNull(),
    /** What is held for it, and what was put up. */
    margin: amount().notNull(),
    openMargin: amount().notNull(),
    fee: amount().notNull(),
    /** What must be kept of its value, by the tier in which it was opened. */
    maintenance: fraction().notNull(),
    /** Of the notional each day, as it was opened at; what that came to; the last day of UTC+8, since 1970, that was charged. */
    overnightRate: fraction().notNull(),
    overnight: amount().notNull().default('0'),
    overnightDay: integer().notNull().default(0),
    takeProfit: amount(),
    stopLoss: amount(),
    exitOn: coded(EXIT_CODE).notNull(),
    /** When they were set: ticks before do not set them off. */
    exitsAt: moment().notNull(),
    /** When it was accepted: it is opened by the first tick from then on, a limit order by the first that crosses it. */
    placedAt: moment().notNull(),
    openSeq: seq(),
    openAt: moment(),
    openPrice: amount(),
    /** What that was worse by than the index of the tick. */
    spread: amount().notNull().default('0'),
    /** When its end was asked for, of how many lots, and whether the other side is opened then. */
    askedAt: moment(),
    closeLots: integer(),
    isReversing: boolean().notNull().default(false),
    reason: coded(REASON_CODE),
    /** The tick that ended it, the price that set it off, and the price that it ended at. */
    closeSeq: seq(),
    closeAt: moment(),
    triggerPrice: amount(),
    closePrice: amount(),
    /** Won, or lost with a minus; null while it is open, and where it was never opened. */
    profit: amount(),
    liquidationFee: amount().notNull().default('0'),
    /** What of its loss the account did not have: paid by the insurance fund, and borne by the house. */
    insured: amount().notNull().default('0'),
    unpaid: amount().notNull().default('0'),
    /** What of its profit was not paid, where it was deleveraged. */
    cut: amount().notNull().default('0'),
    closedAt: moment(),
  },
  (table) => [
    // A user's lists (list.ts): each state, and each of a pair, in the order of ids.
    index('futures_positions_user_index').on(table.userId, table.state, table.id),
    index('futures_positions_user_pair_index').on(table.userId, table.instrumentId, table.state, table.id),
    // Of all the few that have not ended; the states are waiting, open and closing.
    index('futures_positions_live_index').on(table.userId, table.id).where(sql`${table.state} in (1, 2, 3)`),
    // Of all the few in which somebody else bore a loss (funds.ts).
    index('futures_positions_loss_index')
      .on(table.id)
      .where(sql`${table.insured} > 0 or ${table.unpaid} > 0 or ${table.cut} > 0`),
    check(
      'futures_positions_positive',
      sql`${table.lots} > 0 and ${table.margin} >= 0 and ${table.fee} >= 0 and ${table.notional} > 0`,
    ),
    check('futures_positions_opened', sql`(${table.state} not in (2, 3, 4)) = (${table.openSeq} is null)`),
    check('futures_positions_ended', sql`(${table.state} in (4, 5)) = (${table.closedAt} is not null)`),
    check('futures_positions_asked', sql`(${table.state} = 3) = (${table.closeLots} is not null)`),
    // Whatever has a result names the tick that made it.
    check(
      'futures_positions_ticks',
      sql`${table.state} <> 4 or (${table.closeSeq} is not null) = (${table.reason} <> 7)`,
    ),
  ],
);

/** Futures accounts of users in a coin. */
export const futuresAccounts = pgTable(
  'futures_accounts',
  {
    userId: integer()
      .notNull()
      .references(() => users.id),
    coin: integer().notNull(),
    /** Ticks before this moment, unix ms, are told of what stood before: they say nothing about what stands now. */
    since: moment().notNull(),
    /** Whether the user has been warned and the risk has not fallen since. */
    isWarned: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.coin] })],
);

/** Accounts as they stood when a tick liquidated them: what everybody can hold against that tick. */
export const futuresLiquidations = pgTable(
  'futures_liquidations',
  {
    userId: integer()
      .notNull()
      .references(() => users.id),
    coin: integer().notNull(),
    /** The tick. */
    seq: bigint({ mode: 'number' }).notNull(),
    account: jsonb().$type<EndedAccount>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.coin, table.seq] })],
);

/** Users who have answered the questions about risk. */
export const futuresRisk = pgTable('futures_risk', {
  userId: integer()
    .primaryKey()
    .references(() => users.id),
  acceptedAt: moment().notNull(),
});

/** Notional that all users together have open or asked for, by pair and direction. */
export const futuresExposure = pgTable(
  'futures_exposure',
  {
    instrumentId: integer()
      .notNull()
      .references(() => instruments.id),
    direction: coded(DIRECTION_CODE).notNull(),
    notional: amount().notNull(),
  },
  (table) => [primaryKey({ columns: [table.instrumentId, table.direction] })],
);
