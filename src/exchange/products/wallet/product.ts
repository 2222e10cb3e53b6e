import type { Product, ProductSpec } from '../product.ts';
import { dailySnapshotsTask, SNAPSHOT_TASK } from './daily-snapshots.ts';

/** Balances as their owner sees them, and what they were worth at each midnight. */
export const wallet: ProductSpec<Product> = {
  name: 'wallet',
  kinds: [],
  invariants: [],
  events: [],
  create: (deps) => ({
    tasks: { [SNAPSHOT_TASK]: dailySnapshotsTask(deps) },
  }),
};
