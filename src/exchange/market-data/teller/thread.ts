import { Worker } from 'node:worker_threads';
import { hkDay } from '../candles/periods.ts';
import type { Candle } from '../port.ts';
import { FIRST_DAY } from '../synthetic/day-series.ts';
import type { PricePath } from '../synthetic/price-path.ts';
import type { Secrets } from '../synthetic/secrets.ts';
import { type Answered, type Asked, unpack } from './message.ts';
import type { Span, Teller } from './teller.ts';

/** From the bundle; from the sources, as in tests, by way of what reads TypeScript. */
const program = (): Worker =>
  import.meta.url.endsWith('.ts')
    ? new Worker(
        `import('tsx/esm/api').then(({ register }) => (register(), import('${new URL('./tell.ts', import.meta.url)}')))`,
        { eval: true },
      )
    : new Worker(new URL('./tell.js', import.meta.url));

/** A thread that nobody asks for so long is ended. */
const IDLE_MS = 60_000;

interface Waiting {
  readonly resolve: (candles: readonly (Candle | null)[]) => void;
  readonly reject: (error: Error) => void;
}

/** Tells in a thread of its own, behind the one that matches; begun when it is first asked for. */
export class ThreadTeller implements Teller {
  private worker: Worker | null = null;
  /** In the order of the requests, which is that of the answers. */
  private waiting: Waiting[] = [];
  /** Those that the thread knows, and the days of which it was given them. */
  private secrets: Secrets | null = null;
  private given = new Set<number>();
  private idle: NodeJS.Timeout | undefined;

  async tell(path: PricePath, spans: readonly Span[]): Promise<readonly (Candle | null)[]> {
    const { instrument, level, secrets } = path;
    if (this.secrets !== secrets) this.close();
    this.secrets = secrets;
    const asked: Asked = {
      instrument,
      level,
      shared: secrets.of(FIRST_DAY),
      first: secrets.first,
      own: this.ungiven(secrets, spans),
      spans: Float64Array.from(spans.flat()),
    };
    clearTimeout(this.idle);
    this.worker ??= this.start();
    const { worker } = this;
    return new Promise((resolve, reject) => {
      // Before all that is noted: what cannot be sent gives the thread nothing and is answered by nobody.
      worker.postMessage(asked);
      for (const [day] of asked.own) this.given.add(day);
      this.waiting.push({ resolve, reject });
    });
  }

  close(): void {
    clearTimeout(this.idle);
    void this.worker?.terminate();
    this.ended(new Error('The past is told no more'));
  }

  /** Those of the days up to the last that is asked for: each day's price goes on from the day before. */
  private ungiven(secrets: Secrets, spans: readonly Span[]): Asked['own'] {
    const last = hkDay(Math.max(...spans.map(([, to]) => to)));
    const own: [number, Uint8Array][] = [];
    for (let day = secrets.first; day <= last; day += 1) {
      if (!this.given.has(day)) own.push([day, secrets.of(day)]);
    }
    return own;
  }

  private start(): Worker {
    const worker = program();
    worker.unref();
    worker.on('message', (answered: Answered) => {
      if (this.worker === worker) this.answered(answered);
    });
    worker.on('error', (error) => {
      if (this.worker === worker) this.ended(error as Error);
    });
    worker.on('exit', () => {
      if (this.worker === worker) this.ended(new Error('The thread that tells the past has ended'));
    });
    return worker;
  }

  private answered(answered: Answered): void {
    const first = this.waiting.shift();
    if ('failed' in answered) first?.reject(new Error(answered.failed));
    else first?.resolve(unpack(answered));
    if (this.waiting.length > 0) return;
    this.idle = setTimeout(() => this.close(), IDLE_MS).unref();
  }

  private ended(error: Error): void {
    this.worker = null;
    this.given = new Set();
    for (const { reject } of this.waiting.splice(0)) reject(error);
  }
}
