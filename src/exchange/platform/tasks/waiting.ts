import { sql } from 'drizzle-orm';
import { queryRows } from '../store/driver.ts';
import type { Db } from '../store/types.ts';

/** Kinds of tasks that wait, and a null at the end; one step an index each, however many wait. */
const KINDS = sql`
  with recursive kinds as (
    (select kind from tasks where state = 'waiting' order by kind limit 1)
    union all
    select (select t.kind from tasks t where t.state = 'waiting' and t.kind > k.kind order by t.kind limit 1)
    from kinds k where k.kind is not null
  )`;

/**
 * Kinds of which a task is due at a moment, unix ms. It goes from one kind that waits to the next, and of each to the first
 * that may be tried: what it reads does not grow with what is due.
 */
export async function dueKinds(db: Db, now: number): Promise<string[]> {
  const rows = await queryRows<{ kind: string }>(
    db,
    sql`
    ${KINDS}
    select kind from kinds where exists (
      select 1 from tasks t
      where t.kind = kinds.kind and t.state = 'waiting' and t.due_at <= ${now} and t.try_at <= ${now}
    )`,
  );
  return rows.map(({ kind }) => kind);
}

/** The earliest moment that a waiting task is about, unix ms; null where none waits. */
export async function oldestDue(db: Db): Promise<number | null> {
  const [row] = await queryRows<{ at: number | null }>(
    db,
    sql`
    ${KINDS}
    select min(due) as at from (
      select (select t.due_at from tasks t where t.kind = kinds.kind and t.state = 'waiting' order by t.due_at limit 1) as due
      from kinds
    ) firsts`,
  );
  return row?.at ?? null;
}
