import { AsyncLocalStorage } from 'node:async_hooks';
import { asc, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock-port.ts';
import { plainError } from '../plain-error.ts';
import type { Cancel, Scheduler } from '../scheduler.ts';
import type { Db, Store, Tx } from '../store/open.ts';
import { outbox } from '../store/schema/outbox.ts';
import type { Json } from '../tasks/port.ts';

/** Something that happened to a user. */
export interface OutboxEvent {
  /** Grows; the same in every delivery of one event. */
  readonly id: number;
  readonly topic: string;
  readonly user: number;
  readonly payload: Json;
}

/** Takes an event in. It may come again after a kill, so it is to be done once for each id. A throw has it come again. */
export type Consume = (event: OutboxEvent) => Promise<void>;

const LOOK_EACH_MS = 500;
/** No transaction that wrote an event is open for longer. */
const LONGEST_TRANSACTION_MS = 60_000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

export interface OutboxOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Events over a kill: written with what they tell of, delivered at least once, in order a user. One that fails keeps the
 * later ones of its user waiting, and nobody else's. While nobody writes any, the store is not asked.
 */
export class Outbox {
  private readonly options: OutboxOptions;
  private readonly consumers = new Map<string, { readonly topic: string; readonly consume: Consume }>();
  /** Until when a transaction that wrote an event may still commit. */
  private busyUntil = Number.NEGATIVE_INFINITY;
  /** Whether a look has found the store empty after that. */
  private isIdle = false;
  private looking: Promise<void> | null = null;
  private beat: Cancel | null = null;
  private readonly outside = AsyncLocalStorage.snapshot();

  constructor(options: OutboxOptions) {
    this.options = options;
  }

  /** Has a consumer hear of a topic; before the start. The name stays the same over restarts. */
  on(topic: string, consumer: string, consume: Consume): void {
    if (this.consumers.has(consumer)) throw new Error(`The outbox has a consumer ${consumer} already`);
    this.consumers.set(consumer, { topic, consume });
  }

  /** Whether anybody hears of a topic; events of one that nobody hears need not even be made. */
  hears(topic: string): boolean {
    return [...this.consumers.values()].some((known) => known.topic === topic);
  }

  /** Writes events in the caller's transaction, after its postings: under the lock of a user's balance ids grow in the order of commits. */
  async add(
    tx: Tx,
    topic: string,
    events: readonly { readonly user: number; readonly payload: Json }[],
  ): Promise<void> {
    const now = this.options.clock.now();
    const names = [...this.consumers].filter(([, known]) => known.topic === topic).map(([name]) => name);
    const rows = names.flatMap((consumer) =>
      events.map(({ user, payload }) => ({ consumer, topic, userId: user, payload, createdAt: now, tryAt: now })),
    );
    if (rows.length === 0) return;
    await tx.insert(outbox).values(rows);
    this.awaitCommit();
  }

  /** Delivers what is left from before, and then what comes. */
  async start(): Promise<void> {
    if (this.consumers.size === 0) return;
    // A transaction of the process before this one may commit yet.
    this.awaitCommit();
    this.beat = this.options.scheduler.every(LOOK_EACH_MS, 'outbox', () => this.look());
    await this.look();
  }

  async stop(): Promise<void> {
    this.beat?.();
    this.beat = null;
    await this.looking;
  }

  /** Delivers all that can be delivered now. */
  look(): Promise<void> {
    if (!this.beat || this.isIdle) return Promise.resolve();
    this.looking ??= this.outside(() => this.deliverAll()).finally(() => {
      this.looking = null;
    });
    return this.looking;
  }

  private awaitCommit(): void {
    this.busyUntil = Math.max(this.busyUntil, this.options.clock.now() + LONGEST_TRANSACTION_MS);
    this.isIdle = false;
  }

  private async deliverAll(): Promise<void> {
    const { store, clock } = this.options;
    for (let delivered = 1; delivered > 0 && this.beat; ) {
      const began = clock.now();
      const heads = await firstOfEach(store.db);
      // Time alone says nothing: the store may have been away, or the clock may have leapt, since the last look.
      if (heads.length === 0 && began > this.busyUntil) this.isIdle = true;
      delivered = 0;
      for (const head of heads) if (head.tryAt <= clock.now() && (await this.deliver(head))) delivered += 1;
    }
  }

  private async deliver({ id, consumer, topic, userId, payload, attempts }: Row): Promise<boolean> {
    const { store, clock, log } = this.options;
    try {
      const known = this.consumers.get(consumer);
      if (!known) throw new Error(`the outbox has no consumer ${consumer}`);
      await known.consume({ id, topic, user: userId, payload });
      await store.db.delete(outbox).where(eq(outbox.id, id));
      return true;
    } catch (error) {
      log.error({ err: error, consumer, topic, attempts: attempts + 1 }, 'An event of the outbox was not taken');
      const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempts);
      const lastError = plainError(error).message.slice(0, 1000);
      await store.db
        .update(outbox)
        .set({ attempts: attempts + 1, tryAt: clock.now() + pause, lastError })
        .where(eq(outbox.id, id));
      return false;
    }
  }
}

type Row = typeof outbox.$inferSelect;

/** The oldest event of each user for each consumer. */
const firstOfEach = (db: Db): Promise<Row[]> =>
  db
    .selectDistinctOn([outbox.consumer, outbox.userId])
    .from(outbox)
    .orderBy(asc(outbox.consumer), asc(outbox.userId), asc(outbox.id));
