import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { canInstallPackages, installPackages } from '../../scripts/lib/browser.mjs';
import { freePort } from './exchange-process.ts';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';

/** The version that the exchange is made for. */
const VERSION = '15';

/** Folder of the server's programs: of VERSION where it is there, else of the newest; undefined where there is none. */
function findBinaries(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...[VERSION, ...versions].map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** One line where the tests run on another version. */
async function sayVersion(binaries: string): Promise<void> {
  const { stdout } = await run(join(binaries, 'postgres'), ['--version']);
  const version = /\d+/.exec(stdout)?.[0];
  if (version !== VERSION) console.log(`PostgreSQL ${VERSION} is not installed: the tests run on ${stdout.trim()}.`);
}

/** The same, after installing the package on Debian as root; CI (`CI` is set there) fails without. */
function provideBinaries(): string | undefined {
  if (!findBinaries() && canInstallPackages()) {
    console.log('No PostgreSQL server found: installing the postgresql package ...');
    installPackages('postgresql');
  }
  const found = findBinaries();
  if (!found && process.env.CI) throw new Error('There are no programs of a PostgreSQL server: install postgresql.');
  return found;
}

/** The server refuses to run as root: then it runs as the system's ordinary user for it. */
async function ordinaryUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (userInfo().uid !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const ids = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]).catch(() => null);
    if (ids) return { uid: Number(ids[0].stdout), gid: Number(ids[1].stdout) };
  }
  return undefined;
}

export interface PostgresServer {
  readonly url: string;
  /** Ends the server with all its connections, and keeps its data. */
  halt(): Promise<void>;
  /** Starts it again after `halt`, at the same address. */
  resume(): Promise<void>;
  /** Stops all of its processes where they are: connections stay, nobody answers. */
  freeze(): Promise<void>;
  /** Ends `freeze`. */
  thaw(): Promise<void>;
  /** Ends it for good. */
  stop(): Promise<void>;
}

/** Starts a temporary PostgreSQL server on a free port; undefined where there are no binaries for one. */
export async function startPostgres(): Promise<PostgresServer | undefined> {
  const binaries = provideBinaries();
  if (!binaries) return undefined;
  await sayVersion(binaries);
  const as = await ordinaryUser();
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  if (as) await chown(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  await run(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'exchange', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...as, cwd: folder },
  );
  const port = await freePort();
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
    'deadlock_timeout=50ms',
    'listen_addresses=127.0.0.1',
    `port=${port}`,
  ];
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(
      join(binaries, 'postgres'),
      ['-D', data, '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
      {
        ...as,
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    const log = await untilReady(child.stderr, once(child, 'exit'));
    child.stderr.resume();
    if (log !== null) throw new Error(`PostgreSQL did not start:\n${log}`);
    return child;
  };
  let child = await start();
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const signalAll = async (signal: 'SIGSTOP' | 'SIGCONT') => {
    const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(child.pid)]);
    for (const pid of stdout.trim().split(/\s+/)) process.kill(Number(pid), signal);
    child.kill(signal);
  };
  return {
    url: `postgres://exchange@127.0.0.1:${port}/postgres`,
    halt: () => end('SIGINT'),
    async resume() {
      child = await start();
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async stop() {
      await end('SIGQUIT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Reads the server's log until it accepts connections: null; or until it ends: the log. */
async function untilReady(stderr: NodeJS.ReadableStream, exit: Promise<unknown>): Promise<string | null> {
  let log = '';
  const ready = new Promise<null>((resolve) => {
    stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('ready to accept connections')) resolve(null);
    });
  });
  return Promise.race([ready, exit.then(() => log)]);
}
