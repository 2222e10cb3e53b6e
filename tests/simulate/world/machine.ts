import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers';
import timersPromises from 'node:timers/promises';
import type { Chance } from './random.ts';
import { seedCrypto } from './seeded-crypto.ts';

/** How many rounds of the event loop without any work count as rest. */
const ROUNDS_OF_REST = 3;
/** So many rounds without a pause mean that something spins. */
const MOST_ROUNDS = 1_000_000;
/** A server that is silent for so many real ms may be waiting for something that waits for this machine's time. */
const SILENCE_MS = 50;
/** So long it may be silent with nothing to wait for. */
const LONGEST_SILENCE_MS = 60_000;
/** What setTimeout takes for one ms, as all that is longer. */
const LONGEST_MS = 2 ** 31 - 1;

/** A timer of the machine. It has what Node's have, as far as anybody asks. */
interface Alarm {
  readonly id: number;
  due: number;
  readonly every: number | null;
  readonly run: () => void;
}

/** Nothing that the exchange waits for can come any more. */
class Stuck extends Error {
  override readonly name = 'Stuck';
}

const real = {
  Date: globalThis.Date,
  setTimeout: globalThis.setTimeout,
  setImmediate: globalThis.setImmediate,
  random: Math.random,
  hrtime: process.hrtime.bigint,
};

/** One round of the real event loop. */
const round = (): Promise<void> => new Promise((resolve) => void real.setImmediate(resolve));

/**
 * The machine under the exchange: its time, its timers and its chance, all from the seed. It takes the place of Node's own
 * while it is installed, so that nothing in the process can ask the real ones, libraries included.
 */
export class Machine {
  private time: number;
  private readonly alarms = new Map<number, Alarm>();
  private serial = 0;
  /** Counts the processes: a timer of one that has ended is not set anew. */
  private life = 0;
  private ambush: { left: number; readonly run: () => void } | null = null;
  private readonly chance: Chance;
  /** Counts work that is under way outside the event loop's own queues: operations of the store. */
  work = { begun: 0, pending: 0 };
  /**
   * Set where work takes real time (a database server): the machine waits for it, and its own time stands still. Says
   * whether all of that work waits for a lock: who holds it may be waiting for the machine's time.
   */
  isHeldUp: (() => Promise<boolean>) | null = null;

  constructor(start: number, chance: Chance) {
    this.time = start;
    this.chance = chance;
  }

  now(): number {
    return this.time;
  }

  /** Puts this machine in the place of Node's; returns how to take it away again. */
  install(): () => void {
    const saved = {
      random: Math.random,
      Date: globalThis.Date,
      performanceNow: performance.now,
      globals: { ...pickTimers(globalThis) },
      timers: { ...pickTimers(timers) },
      promises: { setTimeout: timersPromises.setTimeout, setInterval: timersPromises.setInterval },
      wait: timersPromises.scheduler.wait,
      hrtime: process.hrtime,
      abortAfter: AbortSignal.timeout,
    };
    Math.random = () => this.chance.fraction();
    globalThis.Date = this.dateClass();
    performance.now = () => this.time;
    const own = this.timerFunctions();
    Object.assign(globalThis, own);
    Object.assign(timers, own);
    Object.assign(timersPromises, { setTimeout: this.wait, setInterval: unknown('timers/promises.setInterval') });
    timersPromises.scheduler.wait = unknown('scheduler.wait');
    process.hrtime = Object.assign(unknown('process.hrtime'), { bigint: () => BigInt(this.time) * 1_000_000n });
    AbortSignal.timeout = unknown('AbortSignal.timeout');
    const restoreCrypto = seedCrypto(this.chance);
    syncBuiltinESMExports();
    return () => {
      Math.random = saved.random;
      globalThis.Date = saved.Date;
      performance.now = saved.performanceNow;
      Object.assign(globalThis, saved.globals);
      Object.assign(timers, saved.timers);
      Object.assign(timersPromises, saved.promises);
      timersPromises.scheduler.wait = saved.wait;
      process.hrtime = saved.hrtime;
      AbortSignal.timeout = saved.abortAfter;
      restoreCrypto();
      syncBuiltinESMExports();
    };
  }

