import type { Config } from '../../app/config.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import type { Store } from './types.ts';

export { CommitInDoubt, isAway, type Outcome, StoreAway } from './away.ts';
export type { Db, Store, Tx } from './types.ts';

/** Opens the store that the configuration names and brings its tables up to date. */
export function openStore(config: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Store> {
  return config.databaseUrl ? openPostgres(config.databaseUrl) : openPglite(config.dataDir);
}
