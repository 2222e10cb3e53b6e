import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { processIdentity } from './process-identity.ts';

/** Another living process has the data folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';

  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop that one, or give this one another folder with DATA_DIR.`,
    );
  }
}

/**
 * Takes the data folder for this process and returns how to give it back. A lock whose process is gone, or
 * whose process id now belongs to another process, is not in the way.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'lock');
  const mine = `${process.pid} ${processIdentity(process.pid)}`;
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, mine, { flag: 'wx' });
  try {
    // A link either appears whole or not at all, and never replaces what is there.
    while (!tryLink(draft, file)) removeStale(folder, file);
  } finally {
    unlinkSync(draft);
  }
  return () => {
    if (readLock(file) === mine) unlinkSync(file);
  };
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function readLock(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function removeStale(folder: string, file: string): void {
  const seen = readLock(file);
  if (seen === null) return;
  const [pid = '', identity = ''] = seen.split(' ');
  if (/^\d+$/.test(pid) && processIdentity(Number(pid)) === seen.slice(pid.length + 1) && identity !== '') {
    throw new FolderInUse(folder, Number(pid));
  }
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  // Somebody else may have healed the lock and taken it in between: then it is given back.
  if (readLock(aside) !== seen) tryLink(aside, file);
  unlinkSync(aside);
}
