import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { openPostgres } from '../../../../src/exchange/platform/store/postgres.ts';
import { startPostgres } from '../../../support/postgres-server.ts';
import type { Database, OpenDatabase } from '../database.ts';
import { PostgresConnection } from './connection.ts';

const TEMPLATE = 'simulated_template';
/** A process gone takes the server some ms. */
const BREATH = 'select pg_sleep(0.02)';

/** Whether whoever works on the database waits for a lock, all of them. */
const HELD_UP = `select coalesce(bool_and(wait_event_type = 'Lock'), false) as is_held_up from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and state = 'active'`;

/** A PostgreSQL server of this process. */
export interface Databases {
  readonly open: OpenDatabase;
  stop(): Promise<void>;
}

/** Starts a server that gives each run a database of its own, with all tables; null where there are no programs of one. */
export async function startDatabases(): Promise<Databases | null> {
  const server = await startPostgres();
  if (!server) return null;
  const admin = await connected(server.url);
  await admin.query(`create database ${TEMPLATE}`);
  await (await openPostgres(urlOf(server.url, TEMPLATE))).close();
  let runs = 0;
  return {
    async open(machine, chance): Promise<Database> {
      runs += 1;
      const name = `simulated_${runs}`;
      await admin.query(`create database ${name} template ${TEMPLATE}`);
      const url = urlOf(server.url, name);
      const client = await connected(url);
      const own = {
        url,
        end: async (process: number) => void (await client.query('select pg_terminate_backend($1)', [process])),
        async breathe() {
          machine.work.pending += 1;
          await client.query(BREATH).finally(() => {
            machine.work.pending -= 1;
          });
        },
      };
      machine.isHeldUp = async () =>
        (await client.query<{ is_held_up: boolean }>(HELD_UP)).rows[0]?.is_held_up ?? false;
      return {
        db: drizzle(client, { casing: 'snake_case' }),
        exec: async (text) => [await client.query<Record<string, unknown>>(text)].flat(),
        connect: () => new PostgresConnection(own, machine, chance),
        async close() {
          await client.end();
          await admin.query(`drop database ${name} with (force)`);
        },
      };
    },
    async stop() {
      await admin.end();
      await server.stop();
    },
  };
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
