import type { ProductSpec } from '../product.ts';
import { dailySnapshotsTask, SNAPSHOT_TASK } from './daily-snapshots.ts';
import { walletHandlers } from './handlers.ts';

/** Balances as their owner sees them, and what they were worth at each midnight. */
export const wallet = {
  name: 'wallet',
  kinds: [],
  invariants: [],
  create: (deps, all) => ({
    handlers: walletHandlers(deps, all),
    tasks: { [SNAPSHOT_TASK]: dailySnapshotsTask(deps) },
  }),
} satisfies ProductSpec;
