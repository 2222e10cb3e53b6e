import { and, desc, eq } from 'drizzle-orm';
import { tasks } from '../store/schema/tasks.ts';
import type { Tx } from '../store/types.ts';
import type { Occurrence, Recurring, Tasks } from './port.ts';

/** Plans the first free link after one; nothing where a link on the way there waits already. */
export async function planNext(
  tx: Tx,
  to: Pick<Tasks, 'add'>,
  kind: string,
  recurring: Recurring,
  after: Occurrence,
): Promise<void> {
  for (let link = recurring.next(after); !(await to.add(tx, { kind, ...link })); link = recurring.next(link)) {
    const [taken] = await tx
      .select({ state: tasks.state })
      .from(tasks)
      .where(and(eq(tasks.kind, kind), eq(tasks.ref, link.ref)));
    if (taken?.state === 'waiting') return;
  }
}

/** Begins a chain, or goes on where its last link was done or given up: what was missed since is caught up link by link. */
export async function resume(tx: Tx, to: Pick<Tasks, 'add'>, kind: string, recurring: Recurring): Promise<void> {
  const ofKind = eq(tasks.kind, kind);
  const [waiting] = await tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(ofKind, eq(tasks.state, 'waiting')))
    .limit(1);
  if (waiting) return;
  const [last] = await tx
    .select({ ref: tasks.ref, dueAt: tasks.dueAt })
    .from(tasks)
    .where(ofKind)
    .orderBy(desc(tasks.dueAt))
    .limit(1);
  if (last) await planNext(tx, to, kind, recurring, last);
  else await to.add(tx, { kind, ...recurring.first() });
}
