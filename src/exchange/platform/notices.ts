import { and, count, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Clock } from './clock-port.ts';
import type { Events } from './events.ts';
import { preparedRows } from './store/driver.ts';
import type { Db, Tx } from './store/open.ts';
import { recordset } from './store/recordset.ts';
import { notices } from './store/schema/index.ts';

/** What users are told of, by kind, and what the words of each name (`notice.<kind>`). Products add their own by declaration merging. */
export interface NoticeKinds {
  /** Somebody signed in with a browser, or from an address, that the account was not seen with. */
  newDevice: { readonly device: string; readonly address: string };
  /** The same, where the client does not say what it is. */
  unknownDevice: { readonly address: string };
  passwordChanged: Readonly<Record<never, string>>;
  payPasswordSet: Readonly<Record<never, string>>;
}

export type Notice = typeof notices.$inferSelect;

/** Ids of what is marked as read; `upTo`: the newest that its reader has seen. */
export interface Which {
  readonly id?: number | undefined;
  readonly upTo?: number | undefined;
}

/** Rows that a user has: the oldest make room, a few more stay where several are written at once. */
const MOST_KEPT = 200;

/** What users must hear of though they did not ask: kept until they have read it. */
export class Notices {
  private readonly clock: Clock;
  private readonly events: Events;

  constructor(clock: Clock, events: Events) {
    this.clock = clock;
    this.events = events;
  }

  /** Writes one in the transaction of what it tells of. Call the returned function after the commit. */
  async add<Kind extends keyof NoticeKinds>(
    tx: Tx,
    user: number,
    kind: Kind,
    values: NoticeKinds[Kind],
  ): Promise<() => void> {
    await tx.insert(notices).values({ userId: user, kind, values: { ...values }, createdAt: this.clock.now() });
    await tx.execute(sql`delete from notices where id in (
      select id from notices where user_id = ${user} order by id desc offset ${MOST_KEPT})`);
    return () => this.events.emit('notices', user);
  }

  /** The same for many users at once, one notice each: what ends for thousands ends in a few statements. */
  async addEach<Kind extends keyof NoticeKinds>(
    tx: Tx,
    kind: Kind,
    told: readonly { readonly user: number; readonly values: NoticeKinds[Kind] }[],
  ): Promise<() => void> {
    if (told.length === 0) return () => undefined;
    const createdAt = this.clock.now();
    const rows = told.map(({ user, values }) => ({ user_id: user, values }));
    await preparedRows(
      tx,
      sql`insert into notices (user_id, kind, "values", created_at)
        select user_id, ${kind}::text, "values", ${createdAt}::bigint from ${recordset(rows, 'user_id int, "values" jsonb')} r`,
    );
    const users = [...new Set(told.map(({ user }) => user))];
    await preparedRows(
      tx,
      sql`delete from notices where id in (
        select old.id from unnest(${sql.param(users)}::int[]) as told(user_id), lateral (
          select id from notices n where n.user_id = told.user_id order by id desc offset ${MOST_KEPT}::int) old)`,
    );
    return () => {
      for (const user of users) this.events.emit('notices', user);
    };
  }

  /** A page, newest first. */
  page(db: Db, user: number, { page, limit }: { page: number; limit: number }): Promise<Notice[]> {
    return db
      .select()
      .from(notices)
      .where(eq(notices.userId, user))
      .orderBy(desc(notices.id))
      .limit(limit)
      .offset((page - 1) * limit);
  }

  /** How many there are, and how many of them are unread. */
  async counts(db: Db, user: number): Promise<{ all: number; unread: number }> {
    const [row] = await db
      .select({ all: count(), unread: sql<number>`(count(*) filter (where ${notices.readAt} is null))::int` })
      .from(notices)
      .where(eq(notices.userId, user));
    return row ?? { all: 0, unread: 0 };
  }

  /** How many are unread. */
  async unread(db: Db, user: number): Promise<number> {
    const [row] = await db.select({ unread: count() }).from(notices).where(isUnread(user));
    return row?.unread ?? 0;
  }

  /** Marks one as read, or all up to one, or all. What is read already stays so, and an id of somebody else's changes nothing. */
  async read(db: Db, user: number, { id, upTo }: Which = {}): Promise<void> {
    const one = id === undefined ? undefined : eq(notices.id, id);
    const seen = upTo === undefined ? undefined : lte(notices.id, upTo);
    const which = and(isUnread(user), one, seen);
    await db.update(notices).set({ readAt: this.clock.now() }).where(which);
    this.events.emit('notices', user);
  }
}

const isUnread = (user: number) => and(eq(notices.userId, user), isNull(notices.readAt));
