import { tmpdir } from 'node:os';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { memoryPglite } from '../../../../tests/support/stores.ts';
import { isAway } from './away.ts';
import { DiskRoom } from './disk-room.ts';
import { preparedRows } from './driver.ts';
import { wrapPglite } from './pglite.ts';
import { facts } from './schema/index.ts';

const MEGABYTE = 1024 * 1024;

it('is what the built-in store asks for before it begins a transaction or a statement by itself, and it heals by itself', async () => {
  let free = 65 * MEGABYTE;
  const room = new DiskRoom(tmpdir(), () => free);
  const store = await wrapPglite(await memoryPglite(), room);
  const write = (key: string) => store.transaction((tx) => tx.insert(facts).values({ key, value: '1' }));
  const alone = (key: string) => preparedRows(store.db, sql`insert into facts (key, value) values (${key}, '1')`);
  await write('before');
  free = 63 * MEGABYTE;
  await expect.poll(() => store.isAnswering(), { timeout: 10_000 }).toBe(false);
  await expect(write('during')).rejects.toSatisfy(isAway);
  await expect(alone('during')).rejects.toSatisfy(isAway);
  free = 65 * MEGABYTE;
  await expect.poll(() => store.isAnswering(), { timeout: 10_000 }).toBe(true);
  await alone('after');
  expect((await store.db.select().from(facts)).map(({ key }) => key)).toEqual(['before', 'after']);
  await store.close();
});

it('is believed in where the disk does not say', () => {
  expect(new DiskRoom('/nonexistent').isEnough).toBe(true);
});
