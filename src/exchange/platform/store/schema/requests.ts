import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { users } from './identity.ts';

/** Money calls by client id with the reply that each got (readings G8). */
export const clientRequests = pgTable(
  'client_requests',
  {
    userId: integer()
      .notNull()
      .references(() => users.id),
    call: text().notNull(),
    clientId: text().notNull(),
    bodyHash: text().notNull(),
    /** JSON text of the reply; null only inside the transaction that makes it. */
    reply: text(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.call, table.clientId] }), index().on(table.createdAt)],
);

/** Last money call without a client id, for the time guard (readings G8). */
export const callGuards = pgTable(
  'call_guards',
  {
    userId: integer()
      .notNull()
      .references(() => users.id),
    call: text().notNull(),
    lastAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.call] }), index().on(table.lastAt)],
);
