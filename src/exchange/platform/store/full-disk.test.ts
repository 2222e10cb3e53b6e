import { randomBytes } from 'node:crypto';
import fs, { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asc } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { isAway } from './away.ts';
import { openPglite } from './pglite.ts';
import { facts } from './schema/index.ts';

/** Stores are begun on the disk. */
const SLOW_MS = 120_000;
const write = fs.writeSync;
let folder = '';

function setWrite(to: unknown): void {
  Reflect.set(fs, 'writeSync', to);
  syncBuiltinESMExports();
}

/** The disk takes nothing more, whatever is written on. */
function fill(): void {
  setWrite(() => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });
  });
}

afterEach(() => {
  setWrite(write);
  rmSync(folder, { recursive: true, force: true });
});

it(
  'a disk that is full in the middle of a transaction: it is refused as something to try again, and nothing acknowledged is lost',
  async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'full-disk-'));
    const store = await openPglite(folder);
    // More than a page each, so that the table has to grow in the middle.
    const put = (key: string, before: () => void = () => undefined) =>
      store.transaction(async (tx) => {
        await tx.insert(facts).values({ key: `${key} 1`, value: key });
        before();
        for (const part of [2, 3, 4]) await tx.insert(facts).values({ key: `${key} ${part}`, value: noise(6000) });
      });
    await put('a');
    for (const key of ['b', 'c', 'd']) await expect(put(key, fill)).rejects.toSatisfy(isAway);
    setWrite(write);
    await put('e');
    await store.close();
    const again = await openPglite(folder);
    const keys = await again.db.select({ key: facts.key }).from(facts).orderBy(asc(facts.key));
    await again.close();
    expect(keys.map(({ key }) => key)).toEqual(
      ['a', 'e'].flatMap((key) => [1, 2, 3, 4].map((part) => `${key} ${part}`)),
    );
  },
  SLOW_MS,
);

/** Text that does not get shorter by packing. */
const noise = (length: number): string => randomBytes(length).toString('base64');
