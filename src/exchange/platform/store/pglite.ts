import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { StoreAway } from './away.ts';
import { DiskRoom } from './disk-room.ts';
import { makeStore } from './driver.ts';
import { migrate } from './migrate.ts';
import type { Store } from './types.ts';

/** Opens the store inside the data folder. The folder's lock must be held: PGlite has none of its own. */
export async function openPglite(dataDir: string): Promise<Store> {
  await mkdir(dataDir, { recursive: true });
  return wrapPglite(await PGlite.create({ dataDir: path.join(dataDir, 'store') }), new DiskRoom(dataDir));
}

/** A store over a PGlite that is open already. */
export async function wrapPglite(client: PGlite, room?: DiskRoom): Promise<Store> {
  const db = drizzle(client, { casing: 'snake_case' });
  await migrate(db);
  const assertRoom = () => {
    if (room && !room.isEnough) throw new StoreAway(new Error('The disk of the data folder is full'));
  };
  return makeStore({
    kind: 'pglite',
    db,
    async transact(work) {
      assertRoom();
      return db.transaction((tx) => work(tx));
    },
    assertRoom,
    async close() {
      room?.close();
      await client.close();
    },
  });
}
