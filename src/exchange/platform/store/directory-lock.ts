import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rename, rm, stat, symlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { pause } from '../pause.ts';

/** Another living process has the data folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';

  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is in use by ${holder}. Stop that one, or give this one another folder with DATA_DIR.`,
    );
  }
}

/** The folder's file system has no sockets: some network and desktop mounts. */
export class FolderUnfit extends Error {
  override readonly name = 'FolderUnfit';

  constructor(folder: string, cause: unknown) {
    super(
      `The data folder ${folder} cannot be locked: its file system takes no sockets. Give another folder with DATA_DIR.`,
      { cause },
    );
  }
}

const LOCK = /^lock-[0-9a-f]{8}$/;
/** Rounds of two processes that start at the same moment, and see each other. */
const ROUNDS = 20;
const ROUND_MS = 25;
/** A holder that takes longer to say who it is lives all the same: the kernel took the connection. */
const ANSWER_MS = 1000;

/** A socket in the folder on which this process listens. The kernel answers for it as long as the process lives, and no longer. */
interface Mark {
  readonly name: string;
  readonly server: Server;
  /** From now on whoever asks is told that the folder is taken. */
  settle(): void;
}

/**
 * Takes the data folder for this process and returns how to give it back; throws FolderInUse.
 *
 * Each process listens on a socket with a name of its own before it looks for those of others: of two, the later one
 * sees the earlier. A socket that nobody listens on is what a killed process left. This holds between containers too,
 * where process ids mean nothing, as long as they share a kernel.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await makeFolder(path.resolve(folder));
  // The path of a socket may have some 100 characters, so the folder goes by a short one meanwhile.
  const short = await mkdtemp(path.join(tmpdir(), 'l-'));
  const view = path.join(short, 'd');
  await symlink(path.resolve(folder), view);
  try {
    const mark = await take(folder, view);
    return async () => {
      await rm(path.join(folder, mark.name), { force: true });
      await close(mark.server);
    };
  } finally {
    await rm(short, { recursive: true, force: true });
  }
}

/** As Node's own with `recursive`, which never ends where a file system takes no folders and says that there is no parent: /proc. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if ((await stat(folder).catch(() => null))?.isDirectory()) return;
    const parent = path.dirname(folder);
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT' && parent !== folder;
    if (!isMissing) throw error;
    await makeFolder(parent);
    await mkdir(folder);
  }
}

async function take(folder: string, view: string): Promise<Mark> {
  for (let round = 1; ; round += 1) {
    const mark = await makeMark(folder, view);
    const other = await findOther(view, mark.name);
    if (other === null) {
      mark.settle();
      return mark;
    }
    await rm(path.join(view, mark.name), { force: true });
    await close(mark.server);
    if (other.isSettled || round >= ROUNDS) throw new FolderInUse(folder, other.name);
    await pause(Math.random() * ROUND_MS * round);
  }
}

async function makeMark(folder: string, view: string): Promise<Mark> {
  const name = `lock-${randomBytes(4).toString('hex')}`;
  let state = 'starting';
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(`${state} process ${process.pid} on ${hostname()}`);
  });
  // It is seen only when it listens: before, it would look like what a killed process left.
  const draft = path.join(view, `${name}.new`);
  try {
    server.listen(draft);
    await once(server, 'listening');
  } catch (error) {
    throw new FolderUnfit(folder, error);
  }
  server.unref();
  await rename(draft, path.join(view, name));
  return {
    name,
    server,
    settle: () => {
      state = 'settled';
    },
  };
}

interface Other {
  readonly name: string;
  /** It has the folder; else it is looking, as we are. */
  readonly isSettled: boolean;
}

/** Somebody else who lives; sockets of the dead are removed: their names are never used again. */
async function findOther(view: string, mine: string): Promise<Other | null> {
  let found: Other | null = null;
  for (const name of await readdir(view)) {
    if (!LOCK.test(name) || name === mine) continue;
    const other = await ask(path.join(view, name));
    if (other === null) await rm(path.join(view, name), { force: true });
    else if (!found?.isSettled) found = other;
  }
  return found;
}

/** What the process says that listens on the socket; null where none does. */
async function ask(file: string): Promise<Other | null> {
  const socket = connect(file);
  let said = '';
  socket.setEncoding('utf8').setTimeout(ANSWER_MS, () => socket.destroy());
  socket.on('data', (text: string) => {
    said += text;
  });
  let failure: unknown = null;
  socket.on('error', (error) => {
    failure = error;
  });
  await new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const code = failure instanceof Error && 'code' in failure ? failure.code : null;
  if (code === 'ECONNREFUSED' || code === 'ENOENT') return null;
  const [state = '', ...name] = said.split(' ');
  return { isSettled: state !== 'starting', name: name.join(' ') || 'a process that does not answer' };
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  await closed;
}
