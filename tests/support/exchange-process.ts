import { type ChildProcess, spawn } from 'node:child_process';
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

/** The built exchange as a process of its own, on a folder of its own: what a user starts, and what a test may kill. */
export class ExchangeProcess {
  readonly port: number;
  readonly folder: string;
  readonly #env: Record<string, string>;
  #child: ChildProcess | undefined;
  #log = '';

  private constructor(port: number, folder: string, env: Record<string, string>) {
    this.port = port;
    this.folder = folder;
    this.#env = env;
  }

  static async create(env: Record<string, string> = {}): Promise<ExchangeProcess> {
    return new ExchangeProcess(await freePort(), await mkdtemp(join(tmpdir(), 'exchange-')), env);
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Everything the process has printed since its last start. */
  get log(): string {
    return this.#log;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Resolves when the exchange says that it is ready and /healthz agrees; rejects with the log when the process ends first. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['dist/server/main.js'], {
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
    const health = await fetch(`${this.origin}/healthz`);
    if (!health.ok) throw new Error(`/healthz answers ${health.status}`);
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
