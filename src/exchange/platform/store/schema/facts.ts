import { pgTable, text } from 'drizzle-orm/pg-core';

/** Small facts by key (store/facts.ts); each key stands where it is used. */
export const facts = pgTable('facts', {
  key: text().primaryKey(),
  value: text().notNull(),
});
