import { Exact } from '../decimal.ts';
import type { OptionRow, Told } from './rows.ts';

/** What a win adds to the stake, in percent, by seconds; the least and the most that may be staked; decimals that are booked. */
export const RATIO: Readonly<Record<number, string>> = {
  30: '80',
  60: '82',
  180: '85',
  300: '87',
  600: '90',
  900: '92',
};
export const TERMS = [30, 60, 180, 300, 600, 900] as const;
export const STAKE = { min: 10, max: 5000 } as const;
export const MOST_OPEN = 20;
/** What the house may have to pay beside the stakes: of one direction of a symbol within one second, and in all. */
export const EXPOSURE = { second: '10000', symbol: '40000' } as const;
const BOOKED_DECIMALS = 8;

export const acceptedAt = ({ dueAt, seconds }: OptionRow): number => dueAt - seconds * 1000;

export const profitOf = ({ stake, seconds }: OptionRow): Exact =>
  new Exact(stake)
    .times(RATIO[seconds] ?? 'NaN')
    .div(100)
    .toDecimalPlaces(BOOKED_DECIMALS, Exact.ROUND_DOWN);

/** 1 won, 0 drawn, -1 lost, by two prices. */
export function resultOf({ isUp }: OptionRow, open: Told, end: Told): number {
  const moved = new Exact(end.index).comparedTo(open.index);
  return moved === 0 ? 0 : isUp ? moved : -moved;
}

/** What comes back of an option with a result. */
export const payoutOf = (row: OptionRow, result: number): Exact =>
  result < 0 ? new Exact(0) : result > 0 ? profitOf(row).plus(row.stake) : new Exact(row.stake);

/** What is wrong with an option whose end is told; null where nothing is (readings E13, E14, H1, H2). */
export function faultOf(row: OptionRow): string | null {
  if (!new Exact(row.ratio).eq(RATIO[row.seconds] ?? 'NaN')) return 'an option keeps the ratio of its term';
  if (row.open && row.open.at < acceptedAt(row)) return 'an option begins at a tick after it was accepted';
  if (row.status !== 3 || !row.end) return null;
  if (!row.open || row.end.at < row.dueAt) return 'an option ends at a tick after its expiry';
  const result = resultOf(row, row.open, row.end);
  if (row.result !== result) return 'a result follows from the two prices, and equal ones are a draw';
  const payout = payoutOf(row, result);
  if (!payout.eq(row.payout) || !payout.minus(row.stake).eq(row.profit))
    return 'a win pays stake and ratio, a draw the stake, a loss nothing';
  return null;
}
