import pg from 'pg';
import { startPostgres } from '../support/postgres-server.ts';

/** A store that a bench runs on. */
export interface BenchStore {
  readonly name: 'Built-in store' | 'PostgreSQL';
  /** What an exchange's DATABASE_URL is for a store with nothing in it: a database of that name; empty for the built-in one. */
  empty(name: string): Promise<string>;
}

const BUILT_IN: BenchStore = { name: 'Built-in store', empty: () => Promise.resolve('') };

/** Words on the command line that leave out what they do not name. */
export const STORE_WORDS = ['pglite', 'postgres'] as const;

/** Runs a bench on each store in turn, or on those that the words name; where no PostgreSQL can be started it says so. */
export async function onEachStore(
  run: (store: BenchStore) => Promise<void>,
  words: readonly string[] = [],
): Promise<void> {
  const named = STORE_WORDS.filter((word) => words.includes(word));
  const takes = (word: (typeof STORE_WORDS)[number]) => named.length === 0 || named.includes(word);
  if (takes('pglite')) await run(BUILT_IN);
  if (takes('postgres')) await onPostgres(run);
}

async function onPostgres(run: (store: BenchStore) => Promise<void>): Promise<void> {
  const server = await startPostgres();
  if (!server) {
    console.log('PostgreSQL: no server programs found, nothing measured');
    return;
  }
  const empty = async (name: string) => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    return server.url.replace(/\/postgres$/, `/${name}`);
  };
  try {
    await run({ name: 'PostgreSQL', empty });
  } finally {
    await server.stop();
  }
}
