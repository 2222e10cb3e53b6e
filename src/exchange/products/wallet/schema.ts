import { date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { amount } from '../../platform/store/columns.ts';

/** Worth of a user at 00:00 UTC of a day, in USDT (readings G17). */
export const dailySnapshots = pgTable(
  'daily_snapshots',
  {
    userId: integer().notNull(),
    day: date({ mode: 'string' }).notNull(),
    totalUsdt: amount().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);
