import { AsyncLocalStorage } from 'node:async_hooks';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Db, Store, Tx } from './types.ts';

/** SQLSTATE of a serialization failure and of a deadlock: the transaction may run again. */
const RETRYABLE = new Set(['40001', '40P01']);
const ATTEMPTS = 8;

/** SQLSTATE of a database error, "" where it is none. Drizzle wraps the driver's error as `cause`. */
export function sqlState(error: unknown): string {
  for (let at: unknown = error; typeof at === 'object' && at !== null; at = 'cause' in at ? at.cause : null) {
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) return at.code;
  }
  return '';
}

/** What PGlite, its transactions, a pool and its clients have in common. */
interface Driver {
  query(text: string, params: unknown[]): Promise<{ rows: unknown[] }>;
}

const isDriver = (client: unknown): client is Driver =>
  typeof client === 'object' && client !== null && 'query' in client && typeof client.query === 'function';

const dialect = new PgDialect({ casing: 'snake_case' });

/**
 * Rows of a raw query; 64-bit integers are numbers on both drivers. It goes to the driver itself: on PGlite, drizzle's
 * way there costs as much CPU again as a small query takes.
 */
export async function queryRows<Row extends Record<string, unknown>>(db: Db, query: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(query);
  const client: unknown = Reflect.get(db._.session, 'client');
  if (!isDriver(client)) throw new Error('The store has no driver to ask');
  const { rows } = await client.query(text, params);
  return rows as Row[];
}

/** Wraps a driver's handle as a Store: retries, and a guard against reaching around an open transaction. */
export function makeStore(kind: Store['kind'], db: Db, close: () => Promise<void>): Store {
  const open = new AsyncLocalStorage<{ isOpen: boolean }>();
  const refuseInside = () => {
    // On PGlite this would wait for itself for ever; on PostgreSQL it would read past the transaction's own writes.
    if (open.getStore()?.isOpen) throw new Error('The store was used inside one of its transactions; use its tx.');
  };
  const runOnce = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    const scope = { isOpen: true };
    try {
      return await open.run(scope, () => db.transaction((tx) => work(tx)));
    } finally {
      scope.isOpen = false;
    }
  };
  return {
    kind,
    get db() {
      refuseInside();
      return db;
    },
    async transaction(work) {
      refuseInside();
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await runOnce(work);
        } catch (error) {
          if (attempt >= ATTEMPTS || !RETRYABLE.has(sqlState(error))) throw error;
          const pause = Math.random() * 5 * 2 ** attempt;
          await new Promise((resolve) => setTimeout(resolve, pause));
        }
      }
    },
    close,
  };
}
