import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Lang } from '../../../../domain/constants.ts';
import { moment, serialId } from '../columns.ts';

export const users = pgTable('users', {
  /** From 100001, so that a user id is never mistaken for the id of a coin or a pair. */
  id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 100_001 }),
  /** Name to sign in with; at first the e-mail address. Lower case. */
  account: text().notNull().unique(),
  /** Lower case. */
  email: text().notNull().unique(),
  phone: text().unique(),
  areaCode: text().notNull().default('86'),
  areaCodeId: integer().notNull().default(1),
  passwordHash: text().notNull(),
  payPasswordHash: text(),
  nickname: text().notNull(),
  signature: text().notNull().default(''),
  /** Path of the picture; "" = the generated mark. */
  headPortrait: text().notNull().default(''),
  /** Own invite code. */
  inviteCode: text().notNull().unique(),
  /** Who invited. */
  parentId: integer(),
  /** 0 normal, 1 frozen by the operator. */
  status: integer().notNull().default(0),
  score: integer().notNull().default(100),
  /** Verification level 0 to 2. */
  level: integer().notNull().default(0),
  isTrader: boolean().notNull().default(false),
  isSeller: boolean().notNull().default(false),
  isDemo: boolean().notNull().default(false),
  /** The language that was read at the last sign-in, for what is written to the user; null = not told yet. */
  lang: text().$type<Lang>(),
  createdAt: moment().notNull(),
});

/** What users sign in with: account name, e-mail and phone. None is two users', whatever kind it is of each. */
export const loginNames = pgTable(
  'login_names',
  {
    /** Lower case. */
    name: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id),
  },
  (table) => [index().on(table.userId)],
);

export const sessions = pgTable(
  'sessions',
  {
    id: serialId(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    /** SHA-256 of the token, hex. The token itself is kept nowhere. */
    tokenHash: text().notNull().unique(),
    agent: text().notNull().default(''),
    /** 30 days sliding in place of 24 h (readings G2). */
    isLong: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.expiresAt),
    index('sessions_revoked').on(table.id).where(sql`${table.revokedAt} is not null`),
  ],
);

/** Six-digit codes as they were mailed, hashed; one live code an address and scene. */
export const codes = pgTable(
  'codes',
  {
    id: serialId(),
    address: text().notNull(),
    scene: text().notNull(),
    /** Who asked for it: a client's address, or "user:17" for whoever is signed in. */
    source: text().notNull().default(''),
    hash: text().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    consumedAt: moment(),
  },
  (table) => [index().on(table.address, table.scene), index().on(table.createdAt)],
);

/** Wrong codes for an address within a day, by source. */
export const codeGuesses = pgTable(
  'code_guesses',
  {
    address: text().notNull(),
    /** Client's address; "*" counts all strange ones, "!" the letters to the owner. */
    source: text().notNull(),
    wrong: integer().notNull(),
    /** When the day began. */
    since: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.address, table.source] }), index().on(table.since)],
);

/** Wrong passwords in a row by account name and client address (readings G3). */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    account: text().notNull(),
    /** Client address; "*" is the count over all addresses. */
    address: text().notNull(),
    failures: integer().notNull(),
    lastAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.address] }), index().on(table.lastAt)],
);

/** Addresses from which the owner signed in before: a global slow-down of the name leaves them alone. */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    userId: integer()
      .notNull()
      .references(() => users.id),
    address: text().notNull(),
    lastAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.address] })],
);

/** What a demo exchange "sends": read at /demo/mailbox. */
export const demoMails = pgTable(
  'demo_mails',
  {
    id: serialId(),
    address: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    /** The code that the mail carries, if any. */
    code: text(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.address), index().on(table.createdAt)],
);

/** Pictures that users sent. Each is its owner's alone. */
export const uploads = pgTable(
  'uploads',
  {
    /** Random file name below DATA_DIR/uploads. */
    name: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    type: text().notNull(),
    bytes: integer().notNull(),
    /** What it belongs to, such as "kyc:12"; null until something does, and then it goes after a time. */
    reference: text(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index().on(table.userId, table.createdAt),
    index().on(table.createdAt).where(sql`${table.reference} is null`),
  ],
);

export const favorites = pgTable(
  'favorites',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    /** Base coin of the pair. */
    currencyId: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [uniqueIndex().on(table.userId, table.currencyId)],
);
