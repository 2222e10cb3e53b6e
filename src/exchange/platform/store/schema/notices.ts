import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, serialId } from '../columns.ts';
import { users } from './identity.ts';

/** What users were told of beside what they asked for: the words are made when they are read, in the reader's language. */
export const notices = pgTable(
  'notices',
  {
    id: serialId(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    /** Key of `notice.<kind>` in locales/<lang>/exchange.json. */
    kind: text().notNull(),
    /** What its words name. */
    values: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    createdAt: moment().notNull(),
    readAt: moment(),
  },
  (table) => [
    index().on(table.userId, table.id),
    index('notices_unread').on(table.userId).where(sql`${table.readAt} is null`),
    index().on(table.createdAt),
  ],
);

/** What users signed in with, by the name of the browser and its system. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: integer()
      .notNull()
      .references(() => users.id),
    /** "Chrome, Android"; "" = not recognised. */
    device: text().notNull(),
    lastAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.device] }), index().on(table.lastAt)],
);
