import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const CACHE = join('node_modules', '.cache', 'exchange-tests');

/** An empty PGlite in memory. Made from a picture of a fresh one: initialising takes seconds, loading a part of one. */
export async function memoryPglite(): Promise<PGlite> {
  const { version } = JSON.parse(await readFile('node_modules/@electric-sql/pglite/package.json', 'utf8')) as {
    version: string;
  };
  const file = join(CACHE, `pglite-${version}.tar`);
  const picture = await readFile(file).catch(() => null);
  if (picture) return PGlite.create({ loadDataDir: new Blob([new Uint8Array(picture)]) });
  const fresh = await PGlite.create();
  const dump = await fresh.dumpDataDir('none');
  await mkdir(CACHE, { recursive: true });
  // Tests in parallel: a half-written picture must never be read.
  const own = `${file}.${randomUUID()}`;
  await writeFile(own, Buffer.from(await dump.arrayBuffer()));
  await rename(own, file);
  return fresh;
}
