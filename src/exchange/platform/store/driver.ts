import { AsyncLocalStorage } from 'node:async_hooks';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { pause, within } from '../pause.ts';
import { CommitInDoubt, isAway, StoreAway, sqlState } from './away.ts';
import type { Db, Store, Tx } from './types.ts';

/** SQLSTATE of a serialization failure and of a deadlock: the transaction may run again. */
const RETRYABLE = new Set(['40001', '40P01']);
const ATTEMPTS = 8;
/** A broken connection is replaced this often, while the call is young: a restart of the database is not waited for. */
const RECONNECTS = 3;
const RECONNECT_WITHIN_MS = 1000;
/** A store that takes longer to say 1 counts as away. */
const PING_MS = 2000;
const PING = sql`select 1`;

/** What PGlite, its transactions, a pool and its clients have in common. */
interface Driver {
  query(text: string, params: unknown[]): Promise<{ rows: unknown[] }>;
}

/** A driver that keeps statements by name: those that come again are neither parsed nor planned again. */
export interface Prepares {
  prepared(text: string, params: unknown[]): Promise<{ rows: unknown[] }>;
}

const isPreparing = (client: Driver): client is Driver & Prepares =>
  'prepared' in client && typeof client.prepared === 'function';

const isDriver = (client: unknown): client is Driver =>
  typeof client === 'object' && client !== null && 'query' in client && typeof client.query === 'function';

/** The one dialect of the store: columns are the snake case of their names in code. */
export const dialect = new PgDialect({ casing: 'snake_case' });

/** A raw query's driver, text and values. */
function rawOf(db: Db, query: SQL): { client: Driver; text: string; params: unknown[] } {
  const { sql: text, params } = dialect.sqlToQuery(query);
  const client: unknown = Reflect.get(db._.session, 'client');
  if (!isDriver(client)) throw new Error('The store has no driver to ask');
  return { client, text, params };
}

/**
 * Rows of a raw query; 64-bit integers are numbers on both drivers. It goes to the driver itself: on PGlite, drizzle's
 * way there costs as much CPU again as a small query takes.
 */
export async function queryRows<Row extends Record<string, unknown>>(db: Db, query: SQL): Promise<Row[]> {
  const { client, text, params } = rawOf(db, query);
  const { rows } = await client.query(text, params);
  return rows as Row[];
}

/**
 * The same for a statement whose text comes again and again: the store knows it by name. Outside a transaction it is one of
 * its own, begun only where there is room to write.
 */
export async function preparedRows<Row extends Record<string, unknown>>(db: Db, query: SQL): Promise<Row[]> {
  const { client, text, params } = rawOf(db, query);
  const { rows } = await (isPreparing(client) ? client.prepared(text, params) : client.query(text, params));
  return rows as Row[];
}

/** What a kind of database gives to make a store of. */
export interface Backend {
  readonly kind: Store['kind'];
  readonly db: Db;
  /** Runs `work` once between BEGIN and COMMIT. Throws where it was not committed, CommitInDoubt where that is not known. */
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Throws StoreAway where there is no room to write. */
  assertRoom?(): void;
  close(): Promise<void>;
}

/** A transaction that what runs now is part of. */
interface Scope {
  readonly of: Backend;
  isOpen: boolean;
  /** An open one around it, of another store. */
  readonly outer: Scope | undefined;
}

/** One for all stores: each more makes everything that waits in the process dearer, and stays for good. */
const scopes = new AsyncLocalStorage<Scope>();

/** The innermost transaction that is open, of one store or of any. */
function openScope(backend?: Backend): Scope | undefined {
  let scope = scopes.getStore();
  while (scope && !(scope.isOpen && (!backend || scope.of === backend))) scope = scope.outer;
  return scope;
}

/** Wraps a database as a Store: retries, and a guard against reaching around an open transaction. */
export function makeStore(backend: Backend): Store {
  const refuseInside = () => {
    // On PGlite this would wait for itself for ever; on PostgreSQL it would read past the transaction's own writes.
    if (openScope(backend)) throw new Error('The store was used inside one of its transactions; use its tx.');
  };
  const runOnce = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    const scope: Scope = { of: backend, isOpen: true, outer: openScope() };
    try {
      return await scopes.run(scope, () => backend.transact(work));
    } finally {
      scope.isOpen = false;
    }
  };
  const running = new Set<Promise<unknown>>();
  /** Keeps a transaction among the running ones until it is known how it ended. */
  const tracked = <T>(transaction: Promise<T>): Promise<T> => {
    const ended = transaction
      .catch((error: unknown) => (error instanceof CommitInDoubt ? error.outcome() : null))
      .catch(() => null)
      .finally(() => running.delete(ended));
    running.add(ended);
    return transaction;
  };
  const retried = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    const begun = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await runOnce(work);
      } catch (error) {
        const isYoung = attempt < RECONNECTS && performance.now() - begun < RECONNECT_WITHIN_MS;
        if (error instanceof StoreAway ? !isYoung : attempt >= ATTEMPTS || !RETRYABLE.has(sqlState(error))) throw error;
        await pause(Math.random() * 5 * 2 ** attempt);
      }
    }
  };
  return {
    kind: backend.kind,
    get db() {
      refuseInside();
      return backend.db;
    },
    async transaction(work) {
      refuseInside();
      return tracked(retried(work));
    },
    async settled() {
      await Promise.all(running);
    },
    async isAnswering() {
      const answer = queryRows(backend.db, PING)
        .then(() => backend.assertRoom?.())
        .then(
          () => true,
          (error: unknown) => !isAway(error),
        );
      return (await within(PING_MS, answer)) ?? false;
    },
    close: () => backend.close(),
  };
}
