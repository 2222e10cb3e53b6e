import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Drizzle over either driver. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** A database handle inside a transaction; each transaction has one of its own. */
export type Tx = Db;

/** The exchange's store: the same code over PGlite and PostgreSQL. */
export interface Store {
  readonly kind: 'pglite' | 'postgres';
  /** For reads outside a transaction. Not to be touched inside `transaction`: PGlite has one connection and would wait for itself. */
  readonly db: Db;
  /**
   * Runs `work` in one transaction; resolves when it is committed. Serialization failures, deadlocks and connections that
   * break before COMMIT run it again, so its effects outside the store must wait for the result.
   * Throws what `work` throws (rolled back), StoreAway (not committed), or CommitInDoubt (not known yet).
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Resolves when every transaction of this process that is open now has ended: what it wrote is there, or never will be. */
  settled(): Promise<void>;
  /** Whether the store answers within two seconds. */
  isAnswering(): Promise<boolean>;
  close(): Promise<void>;
}
