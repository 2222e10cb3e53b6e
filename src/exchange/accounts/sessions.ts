import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Caller } from '../gateway/http/types.ts';
import type { Clock } from '../platform/clock-port.ts';
import type { Events } from '../platform/events.ts';
import type { Db, Store } from '../platform/store/open.ts';
import { sessions, users } from '../platform/store/schema/index.ts';

const HOUR_MS = 3_600_000;
/** Readings G2. */
export const LIFETIME_MS = { short: 24 * HOUR_MS, long: 30 * 24 * HOUR_MS } as const;
/** How long a session is believed without asking the store, and how often its last use is written. */
const CACHE_MS = 10_000;
const TOUCH_MS = 60_000;
const CACHE_SIZE = 10_000;

interface Known {
  readonly caller: Caller;
  readonly expiresAt: number;
  readonly readAt: number;
}

/** Tokens: 256 random bits, kept as their SHA-256 only. Many sessions a user (readings G2). */
export class Sessions {
  private readonly store: Store;
  private readonly clock: Clock;
  private readonly events: Events;
  private readonly cache = new Map<string, Known>();

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
    const hash = hashOf(token);
    const now = this.clock.now();
    const known = this.cache.get(hash);
    if (known && now - known.readAt < CACHE_MS && now >= known.readAt)
      return known.expiresAt > now ? known.caller : null;
    return this.read(hash, now);
  }

  /** Ends one session. */
  async close(caller: Caller): Promise<void> {
    await this.end(this.store.db, caller.id, [caller.sessionId]);
  }

  /** Ends all sessions of a user but, where given, one. Tells of it after the commit: call the returned function then. */
  async closeAll(db: Db, user: number, but?: number): Promise<() => void> {
    const open = await db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.userId, user), isNull(sessions.revokedAt)));
    const ids = open.map(({ id }) => id).filter((id) => id !== but);
    if (ids.length > 0) await db.update(sessions).set({ revokedAt: this.clock.now() }).where(inArray(sessions.id, ids));
    return () => this.forget(user, ids);
  }

  private async end(db: Db, user: number, ids: number[]): Promise<void> {
    await db.update(sessions).set({ revokedAt: this.clock.now() }).where(inArray(sessions.id, ids));
    this.forget(user, ids);
  }

  private forget(user: number, ids: readonly number[]): void {
    for (const [hash, known] of this.cache) if (ids.includes(known.caller.sessionId)) this.cache.delete(hash);
    this.events.emit('signedOut', user, ids);
  }

  private async read(hash: string, now: number): Promise<Caller | null> {
    this.cache.delete(hash);
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
      .where(
        and(eq(sessions.tokenHash, hash), isNull(sessions.revokedAt), gt(sessions.expiresAt, now), eq(users.status, 0)),
      );
    if (!row) return null;
    const expiresAt = row.isLong ? now + LIFETIME_MS.long : row.expiresAt;
    if (now - row.lastSeenAt > TOUCH_MS) {
      await this.store.db.update(sessions).set({ lastSeenAt: now, expiresAt }).where(eq(sessions.id, row.id));
    }
    const caller = { id: row.userId, sessionId: row.id };
    this.remember(hash, { caller, expiresAt: row.expiresAt, readAt: now });
    return caller;
  }

  private remember(hash: string, known: Known): void {
    // The oldest goes: a Map keeps the order of insertion.
    if (this.cache.size >= CACHE_SIZE) this.cache.delete(this.cache.keys().next().value ?? '');
    this.cache.set(hash, known);
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
