import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, serialId } from '../columns.ts';

/** Events that a part of the exchange must not miss: written in the transaction that they tell of, gone when delivered (platform/outbox). */
export const outbox = pgTable(
  'outbox',
  {
    id: serialId(),
    /** Who it is for. */
    consumer: text().notNull(),
    topic: text().notNull(),
    /** Whom it is about: one user's events are delivered in their order. */
    userId: integer().notNull(),
    payload: jsonb().$type<unknown>(),
    createdAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    /** When it is tried next. */
    tryAt: moment().notNull(),
    lastError: text(),
  },
  (table) => [index().on(table.consumer, table.userId, table.id)],
);
