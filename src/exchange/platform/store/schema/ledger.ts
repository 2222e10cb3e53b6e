import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Account } from '../../../../domain/accounts.ts';
import { amount, moment, serialId } from '../columns.ts';

/**
 * Owners are text keys, "user:100001" or "house:fees" (ledger/owner.ts). `account` is one of domain/accounts.ts; house
 * owners use "spot".
 */
export const balances = pgTable(
  'balances',
  {
    owner: text().notNull(),
    account: text().$type<Account>().notNull(),
    coin: integer().notNull(),
    available: amount().notNull().default('0'),
    frozen: amount().notNull().default('0'),
    /** How many postings it has had, so that a log knows its length without counting. */
    postings: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.account, table.coin] }),
    index('balances_houses').on(table.owner).where(sql`starts_with(${table.owner}, 'house:')`),
    // House accounts are summed after the fact, and "outside" stands below zero for ever: what came in stands there with a minus.
    check(
      'balances_not_negative',
      sql`starts_with(${table.owner}, 'house:') or (${table.available} >= 0 and ${table.frozen} >= 0)`,
    ),
  ],
);

/**
 * Who froze what: one row for each order, withdrawal, application and so on that keeps money. `balances.frozen` is the sum
 * of its rows. Written by the ledger alone, under the lock of its balance; a row that has been used up goes.
 */
export const holds = pgTable(
  'holds',
  {
    id: serialId(),
    /** The product whose hold it is: "spot". */
    product: text().notNull(),
    /** What it is for, in that product: "order:17". */
    reference: text().notNull(),
    owner: text().notNull(),
    account: text().$type<Account>().notNull(),
    coin: integer().notNull(),
    amount: amount().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    unique().on(table.product, table.reference),
    index().on(table.owner, table.account, table.coin),
    check('holds_positive', sql`${table.amount} > 0`),
  ],
);

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: serialId(),
    /** ledger/kinds.ts */
    kind: integer().notNull(),
    /** What caused it: "order:17", "trade:203". */
    reference: text().notNull(),
    /** Its kind comes at most once a reference: nothing is settled twice. */
    isOnce: boolean().notNull().default(false),
    createdAt: moment().notNull(),
  },
  (table) => [uniqueIndex('ledger_entries_once').on(table.kind, table.reference).where(sql`${table.isOnce}`)],
);

/** Postings of house accounts: appended without a lock and without a running balance, so that nobody waits for them. */
export const housePostings = pgTable(
  'house_postings',
  {
    id: serialId(),
    entryId: bigint({ mode: 'number' })
      .notNull()
      .references(() => ledgerEntries.id),
    owner: text().notNull(),
    account: text().$type<Account>().notNull(),
    coin: integer().notNull(),
    /** Signed change. */
    amount: amount().notNull(),
  },
  (table) => [index().on(table.entryId)],
);

/** House postings that `balances` does not have yet; a sum takes the rows out (ledger/houses.ts). */
export const houseDeltas = pgTable('house_deltas', {
  owner: text().notNull(),
  account: text().$type<Account>().notNull(),
  coin: integer().notNull(),
  amount: amount().notNull(),
});

/** Postings of users. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    /** Grows with each change of a balance, under the balance's row lock. */
    id: serialId(),
    entryId: bigint({ mode: 'number' })
      .notNull()
      .references(() => ledgerEntries.id),
    owner: text().notNull(),
    account: text().$type<Account>().notNull(),
    coin: integer().notNull(),
    /** Signed changes. */
    available: amount().notNull(),
    frozen: amount().notNull(),
    /** The balance after it; before = after - change. */
    availableAfter: amount().notNull(),
    frozenAfter: amount().notNull(),
    /** Copied from the entry, so that a user's log is one index range. */
    kind: integer().notNull(),
    /** Copied from the kind: money that came into the exchange or left it. */
    isFlow: boolean().notNull().default(false),
    createdAt: moment().notNull(),
  },
  (table) => [
    index().on(table.owner, table.id),
    index('ledger_postings_flows').on(table.owner, table.createdAt).where(sql`${table.isFlow}`),
    // domain/log-types.ts
    index('ledger_postings_transfers').on(table.owner, table.id).where(sql`${table.kind} between 9 and 16`),
    index().on(table.owner, table.account, table.coin, table.id),
    index().on(table.entryId),
  ],
);
