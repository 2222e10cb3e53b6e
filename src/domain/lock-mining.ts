import { DAY_MS } from './durations.ts';
import { div, max, min, mul, sub } from './money.ts';

/** Lock mining: what ending early costs, and what a day yields (product-spec.md section 9; readings E8, E9). */

/** Days that an order still has: a day that has begun counts whole. */
export const daysLeft = (now: number, end: number): number => Math.max(0, Math.ceil((end - now) / DAY_MS));

/** A share in percent of an amount: '0.4' of '1000' is '4'. */
const percentOf = (percent: string, amount: string): string => div(mul(percent, amount), '100') ?? '0';

export interface EarlyEnd {
  readonly penalty: string;
  /** What comes back of what is locked. */
  readonly back: string;
}

/** Penalty = ratio (percent a day) x days left x amount, never more than the amount: 0.4 %, 3 days and 1000 cost 12, and 988 come back. */
export function earlyEnd(ratioPercent: string, days: number, amount: string): EarlyEnd {
  const penalty = max('0', min(amount, mul(percentOf(ratioPercent, amount), String(days))));
  return { penalty, back: sub(amount, penalty) };
}

/** What a locked amount yields in so many days at a rate in percent a day. */
export const yieldOf = (ratePercent: string, days: number, amount: string): string =>
  mul(percentOf(ratePercent, amount), String(days));
