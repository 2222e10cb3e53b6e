import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * What tells a living process from a later one with the same id: its start time, and on Linux the boot it
 * belongs to. Null where no such process runs.
 */
export function processIdentity(pid: number): string | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, under another user.
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EPERM') return null;
  }
  return process.platform === 'linux' ? linuxIdentity(pid) : (psIdentity(pid) ?? 'unknown');
}

/** Killed, but not yet taken off the table by its parent: it holds nothing any more. */
const DEAD = new Set(['Z', 'X']);

function linuxIdentity(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Fields after the command, which stands in brackets and may hold anything: the first is the state, the 20th the start time.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return DEAD.has(fields[0] ?? '') ? null : `${boot}:${fields[19]}`;
  } catch {
    return null;
  }
}

function psIdentity(pid: number): string | null {
  try {
    return (
      execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim() || null
    );
  } catch {
    return null;
  }
}
