import { AsyncLocalStorage } from 'node:async_hooks';
import { and, eq, gt, min } from 'drizzle-orm';
import { alarm } from '../alarm.ts';
import type { Cancel, Scheduler } from '../scheduler.ts';
import { tasks } from '../store/schema/tasks.ts';
import type { Tx } from '../store/types.ts';
import { resume } from './chain.ts';
import type { NewTask, TaskKind, Tasks } from './port.ts';
import { troubledTasks } from './troubled.ts';
import { dueKinds } from './waiting.ts';
import { recurringOf, TaskAttempts, type TaskAttemptsOptions } from './work.ts';

/** A look that missed a task whose transaction was not committed yet is made good by the next of these. */
const LOOK_EACH_MS = 5000;
/** And before that by looks after these, where a task was due as soon as it was planned. */
const EAGER_MS = [20, 80, 320, 1280] as const;
/** Where the store itself fails, the next look comes after this. */
const STORE_PAUSE_MS = 1000;

export interface TaskRunnerOptions extends TaskAttemptsOptions {
  readonly scheduler: Scheduler;
}

/** The tasks of one kind that are done one after the other. */
interface Lane {
  /** Something has fallen due that its last look may have missed. */
  isDue: boolean;
}

/**
 * Has what falls due done in time: the tasks of a kind one after the other, by due moment and then by the order of planning, and no
 * kind waits for another. A try has no limit of time, but one that takes long is an alarm. On a driven clock the kinds
 * take turns, and the clock waits for all of them. What is due next is kept in memory, so that the store is hardly asked
 * while nothing is.
 */
export class TaskRunner implements Tasks {
  private readonly options: TaskRunnerOptions;
  private readonly work: TaskAttempts;
  private armed: { readonly at: number; readonly cancel: Cancel } | null = null;
  private beat: Cancel | null = null;
  private looking: Promise<void> | null = null;
  private readonly lanes = new Map<string, Lane>();
  private readonly running = new Set<Promise<void>>();
  /** By kind, pauses before the next looks for a task that should be there. */
  private readonly eager = new Map<string, number[]>();
  /** Plans are made inside other people's transactions; looks are not part of them. */
  private readonly outside = AsyncLocalStorage.snapshot();

  constructor(options: TaskRunnerOptions) {
    this.options = options;
    this.work = new TaskAttempts(options, this);
  }

  private get isOn(): boolean {
    return this.beat !== null;
  }

  async add(tx: Tx, { kind, ref, dueAt, payload = null }: NewTask): Promise<boolean> {
    this.assertDone(kind);
    const rows = await tx
      .insert(tasks)
      .values({ kind, ref, dueAt, tryAt: dueAt, payload })
      .onConflictDoNothing()
      .returning({ id: tasks.id });
    if (rows.length > 0) this.expect(kind, dueAt);
    return rows.length > 0;
  }

  async move(tx: Tx, kind: string, ref: string, dueAt: number): Promise<boolean> {
    this.assertDone(kind);
    const rows = await tx
      .update(tasks)
      .set({ dueAt, tryAt: dueAt, attempts: 0, lastFailed: 0, lastError: null })
      .where(waitingOne(kind, ref))
      .returning({ id: tasks.id });
    if (rows.length > 0) this.expect(kind, dueAt);
    return rows.length > 0;
  }

  async cancel(tx: Tx, kind: string, ref: string): Promise<boolean> {
    this.assertDone(kind);
    const rows = await tx.delete(tasks).where(waitingOne(kind, ref)).returning({ id: tasks.id });
    return rows.length > 0;
  }

