import { isNotNull, lt, or } from 'drizzle-orm';
import type { Cancel } from '../platform/scheduler.ts';
import { clientRequests, codeGuesses, codes, loginAttempts, sessions } from '../platform/store/schema/index.ts';
import type { Deps } from './deps.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long after its use a row may still matter to somebody. */
const KEEP_MS = {
  /** Longer than any lock-out. */
  attempts: HOUR_MS,
  /** As long as codes to an address, and wrong ones, are counted. */
  codes: DAY_MS,
  sessions: 7 * DAY_MS,
  /** A client that repeats a money call repeats it within minutes. */
  clientRequests: 30 * DAY_MS,
} as const;

/** Removes rows that nothing asks for any more: guesses, used codes, ended sessions, old replies of money calls. */
export async function tidy({ store, clock, uploads }: Pick<Deps, 'store' | 'clock' | 'uploads'>): Promise<void> {
  const now = clock.now();
  await store.db.delete(loginAttempts).where(lt(loginAttempts.lastAt, now - KEEP_MS.attempts));
  await store.db.delete(codes).where(lt(codes.createdAt, now - KEEP_MS.codes));
  await store.db.delete(codeGuesses).where(lt(codeGuesses.since, now - KEEP_MS.codes));
  await store.db
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, now - KEEP_MS.sessions), isNotNull(sessions.revokedAt)));
  await store.db.delete(clientRequests).where(lt(clientRequests.createdAt, now - KEEP_MS.clientRequests));
  while ((await uploads.sweep()) > 0);
}

/** Tidies each hour; returns how to stop. */
export const startHousekeeping = (deps: Pick<Deps, 'store' | 'clock' | 'scheduler' | 'uploads'>): Cancel =>
  deps.scheduler.every(HOUR_MS, 'housekeeping', () => tidy(deps));
