import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { amount, moment } from '../columns.ts';

export const news = pgTable(
  'news',
  {
    id: integer().primaryKey(),
    /** contract/codes.ts NEWS_CLASS */
    classId: integer().notNull(),
    sort: integer().notNull().default(0),
    /** Path of a picture; "" = none. */
    cover: text().notNull().default(''),
    thumbnail: text().notNull().default(''),
    /** Where a banner leads. */
    url: text().notNull().default(''),
    /** Shown as the popup of the home screen. */
    isPopup: boolean().notNull().default(false),
    views: integer().notNull().default(0),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [index().on(table.classId, table.sort)],
);

export const newsTexts = pgTable(
  'news_texts',
  {
    newsId: integer()
      .notNull()
      .references(() => news.id),
    lang: text().notNull(),
    title: text().notNull(),
    abstract: text().notNull().default(''),
    content: text().notNull().default(''),
    author: text().notNull().default(''),
    keyword: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.newsId, table.lang] })],
);

/** Public settings by keyword. */
export const settings = pgTable('settings', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull().unique(),
  value: text().notNull(),
  notes: text().notNull().default(''),
});

/** Units of a fiat currency per USD. */
export const fiatRates = pgTable('fiat_rates', {
  code: text().primaryKey(),
  rate: amount().notNull(),
  sort: integer().notNull().default(0),
  updatedAt: moment().notNull(),
});

export const menuEntries = pgTable('menu_entries', {
  id: integer().primaryKey(),
  /** Key of locales/<lang>/menu.json. */
  title: text().notNull(),
  icon: text().notNull(),
  url: text().notNull(),
  openType: text().notNull().default('navigate'),
  sort: integer().notNull(),
  isShown: boolean().notNull().default(true),
  isFinancial: boolean().notNull().default(false),
});
