import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { amount, coded, moment, serialId } from '../../platform/store/columns.ts';
import { users } from '../../platform/store/schema/identity.ts';
import { instruments } from '../../platform/store/schema/market.ts';

/** The store's codes. */
export const DIRECTION_CODE = { rise: 1, fall: 2 } as const;
export const STATE_CODE = { waiting: 1, fired: 2 } as const;

const seq = () => bigint({ mode: 'number' });

export const priceAlerts = pgTable(
  'price_alerts',
  {
    id: serialId(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    instrumentId: integer()
      .notNull()
      .references(() => instruments.id),
    direction: coded(DIRECTION_CODE).notNull(),
    level: amount().notNull(),
    /** What its user wrote to it; '' without. */
    note: text().notNull(),
    state: coded(STATE_CODE).notNull(),
    /** The newest tick when it was made: a later one fires it. */
    afterSeq: seq().notNull(),
    createdAt: moment().notNull(),
    /** The tick that fired it, and its last price; null while it waits. */
    firedSeq: seq(),
    firedAt: moment(),
    firedPrice: amount(),
  },
  (table) => [
    // A user's own (handlers.ts), and which of those that have fired make room (fire.ts).
    index('price_alerts_user_index').on(table.userId, table.state, table.firedSeq, table.id),
    // Of all alerts those that a price reaches (fire.ts); the state is STATE_CODE.waiting.
    index('price_alerts_level_index')
      .on(table.instrumentId, table.direction, table.level)
      .where(sql`${table.state} = 1`),
    // From which tick on a start has to look (watch.ts).
    index('price_alerts_after_index').on(table.afterSeq).where(sql`${table.state} = 1`),
    check('price_alerts_level', sql`${table.level} > 0`),
    // Whatever has fired names its tick, which came after it was made.
    check(
      'price_alerts_fired',
      sql`(${table.state} = 2) = (${table.firedSeq} is not null and ${table.firedAt} is not null and ${table.firedPrice} is not null)
        and (${table.firedSeq} is null or ${table.firedSeq} > ${table.afterSeq})`,
    ),
  ],
);
