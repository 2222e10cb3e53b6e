import { asc, isNotNull } from 'drizzle-orm';
import { tasks } from '../store/schema/tasks.ts';
import type { Db } from '../store/types.ts';

/** More than anybody reads; the oldest come first. */
const MOST = 100;

/** A task that somebody should look at; moments in unix ms. */
export type TroubledTask = Pick<
  typeof tasks.$inferSelect,
  'id' | 'kind' | 'ref' | 'state' | 'dueAt' | 'tryAt' | 'attempts' | 'lastError'
>;

/** Tasks that were given up, and those whose last try failed. */
export const troubledTasks = (db: Db): Promise<TroubledTask[]> =>
  db
    .select({
      id: tasks.id,
      kind: tasks.kind,
      ref: tasks.ref,
      state: tasks.state,
      dueAt: tasks.dueAt,
      tryAt: tasks.tryAt,
      attempts: tasks.attempts,
      lastError: tasks.lastError,
    })
    .from(tasks)
    // One that is done in the end has none, and one that is given up has one.
    .where(isNotNull(tasks.lastError))
    .orderBy(asc(tasks.id))
    .limit(MOST);
