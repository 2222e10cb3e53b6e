/**
 * What it would cost the built-in store to wait for the disk: one small commit after the other as it is, and each with an
 * fsync of its log. Figures without a bar, as disks differ: README says what was decided by them. `npx tsx tests/bench/fsync.ts [folder]`
 * measures the disk of that folder.
 */
import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPglite } from '../../src/exchange/platform/store/pglite.ts';
import { facts } from '../../src/exchange/platform/store/schema/index.ts';
import { median, quantile } from './orders/rate.ts';

const COMMITS = 300;

const folder = await mkdtemp(join(process.argv[2] ?? tmpdir(), 'bench-fsync-'));
const store = await openPglite(folder);
const log = join(folder, 'store', 'pg_wal');

function waitForDisk(): void {
  for (const name of readdirSync(log).filter((file) => /^[0-9A-F]{24}$/.test(file))) {
    const file = openSync(join(log, name), 'r+');
    fsyncSync(file);
    closeSync(file);
  }
}

async function commits(after: () => void): Promise<string> {
  const times: number[] = [];
  for (let value = 0; value < COMMITS; value += 1) {
    const begun = performance.now();
    const row = { key: 'bench', value: String(value) };
    await store.db
      .insert(facts)
      .values(row)
      .onConflictDoUpdate({ target: facts.key, set: { value: row.value } });
    after();
    times.push(performance.now() - begun);
  }
  return `p50 ${median(times).toFixed(2)} ms, p99 ${quantile(times, 0.99).toFixed(2)} ms of ${COMMITS}`;
}

try {
  await commits(() => undefined);
  console.log(`A commit as it is:            ${await commits(() => undefined)}`);
  console.log(`A commit that waits for disk: ${await commits(waitForDisk)}`);
} finally {
  await store.close();
  await rm(folder, { recursive: true });
}
