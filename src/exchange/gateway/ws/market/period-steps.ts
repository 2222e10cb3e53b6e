import type { Period } from '../../../../contract/sockets.ts';
import { nextStart, periodStart } from '../../../market-data/candles/periods.ts';

/** Last second of so many periods, the one that a moment lies in being the first. */
export function lastSecondOf(period: Period, from: number, count: number): number {
  let start = periodStart(period, from);
  for (let step = 0; step < count; step += 1) start = nextStart(period, start);
  return start - 1;
}
