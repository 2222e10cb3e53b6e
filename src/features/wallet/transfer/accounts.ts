import { ACCOUNT_KINDS, type AccountKind } from '../../../contract/codes.ts';
import type { CoinFunds, TransferableCoin } from '../../../contract/rows/ledger.ts';
import { add, compare, div, floorTo, mul, sub } from '../../../domain/money.ts';

/** The accounts that money comes to first, in the order in which they are offered. */
const GOALS = ['lever', 'micro', 'change', 'legal'] as const satisfies readonly AccountKind[];
const NONE: CoinFunds = { available: '0', frozen: '0' };

/** What the user wants to move between; what is not said is chosen. */
export interface Way {
  readonly coin?: number | undefined;
  readonly from?: AccountKind | undefined;
  readonly to?: AccountKind | undefined;
}

/** A way that there is: a coin, and two of the accounts where it lives, with what is free in each. */
export interface WholeWay {
  readonly coin: TransferableCoin;
  readonly kinds: readonly AccountKind[];
  readonly from: AccountKind;
  readonly to: AccountKind;
  readonly available: string;
  readonly there: string;
}

export const accountKind = (name: string | undefined): AccountKind | undefined =>
  ACCOUNT_KINDS.find((kind) => kind === name);

/** The way that is nearest to what is wanted: another coin or account where the wanted one is not there. Undefined without any coin. */
export function wayOf(coins: readonly TransferableCoin[], wanted: Way): WholeWay | undefined {
  const coin = coins.find(({ id }) => id === wanted.coin) ?? coins.find(({ name }) => name === 'USDT') ?? coins[0];
  if (!coin) return undefined;
  const kinds = ACCOUNT_KINDS.filter((kind) => coin.funds[kind]);
  const pick = (kind: AccountKind | undefined, ...taken: AccountKind[]) =>
    kind && kinds.includes(kind) && !taken.includes(kind) ? kind : undefined;
  const goal = (...taken: AccountKind[]) => GOALS.find((kind) => pick(kind, ...taken));
  const from = pick(wanted.from) ?? ACCOUNT_KINDS.find((kind) => pick(kind) && kind !== wanted.to) ?? 'change';
  const to = pick(wanted.to, from) ?? goal(from) ?? 'legal';
  const free = (kind: AccountKind) => (coin.funds[kind] ?? NONE).available;
  return { coin, kinds, from, to, available: free(from), there: free(to) };
}

/** Of what is free, in whole percents. */
export const shareOf = (amount: string, available: string): number =>
  Math.min(100, Math.round(Number(div(mul(amount, '100'), available) ?? '0')));

/** So many percents of what is free; all of it at 100. */
export const amountOf = (percent: number, available: string, decimals: number): string =>
  percent === 100 ? floorTo(available, decimals) : floorTo(mul(available, String(percent / 100)), decimals);

/** What stands in both accounts after it; null where there is not so much. */
export const balancesAfter = (
  { available, there }: WholeWay,
  amount: string,
): readonly [from: string, to: string] | null =>
  compare(amount, available) > 0 ? null : [sub(available, amount), add(there, amount)];
