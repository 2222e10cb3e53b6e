import type { Fence } from './leader-lock.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import type { Store } from './types.ts';

export type { Db, Store, Tx } from './types.ts';

/** Where the store is. */
export interface StorePlace {
  readonly dataDir: string;
  /** PostgreSQL in place of the store in the data folder. */
  readonly databaseUrl: string | null;
}

/** Opens the store and brings its tables up to date. The fence is for PostgreSQL, where another process may take over. */
export function openStore({ dataDir, databaseUrl }: StorePlace, fence?: Fence): Promise<Store> {
  return databaseUrl ? openPostgres(databaseUrl, fence && { fence }) : openPglite(dataDir);
}
