/**
 * What a change does to the size of the app: builds it and its base, and prints a table of both, in Markdown:
 * `npm run -s bundle:compare -- --base origin/main [--summary file]`. Ends with 1 where the app is larger than it may be.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureBundle, tableOf } from './lib/bundle-sizes.mjs';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: { base: { type: 'string', default: 'origin/main' }, summary: { type: 'string' } },
});

/** Runs a command in a folder; what it prints goes to stderr, so that stdout holds the table alone. */
function work(folder, command, args) {
  const { status } = spawnSync(command, args, { cwd: folder, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${status} in ${folder}.`);
}

/** The base in a folder of its own, with its own packages where the change changed them. */
function layOutBase(folder) {
  work(root, 'git', ['worktree', 'add', '--quiet', '--detach', folder, values.base]);
  const lock = (at) => readFileSync(join(at, 'package-lock.json'), 'utf8');
  if (lock(folder) === lock(root)) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  else work(folder, 'npm', ['ci', '--no-audit', '--no-fund']);
}

const folder = mkdtempSync(join(tmpdir(), 'bundle-base-'));
try {
  layOutBase(folder);
  for (const at of [folder, root]) work(at, 'npm', ['run', '-s', 'build']);
  const before = await measureBundle(folder);
  const now = await measureBundle(root);
  const commit = execFileSync('git', ['rev-parse', '--short', values.base], { cwd: root, encoding: 'utf8' }).trim();
  const table = tableOf(before, now, commit);
  console.log(table);
  if (values.summary) appendFileSync(values.summary, `${table}\n`);
  if (!now.isAllowed) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  spawnSync('git', ['worktree', 'remove', '--force', folder], { cwd: root });
  rmSync(folder, { recursive: true, force: true });
}
