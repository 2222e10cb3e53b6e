import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { makeStore } from './driver.ts';
import { migrate } from './migrate.ts';
import type { Store } from './types.ts';

/** Opens the store inside the data folder. The folder's lock must be held: PGlite has none of its own. */
export async function openPglite(dataDir: string): Promise<Store> {
  await mkdir(dataDir, { recursive: true });
  return wrapPglite(await PGlite.create({ dataDir: path.join(dataDir, 'store') }));
}

/** A store over a PGlite that is open already. */
export async function wrapPglite(client: PGlite): Promise<Store> {
  const db = drizzle(client, { casing: 'snake_case' });
  await migrate(db);
  return makeStore({
    kind: 'pglite',
    db,
    transact: (work) => db.transaction((tx) => work(tx)),
    close: () => client.close(),
  });
}