  /** Resolves when so many ms have passed. */
  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => void this.set(ms, false, resolve));
  }

  /** Drops all timers, as the end of a process does. */
  dropTimers(): void {
    this.alarms.clear();
    this.life += 1;
    this.ambush = null;
  }

  /** Runs something after so many turns of the event loop, wherever the process is by then. */
  afterTurns(turns: number, run: () => void): void {
    this.ambush = { left: turns, run };
  }

  private turn(): void {
    if (!this.ambush) return;
    this.ambush.left -= 1;
    if (this.ambush.left > 0) return;
    const { run } = this.ambush;
    this.ambush = null;
    run();
  }

  /** Lets everything run that needs no time. */
  async rest(): Promise<void> {
    let quiet = 0;
    let seen = this.work.begun;
    for (let rounds = 0; quiet < ROUNDS_OF_REST; rounds += 1) {
      if (rounds > MOST_ROUNDS) throw new Stuck('the event loop never comes to rest');
      // How many rounds another thread takes no seed knows.
      if (isReading()) throw new Error('A file is read while the machine is simulated');
      if (this.isHeldUp && this.work.pending > 0) {
        if (!(await this.isAnswered(this.isHeldUp))) return;
        quiet = 0;
      } else {
        await round();
        quiet = this.work.pending === 0 && this.work.begun === seen ? quiet + 1 : 0;
      }
      seen = this.work.begun;
      this.turn();
    }
  }

  /** Waits in real time until work elsewhere goes on; false where it cannot. */
  private async isAnswered(isHeldUp: () => Promise<boolean>): Promise<boolean> {
    const { begun, pending } = this.work;
    const asked = real.hrtime();
    for (let look = 1; this.work.begun === begun && this.work.pending === pending; ) {
      await moment();
      const silence = Number(real.hrtime() - asked) / 1e6;
      if (silence < look * SILENCE_MS) continue;
      if (await isHeldUp()) return false;
      if (silence > LONGEST_SILENCE_MS) throw new Stuck('the database server does not answer');
      look += 1;
    }
    return true;
  }

  /** Lets so many ms pass, with all that falls due in them, one moment after the other, unless it is over before. */
  async pass(ms: number, isOver = () => false): Promise<void> {
    const end = this.time + ms;
    await this.rest();
    for (let next = this.nextDue(); next !== null && next <= end; next = this.nextDue()) {
      if (isOver()) return;
      this.ring(next);
      await this.rest();
    }
    if (isOver()) return;
    this.time = Math.max(this.time, end);
  }

  /** Lets time pass until a promise is settled, at most so long; throws Stuck where it is not. */
  async until<T>(promise: Promise<T>, mostMs: number, what: string): Promise<T> {
    let isSettled = false;
    const settled = promise.finally(() => {
      isSettled = true;
    });
    settled.catch(() => undefined);
    const end = this.time + mostMs;
    for (;;) {
      await this.rest();
      if (isSettled) return settled;
      const next = this.nextDue();
      if (next === null || next > end) throw new Stuck(`${what}: no answer within ${mostMs / 1000} s`);
      this.ring(next);
    }
  }

  private nextDue(): number | null {
    let next: number | null = null;
    for (const { due } of this.alarms.values()) if (next === null || due < next) next = due;
    return next;
  }

  /** Runs what is due at a moment, in the order in which it was asked for. */
  private ring(moment: number): void {
    this.time = Math.max(this.time, moment);
    const due = [...this.alarms.values()].filter((alarm) => alarm.due <= this.time);
    for (const alarm of due) {
      // An earlier one may have called it off, or set it anew.
      if (!this.alarms.has(alarm.id) || alarm.due > this.time) continue;
      if (alarm.every === null) this.alarms.delete(alarm.id);
      else alarm.due = this.time + alarm.every;
      alarm.run();
    }
  }

  private set(ms: number | undefined, every: boolean, run: () => void): Handle {
    this.serial += 1;
    const asked = Number(ms);
    // As Node does: whole ms, at least one.
    const wait = asked >= 1 && asked <= LONGEST_MS ? Math.trunc(asked) : 1;
    const alarm: Alarm = { id: this.serial, due: this.time + wait, every: every ? wait : null, run };
    this.alarms.set(alarm.id, alarm);
    const { life } = this;
    return new Handle(alarm.id, () => {
      if (life !== this.life) return;
      alarm.due = this.time + wait;
      this.alarms.set(alarm.id, alarm);
    });
  }

  private clear(handle: unknown): void {
    if (handle instanceof Handle) handle.clear();
    if (handle instanceof Handle || typeof handle === 'number') this.alarms.delete(Number(handle));
  }

  private timerFunctions() {
    type Callback = (...args: unknown[]) => void;
    return {
      setTimeout: (run: Callback, ms?: number, ...args: unknown[]) => this.set(ms, false, () => run(...args)),
      setInterval: (run: Callback, ms?: number, ...args: unknown[]) => this.set(ms, true, () => run(...args)),
      clearTimeout: (handle: unknown) => this.clear(handle),
      clearInterval: (handle: unknown) => this.clear(handle),
    };
  }

  private readonly wait = <T>(ms?: number, value?: T, options: { signal?: AbortSignal } = {}): Promise<T | undefined> =>
    new Promise((resolve, reject) => {
      const { signal } = options;
      if (signal?.aborted) return reject(signal.reason);
      const handle = this.set(ms, false, () => {
        signal?.removeEventListener('abort', gone);
        resolve(value);
      });
      const gone = () => {
        this.clear(handle);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', gone, { once: true });
    });

  private dateClass(): DateConstructor {
    const now = () => this.time;
    return new Proxy(real.Date, {
      construct: (target, args: unknown[], newTarget: NewableFunction) =>
        Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
      apply: () => new real.Date(now()).toString(),
      get: (target, key) => (key === 'now' ? now : Reflect.get(target, key, target)),
    });
  }
}

/** What setTimeout gives. */
class Handle {
  readonly id: number;
  private readonly again: () => void;
  private isCleared = false;

  constructor(id: number, again: () => void) {
    this.id = id;
    this.again = again;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  hasRef(): boolean {
    return false;
  }

  /** Sets it anew, also once it has run, as Node does: heartbeats go on by that. Not once it is called off. */
  refresh(): this {
    if (!this.isCleared) this.again();
    return this;
  }

  clear(): void {
    this.isCleared = true;
  }

  [Symbol.toPrimitive](): number {
    return this.id;
  }
}

const pickTimers = ({
  setTimeout,
  setInterval,
  clearTimeout,
  clearInterval,
}: Pick<typeof timers, 'setTimeout' | 'setInterval' | 'clearTimeout' | 'clearInterval'>) => ({
  setTimeout,
  setInterval,
  clearTimeout,
  clearInterval,
});

/** Nobody uses these here: whoever begins to must not get real time from them. */
const unknown = (name: string) => (): never => {
  throw new Error(`The simulated machine has no ${name}`);
};

const isReading = (): boolean => process.getActiveResourcesInfo().some((name) => name.startsWith('FSReq'));

/** A moment of real time. */
const moment = (): Promise<void> => new Promise((resolve) => void real.setTimeout(resolve, 0));
