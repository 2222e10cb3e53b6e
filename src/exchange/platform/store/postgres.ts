import { drizzle } from 'drizzle-orm/node-postgres';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session';
import pg from 'pg';
import { within } from '../pause.ts';
import { CommitInDoubt, isBroken, StoreAway } from './away.ts';
import { type Backend, dialect, makeStore, type Prepares } from './driver.ts';
import { Doubts } from './in-doubt.ts';
import type { Fence } from './leader-lock.ts';
import { migrate } from './migrate.ts';
import { StatementNames } from './statement-names.ts';
import type { Store, Tx } from './types.ts';

/** How long the database may take; a server that is silent for longer counts as away. */
export interface StoreTimeouts {
  readonly connectMs: number;
  /** A statement, told to the server. */
  readonly statementMs: number;
  /** The same, kept by ourselves: a server that hangs does not end its own statements. */
  readonly answerMs: number;
  /** A transaction in which nothing is asked. */
  readonly idleMs: number;
  /** How long a commit in doubt is looked into before its caller is told so. */
  readonly doubtMs: number;
}

const TIMEOUTS: StoreTimeouts = { connectMs: 3000, statementMs: 8000, answerMs: 9000, idleMs: 15_000, doubtMs: 3000 };
const CONNECTIONS = 10;

// 64-bit integers as numbers, as PGlite gives them: ids and milliseconds stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** What else may be said about a database. */
export interface PostgresOptions {
  readonly timeouts?: StoreTimeouts;
  /** Each connection must be let through; without one, whoever knows the address may work. */
  readonly fence?: Fence;
  /** What connections go over, in place of sockets of Node's. */
  readonly stream?: pg.ClientConfig['stream'];
}

/** Opens a PostgreSQL database (13 or newer) and brings its tables up to date. */
export async function openPostgres(
  url: string,
  { timeouts = TIMEOUTS, fence, stream }: PostgresOptions = {},
): Promise<Store> {
  const options: pg.ClientConfig = { connectionString: url, application_name: 'h5-exchange', keepAlive: true, stream };
  await prepare(options, fence);
  const doubts = new Doubts(options);
  const pool = new pg.Pool({
    ...options,
    max: CONNECTIONS,
    connectionTimeoutMillis: timeouts.connectMs,
    statement_timeout: timeouts.statementMs,
    query_timeout: timeouts.answerMs,
    idle_in_transaction_session_timeout: timeouts.idleMs,
    onConnect: async (client) => {
      await fence?.admit(client);
      // It may be to a server that crashed, and there a statement outside of transactions takes an id as well.
      if (!(await doubts.settled(timeouts.doubtMs))) throw new StoreAway();
    },
  });
  // A connection that breaks is replaced at the next use; without listeners, idle or at work, it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return makeStore(backendOf(pool, doubts, timeouts));
}

/** Migrations may take longer than any call. */
async function prepare(options: pg.ClientConfig, fence: Fence | undefined): Promise<void> {
  const client = new pg.Client(options);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await fence?.admit(client);
    await migrate(drizzle(client, { casing: 'snake_case' }));
  } finally {
    await client.end();
  }
}

function backendOf(pool: pg.Pool, doubts: Doubts, timeouts: StoreTimeouts): Backend {
  const sessions = new WeakMap<pg.PoolClient, NodePgSession<Record<string, never>, Record<string, never>>>();
  /** A handle of its own for each transaction: the ledger tells transactions apart by it. */
  const handleOf = (client: pg.PoolClient): Tx => {
    const session = sessions.get(client) ?? new NodePgSession(preparing(client), dialect, undefined);
    sessions.set(client, session);
    return new NodePgTransaction(dialect, session, undefined);
  };

  /** A connection with a transaction open on it, and the transaction's id. */
  const begin = async (): Promise<{ client: pg.PoolClient; xid: string }> => {
    const client = await pool.connect().catch((error: unknown) => {
      throw new StoreAway(error);
    });
    try {
      if (!(await doubts.settled(timeouts.doubtMs))) throw new StoreAway();
      return { client, xid: await beginOn(client) };
    } catch (error) {
      client.release(true);
      throw isBroken(error) ? new StoreAway(error) : error;
    }
  };

  /** Resolves when committed; throws when not, or when that is not known. */
  const commit = async (client: pg.PoolClient, xid: string): Promise<void> => {
    try {
      const { command } = await client.query('commit');
      if (command === 'COMMIT') return client.release();
    } catch (error) {
      client.release(true);
      // Whatever it says: a server that panics, or a link that garbles its answer, may have committed before.
      // Rejects where the store is closed meanwhile: then it stays in doubt.
      const found = doubts.outcomeOf(xid).catch(() => undefined);
      const outcome = await within(timeouts.doubtMs, found);
      if (outcome === 'committed') return;
      if (outcome === 'aborted') throw isRefusal(error) ? error : new StoreAway(error);
      throw new CommitInDoubt(() => doubts.outcomeOf(xid), error);
    }
    // The server answers the COMMIT of a failed transaction with ROLLBACK.
    client.release();
    throw new Error('A statement of the transaction failed, and its work went on: it was rolled back');
  };

  return {
    kind: 'postgres',
    db: drizzle(pool, { casing: 'snake_case' }),
    async transact(work) {
      const { client, xid } = await begin();
      let result: Awaited<ReturnType<typeof work>>;
      try {
        result = await work(handleOf(client));
      } catch (error) {
        await rollback(client, error);
        throw isBroken(error) ? new StoreAway(error) : error;
      }
      await commit(client, xid);
      return result;
    },
    async close() {
      doubts.close();
      await pool.end();
    },
  };
}

/** The same on all connections, each of which knows them by itself. */
const names = new StatementNames();

/** The server plans a statement anew once it has analysed a table that grew. */
const preparing = (client: pg.PoolClient): pg.PoolClient & Prepares =>
  Object.assign(client, {
    prepared: (text: string, values: unknown[]) => client.query({ name: names.of(text), text }, values),
  });

/** The server's own word on a COMMIT that it could not carry out, such as that of a deferred constraint: its cause is the transaction. */
const isRefusal = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.severity === 'ERROR' && !isBroken(error);

/** Both in one round trip. The id is what a commit in doubt is found out by. */
async function beginOn(client: pg.PoolClient): Promise<string> {
  // Two statements have two answers, which pg's types do not say.
  const answers = [await client.query<{ xid?: string }>('begin; select pg_current_xact_id()::text as xid')].flat();
  const xid = answers[1]?.rows[0]?.xid;
  if (xid === undefined) throw new Error('The database names no transaction');
  return xid;
}

async function rollback(client: pg.PoolClient, cause: unknown): Promise<void> {
  try {
    if (isBroken(cause)) return client.release(true);
    await client.query('rollback');
    client.release();
  } catch {
    client.release(true);
  }
}
