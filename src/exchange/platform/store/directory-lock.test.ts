import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderInUse, lockFolder } from './directory-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A process that holds the folder as an exchange does, and never answers. */
async function holder(): Promise<ReturnType<typeof spawn>> {
  const program = `require('net').createServer().listen('lock-0123abcd', () => { console.log('here'); while (true); })`;
  const child = spawn(process.execPath, ['-e', program], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  await once(child.stdout ?? child, 'data');
  return child;
}

it('refuses a second holder with a sentence, and leaves nothing behind when given back', async () => {
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid} on `);
  await release();
  expect(readdirSync(folder)).toEqual([]);
  await (await lockFolder(folder))();
});

it('gives the folder to one of many that start at the same moment', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 12 }, () => lockFolder(folder)));
  const held = tries.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const refused = tries.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  expect(held).toHaveLength(1);
  expect(refused.every((error) => error instanceof FolderInUse)).toBe(true);
  await held[0]?.();
});

it('is held by a process that is too busy to say so, and free when that is killed', async () => {
  const child = await holder();
  await expect(lockFolder(folder)).rejects.toThrow('in use by a process that does not answer');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(readdirSync(folder)).toEqual(['lock-0123abcd']);
  await (await lockFolder(folder))();
  expect(readdirSync(folder)).toEqual([]);
});

it('says at once where no folder can be made', async () => {
  const nowhere = process.platform === 'linux' ? '/proc/nowhere/data' : '/dev/null/data';
  await expect(lockFolder(nowhere)).rejects.toMatchObject({ syscall: 'mkdir' });
});

it('holds in a folder whose path is longer than that of a socket may be', async () => {
  const deep = path.join(folder, 'a'.repeat(100), 'b'.repeat(100));
  const release = await lockFolder(deep);
  await expect(lockFolder(deep)).rejects.toThrow(FolderInUse);
  await release();
});
