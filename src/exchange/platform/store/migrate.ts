import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { queryRows } from './driver.ts';
import type { Db } from './types.ts';

/** Stands beside this file in the sources and beside the bundle after a build. */
export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any fixed number, so that two starting processes migrate one after the other. */
const LOCK = 4_201_337;

/** Applies the migrations that the store lacks, all in one transaction under an advisory lock. */
export async function migrate(db: PgDatabase<PgQueryResultHKT, Record<string, never>>): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  await db.transaction(async (tx: Db) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await tx.execute(sql`create table if not exists schema_migrations (hash text primary key, at bigint not null)`);
    const done = new Set(
      (await queryRows<{ hash: string }>(tx, sql`select hash from schema_migrations`)).map((row) => row.hash),
    );
    for (const migration of migrations) {
      if (done.has(migration.hash)) continue;
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into schema_migrations values (${migration.hash}, ${migration.folderMillis})`);
    }
  });
}
