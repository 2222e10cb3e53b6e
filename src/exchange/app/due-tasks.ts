import { planSnapshots, SNAPSHOT_TASK, snapshotHandler } from '../products/wallet/daily-snapshots.ts';
import type { Assembled } from './assemble.ts';
import { houseTasks, planTidy } from './housekeeping.ts';

/** Does what falls due from now on, and first what fell due while the exchange was away. The markets have to run. */
export async function startTasks(deps: Assembled): Promise<void> {
  await planSnapshots(deps);
  await deps.store.transaction((tx) => planTidy(tx, deps));
  const handlers = { ...houseTasks(deps), [SNAPSHOT_TASK]: snapshotHandler(deps) };
  await deps.tasks.start(new Map(Object.entries(handlers)));
}
