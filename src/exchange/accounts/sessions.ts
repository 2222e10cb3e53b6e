import { hash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { HOUR_MS, MINUTE_MS } from '../../domain/durations.ts';
import type { Clock } from '../platform/clock-port.ts';
import type { Events, UserEvents } from '../platform/events.ts';
import type { Db, Store } from '../platform/store/open.ts';
import { sessions, users } from '../platform/store/schema/index.ts';
import type { Caller } from './caller.ts';
import { SessionCache } from './session-cache.ts';

/** Readings G2. */
export const LIFETIME_MS = { short: 24 * HOUR_MS, long: 30 * 24 * HOUR_MS } as const;
/** How long a session is believed without asking the store, and how often its last use is written. */
const CACHE_MS = 10_000;
const TOUCH_MS = MINUTE_MS;
/** Sessions asked for in one query. */
const BATCH = 1000;

export type SignOutReason = UserEvents['signedOut'][2];

/** Tokens: 256 random bits, kept as their SHA-256 only. Many sessions a user (readings G2). */
export class Sessions {
  private readonly store: Store;
  private readonly clock: Clock;
  private readonly events: Events;
  private readonly cache = new SessionCache();

  constructor(store: Store, clock: Clock, events: Events) {
    this.store = store;
    this.clock = clock;
    this.events = events;
  }

  /** Opens a session and gives its token. */
  async open(db: Db, session: { user: number; isLong: boolean; agent: string }): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    await db.insert(sessions).values({
      userId: session.user,
      tokenHash: hashOf(token),
      agent: session.agent,
      isLong: session.isLong,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: now + LIFETIME_MS[session.isLong ? 'long' : 'short'],
    });
    return token;
  }

  /** Who a token stands for; null where it is unknown, expired or revoked, or the account is frozen. */
  async find(token: string): Promise<Caller | null> {
    if (!/^[\w-]{43}$/.test(token)) return null;
    const tokenHash = hashOf(token);
    const now = this.clock.now();
    const known = this.cache.get(tokenHash);
    if (known && now - known.readAt < CACHE_MS && now >= known.readAt)
      return known.expiresAt > now ? known.caller : null;
    return this.read(tokenHash, now);
  }

  /** Which of the sessions still hold. Looking at them is no use of them: they expire as if nobody had looked. */
  async alive(ids: readonly number[]): Promise<Set<number>> {
    const alive = new Set<number>();
    for (let from = 0; from < ids.length; from += BATCH) {
      const rows = await this.store.db
        .select({ id: sessions.id })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(inArray(sessions.id, ids.slice(from, from + BATCH)), this.holds()));
      for (const { id } of rows) alive.add(id);
    }
    return alive;
  }

  /** Ends one session. Where the write fails, it may have been done all the same: the store is asked at the next call. */
  async close(caller: Caller): Promise<void> {
    const ids = [caller.sessionId];
    try {
      await this.store.db.update(sessions).set({ revokedAt: this.clock.now() }).where(inArray(sessions.id, ids));
    } finally {
      this.cache.forget(caller.sessionId);
    }
    this.forget(caller.id, ids, 'loggedOut');
  }

  /** Ends all sessions of a user but, where given, one: the password changed. Call the returned function after the commit. */
  async closeAll(db: Db, user: number, but?: number): Promise<() => void> {
    const open = await db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.userId, user), isNull(sessions.revokedAt)));
    const ids = open.map(({ id }) => id).filter((id) => id !== but);
    if (ids.length > 0) await db.update(sessions).set({ revokedAt: this.clock.now() }).where(inArray(sessions.id, ids));
    return () => this.forget(user, ids, 'passwordChanged');
  }

  private forget(user: number, ids: readonly number[], reason: SignOutReason): void {
    for (const id of ids) this.cache.end(id);
    this.events.emit('signedOut', user, ids, reason);
  }

  private holds() {
    return and(isNull(sessions.revokedAt), gt(sessions.expiresAt, this.clock.now()), eq(users.status, 0));
  }

  private async read(tokenHash: string, now: number): Promise<Caller | null> {
    const [row] = await this.store.db
      .select({
        id: sessions.id,
        userId: sessions.userId,
        isLong: sessions.isLong,
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.tokenHash, tokenHash), this.holds()));
    if (!row) return null;
    const expiresAt = row.isLong ? now + LIFETIME_MS.long : row.expiresAt;
    if (now - row.lastSeenAt > TOUCH_MS) {
      await this.store.db.update(sessions).set({ lastSeenAt: now, expiresAt }).where(eq(sessions.id, row.id));
    }
    const caller = { id: row.userId, sessionId: row.id };
    // It may have been ended while it was read.
    return this.cache.set(tokenHash, { caller, expiresAt: row.expiresAt, readAt: now }) ? caller : null;
  }
}

const hashOf = (token: string): string => hash('sha256', token);
