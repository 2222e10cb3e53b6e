import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';
import { afterEach, expect, test } from 'vitest';
import { stepBack } from './step-back.ts';

const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] });
afterEach(() => void child.kill());

test('a process steps back and never forward, and one that is gone is let be', async () => {
  const pid = child.pid ?? 0;
  stepBack(pid);
  expect(getPriority(pid)).toBe(10);
  stepBack(pid, 19);
  stepBack(pid, 10);
  expect(getPriority(pid)).toBe(19);
  child.kill();
  await once(child, 'exit');
  expect(() => stepBack(pid)).not.toThrow();
});
