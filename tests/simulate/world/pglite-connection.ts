import { setImmediate as round } from 'node:timers/promises';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Teardown } from '../../../src/exchange/app/teardown.ts';
import type { Store } from '../../../src/exchange/platform/store/open.ts';
import { wrapPglite } from '../../../src/exchange/platform/store/pglite.ts';
import { memoryPglite } from '../../support/memory-pglite.ts';
import {
  type Breaks,
  type Connection,
  type Database,
  type Death,
  type OpenDatabase,
  type Weather,
  WRITES,
} from './database.ts';
import type { Machine } from './machine.ts';
import type { Chance } from './random.ts';
import { breakable } from './store.ts';

/** How many rounds of the event loop an operation may wait, so that others overtake it. */
const JITTER = 2;

/** What PostgreSQL says then. */
class DiskFull extends Error {
  readonly code = '53100';

  constructor() {
    super('could not extend file: No space left on device');
  }
}

type Answer<T> = { readonly isDead: true } | { readonly isDead: false; readonly value: T };

const never = <T>(): Promise<T> => new Promise(() => undefined);
const unused = () => Promise.reject(new Error('the simulated connection has no such call'));

/** The built-in store, in memory. */
export const memoryDatabase: OpenDatabase = async (machine, chance): Promise<Database> => {
  const lite = await memoryPglite();
  return {
    db: drizzle(lite, { casing: 'snake_case' }),
    exec: (text) => lite.exec(text),
    connect: () => new PgliteConnection(lite, machine, chance),
    close: () => lite.close(),
  };
};

/**
 * An exchange's connection to a store that outlives it. It serves one transaction at a time, as PGlite does, and may die at any
 * operation: then nothing that the exchange has asked for is ever answered, and what it had not committed is gone.
 */
class PgliteConnection implements Connection {
  readonly weather: Weather = { slowMs: 0, isFull: false };
  readonly breaks: Breaks = { next: null, awayUntil: 0, struck: new Map() };
  private readonly lite: PGlite;
  private readonly machine: Machine;
  private readonly chance: Chance;
  private last: Promise<unknown> = Promise.resolve();
  isInTransaction = false;
  private death: Death | null = null;
  isDead = false;
  private operations = 0;
  writes = 0;
  onDeath: () => void = () => undefined;

  constructor(lite: PGlite, machine: Machine, chance: Chance) {
    this.lite = lite;
    this.machine = machine;
    this.chance = chance;
  }

  async open(teardown: Teardown): Promise<Store> {
    const store = breakable(await wrapPglite(this.client), this.breaks, this.machine);
    teardown.add(() => store.close());
    return store;
  }

  /** The connection as the driver sees it. */
  private get client(): PGlite {
    const own: Partial<Record<string | symbol, unknown>> = {
      query: (text: string, params?: unknown[], options?: object) => this.alone(() => this.ask(text, params, options)),
      exec: (text: string) => this.alone(() => this.run(text, () => this.lite.exec(text))),
      transaction: <T>(work: (tx: Transaction) => Promise<T>) => this.alone(() => this.transact(work)),
      // Around a statement by itself that the store knows by name.
      _runExclusiveTransaction: <T>(work: () => Promise<T>) => this.alone(work),
      // Statements that the store knows by name. Which of them write is not told here.
      runExclusive: <T>(work: () => Promise<T>) => this.run('update, by name', () => this.lite.runExclusive(work)),
      // The store outlives the exchange.
      close: () => Promise.resolve(),
    };
    const bound = (value: unknown) => (typeof value === 'function' ? value.bind(this.lite) : value);
    return new Proxy(this.lite, { get: (target, key) => own[key] ?? bound(Reflect.get(target, key, target)) });
  }

  dieAt(later: number, isDone: boolean): void {
    this.death = { operation: this.operations + later, isDone };
  }

  async die(): Promise<void> {
    if (this.isDead) return;
    this.isDead = true;
    // Also where BEGIN is on its way; what was sent before is done first.
    await this.lite.exec('rollback');
    this.isInTransaction = false;
    this.onDeath();
  }

  private alone<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(() => (this.isDead ? never<T>() : work()));
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private ask<T>(text: string, params?: unknown[], options?: object) {
    return this.run(text, () => this.lite.query<T>(text, params, options));
  }

  private async transact<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    await this.run('begin', () => this.lite.exec('begin'));
    try {
      const result = await work({
        query: (text, params, options) => this.ask(text, params, options),
        exec: (text) => this.run(text, () => this.lite.exec(text)),
        sql: unused,
        rollback: unused,
        listen: unused,
        closed: false,
      });
      await this.run('commit', () => this.lite.exec('commit'));
      return result;
    } catch (error) {
      await this.run('rollback', () => this.lite.exec('rollback'));
      throw error;
    }
  }

  /** One operation of the store. */
  private async run<T>(text: string, work: () => Promise<T>): Promise<T> {
    const { machine, weather } = this;
    if (weather.slowMs > 0) await machine.sleep(weather.slowMs);
    machine.work.begun += 1;
    machine.work.pending += 1;
    const answer = await this.attempt(text, work).finally(() => {
      machine.work.pending -= 1;
    });
    return answer.isDead ? never<T>() : answer.value;
  }

  private async attempt<T>(text: string, work: () => Promise<T>): Promise<Answer<T>> {
    for (let rounds = this.chance.whole(0, JITTER); rounds > 0; rounds -= 1) await round();
    if (this.isDead) return { isDead: true };
    this.operations += 1;
    const isLast = this.death !== null && this.operations >= this.death.operation;
    if (isLast && !this.death?.isDone) {
      await this.die();
      return { isDead: true };
    }
    if (WRITES.test(text)) {
      if (this.weather.isFull) throw new DiskFull();
      this.writes += 1;
    }
    const value = await work();
    if (text === 'begin') this.isInTransaction = true;
    if (text === 'commit' || text === 'rollback') this.isInTransaction = false;
    if (isLast) await this.die();
    return this.isDead ? { isDead: true } : { isDead: false, value };
  }
}
