import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { Store } from '../../src/exchange/platform/store/open.ts';
import { wrapPglite } from '../../src/exchange/platform/store/pglite.ts';
import { openPostgres } from '../../src/exchange/platform/store/postgres.ts';
import { EMPTY_TABLES, lendPglite } from './lent-pglite.ts';

export { memoryPglite } from './memory-pglite.ts';

/** Gives an empty store with all its tables; the one that the same suite opened before is gone. */
export type OpenStore = () => Promise<Store>;

/** Runs a suite on PGlite and, where there is a server, on PostgreSQL. */
export function describeOnStores(name: string, suite: (open: OpenStore) => void): void {
  describe(`${name} (PGlite)`, () => suite(pgliteStores()));
  describe.skipIf(inject('postgresUrl') === null)(`${name} (PostgreSQL)`, () => suite(postgresStores()));
}

/** The same for a suite of several stores beside each other, or that closes them itself: each call gives a store of its own. */
export function describeOnOwnStores(name: string, suite: (open: OpenStore) => void): void {
  describe(`${name} (PGlite)`, () => suite(memoryStore));
  describe.skipIf(inject('postgresUrl') === null)(`${name} (PostgreSQL)`, () => suite(ownPostgres));
}

/** A store in memory for a test that needs one store only. */
export async function memoryStore(): Promise<Store> {
  return wrapPglite(await lendPglite());
}

/** PGlite alone, for a suite that asks nothing of its store. */
export function pgliteStores(): OpenStore {
  return reopened(async () => wrapPglite(await lendPglite()));
}

const ownPostgres: OpenStore = async () => openPostgres(await makeDatabase(inject('postgresUrl') ?? ''));

const postgresStores = (): OpenStore => reopened(ownPostgres);

/** Opens once a suite and empties it for each test: that takes a tenth of the time that making the tables takes. */
function reopened(open: () => Promise<Store>): OpenStore {
  let store: Store | undefined;
  // Beginning one is no part of a test's time.
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store?.close());
  return async () => {
    await store?.db.execute(sql.raw(EMPTY_TABLES));
    store ??= await open();
    return store;
  };
}

/** A database of its own on the run's server. */
export async function makeDatabase(serverUrl: string): Promise<string> {
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
