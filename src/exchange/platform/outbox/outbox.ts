import { AsyncLocalStorage } from 'node:async_hooks';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { alarm } from '../alarm.ts';
import { type Backoff, backoffMs } from '../backoff.ts';
import type { Clock } from '../clock-port.ts';
import type { Cancel, Scheduler } from '../scheduler.ts';
import { alarmWhileSlow } from '../slow-alarm.ts';
import { queryRows } from '../store/driver.ts';
import type { Db, Store, Tx } from '../store/open.ts';
import { outbox } from '../store/schema/outbox.ts';
import type { Json, TaskWork } from '../tasks/port.ts';
import { doOnce, lastErrorOf, runEffects, SLOW_MS, tellFailure } from '../tries.ts';

/** What an event of a topic carries, as JSON keeps it. The product that writes a topic adds it by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: products fill it.
export interface OutboxTopics {}

/** Topics whose payload JSON keeps. */
export type Topic = {
  [Name in keyof OutboxTopics]: OutboxTopics[Name] extends Json ? Name : never;
}[keyof OutboxTopics];

/** Something that happened to a user. */
export interface OutboxEvent<Name extends Topic = Topic> {
  /** Grows; the same in every delivery of one event. */
  readonly id: number;
  readonly topic: Name;
  readonly user: number;
  readonly payload: OutboxTopics[Name];
}

/**
 * Reads what it needs outside of a transaction, and gives the work, which is committed once, together with the event's end.
 * A throw of either has the event come again.
 */
export type Consume<Name extends Topic = Topic> = (event: OutboxEvent<Name>) => TaskWork | Promise<TaskWork>;

/** What is consumed, by topic. */
export type Consumes = { readonly [Name in Topic]?: Consume<Name> };

const LOOK_EACH_MS = 500;
/** Looks after a start in which a transaction of the process before may commit yet. */
const FIRST_LOOKS = 120;
const BETWEEN_TRIES: Backoff = { firstMs: 1000, capMs: 60_000 };

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
  consume(row: Row): TaskWork | Promise<TaskWork>;
  looking: Promise<void> | null;
  /** Whether a look has found that nothing is left, and nothing was written since. */
  isIdle: boolean;
}

/**
 * Events over a kill: written with what they tell of, delivered in order a user, each once. One that fails keeps the
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
  on<Name extends Topic>(topic: Name, consumer: string, consume: Consume<Name>): void {
    if (this.lanes.has(consumer)) throw new Error(`The outbox has a consumer ${consumer} already`);
    this.lanes.set(consumer, {
      topic,
      consume: ({ id, userId, payload }) =>
        consume({ id, topic, user: userId, payload: payload as OutboxTopics[Name] }),
      looking: null,
      isIdle: false,
    });
  }

  private get isOn(): boolean {
    return this.beat !== null;
  }

  /** Whether anybody consumes a topic; events that nobody does need not even be made. */
  hasConsumers(topic: Topic): boolean {
    return [...this.lanes.values()].some((lane) => lane.topic === topic);
  }

  /** Writes events in the caller's transaction, after its postings: under the lock of a user's balance ids grow in the order of commits. */
  async add<Name extends Topic>(
    tx: Tx,
    topic: Name,
    events: readonly Pick<OutboxEvent<Name>, 'user' | 'payload'>[],
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
      const heads = await queryRows<Row>(store.db, firstOfEach(name));
      if (heads.length === 0 && open === 0 && written === this.written) lane.isIdle = true;
      delivered = 0;
      // A moment of the clock counts only for what has failed: one that was set back would hold what is new.
      for (const head of heads)
        if (this.isOn && (head.attempts === 0 || head.tryAt <= clock.now()) && (await this.deliver(head, lane)))
          delivered += 1;
    }
  }

  private async deliver(row: Row, lane: Lane): Promise<boolean> {
    const { store, clock, log, slowMs = SLOW_MS } = this.options;
    const { id, consumer, topic, userId: user, attempts: before } = row;
    const attempts = before + 1;
    const unwatch = alarmWhileSlow(log, { consumer, topic, attempts }, 'an event of the outbox hangs', slowMs);
    try {
      const effects = await doOnce(store, await lane.consume(row), async (tx) => {
        const gone = await tx.delete(outbox).where(eq(outbox.id, id)).returning({ id: outbox.id });
        return gone.length > 0;
      });
      runEffects(log, effects, { consumer, topic, user }, 'A notification of an event of the outbox failed');
      return true;
    } catch (error) {
      tellFailure(
        log,
        error,
        { consumer, topic, user, attempts },
        { once: 'An event of the outbox was not taken', alarm: 'an event of the outbox is not taken' },
      );
      await store.db
        .update(outbox)
        .set({ attempts, tryAt: clock.now() + backoffMs(before, BETWEEN_TRIES), lastError: lastErrorOf(error) })
        .where(eq(outbox.id, id));
      return false;
    } finally {
      unwatch();
    }
  }

  /** Events whose consumer is no part of the exchange any more stay, and are told of. */
  private async warnUnconsumed(db: Db): Promise<void> {
    const known = [...this.lanes.keys()];
    for (const consumer of (await consumersOf(db)).filter((name) => !known.includes(name)))
      alarm(this.options.log, { consumer }, 'the outbox keeps events of a consumer that is gone');
  }
}

type Row = Pick<typeof outbox.$inferSelect, 'id' | 'consumer' | 'topic' | 'userId' | 'payload' | 'attempts' | 'tryAt'>;

/** Selects the oldest event of each user for a consumer: from user to user by the index, whatever waits behind each. */
export function firstOfEach(consumer: string): SQL {
  const first = (isAfter: SQL) => sql`select id, consumer, topic, user_id, payload, attempts, try_at from outbox
    where consumer = ${consumer} and ${isAfter} order by user_id, id limit 1`;
  return sql`with recursive heads as (
      (${first(sql`true`)})
      union all
      select next.* from heads cross join lateral (${first(sql`user_id > heads.user_id`)}) as next
    )
    select id, consumer, topic, user_id as "userId", payload, attempts, try_at as "tryAt" from heads`;
}

/** Whom there are events for: one step down the index each, however many they have. */
async function consumersOf(db: Db): Promise<string[]> {
  const rows = await queryRows<{ consumer: string }>(
    db,
    sql`with recursive found as (
        select min(consumer) as consumer from outbox
        union all
        select (select min(o.consumer) from outbox o where o.consumer > found.consumer) from found where found.consumer is not null
      )
      select consumer from found where consumer is not null`,
  );
  return rows.map(({ consumer }) => consumer);
}