  /**
   * Goes on with the chains of recurring kinds, and begins with what is due already as soon as the scheduler runs it:
   * nobody waits for a backlog.
   */
  async start(kinds: ReadonlyMap<string, TaskKind>): Promise<void> {
    const { store, clock, scheduler, log } = this.options;
    this.work.kinds = kinds;
    for (const { state, ...task } of await troubledTasks(store.db))
      alarm(
        log,
        task,
        state === 'dead' ? 'a task was given up before this start' : 'a task has failed before this start',
      );
    this.beat = scheduler.every(LOOK_EACH_MS, 'due tasks', () => this.look());
    for (const [kind, how] of kinds) {
      const recurring = recurringOf(how);
      if (recurring) await store.transaction((tx) => resume(tx, this, kind, recurring));
    }
    this.arm(clock.now());
  }

  /** Begins nothing new; resolves when what runs has ended. */
  async stop(): Promise<void> {
    this.beat?.();
    this.beat = null;
    this.armed?.cancel();
    this.armed = null;
    await this.looking;
    await Promise.all(this.running);
    this.lanes.clear();
    this.eager.clear();
  }

  /** Has the scheduler run what is due now. */
  private look(): Promise<void> {
    this.looking ??= this.outside(() => this.lookOnce()).finally(() => {
      this.looking = null;
    });
    return this.looking;
  }

  private async lookOnce(): Promise<void> {
    const { store, clock } = this.options;
    const now = clock.now();
    try {
      for (const kind of await dueKinds(store.db, now)) this.enter(kind);
      this.lookSoon();
      await this.armNext(now);
    } catch (error) {
      this.storeFailed(error);
    }
  }

  /** Has the tasks of a kind done, unless they are being done. */
  private enter(kind: string): void {
    this.eager.delete(kind);
    const lane = this.lanes.get(kind);
    if (lane) lane.isDue = true;
    else if (this.beat) {
      const entered: Lane = { isDue: true };
      this.lanes.set(kind, entered);
      this.options.scheduler.at(this.options.clock.now(), () => {
        if (this.lanes.get(kind) !== entered) return undefined;
        const done = this.outside(() => this.runLane(kind, entered)).finally(() => this.running.delete(done));
        this.running.add(done);
        return done;
      });
    }
  }

  private async runLane(kind: string, lane: Lane): Promise<void> {
    try {
      while (this.isOn && lane.isDue) {
        lane.isDue = false;
        for (let rows = await this.take(kind); rows.length > 0; rows = await this.take(kind))
          for (const row of rows) if (this.isOn) await this.work.run(row);
      }
      this.lanes.delete(kind);
      await this.armNext(this.options.clock.now());
    } catch (error) {
      this.lanes.delete(kind);
      this.storeFailed(error);
    }
  }

  private lookSoon(): void {
    for (const [kind, pauses] of this.eager) {
      const soon = pauses.shift();
      if (soon === undefined) this.eager.delete(kind);
      else this.arm(this.options.clock.now() + soon);
    }
  }

  private async armNext(now: number): Promise<void> {
    const [next] = await this.options.store.db
      .select({ at: min(tasks.tryAt) })
      .from(tasks)
      .where(and(eq(tasks.state, 'waiting'), gt(tasks.tryAt, now)));
    if (next?.at != null) this.arm(Number(next.at));
  }

  private storeFailed(error: unknown): void {
    this.options.log.error({ err: error }, 'Due tasks could not be looked for');
    this.arm(this.options.clock.now() + STORE_PAUSE_MS);
  }

  /** Somebody plans a task in a transaction that is not committed yet. */
  private expect(kind: string, dueAt: number): void {
    if (dueAt <= this.options.clock.now()) this.eager.set(kind, [...EAGER_MS]);
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

  private async take(kind: string): ReturnType<TaskAttempts['take']> {
    return this.isOn ? this.work.take(kind) : [];
  }

  /** A misspelt kind would be committed with what it is about and never be done. */
  private assertDone(kind: string): void {
    if (this.work.kinds && !this.work.kinds.has(kind)) throw new Error(`No product does tasks of the kind ${kind}`);
  }
}

const waitingOne = (kind: string, ref: string) =>
  and(eq(tasks.kind, kind), eq(tasks.ref, ref), eq(tasks.state, 'waiting'));
