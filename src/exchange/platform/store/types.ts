import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Drizzle over either driver. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** A database handle inside a transaction. */
export type Tx = Db;

/** The exchange's store: the same code over PGlite and PostgreSQL. */
export interface Store {
  readonly kind: 'pglite' | 'postgres';
  /** For reads outside a transaction. Not to be touched inside `transaction`: PGlite has one connection and would wait for itself. */
  readonly db: Db;
  /** Runs `work` in one transaction. Serialization failures and deadlocks run it again, so its effects outside the store must wait for the result. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
