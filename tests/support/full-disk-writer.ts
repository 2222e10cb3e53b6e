import { openPglite } from '../../src/exchange/platform/store/pglite.ts';
import { facts } from '../../src/exchange/platform/store/schema/index.ts';
import { fillDisk } from './full-disk.ts';

/**
 * A program: writes one row again and again into the store of a folder, and says each value that was acknowledged. After
 * the third the disk is full; nothing grows, so that it is the log alone that has no room.
 */
const store = await openPglite(process.argv[2] ?? '');
for (let value = 1; ; value += 1) {
  if (value === 4) fillDisk();
  await store.transaction((tx) =>
    tx
      .insert(facts)
      .values({ key: 'value', value: String(value) })
      .onConflictDoUpdate({ target: facts.key, set: { value: String(value) } }),
  );
  process.stdout.write(`${value}\n`);
}
