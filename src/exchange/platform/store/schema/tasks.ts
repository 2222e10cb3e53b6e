import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { Json } from '../../tasks/port.ts';
import { moment, serialId } from '../columns.ts';

/** What falls due: written in the transaction that makes it due, done once only (platform/tasks). */
export const tasks = pgTable(
  'tasks',
  {
    id: serialId(),
    /** What is to be done: "wallet.snapshot". */
    kind: text().notNull(),
    /** What it is to be done to; once for each kind. */
    ref: text().notNull(),
    /** The moment that the work is about; a retry changes nothing of it. */
    dueAt: moment().notNull(),
    /** When it is tried next. */
    tryAt: moment().notNull(),
    payload: jsonb().$type<Json>(),
    state: text({ enum: ['waiting', 'done', 'dead'] })
      .notNull()
      .default('waiting'),
    /** Counted before a try begins, so that one that kills the process is counted too. */
    attempts: integer().notNull().default(0),
    /** Its last try that failed with an error; those counted after it ended with the process. */
    lastFailed: integer().notNull().default(0),
    lastError: text(),
    doneAt: moment(),
  },
  (table) => [
    unique().on(table.kind, table.ref),
    index().on(table.tryAt).where(sql`${table.state} = 'waiting'`),
    // Of a kind those that are due, in their order, however many wait behind them.
    index('tasks_due').on(table.kind, table.dueAt, table.id).where(sql`${table.state} = 'waiting'`),
    index('tasks_failed').on(table.id).where(sql`${table.lastError} is not null`),
    index('tasks_done').on(table.doneAt).where(sql`${table.state} = 'done'`),
  ],
);
