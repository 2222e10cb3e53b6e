import { AsyncLocalStorage } from 'node:async_hooks';
import { asc, eq, notInArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type Backoff, backoffMs } from '../backoff.ts';
import type { Clock } from '../clock-port.ts';
import { plainError } from '../plain-error.ts';
import type { Cancel, Scheduler } from '../scheduler.ts';
import { alarmWhileSlow } from '../slow-alarm.ts';
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
/** Looks after a start in which a transaction of the process before may commit yet. */
const FIRST_LOOKS = 120;
const BETWEEN_TRIES: Backoff = { firstMs: 1000, capMs: 60_000 };
/** A consumer that failed so many times at one event is an alarm, and again after as many more. */
const ALARM_EACH = 12;
/** A consumer that takes longer over one event is an alarm. */
const SLOW_MS = 300_000;

export interface OutboxOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Ms of the machine's time after which a consumer is told of as slow. */
  readonly slowMs?: number;
}

/** A consumer and how far it has come. */
interface Lane {
  readonly topic: string;
  readonly consume: Consume;
  looking: Promise<void> | null;
  /** Whether a look has found that nothing is left, and nothing was written since. */
  isIdle: boolean;
}

/**
 * Events over a kill: written with what they tell of, delivered at least once, in order a user. One that fails keeps the
 * later ones of its user waiting, and nobody else's; it is tried for ever, with alarms. No consumer waits for another.
 * While nobody writes any, the store is not asked.
 */
export class Outbox {
  private readonly options: OutboxOptions;
  private readonly lanes = new Map<string, Lane>();
  /** Transactions that wrote an event and may still commit. */
  private open = 0;
  /** How many wrote one so far. */
  private written = 0;
  private looksLeft = 0;
  private beat: Cancel | null = null;
  private readonly outside = AsyncLocalStorage.snapshot();

  constructor(options: OutboxOptions) {
    this.options = options;
  }

  /** Has a consumer hear of a topic; before the start. The name stays the same over restarts. */
  on(topic: string, consumer: string, consume: Consume): void {
    if (this.lanes.has(consumer)) throw new Error(`The outbox has a consumer ${consumer} already`);
    this.lanes.set(consumer, { topic, consume, looking: null, isIdle: false });
  }

  private get isOn(): boolean {
    return this.beat !== null;
  }

  /** Whether anybody consumes a topic; events that nobody does need not even be made. */
  hasConsumers(topic: string): boolean {
    return [...this.lanes.values()].some((lane) => lane.topic === topic);
  }

  /** Writes events in the caller's transaction, after its postings: under the lock of a user's balance ids grow in the order of commits. */
  async add(
    tx: Tx,
    topic: string,
    events: readonly { readonly user: number; readonly payload: Json }[],
  ): Promise<void> {
    const now = this.options.clock.now();
    const names = [...this.lanes].filter(([, lane]) => lane.topic === topic).map(([name]) => name);
    const rows = names.flatMap((consumer) =>
      events.map(({ user, payload }) => ({ consumer, topic, userId: user, payload, createdAt: now, tryAt: now })),
    );
    if (rows.length === 0) return;
    await tx.insert(outbox).values(rows);
    this.awaitCommit();
  }

  /** Delivers what is left from before, and then what comes; nobody waits for a backlog. */
  async start(): Promise<void> {
    const { store, clock, scheduler } = this.options;
    await this.warnUnconsumed(store.db);
    if (this.lanes.size === 0) return;
    this.looksLeft = FIRST_LOOKS;
    this.beat = scheduler.every(LOOK_EACH_MS, 'outbox', () => this.look());
    scheduler.at(clock.now(), () => this.look());
  }

  async stop(): Promise<void> {
    this.beat?.();
    this.beat = null;
    await Promise.allSettled([...this.lanes.values()].map(({ looking }) => looking));
  }

  /** Delivers all that can be delivered now. */
  async look(): Promise<void> {
    if (!this.isOn) return;
    const isFirst = this.looksLeft > 0;
    if (isFirst) this.looksLeft -= 1;
    const looks = [...this.lanes].filter(([, { isIdle }]) => isFirst || !isIdle);
    await Promise.all(looks.map(([name, lane]) => this.lookFor(name, lane)));
  }

  private lookFor(name: string, lane: Lane): Promise<void> {
    lane.looking ??= this.outside(() => this.deliverAll(name, lane)).finally(() => {
      lane.looking = null;
    });
    return lane.looking;
  }

  /** Looks for what the caller's transaction wrote as long as it may commit, by whatever clock. */
  private awaitCommit(): void {
    this.written += 1;
    this.open += 1;
    for (const lane of this.lanes.values()) lane.isIdle = false;
    const ended = this.outside(() => this.options.store.settled());
    void ended.then(() => {
      this.open -= 1;
    });
  }

  private async deliverAll(name: string, lane: Lane): Promise<void> {
    const { store, clock } = this.options;
    for (let delivered = 1; delivered > 0 && this.isOn; ) {
      const { written, open } = this;
      const heads = await firstOfEach(store.db, name);
      if (heads.length === 0 && open === 0 && written === this.written) lane.isIdle = true;
      delivered = 0;
      for (const head of heads)
        if (this.isOn && head.tryAt <= clock.now() && (await this.deliver(head, lane))) delivered += 1;
    }
  }

  private async deliver(
    { id, consumer, topic, userId, payload, attempts: before }: Row,
    { consume }: Lane,
  ): Promise<boolean> {
    const { store, clock, log, slowMs = SLOW_MS } = this.options;
    const attempts = before + 1;
    const unwatch = alarmWhileSlow(log, { consumer, topic, attempts }, 'ALARM: an event of the outbox hangs', slowMs);
    try {
      await consume({ id, topic, user: userId, payload });
      await store.db.delete(outbox).where(eq(outbox.id, id));
      return true;
    } catch (error) {
      const isAlarm = attempts % ALARM_EACH === 0;
      log.error(
        { err: error, consumer, topic, user: userId, attempts, isAlarm },
        isAlarm ? 'ALARM: an event of the outbox is not taken' : 'An event of the outbox was not taken',
      );
      const lastError = plainError(error).message.slice(0, 1000);
      await store.db
        .update(outbox)
        .set({ attempts, tryAt: clock.now() + backoffMs(before, BETWEEN_TRIES), lastError })
        .where(eq(outbox.id, id));
      return false;
    } finally {
      unwatch();
    }
  }

  /** Events whose consumer is no part of the exchange any more stay, and are told of. */
  private async warnUnconsumed(db: Db): Promise<void> {
    const known = [...this.lanes.keys()];
    const unheard = await db
      .selectDistinct({ consumer: outbox.consumer })
      .from(outbox)
      .where(known.length > 0 ? notInArray(outbox.consumer, known) : undefined);
    for (const { consumer } of unheard)
      this.options.log.error({ consumer, isAlarm: true }, 'ALARM: the outbox keeps events of a consumer that is gone');
  }
}

type Row = typeof outbox.$inferSelect;

/** The oldest event of each user for a consumer. */
const firstOfEach = (db: Db, consumer: string): Promise<Row[]> =>
  db
    .selectDistinctOn([outbox.userId])
    .from(outbox)
    .where(eq(outbox.consumer, consumer))
    .orderBy(asc(outbox.userId), asc(outbox.id));
