import type { TaskHandler } from '../../platform/tasks/port.ts';
import type { ProductDeps } from '../product.ts';
import { dayOf, dayStart, takeSnapshots } from './snapshots.ts';

const DAY_MS = 86_400_000;

export const SNAPSHOT_TASK = 'wallet.snapshot';

const taskOf = (midnight: number) => ({ kind: SNAPSHOT_TASK, ref: dayOf(midnight), dueAt: midnight });

/** Writes what everybody was worth at the midnight that was due, and plans the next one: days that were missed are caught up one by one. */
export const snapshotHandler =
  ({ store, markets, tasks }: Pick<ProductDeps, 'store' | 'markets' | 'tasks'>): TaskHandler =>
  async ({ dueAt }) => {
    await takeSnapshots({ store, markets }, dueAt);
    return async (tx) => {
      await tasks.add(tx, taskOf(dueAt + DAY_MS));
      return [];
    };
  };

/** Plans the snapshots of this day, from which each plans the next. */
export const planSnapshots = ({
  store,
  tasks,
  clock,
}: Pick<ProductDeps, 'store' | 'tasks' | 'clock'>): Promise<boolean> =>
  store.transaction((tx) => tasks.add(tx, taskOf(dayStart(clock.now()))));
