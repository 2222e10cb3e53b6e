import { eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { DAY_MS, HOUR_MS } from '../../domain/durations.ts';
import { FILES_TASK } from '../accounts/uploads.ts';
import { queryRows } from '../platform/store/driver.ts';
import type { Db } from '../platform/store/open.ts';
import {
  callGuards,
  clientRequests,
  codeGuesses,
  codes,
  demoMails,
  knownDevices,
  loginAttempts,
  notices,
  sessions,
  tasks as taskRows,
} from '../platform/store/schema/index.ts';
import type { Occurrence, Recurring, TaskKind } from '../platform/tasks/port.ts';
import type { Services } from './services.ts';

/** How long after its use a row may still matter to somebody. */
const KEEP_MS = {
  /** Longer than any lock-out. */
  attempts: HOUR_MS,
  /** As long as codes to an address, and wrong ones, are counted. */
  codes: DAY_MS,
  sessions: 7 * DAY_MS,
  /** Longer than anybody looks back for what they were told. */
  notices: 180 * DAY_MS,
  /** A device that was not used for so long is a new one. */
  devices: 180 * DAY_MS,
  /** A client that repeats a money call repeats it within minutes. */
  clientRequests: 30 * DAY_MS,
  /** Longer than the pause that a guard keeps. */
  guards: HOUR_MS,
  /** Nobody looks into the mailbox of a demo that long. */
  mails: 7 * DAY_MS,
  /** What was done is not planned again by then. */
  tasks: 90 * DAY_MS,
} as const;

/** Rows that one statement removes, so that no lock is held for long and nobody waits. */
const BATCH = 1000;
/** Statements for one table in a run; what is left then is taken by the runs after it. */
const MOST_BATCHES = 100;

type Tidied = Pick<Services, 'store' | 'clock' | 'uploads' | 'tasks'>;

/** Removes rows of a table, a batch at a time. */
async function remove(db: Db, table: PgTable, isOver: SQL): Promise<void> {
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const gone = await queryRows(
      db,
      sql`delete from ${table} where ctid = any(array(select ctid from ${table} where ${isOver} limit ${BATCH})) returning 1`,
    );
    if (gone.length < BATCH) return;
  }
}

/** Removes rows that nothing asks for any more: guesses, used codes, ended sessions, old replies of money calls; as of a moment. */
export async function tidy(
  { store, uploads, tasks }: Pick<Tidied, 'store' | 'uploads' | 'tasks'>,
  now: number,
): Promise<void> {
  const over: readonly (readonly [table: PgTable, isOver: SQL])[] = [
    [loginAttempts, lt(loginAttempts.lastAt, now - KEEP_MS.attempts)],
    [codes, lt(codes.createdAt, now - KEEP_MS.codes)],
    [codeGuesses, lt(codeGuesses.since, now - KEEP_MS.codes)],
    [sessions, lt(sessions.expiresAt, now - KEEP_MS.sessions)],
    [sessions, isNotNull(sessions.revokedAt)],
    [clientRequests, lt(clientRequests.createdAt, now - KEEP_MS.clientRequests)],
    [taskRows, sql`${eq(taskRows.state, sql.raw(`'done'`))} and ${lt(taskRows.doneAt, now - KEEP_MS.tasks)}`],
    [callGuards, lt(callGuards.lastAt, now - KEEP_MS.guards)],
    [notices, lt(notices.createdAt, now - KEEP_MS.notices)],
    [knownDevices, lt(knownDevices.lastAt, now - KEEP_MS.devices)],
    [demoMails, lt(demoMails.createdAt, now - KEEP_MS.mails)],
  ];
  for (const [table, isOver] of over) await remove(store.db, table, isOver);
  for (let batch = 0; batch < MOST_BATCHES && (await uploads.sweep(tasks, now)) > 0; ) batch += 1;
}

const TIDY_TASK = 'app.tidy';

const occurrenceOf = (hour: number): Occurrence => ({ ref: new Date(hour).toISOString(), dueAt: hour });

/** Tidies each whole hour; hours that were missed need no tidying of their own. */
const tidyTask = (deps: Tidied): Recurring => {
  const nextHour = () => (Math.floor(deps.clock.now() / HOUR_MS) + 1) * HOUR_MS;
  return {
    handler: async ({ dueAt }) => {
      await tidy(deps, dueAt);
      return async () => undefined;
    },
    first: () => occurrenceOf(nextHour()),
    next: ({ dueAt }) => occurrenceOf(Math.max(dueAt + HOUR_MS, nextHour())),
  };
};

/** Everything that recurs without a product. */
export const houseTasks = (deps: Tidied): Record<string, TaskKind> => ({
  [TIDY_TASK]: tidyTask(deps),
  [FILES_TASK]: deps.uploads.filesTask,
});
