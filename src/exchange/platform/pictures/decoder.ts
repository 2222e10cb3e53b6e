import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MEGABYTE } from '../../../domain/constants.ts';
import { Refusal } from '../refusal.ts';
import { SerialQueue } from '../serial-queue.ts';
import { stepBack } from '../step-back.ts';
import { DECODED, MOST_OUTPUT_BYTES, MOST_SIDE } from './limits.ts';

/** From the sources, as in tests and in development, and from the bundle. */
const PROGRAM = import.meta.url.endsWith('.ts')
  ? ['--import', 'tsx', fileURLToPath(new URL('./decode.ts', import.meta.url))]
  : [fileURLToPath(new URL('./decode.js', import.meta.url))];

export interface DecoderLimits {
  /** Longest that a core may work on one picture. */
  readonly cpuMs: number;
  /** Longest that one may take, however little the machine has left for it. */
  readonly timeMs: number;
  /** Memory that decoding one may take, the process itself included; looked at while it decodes. */
  readonly memoryBytes: number;
  /** Pictures that wait, of everybody and of one user. */
  readonly waiting: number;
  readonly waitingOfUser: number;
}

export const DECODER_LIMITS: DecoderLimits = {
  cpuMs: 15_000,
  timeMs: 60_000,
  memoryBytes: 768 * MEGABYTE,
  waiting: 8,
  waitingOfUser: 2,
};

/** A picture as it came; its type is what its first bytes say. */
export interface RawPicture {
  readonly bytes: Buffer;
  readonly type: 'image/png' | 'image/jpeg';
}

interface Decoded {
  readonly code: number | null;
  /** Null where there was more of it than a picture may have. */
  readonly output: Buffer | null;
  readonly isLate: boolean;
}

/**
 * Writes pictures anew, one at a time, each in a process of its own with a limit of time and memory. Those that come
 * meanwhile wait in a bounded queue; whoever finds it full is told to try again.
 */
export class Decoder {
  private readonly limits: DecoderLimits;
  /** How many pictures each user has here, the running one included. */
  private readonly users = new Map<number, number>();
  private total = 0;
  private readonly queue = new SerialQueue();
  private running: ChildProcess | null = null;
  private isClosed = false;

  constructor(limits: DecoderLimits = DECODER_LIMITS) {
    this.limits = limits;
  }

  /** Refuses where the queue has no room for the user: to be asked before their bytes are taken in, too. */
  assertRoom(user: number): void {
    const own = this.users.get(user) ?? 0;
    if (this.isClosed || this.total > this.limits.waiting || own >= this.limits.waitingOfUser)
      throw new Refusal('upload.busy');
  }

  /** The picture written anew; refused where it is broken, too large, or too much work, and where the machine has no time for it. */
  async decode(user: number, picture: RawPicture): Promise<Buffer> {
    this.assertRoom(user);
    this.total += 1;
    this.users.set(user, (this.users.get(user) ?? 0) + 1);
    try {
      return await this.queue.run(() => this.run(picture));
    } finally {
      this.leave(user);
    }
  }

  /** Ends the running picture and refuses those that wait. */
  close(): void {
    this.isClosed = true;
    this.running?.kill('SIGKILL');
  }

  private leave(user: number): void {
    this.total -= 1;
    const left = (this.users.get(user) ?? 1) - 1;
    if (left > 0) this.users.set(user, left);
    else this.users.delete(user);
  }

  private async run({ bytes, type }: RawPicture): Promise<Buffer> {
    if (this.isClosed) throw new Refusal('upload.busy');
    const { code, output, isLate } = await this.spawned(bytes, type);
    if (isLate || this.isClosed) throw new Refusal('upload.busy');
    if (code === DECODED.tooLarge || output === null) throw new Refusal('upload.sides', { side: MOST_SIDE });
    // Too much work, or not to be decoded: either way nobody can read it.
    if (code !== DECODED.ok || output.length === 0) throw new Refusal('upload.broken');
    return output;
  }

  private spawned(bytes: Buffer, type: string): Promise<Decoded> {
    return new Promise((resolve, reject) => {
      // Nothing of the exchange's environment: addresses of databases and mail servers carry passwords.
      const args = [
        '--max-old-space-size=64',
        ...PROGRAM,
        type,
        ...[this.limits.memoryBytes, this.limits.cpuMs].map(String),
      ];
      const child = spawn(process.execPath, args, {
        env: { UV_THREADPOOL_SIZE: '1' },
        stdio: ['pipe', 'pipe', 'ignore'],
      });
      this.running = child;
      // From its start on: a program takes longer to load than a small picture.
      if (child.pid !== undefined) stepBack(child.pid, constants.priority.PRIORITY_LOW);
      let isLate = false;
      const late = setTimeout(() => {
        isLate = true;
        child.kill('SIGKILL');
      }, this.limits.timeMs);
      const parts: Buffer[] = [];
      let size = 0;
      child.stdout.on('data', (part: Buffer) => {
        size += part.length;
        if (size > MOST_OUTPUT_BYTES) child.kill('SIGKILL');
        else parts.push(part);
      });
      const end = () => {
        clearTimeout(late);
        this.running = null;
      };
      child.on('error', (error) => {
        end();
        reject(error);
      });
      child.on('close', (code) => {
        end();
        resolve({ code, output: size > MOST_OUTPUT_BYTES ? null : Buffer.concat(parts), isLate });
      });
      // It may end before it has read everything.
      child.stdin.on('error', () => undefined);
      child.stdin.end(bytes);
    });
  }
}
