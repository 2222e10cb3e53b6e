import { setImmediate as round } from 'node:timers/promises';
import type { Connection, Death } from '../world/database.ts';
import { type Environment, type Exchange, startExchange } from '../world/exchange.ts';
import type { Step } from './plan.ts';
import type { Trace } from './trace.ts';

/** The longest that anything may take, in the exchange's time. */
const PATIENCE_MS = 120_000;
/** The same where each operation of the store takes long: a jump stops at all that falls due on its way. */
const SLOW_PATIENCE_MS = 10 * PATIENCE_MS;
/** How many acts a slow or full store lasts. */
const WEATHER_LASTS = 3;
/** After a break this many acts may find the store away. */
const EXCUSED = 12;
/** So many rounds of the event loop end what a dead exchange had begun. */
const LAST_ROUNDS = 20;

const DEAD = Symbol('dead');

type Of<Kind extends Step['kind']> = Extract<Step, { readonly kind: Kind }>;

/** What the exchange runs on, from one process to the next: how it starts and dies, and the faults around it. */
export class Host {
  readonly counts: Record<string, number> = {};
  readonly environment: Environment;
  readonly trace: Trace;
  exchange: Exchange | null = null;
  connection: Connection | null = null;
  isDead = false;
  private death: Promise<typeof DEAD> = new Promise(() => undefined);
  /** Where the next start dies too. */
  private again: Death | null = null;
  private weatherLeft = 0;
  /** How many acts may still fail for a fault that was made. */
  private excuse = 0;
  /** How many breaks of this life have struck and been counted: one may strike long after it was planned. */
  private seenStruck = 0;

  constructor(environment: Environment, trace: Trace) {
    this.environment = environment;
    this.trace = trace;
  }

  /** Which life of the exchange this is. */
  get life(): number {
    return this.counts.starts ?? 0;
  }

  /** Whether a call may fail now without a fault of the exchange. */
  get isExcused(): boolean {
    const { next, awayUntil } = this.exchange?.breaks ?? { next: null, awayUntil: 0 };
    const isBroken = next !== null || this.environment.machine.now() < awayUntil || this.struck > this.seenStruck;
    return this.excuse > 0 || this.weatherLeft > 0 || isBroken;
  }

  /** How many breaks have struck this life. */
  private get struck(): number {
    return [...(this.exchange?.breaks.struck.values() ?? [])].reduce((sum, times) => sum + times, 0);
  }

  count(what: string, by = 1): void {
    this.counts[what] = (this.counts[what] ?? 0) + by;
  }

  // ---- lives --------------------------------------------------------------------------------

  /** Starts the exchange; null where it dies on the way. */
  async start(): Promise<Exchange | null> {
    this.count('starts');
    this.isDead = false;
    const connection = this.environment.database.connect();
    this.connection = connection;
    if (this.again) connection.dieAt(this.again.operation, this.again.isDone);
    this.again = null;
    this.death = new Promise((resolve) => {
      connection.onDeath = () => {
        this.isDead = true;
        resolve(DEAD);
      };
    });
    const exchange = await this.whileAlive(startExchange(this.environment, connection), 'the start');
    if (exchange === DEAD) {
      this.count('kills while it starts');
      this.environment.machine.dropTimers();
      return null;
    }
    this.exchange = exchange;
    this.seenStruck = 0;
    return exchange;
  }

  /** The process is gone: its timers, its memory. */
  bury(): void {
    this.count('kills');
    this.countFaults();
    this.environment.machine.dropTimers();
    this.exchange = null;
  }

  /** What struck the life that ends. */
  countFaults(): void {
    for (const [kind, times] of this.exchange?.breaks.struck ?? []) this.count(`connections lost: ${kind}`, times);
    this.count('errors logged', this.exchange?.complaints.length ?? 0);
  }

  /** Ends what is left of it after a run, so that nothing of it reaches into the next. */
  async abandon(): Promise<void> {
    await this.connection?.die();
    this.environment.machine.dropTimers();
    this.exchange = null;
    for (let left = LAST_ROUNDS; left > 0; left -= 1) await round();
    this.environment.machine.dropTimers();
  }

  // ---- faults -------------------------------------------------------------------------------

  kill({ operation, isDone, again }: Of<'kill'>): void {
    this.connection?.dieAt(operation, isDone);
    this.again = again ?? null;
  }

  strike({ turns, again }: Of<'strike'>): void {
    const { connection } = this;
    this.again = again ?? null;
    this.environment.machine.afterTurns(turns, () => {
      this.count('kills at any turn');
      void connection?.die();
    });
  }

  lose({ at, left, awayMs }: Of<'lose'>): void {
    this.excuse = EXCUSED;
    if (this.exchange) this.exchange.breaks.next = { kind: at, left, awayMs };
  }

  weather(change: { slowMs?: number; isFull?: boolean }): void {
    if (!this.connection) return;
    Object.assign(this.connection.weather, change);
    if (change.slowMs || change.isFull) {
      this.count(change.isFull ? 'full stores' : 'slow stores');
      this.weatherLeft = WEATHER_LASTS;
      this.excuse = Math.max(this.excuse, WEATHER_LASTS + 2);
    }
  }

  /** Users have acted once more: what lasts so many acts ends. */
  acted(): void {
    this.excuse = this.struck > this.seenStruck ? EXCUSED : Math.max(0, this.excuse - 1);
    this.seenStruck = this.struck;
    if (this.weatherLeft > 0) {
      this.weatherLeft -= 1;
      if (this.weatherLeft === 0) this.weather({ slowMs: 0, isFull: false });
    }
  }

  calm(): void {
    this.weatherLeft = 0;
    this.weather({ slowMs: 0, isFull: false });
    if (this.exchange) Object.assign(this.exchange.breaks, { next: null, awayUntil: 0 });
  }

  // ---- waiting ------------------------------------------------------------------------------

  /** The result, undefined where the process died before it came. */
  async within<T>(promise: Promise<T>, what: string, most?: number): Promise<T | undefined> {
    const result = await this.whileAlive(promise, what, most);
    // What runs after the death must not run on.
    if (result === DEAD) await round();
    return result === DEAD ? undefined : result;
  }

  private get patience(): number {
    return (this.connection?.weather.slowMs ?? 0) > 0 ? SLOW_PATIENCE_MS : PATIENCE_MS;
  }

  private whileAlive<T>(promise: Promise<T>, what: string, most = this.patience): Promise<T | typeof DEAD> {
    promise.catch(() => undefined);
    return this.environment.machine.until(Promise.race([promise, this.death]), most, what);
  }

  /** Time passes, as long as the process lives. */
  async passTime(ms: number): Promise<void> {
    await this.environment.machine.pass(ms, () => this.isDead);
  }
}
