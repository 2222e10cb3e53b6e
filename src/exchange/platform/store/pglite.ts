import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { PgliteSession, PgliteTransaction } from 'drizzle-orm/pglite/session';
import { StoreAway } from './away.ts';
import { DiskRoom } from './disk-room.ts';
import { dialect, makeStore, type Prepares } from './driver.ts';
import { endAtLastWords } from './last-words.ts';
import { migrate } from './migrate.ts';
import { PgliteStatements } from './pglite-statements.ts';
import type { Store, Tx } from './types.ts';

/**
 * Opens the store inside the data folder. The folder's lock must be held: PGlite has none of its own. Where its disk fails
 * it so that it cannot go on, it ends the process (last-words.ts).
 */
export async function openPglite(dataDir: string): Promise<Store> {
  await mkdir(dataDir, { recursive: true });
  const client = await PGlite.create({ dataDir: path.join(dataDir, 'store'), onStderr: endAtLastWords });
  return wrapPglite(client, new DiskRoom(dataDir));
}

/** A store over a PGlite that is open already. */
export async function wrapPglite(client: PGlite, room?: DiskRoom): Promise<Store> {
  await migrate(drizzle(client, { casing: 'snake_case' }));
  const statements = new PgliteStatements(client);
  const handleOf = (open: Transaction): Tx => {
    const prepared: Prepares['prepared'] = (text, params) => {
      if (open.closed) throw new Error('The transaction is over');
      return statements.run(text, params);
    };
    return new PgliteTransaction(
      dialect,
      new PgliteSession(Object.assign(open, { prepared }), dialect, undefined),
      undefined,
    );
  };
  const assertRoom = () => {
    if (room && !room.isEnough) throw new StoreAway(new Error('The disk of the data folder is full'));
  };
  const alone: Prepares['prepared'] = async (text, params) => {
    assertRoom();
    return statements.alone(text, params);
  };
  return makeStore({
    kind: 'pglite',
    db: drizzle({ client: preparing(client, alone), casing: 'snake_case' }),
    async transact(work) {
      assertRoom();
      return client.transaction((open) => work(handleOf(open)));
    },
    assertRoom,
    async close() {
      await client.close();
    },
  });
}

/** The client, which keeps nothing of it: one in tests has many stores. */
const preparing = (client: PGlite, prepared: Prepares['prepared']): PGlite =>
  new Proxy(client, {
    get(target, key) {
      if (key === 'prepared') return prepared;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' && key !== 'constructor' ? value.bind(target) : value;
    },
    has: (target, key) => key === 'prepared' || Reflect.has(target, key),
  });
