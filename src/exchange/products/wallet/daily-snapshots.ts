import type { Deps } from '../../app/deps.ts';
import { dayStart, takeSnapshots } from './snapshots.ts';

const DAY_MS = 86_400_000;

/** Takes the daily snapshots: of this day at once where they are missing, then at each 00:00 UTC of the exchange's clock. Returns how to stop. */
export async function startDailySnapshots(
  deps: Pick<Deps, 'store' | 'markets' | 'clock' | 'scheduler'>,
): Promise<() => void> {
  let cancel: () => void = () => undefined;
  const plan = () => {
    cancel = deps.scheduler.at(dayStart(deps.clock.now()) + DAY_MS, () => {
      plan();
      return takeSnapshots(deps);
    });
  };
  await takeSnapshots(deps);
  plan();
  return () => cancel();
}
