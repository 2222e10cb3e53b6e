import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fillDisk, freeDisk } from '../../../../tests/support/full-disk.ts';
import { isAway } from './away.ts';
import { openPglite } from './pglite.ts';
import { facts } from './schema/index.ts';

/** Stores are begun on the disk. */
const SLOW_MS = 120_000;
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'full-disk-'));
});
afterEach(() => {
  freeDisk();
  rmSync(folder, { recursive: true, force: true });
});

it(
  'a disk that is full in the middle of a transaction: it is refused as something to try again, and nothing acknowledged is lost',
  async () => {
    const store = await openPglite(folder);
    // More than a page each, so that the table has to grow in the middle.
    const put = (key: string, before: () => void = () => undefined) =>
      store.transaction(async (tx) => {
        await tx.insert(facts).values({ key: `${key} 1`, value: key });
        before();
        for (const part of [2, 3, 4]) await tx.insert(facts).values({ key: `${key} ${part}`, value: noise(6000) });
      });
    await put('a');
    for (const key of ['b', 'c', 'd']) await expect(put(key, fillDisk)).rejects.toSatisfy(isAway);
    freeDisk();
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

it(
  'a disk that is full when the log is written: the process ends with a sentence, and the next start has what was acknowledged',
  async () => {
    const writer = ['--import', 'tsx', 'tests/support/full-disk-writer.ts', folder];
    const { status, stdout, stderr } = spawnSync(process.execPath, writer, {
      encoding: 'utf8',
      timeout: SLOW_MS,
      killSignal: 'SIGKILL',
    });
    expect(stderr).toMatch(
      /^The built-in store has ended: could not write .*No space left on device\. .* start again/m,
    );
    expect(status).toBe(1);
    const acknowledged = stdout.trim().split('\n');
    expect(acknowledged.slice(0, 3)).toEqual(['1', '2', '3']);
    const store = await openPglite(folder);
    const [kept] = await store.db.select().from(facts);
    await store.close();
    expect(kept?.value).toBe(acknowledged.at(-1));
  },
  2 * SLOW_MS,
);

/** Text that does not get shorter by packing. */
const noise = (length: number): string => randomBytes(length).toString('base64');
