import { and, asc, eq, lte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type Backoff, backoffMs } from '../backoff.ts';
import type { Clock } from '../clock-port.ts';
import { plainError } from '../plain-error.ts';
import { alarmWhileSlow } from '../slow-alarm.ts';
import { CommitInDoubt } from '../store/away.ts';
import { tasks } from '../store/schema/tasks.ts';
import type { Store, Tx } from '../store/types.ts';
import { planNext } from './chain.ts';
import type { Effect, Recurring, TaskHandler, TaskKind, Tasks } from './port.ts';

/** Tries before a task is given up. */
const MOST_ATTEMPTS = 12;
const BETWEEN_TRIES: Backoff = { firstMs: 1000, capMs: 600_000 };
/** A try that takes longer is told of, and again each time that this has passed: a day's snapshots of all users take less. */
const SLOW_MS = 300_000;

type Row = typeof tasks.$inferSelect;

export interface TaskRunOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Ms of the machine's time after which a try is told of as slow. */
  readonly slowMs?: number;
}

const handlerOf = (kind: TaskKind | undefined): TaskHandler | undefined =>
  typeof kind === 'function' ? kind : kind?.handler;

/** What plans the next task of a kind that recurs. */
export const recurringOf = (kind: TaskKind | undefined): Recurring | undefined =>
  typeof kind === 'function' ? undefined : kind;

/** How one due task is done: its tries are counted, its work and its mark are one transaction, and it ends done or given up. */
export class TaskRun {
  kinds: ReadonlyMap<string, TaskKind> = new Map();
  private readonly options: TaskRunOptions;
  private readonly tasks: Tasks;

  /** `tasks` plan what follows. */
  constructor(options: TaskRunOptions, planned: Tasks) {
    this.options = options;
    this.tasks = planned;
  }

  /** Takes the next due task that may be tried and counts the try; whoever dies in it has it tried again after the pause. */
  async next(kind: string, isOn: () => boolean): Promise<Row | undefined> {
    while (isOn()) {
      const row = await this.claim(kind);
      if (!row || row.attempts <= MOST_ATTEMPTS) return row;
      await this.failed(row, new Error('Each try ended with the process'));
    }
    return undefined;
  }

  private claim(kind: string): Promise<Row | undefined> {
    const now = this.options.clock.now();
    return this.options.store.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(tasks)
        .where(and(eq(tasks.kind, kind), eq(tasks.state, 'waiting'), lte(tasks.tryAt, now)))
        .orderBy(asc(tasks.dueAt), asc(tasks.id))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!row) return undefined;
      const attempts = row.attempts + 1;
      await tx
        .update(tasks)
        .set({ attempts, tryAt: now + backoffMs(attempts - 1, BETWEEN_TRIES) })
        .where(eq(tasks.id, row.id));
      return { ...row, attempts };
    });
  }

  /** Tries a task that was taken. */
  async run(row: Row): Promise<void> {
    const { kind, ref, dueAt, attempts } = row;
    const { log, slowMs = SLOW_MS } = this.options;
    const unwatch = alarmWhileSlow(log, { kind, ref, dueAt, attempts }, 'ALARM: a task does not end', slowMs);
    try {
      const effects = await this.done(row);
      for (const effect of effects) this.notify(effect, row);
    } catch (error) {
      await this.failed(row, error);
    } finally {
      unwatch();
    }
  }

  /** The work and the mark that it is done, in one transaction. */
  private async done(row: Row): Promise<readonly Effect[]> {
    const handler = handlerOf(this.kinds.get(row.kind));
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
        await this.follow(tx, row);
      });
    } catch (error) {
      if (!(error instanceof CommitInDoubt) || (await error.outcome()) === 'aborted') throw error;
    }
    return effects;
  }

  private notify(effect: Effect, { kind, ref }: Row): void {
    try {
      effect();
    } catch (error) {
      this.options.log.error({ err: error, kind, ref }, 'A notification of a task failed');
    }
  }

  /** Plans what follows a task of a kind that recurs. */
  private async follow(tx: Tx, row: Row): Promise<void> {
    const recurring = recurringOf(this.kinds.get(row.kind));
    if (recurring) await planNext(tx, this.tasks, row.kind, recurring, row);
  }

  private async failed(row: Row, error: unknown): Promise<void> {
    const { id, kind, ref, attempts } = row;
    const { store, log } = this.options;
    const isDead = attempts >= MOST_ATTEMPTS;
    log.error(
      { err: error, kind, ref, attempts, isAlarm: isDead },
      isDead ? 'ALARM: a task is given up' : 'A task failed',
    );
    await store.transaction(async (tx) => {
      const failed = await tx
        .update(tasks)
        .set({ lastError: plainError(error).message.slice(0, 1000), ...(isDead && { state: 'dead' as const }) })
        .where(and(eq(tasks.id, id), eq(tasks.state, 'waiting')))
        .returning({ id: tasks.id });
      if (isDead && failed.length > 0) await this.follow(tx, row);
    });
  }
}
