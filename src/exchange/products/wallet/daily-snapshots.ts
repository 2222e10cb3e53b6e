import { DAY_MS } from '../../../domain/durations.ts';
import type { Occurrence, Recurring } from '../../platform/tasks/port.ts';
import type { ProductDeps } from '../product.ts';
import { takeSnapshots, utcDay, utcDayStart } from './snapshots.ts';

export const SNAPSHOT_TASK = 'wallet.snapshot';

const occurrenceOf = (midnight: number): Occurrence => ({ ref: utcDay(midnight), dueAt: midnight });

/** Writes what everybody was worth at each midnight, from that of the first day; those that were missed are caught up one by one. */
export const dailySnapshotsTask = ({
  store,
  markets,
  clock,
}: Pick<ProductDeps, 'store' | 'markets' | 'clock'>): Recurring => ({
  handler: async ({ dueAt }) => {
    await takeSnapshots({ store, markets }, dueAt);
    return async () => undefined;
  },
  first: () => occurrenceOf(utcDayStart(clock.now())),
  next: ({ dueAt }) => occurrenceOf(dueAt + DAY_MS),
});
