import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderInUse, lockFolder } from './directory-lock.ts';
import { processIdentity } from './process-identity.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('refuses a second holder with a sentence, and leaves nothing behind when given back', () => {
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`);
  release();
  expect(readdirSync(folder)).toEqual([]);
  lockFolder(folder)();
});

it('passes a lock left by a killed process', async () => {
  const child = spawn('sleep', ['60']);
  await once(child, 'spawn');
  const pid = child.pid ?? 0;
  const left = `${pid} ${processIdentity(pid)}`;
  writeFileSync(path.join(folder, 'lock'), left);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const release = lockFolder(folder);
  expect(readFileSync(path.join(folder, 'lock'), 'utf8')).toContain(String(process.pid));
  release();
});

it('passes a lock whose process id belongs to a later process, and a torn one', () => {
  for (const left of [`${process.pid} another-boot:1`, '', 'nonsense', `${process.pid}`]) {
    writeFileSync(path.join(folder, 'lock'), left);
    lockFolder(folder)();
    expect(readdirSync(folder)).toEqual([]);
  }
});
