import type { Deps } from '../../app/deps.ts';
import { dayStart, takeSnapshots } from './snapshots.ts';

const DAY_MS = 86_400_000;

/** Takes the daily snapshots: of this day at once where they are missing, then at each 00:00 UTC of the exchange's clock. Returns how to stop. */
export async function startDailySnapshots(
  deps: Pick<Deps, 'store' | 'markets' | 'clock' | 'log'>,
): Promise<() => void> {
  let cancel: () => void = () => undefined;
  const plan = () => {
    cancel = deps.clock.at(dayStart(deps.clock.now()) + DAY_MS, () => {
      takeSnapshots(deps).catch((error: unknown) => deps.log.error({ err: error }, 'The daily snapshots failed'));
      plan();
    });
  };
  await takeSnapshots(deps);
  plan();
  return () => cancel();
}
