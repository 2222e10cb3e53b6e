import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A port nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
}

const UNSHARE = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'] as const;
/** For whoever is not root here: root in a user namespace of its own. */
const AS_ROOT = ['--user', '--map-root-user'] as const;

/** A container as far as process ids go: in its own /proc the exchange is process 1. Throws where the system permits none. */
function container(): readonly string[] {
  const [program, ...args] = UNSHARE;
  const tried = [args, [...AS_ROOT, ...args]].map((given) => ({ given, ...spawnSync(program, [...given, 'true']) }));
  const permitted = tried.find(({ status }) => status === 0);
  if (permitted) return [program, ...permitted.given];
  const said = tried.map(({ error, stderr }) => error?.message ?? String(stderr).trim());
  throw new Error(`No process ids of its own for an exchange here: ${said.join('; ')}`);
}

/** How an exchange is started. */
interface How {
  readonly env: Record<string, string>;
  readonly checkout?: string;
  /** What it is started by, with its arguments. */
  readonly within?: readonly string[];
}

/** The built exchange as a process of its own, on a folder of its own: what a user starts, and what a test may kill. */
export class ExchangeProcess {
  readonly port: number;
  readonly folder: string;
  readonly #env: Record<string, string>;
  readonly #checkout: string;
  readonly #within: readonly string[];
  #child: ChildProcess | undefined;
  #log = '';

  private constructor(port: number, folder: string, { env, checkout = process.cwd(), within = [] }: How) {
    this.port = port;
    this.folder = folder;
    this.#env = env;
    this.#checkout = checkout;
    this.#within = within;
  }

  /** Of this checkout, or of another that is built. */
  static async create(env: Record<string, string> = {}, checkout = process.cwd()): Promise<ExchangeProcess> {
    return new ExchangeProcess(await freePort(), await mkdtemp(join(tmpdir(), 'exchange-')), { env, checkout });
  }

  /** The same with process ids of its own. Ends by SIGKILL only: the container does not pass signals on. */
  static async createContainer(env: Record<string, string> = {}): Promise<ExchangeProcess> {
    return new ExchangeProcess(await freePort(), await mkdtemp(join(tmpdir(), 'exchange-')), {
      env,
      within: container(),
    });
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Everything the process has printed since its last start. */
  get log(): string {
    return this.#log;
  }

  /** What the demo tools ask for that cost the others dear. */
  get demoToken(): string {
    return /Demo token, .*: (\w+)/.exec(this.#log)?.[1] ?? '';
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Resolves when the exchange says that it is ready and /healthz agrees; rejects with the log when the process ends first. */
  async start(): Promise<void> {
    const [program = process.execPath, ...args] = [...this.#within, process.execPath, 'dist/server/main.js'];
    const child = spawn(program, args, {
      cwd: this.#checkout,
      env: {
        ...process.env,
        PORT: String(this.port),
        DATA_DIR: this.folder,
        LOG_LEVEL: 'warn',
        DEMO: '1',
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    const ready = new Promise<void>((resolve) => {
      const collect = (chunk: Buffer) => {
        this.#log += chunk.toString();
        if (this.#log.includes(`Ready: ${this.origin}`)) resolve();
      };
      child.stdout.on('data', collect);
      child.stderr.on('data', collect);
    });
    this.#log = '';
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`The exchange ended with ${code} while starting:\n${this.#log}`);
    });
    ended.catch(() => undefined);
    await Promise.race([ready, ended]);
    const health = await fetch(`${this.origin}/healthz`).catch(async (error: unknown) => {
      // Where it has just ended, its own words say why.
      if (child.exitCode !== null || child.signalCode !== null) await ended;
      throw new Error(`/healthz does not answer:\n${this.#log}`, { cause: error });
    });
    if (!health.ok) throw new Error(`/healthz answers ${health.status}:\n${this.#log}`);
  }

  /** Ends the process by the signal and waits for its end. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' | 'SIGINT' = 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  }

  /** Stops and forgets the data. */
  async remove(): Promise<void> {
    await this.stop('SIGKILL');
    await rm(this.folder, { recursive: true, force: true });
  }
}
