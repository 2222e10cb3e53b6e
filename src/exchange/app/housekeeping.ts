import { and, eq, isNotNull, lt, or } from 'drizzle-orm';
import { DAY_MS, HOUR_MS } from '../../domain/durations.ts';
import {
  callGuards,
  clientRequests,
  codeGuesses,
  codes,
  demoMails,
  loginAttempts,
  sessions,
  tasks as taskRows,
} from '../platform/store/schema/index.ts';
import type { Link, Recurring, TaskKind } from '../platform/tasks/port.ts';
import type { Deps } from './deps.ts';

/** How long after its use a row may still matter to somebody. */
const KEEP_MS = {
  /** Longer than any lock-out. */
  attempts: HOUR_MS,
  /** As long as codes to an address, and wrong ones, are counted. */
  codes: DAY_MS,
  sessions: 7 * DAY_MS,
  /** A client that repeats a money call repeats it within minutes. */
  clientRequests: 30 * DAY_MS,
  /** Longer than the pause that a guard keeps. */
  guards: HOUR_MS,
  /** Nobody looks into the mailbox of a demo that long. */
  mails: 7 * DAY_MS,
  /** What was done is not planned again by then. */
  tasks: 90 * DAY_MS,
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
  await store.db.delete(taskRows).where(and(eq(taskRows.state, 'done'), lt(taskRows.doneAt, now - KEEP_MS.tasks)));
  await store.db.delete(callGuards).where(lt(callGuards.lastAt, now - KEEP_MS.guards));
  await store.db.delete(demoMails).where(lt(demoMails.createdAt, now - KEEP_MS.mails));
  while ((await uploads.sweep()) > 0);
}

const TIDY_TASK = 'app.tidy';

const linkOf = (hour: number): Link => ({ ref: new Date(hour).toISOString(), dueAt: hour });

/** Tidies each whole hour; hours that were missed need no tidying of their own. */
export const tidyTask = (deps: Pick<Deps, 'store' | 'clock' | 'uploads'>): Recurring => {
  const nextHour = () => (Math.floor(deps.clock.now() / HOUR_MS) + 1) * HOUR_MS;
  return {
    handler: async () => {
      await tidy(deps);
      return async () => undefined;
    },
    first: () => linkOf(nextHour()),
    next: ({ dueAt }) => linkOf(Math.max(dueAt + HOUR_MS, nextHour())),
  };
};

/** Everything that recurs without a product. */
export const houseTasks = (deps: Pick<Deps, 'store' | 'clock' | 'uploads'>): Record<string, TaskKind> => ({
  [TIDY_TASK]: tidyTask(deps),
});
