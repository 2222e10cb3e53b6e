import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { alarm } from '../alarm.ts';
import { type Backoff, backoffMs } from '../backoff.ts';
import type { Clock } from '../clock-port.ts';
import { alarmWhileSlow } from '../slow-alarm.ts';
import { tasks } from '../store/schema/tasks.ts';
import type { Store, Tx } from '../store/types.ts';
import { doOnce, lastErrorOf, runEffects, SLOW_MS, tellFailure } from '../tries.ts';
import { planNext } from './chain.ts';
import type { Effect, Recurring, TaskHandler, TaskKind, Tasks } from './port.ts';

/** Tries in a row that may end with the process before a task is given up; and tries of one of a chain, which goes on without it. */
const MOST_ATTEMPTS = 12;
const BETWEEN_TRIES: Backoff = { firstMs: 1000, capMs: 600_000 };
/** Tasks whose first tries are counted in one transaction. */
const AT_ONCE = 50;

type Row = typeof tasks.$inferSelect;

export interface TaskAttemptsOptions {
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

/** How a due task is done: its tries are counted, its work and its mark are one transaction, and it is tried until that is committed. */
export class TaskAttempts {
  /** Null before the start. */
  kinds: ReadonlyMap<string, TaskKind> | null = null;
  private readonly options: TaskAttemptsOptions;
  private readonly tasks: Tasks;

  /** `tasks` plan what follows. */
  constructor(options: TaskAttemptsOptions, planned: Tasks) {
    this.options = options;
    this.tasks = planned;
  }

  /** Takes the next due tasks and counts the try of each; those whose process dies are tried again after the pause. */
  take(kind: string): Promise<Row[]> {
    const now = this.options.clock.now();
    const ofKind = eq(tasks.kind, kind);
    return this.options.store.transaction(async (tx) => {
      const due = await tx
        .select()
        .from(tasks)
        .where(and(ofKind, isWaiting, lte(tasks.dueAt, now), lte(tasks.tryAt, now)))
        .orderBy(asc(tasks.dueAt), asc(tasks.id))
        .limit(AT_ONCE)
        .for('update', { skipLocked: true });
      const taken = firstOf(due).map((row) => ({ ...row, attempts: row.attempts + 1 }));
      const [first] = taken;
      if (first)
        await tx
          .update(tasks)
          .set({ attempts: first.attempts, tryAt: now + backoffMs(first.attempts - 1, BETWEEN_TRIES) })
          .where(
            inArray(
              tasks.id,
              taken.map(({ id }) => id),
            ),
          );
      return taken;
    });
  }

  /** Tries a task that was taken, or gives it up. */
  async run(row: Row): Promise<void> {
    const { kind, ref, dueAt, attempts } = row;
    const { log, slowMs = SLOW_MS } = this.options;
    if (attempts - row.lastFailed > MOST_ATTEMPTS)
      return this.giveUp(row, new Error('Each try ended with the process'));
    const unwatch = alarmWhileSlow(log, { kind, ref, dueAt, attempts }, 'a task does not end', slowMs);
    try {
      const effects = await this.done(row);
      runEffects(log, effects, { kind, ref }, 'A notification of a task failed');
    } catch (error) {
      await this.failed(row, error);
    } finally {
      unwatch();
    }
  }

  /** The work and the mark that it is done, in one transaction. */
  private async done(row: Row): Promise<readonly Effect[]> {
    const handler = handlerOf(this.kinds?.get(row.kind));
    if (!handler) throw new Error(`no product does tasks of the kind ${row.kind}`);
    const { ref, dueAt, payload } = row;
    const work = await handler({ ref, dueAt, payload });
    return doOnce(this.options.store, work, async (tx) => {
      const marked = await tx
        .update(tasks)
        .set({ state: 'done', doneAt: this.options.clock.now(), lastError: null })
        .where(stillWaits(row))
        .returning({ id: tasks.id });
      if (marked.length === 0) return false;
      await this.follow(tx, row);
      return true;
    });
  }

  /** Plans what follows a task of a kind that recurs. */
  private async follow(tx: Tx, row: Row): Promise<void> {
    const recurring = recurringOf(this.kinds?.get(row.kind));
    if (recurring) await planNext(tx, this.tasks, row.kind, recurring, row);
  }

  /** It is tried again for ever, but for one of a chain: what follows it would wait. */
  private async failed(row: Row, error: unknown): Promise<void> {
    const { kind, ref, attempts } = row;
    const { store, log } = this.options;
    if (attempts >= MOST_ATTEMPTS && recurringOf(this.kinds?.get(kind))) return this.giveUp(row, error);
    const kept = await store.db
      .update(tasks)
      .set({ lastError: lastErrorOf(error), lastFailed: attempts })
      .where(and(stillWaits(row), eq(tasks.attempts, attempts)))
      .returning({ id: tasks.id });
    if (kept.length > 0)
      tellFailure(
        log,
        error,
        { kind, ref, attempts },
        { once: 'A task failed', alarm: 'a task fails again and again' },
      );
  }

  private async giveUp(row: Row, error: unknown): Promise<void> {
    const { kind, ref, attempts } = row;
    alarm(this.options.log, { err: error, kind, ref, attempts }, 'a task is given up');
    await this.options.store.transaction(async (tx) => {
      const dead = await tx
        .update(tasks)
        .set({ lastError: lastErrorOf(error), state: 'dead' })
        .where(stillWaits(row))
        .returning({ id: tasks.id });
      if (dead.length > 0) await this.follow(tx, row);
    });
  }
}

/** As the index of them says it: a plan for any parameter could not use that. */
const isWaiting = sql`${tasks.state} = 'waiting'`;

/** A task that was moved meanwhile is about another moment. */
const stillWaits = ({ id, dueAt }: Row) => and(eq(tasks.id, id), eq(tasks.state, 'waiting'), eq(tasks.dueAt, dueAt));

/** Those of the first try together; one that was tried before is alone, so that it counts no try of others where it ends the process. */
function firstOf(due: readonly Row[]): readonly Row[] {
  const tried = due.findIndex(({ attempts }) => attempts > 0);
  return tried < 0 ? due : due.slice(0, Math.max(1, tried));
}
