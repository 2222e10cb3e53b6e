import { rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { Config } from '../../app/config.ts';

/** Forgets everything that an exchange has stored. Demo only, and only while the store is closed. */
export async function wipe(config: Pick<Config, 'dataDir' | 'databaseUrl' | 'isDemo'>): Promise<void> {
  if (!config.isDemo) throw new Error('Only a demo exchange may be wiped');
  await rm(path.join(config.dataDir, 'uploads'), { recursive: true, force: true });
  if (config.databaseUrl === null) {
    await rm(path.join(config.dataDir, 'store'), { recursive: true, force: true });
    return;
  }
  const client = new pg.Client({ connectionString: config.databaseUrl });
  await client.connect();
  await client.query('drop schema public cascade; create schema public');
  await client.end();
}
