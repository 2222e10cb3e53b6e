import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { MINUTE_MS } from '../../domain/durations.ts';
import type { Clock } from '../platform/clock-port.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Db, Store } from '../platform/store/open.ts';
import { knownAddresses, loginAttempts } from '../platform/store/schema/index.ts';

/** Wrong tries in a row from one address before it is locked out of a name, and for how long. */
const TRIES = 5;
const LOCK_MS = 15 * MINUTE_MS;
/** Wrong tries on a name from everywhere before strange addresses must wait between tries, and how long at most. */
const GLOBAL_FREE_TRIES = 20;
const GLOBAL_STEP_MS = 2000;
const GLOBAL_MOST_STEPS = MINUTE_MS / GLOBAL_STEP_MS;
const EVERYWHERE = '*';
/** Tries in parallel may be counted in another order than they are stamped in, but not further apart than the store lets one wait: a stamp that lies further ahead is of before the clock was set back. */
const OVERTAKEN_MS = 15_000;
/** Places of an owner that are kept. */
const MOST_KNOWN = 50;

/**
 * Guessing at passwords (readings G3). A try is counted before the password is compared, so that tries in
 * parallel count too. Locks stand on (name, address): whoever guesses cannot lock the owner out, and at
 * addresses where the owner signed in before not even the slow-down of a widely guessed name applies.
 */
export class LoginThrottle {
  private readonly store: Store;
  private readonly clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.store = store;
    this.clock = clock;
  }

  /** Counts a try and gives how many are left after it; refused where the address is locked or must wait. */
  async begin(name: string, address: string, user: number | null): Promise<number> {
    await this.assertOpen(name, address);
    const place = await this.placeOf(user, address);
    if (place !== 'known') await this.slowDown(name);
    const { failures, lastAt } = await this.count(name, address);
    if (failures > TRIES) throw locked(lastAt + LOCK_MS - this.clock.now());
    return TRIES - failures;
  }

  /** The password was wrong: what the answer says. */
  refusal(left: number): Refusal {
    return left > 0 ? new Refusal('loginFailed', { tries: left }) : locked(LOCK_MS);
  }

  /** The password was right: the tries of this address are forgotten, and the address is the owner's from now on. */
  async succeed(db: Db, name: string, address: string, user: number): Promise<void> {
    await db.delete(loginAttempts).where(and(eq(loginAttempts.account, name), eq(loginAttempts.address, address)));
    await db
      .insert(knownAddresses)
      .values({ userId: user, address, lastAt: this.clock.now() })
      .onConflictDoUpdate({
        target: [knownAddresses.userId, knownAddresses.address],
        set: { lastAt: this.clock.now() },
      });
    // The oldest make room, so that the list of nobody grows for ever.
    await db.execute(sql`delete from known_addresses where user_id = ${user} and address in (
      select address from known_addresses where user_id = ${user} order by last_at desc, address offset ${MOST_KNOWN})`);
  }

  /** The owner has proved by a code who they are: all locks on the name go. */
  async clear(db: Db, name: string): Promise<void> {
    await db.delete(loginAttempts).where(eq(loginAttempts.account, name));
  }

  /** Whether a user signed in from an address before, or from none yet. Nobody is asked for as long as somebody: the time tells nothing. */
  async placeOf(user: number | null, address: string): Promise<'known' | 'new' | 'first'> {
    const isThis = eq(knownAddresses.address, address);
    const [nearest] = await this.store.db
      .select({ isThis: sql<boolean>`${isThis}` })
      .from(knownAddresses)
      .where(eq(knownAddresses.userId, user ?? 0))
      .orderBy(desc(isThis))
      .limit(1);
    if (!nearest) return 'first';
    return nearest.isThis ? 'known' : 'new';
  }

  /** Tries of an address that is locked count nowhere: else one address alone could have all others wait for it. */
  private async assertOpen(name: string, address: string): Promise<void> {
    const now = this.clock.now();
    const { account, address: from, failures, lastAt } = loginAttempts;
    const [locking] = await this.store.db
      .select({ lastAt })
      .from(loginAttempts)
      .where(and(eq(account, name), eq(from, address), gte(failures, TRIES), isLocking(now)));
    if (locking) throw locked(locking.lastAt + LOCK_MS - now);
  }

  /** One more failure, from one after a pause of the lock's length. While locked, tries do not lengthen the lock; nor does a clock that was set back. */
  private async count(name: string, address: string): Promise<{ failures: number; lastAt: number }> {
    const now = this.clock.now();
    const { failures, lastAt } = loginAttempts;
    const isLocked = sql`${failures} >= ${TRIES} and ${isLocking(now)}`;
    const [row] = await this.store.db
      .insert(loginAttempts)
      .values({ account: name, address, failures: 1, lastAt: now })
      .onConflictDoUpdate({
        target: [loginAttempts.account, loginAttempts.address],
        set: {
          failures: sql`case when ${lastAt} <= ${now - LOCK_MS} then 1 else ${failures} + 1 end`,
          lastAt: sql`case when ${isLocked} then ${lastAt} else ${now} end`,
        },
      })
      .returning({ failures, lastAt });
    return row ?? { failures: 1, lastAt: now };
  }

  /**
   * Strange addresses wait for each other on a name that is guessed at from many of them. The wait is looked at by the
   * statement that counts the try: tries in parallel cannot share one, nor does one that was overtaken on its way to the
   * store set it back. A clock that was set back ends the wait, and forgets none of the tries.
   */
  private async slowDown(name: string): Promise<void> {
    const now = this.clock.now();
    const { lastAt, failures } = loginAttempts;
    const isRecent = sql`${lastAt} > ${now - LOCK_MS}`;
    const isOfAnotherClock = sql`${lastAt} > ${now + OVERTAKEN_MS}`;
    const isPaused = sql`${isRecent} and not ${isOfAnotherClock} and ${lastAt} + ${PAUSE} > greatest(${lastAt}, ${now})`;
    const [counted] = await this.store.db
      .insert(loginAttempts)
      .values({ account: name, address: EVERYWHERE, failures: 1, lastAt: now })
      .onConflictDoUpdate({
        target: [loginAttempts.account, loginAttempts.address],
        set: {
          failures: sql`case when ${isRecent} then ${failures} + 1 else 1 end`,
          lastAt: sql`case when ${isOfAnotherClock} then ${now} else greatest(${lastAt}, ${now}) end`,
        },
        setWhere: sql`not (${isPaused})`,
      })
      .returning({ failures });
    if (counted) return;
    const [row] = await this.store.db
      .select({ until: sql<number>`${lastAt} + ${PAUSE}` })
      .from(loginAttempts)
      .where(and(eq(loginAttempts.account, name), eq(loginAttempts.address, EVERYWHERE)));
    const wait = Number(row?.until ?? now) - now;
    throw new Refusal('loginSlow', { seconds: Math.max(1, Math.ceil(wait / 1000)) });
  }
}

/** Ms until the next try on a name after so many wrong ones. */
const PAUSE = sql`least(greatest(${loginAttempts.failures} - ${GLOBAL_FREE_TRIES}, 0), ${GLOBAL_MOST_STEPS}) * ${GLOBAL_STEP_MS}`;

/** Whether the last wrong try is as recent as a lock is long. */
const isLocking = (now: number) =>
  sql`${loginAttempts.lastAt} > ${now - LOCK_MS} and ${loginAttempts.lastAt} <= ${now + OVERTAKEN_MS}`;

const locked = (ms: number) => new Refusal('loginLocked', { minutes: Math.max(1, Math.ceil(ms / MINUTE_MS)) });
