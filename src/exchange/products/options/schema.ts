import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { amount, coded, moment, serialId } from '../../platform/store/columns.ts';
import { users } from '../../platform/store/schema/identity.ts';
import { instruments } from '../../platform/store/schema/market.ts';

/** The store's codes. */
export const DIRECTION_CODE = { up: 1, down: 2 } as const;
/** "returned": it ended without a result, and its stake came back. */
export const STATE_CODE = { open: 1, won: 2, lost: 3, drawn: 4, returned: 5 } as const;

const seq = () => bigint({ mode: 'number' });

export const optionOrders = pgTable(
  'option_orders',
  {
    id: serialId(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    instrumentId: integer()
      .notNull()
      .references(() => instruments.id),
    /** The coin that is staked and won. */
    coin: integer().notNull(),
    direction: coded(DIRECTION_CODE).notNull(),
    seconds: integer().notNull(),
    stake: amount().notNull(),
    /** What a win adds: the share of the stake that it was taken at, and what that comes to. */
    ratio: amount().notNull(),
    profit: amount().notNull(),
    /** When it was accepted, and when it expires: each takes the first tick from then on. */
    placedAt: moment().notNull(),
    dueAt: moment().notNull(),
    state: coded(STATE_CODE).notNull(),
    /** The two ticks that made the result, with their index prices; null where there is none. */
    openSeq: seq(),
    openAt: moment(),
    openPrice: amount(),
    endSeq: seq(),
    endAt: moment(),
    endPrice: amount(),
    /** What came back of the stake and beside it; null while it is open. */
    payout: amount(),
    closedAt: moment(),
  },
  (table) => [
    // A user's lists (list.ts): each state, and each of a pair, in the order of ids.
    index('option_orders_user_index').on(table.userId, table.state, table.id),
    index('option_orders_user_pair_index').on(table.userId, table.instrumentId, table.state, table.id),
    // Of all options the few that are open, by what the house may have to pay (exposure.ts); the state is STATE_CODE.open.
    index('option_orders_open_index')
      .on(table.instrumentId, table.direction, table.dueAt)
      .where(sql`${table.state} = 1`),
    check(
      'option_orders_positive',
      sql`${table.stake} > 0 and ${table.profit} >= 0 and ${table.dueAt} > ${table.placedAt}`,
    ),
    check(
      'option_orders_closed',
      sql`(${table.state} = 1) = (${table.closedAt} is null) and (${table.state} = 1) = (${table.payout} is null)`,
    ),
    // Whatever has a result names both of its ticks.
    check(
      'option_orders_ticks',
      sql`(${table.state} in (2, 3, 4)) = (${table.openSeq} is not null and ${table.endSeq} is not null)`,
    ),
  ],
);

/** What users allow themselves; a row for each who has set a limit or lost. */
export const optionLimits = pgTable('option_limits', {
  userId: integer()
    .primaryKey()
    .references(() => users.id),
  /** The most that may be lost in a day; null = no limit. */
  dailyLoss: amount(),
  /** What the limit becomes at a moment; the moment is null where nothing is on its way. */
  nextDailyLoss: amount(),
  nextAt: moment(),
  pausedUntil: moment(),
  /** Days of UTC+8 since 1970, and the stakes that were lost on that day, which is the last with a loss. */
  lostDay: integer().notNull().default(0),
  lost: amount().notNull().default('0'),
});
