import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { makeStore } from './driver.ts';
import { migrate } from './migrate.ts';
import type { Store } from './types.ts';

const CONNECTIONS = 10;

// 64-bit integers as numbers, as PGlite gives them: ids and milliseconds stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Opens a PostgreSQL database. */
export async function openPostgres(url: string): Promise<Store> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, application_name: 'h5-exchange' });
  // An idle connection that breaks is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  try {
    const db = drizzle(pool, { casing: 'snake_case' });
    await migrate(db);
    return makeStore('postgres', db, () => pool.end());
  } catch (error) {
    await pool.end();
    throw error;
  }
}
