import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { Leader } from './leader-lock.ts';
import { MIGRATIONS } from './migrate.ts';
import type { StorePlace } from './open.ts';

/** Forgets everything that a demo exchange has stored, while that is closed. What is not a demo's, and not ours, stays. */
export async function wipe({ dataDir, databaseUrl }: StorePlace): Promise<void> {
  if (databaseUrl === null) await removeFolder(path.join(dataDir, 'store'));
  else await dropTables(databaseUrl);
  await removeFolder(path.join(dataDir, 'uploads'));
}

/** By a rename first: half a store that a kill left would not open. */
async function removeFolder(folder: string): Promise<void> {
  const gone = `${folder}.gone`;
  await rm(gone, { recursive: true, force: true });
  await rename(folder, gone).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  });
  await rm(gone, { recursive: true, force: true });
}

async function dropTables(url: string): Promise<void> {
  // Nobody else may begin on the database meanwhile.
  const leader = await Leader.take(url, () => undefined);
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('begin');
    const { rows } = await client.query("select 1 from facts where key = 'mode' and value = 'demo'");
    if (rows.length === 0) throw new Error('Only the store of a demo may be wiped');
    // Without "cascade": what others have hung onto our tables stops this instead of going with them.
    await client.query(`drop table if exists ${ourTables().join(', ')}`);
    await client.query('commit');
  } finally {
    await client.end();
    await leader.release();
  }
}

/** Every table that a migration ever made, and the list of migrations. */
function ourTables(): string[] {
  const statements = readMigrationFiles({ migrationsFolder: MIGRATIONS }).flatMap(({ sql }) => sql);
  const made = statements.flatMap((text) => [...text.matchAll(/^\s*CREATE TABLE (?:IF NOT EXISTS )?("\w+")/gim)]);
  return [...new Set(['schema_migrations', ...made.map(([, name = '']) => name)])];
}
