import { AsyncLocalStorage } from 'node:async_hooks';
import { and, asc, eq, lte, min } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock-port.ts';
import { plainError } from '../plain-error.ts';
import type { Cancel, Scheduler } from '../scheduler.ts';
import { CommitInDoubt } from '../store/away.ts';
import { tasks } from '../store/schema/tasks.ts';
import type { Store, Tx } from '../store/types.ts';
import type { Effect, NewTask, TaskHandler, Tasks } from './port.ts';

/** Tries before a task is given up. */
const MOST_ATTEMPTS = 12;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 600_000;
/** A look that missed a task whose transaction was not committed yet is made good by the next of these. */
const LOOK_EACH_MS = 5000;
/** And before that by looks after these, where a task was due as soon as it was planned. */
const EAGER_MS = [20, 80, 320, 1280] as const;
/** Where the store itself fails, the next look comes after this. */
const STORE_PAUSE_MS = 1000;

const pauseAfter = (attempts: number): number => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1));

type Row = typeof tasks.$inferSelect;

export interface TaskRunnerOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Does what falls due, one after the other, by due moment and then by the order of planning. What is due next is kept in
 * memory, so that the store is not asked while nothing is. Several processes may run one on the same store.
 */
export class TaskRunner implements Tasks {
  private readonly options: TaskRunnerOptions;
  private handlers: ReadonlyMap<string, TaskHandler> = new Map();
  private armed: { readonly at: number; readonly cancel: Cancel } | null = null;
  private beat: Cancel | null = null;
  private looking: Promise<void> | null = null;
  /** Pauses before the next looks for a task that should be there. */
  private eager: number[] = [];
  /** Plans are made inside other people's transactions; looks are not part of them. */
  private readonly outside = AsyncLocalStorage.snapshot();

  constructor(options: TaskRunnerOptions) {
    this.options = options;
  }

  async add(tx: Tx, { kind, ref, dueAt, payload = null }: NewTask): Promise<boolean> {
    const product = kind.slice(0, kind.indexOf('.'));
    const rows = await tx
      .insert(tasks)
      .values({ product, kind, ref, dueAt, tryAt: dueAt, payload })
      .onConflictDoNothing()
      .returning({ id: tasks.id });
    if (rows.length > 0) this.expect(dueAt);
    return rows.length > 0;
  }

  async move(tx: Tx, kind: string, ref: string, dueAt: number): Promise<boolean> {
    const rows = await tx
      .update(tasks)
      .set({ dueAt, tryAt: dueAt })
      .where(and(eq(tasks.kind, kind), eq(tasks.ref, ref), eq(tasks.state, 'waiting')))
      .returning({ id: tasks.id });
    if (rows.length > 0) this.expect(dueAt);
    return rows.length > 0;
  }

  /** Begins with what is due already; resolves when that is done. */
  async start(handlers: ReadonlyMap<string, TaskHandler>): Promise<void> {
    this.handlers = handlers;
    this.beat = this.options.scheduler.every(LOOK_EACH_MS, 'due tasks', () => this.look());
    await this.look();
  }

  /** Begins nothing new; resolves when what runs has ended. */
  async stop(): Promise<void> {
    this.beat?.();
    this.beat = null;
    this.armed?.cancel();
    this.armed = null;
    await this.looking;
  }

  /** Does all that is due now. */
  look(): Promise<void> {
    this.looking ??= this.outside(() => this.lookOnce()).finally(() => {
      this.looking = null;
    });
    return this.looking;
  }

  private async lookOnce(): Promise<void> {
    const { store, clock, log } = this.options;
    try {
      while (this.beat) {
        const row = await this.begin();
        if (!row) break;
        this.eager = [];
        await this.run(row);
      }
      const soon = this.eager.shift();
      if (soon !== undefined) this.arm(clock.now() + soon);
      const [next] = await store.db
        .select({ at: min(tasks.tryAt) })
        .from(tasks)
        .where(eq(tasks.state, 'waiting'));
      if (next?.at != null) this.arm(Number(next.at));
    } catch (error) {
      log.error({ err: error }, 'Due tasks could not be looked for');
      this.arm(clock.now() + STORE_PAUSE_MS);
    }
  }

  /** Somebody plans a task in a transaction that is not committed yet. */
  private expect(dueAt: number): void {
    if (dueAt <= this.options.clock.now()) this.eager = [...EAGER_MS];
    this.arm(dueAt);
  }

  private arm(at: number): void {
    const moment = Math.max(at, this.options.clock.now());
    if (!this.beat || (this.armed && this.armed.at <= moment)) return;
    this.armed?.cancel();
    const cancel = this.options.scheduler.at(moment, () => {
      this.armed = null;
      return this.look();
    });
    this.armed = { at: moment, cancel };
  }

  /** Takes the next due task and counts the try; whoever dies in it has it tried again after the pause. */
  private begin(): Promise<Row | undefined> {
    const now = this.options.clock.now();
    return this.options.store.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(tasks)
        .where(and(eq(tasks.state, 'waiting'), lte(tasks.tryAt, now)))
        .orderBy(asc(tasks.dueAt), asc(tasks.id))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!row) return undefined;
      const attempts = row.attempts + 1;
      await tx
        .update(tasks)
        .set({ attempts, tryAt: now + pauseAfter(attempts) })
        .where(eq(tasks.id, row.id));
      return { ...row, attempts };
    });
  }

  private async run(row: Row): Promise<void> {
    try {
      const effects = await this.done(row);
      for (const effect of effects) this.tell(effect, row);
    } catch (error) {
      await this.failed(row, error);
    }
  }

  /** The work and the mark that it is done, in one transaction. */
  private async done(row: Row): Promise<readonly Effect[]> {
    const handler = this.handlers.get(row.kind);
    if (!handler) throw new Error(`no product does tasks of the kind ${row.kind}`);
    const { ref, dueAt } = row;
    const work = await handler({ ref, dueAt, payload: row.payload });
    let effects: readonly Effect[] = [];
    try {
      await this.options.store.transaction(async (tx) => {
        effects = [];
        const [mine] = await tx
          .select({ id: tasks.id })
          .from(tasks)
          // A task that was moved meanwhile is about another moment.
          .where(and(eq(tasks.id, row.id), eq(tasks.state, 'waiting'), eq(tasks.dueAt, dueAt)))
          .for('update', { skipLocked: true });
        if (!mine) return;
        effects = (await work(tx)) ?? [];
        await tx
          .update(tasks)
          .set({ state: 'done', doneAt: this.options.clock.now(), lastError: null })
          .where(eq(tasks.id, row.id));
      });
    } catch (error) {
      if (!(error instanceof CommitInDoubt) || (await error.outcome()) === 'aborted') throw error;
    }
    return effects;
  }

  private tell(effect: Effect, { kind, ref }: Row): void {
    try {
      effect();
    } catch (error) {
      this.options.log.error({ err: error, kind, ref }, 'A notification of a task failed');
    }
  }

  private async failed({ id, kind, ref, attempts }: Row, error: unknown): Promise<void> {
    const { store, log } = this.options;
    const isDead = attempts >= MOST_ATTEMPTS;
    log.error(
      { err: error, kind, ref, attempts, isAlarm: isDead },
      isDead ? 'ALARM: a task is given up' : 'A task failed',
    );
    await store.db
      .update(tasks)
      .set({ lastError: plainError(error).message.slice(0, 1000), ...(isDead && { state: 'dead' as const }) })
      .where(and(eq(tasks.id, id), eq(tasks.state, 'waiting')));
  }
}
