import { Money } from '../../ledger/decimal.ts';
import { FEES } from '../../ledger/owner.ts';
import type { HeldPosting, LedgerEntry, Posting } from '../../ledger/port.ts';
import { FUTURES_HOLDS, FUTURES_KIND, HOUSE, INSURANCE } from './kinds.ts';
import { type FuturesPosition, placeOf, referenceOf } from './position.ts';

/** Whose entry it is. */
export type Booked = Pick<FuturesPosition, 'id' | 'userId' | 'coin'>;

/** Decimal text; those that are zero make no posting. */
const isSome = (amount: string): boolean => amount !== '0';

const free = ({ userId, coin }: Booked, available: string): Posting => ({
  owner: { user: userId },
  account: 'futures',
  coin,
  available,
});
const at = (
  owner: typeof HOUSE | typeof INSURANCE | typeof FEES,
  coin: number,
  available: string,
  isCovered = false,
): Posting => ({
  owner,
  account: 'futures',
  coin,
  available,
  ...(isCovered && { isCovered }),
});

/** Ends a hold, or a part of it: so much goes back, the rest is paid out. */
function ended(booked: Booked, held: string, back: string): Posting[] {
  if (!isSome(held)) return isSome(back) ? [free(booked, back)] : [];
  const posting: HeldPosting = { ...FUTURES_HOLDS.payFromHold(placeOf(booked), held) };
  return [isSome(back) ? { ...posting, available: back } : posting];
}

const entryOf = (
  kind: keyof typeof FUTURES_KIND,
  { id }: Pick<Booked, 'id'>,
  postings: readonly Posting[],
): LedgerEntry => ({
  kind: FUTURES_KIND[kind],
  reference: referenceOf(id),
  postings,
});

export const holdOf = (booked: Booked, amount: string): LedgerEntry =>
  entryOf('futuresHold', booked, [FUTURES_HOLDS.hold(placeOf(booked), amount)]);

/** What was held goes back. */
export const releaseOf = (booked: Booked, held: string): LedgerEntry =>
  entryOf('futuresRelease', booked, ended(booked, held, held));

/** The fee to open, out of what was held for it. */
export const feeEntry = (booked: Booked, fee: string): LedgerEntry =>
  entryOf('futuresFee', booked, [FUTURES_HOLDS.payFromHold(placeOf(booked), fee), at(FEES, booked.coin, fee)]);

/** The margin comes back with what was won, which the house must have. */
export const profitEntry = (booked: Booked, margin: string, profit: string): LedgerEntry =>
  entryOf('futuresProfit', booked, [
    ...ended(booked, margin, new Money(margin).plus(profit).toFixed()),
    ...(isSome(profit) ? [at(HOUSE, booked.coin, `-${profit}`, true)] : []),
  ]);

/** Who pays a loss: what is held for the position, what is free, what is held for others of the account, and at last the insurance fund. */
export interface LossPayers {
  readonly margin: string;
  /** Of the margin, what is left of it. */
  readonly back: string;
  readonly free: string;
  readonly others: readonly { readonly of: Booked; readonly amount: string }[];
  readonly insured: string;
  /** What the house gets in all. */
  readonly paid: string;
}

export const lossEntry = (booked: Booked, payers: LossPayers): LedgerEntry =>
  entryOf('futuresLoss', booked, [
    ...ended(booked, payers.margin, payers.back),
    ...(isSome(payers.free) ? [free(booked, `-${payers.free}`)] : []),
    ...payers.others.map(({ of, amount }) => FUTURES_HOLDS.payFromHold(placeOf(of), amount)),
    ...(isSome(payers.insured) ? [at(INSURANCE, booked.coin, `-${payers.insured}`, true)] : []),
    ...(isSome(payers.paid) ? [at(HOUSE, booked.coin, payers.paid)] : []),
  ]);

/** Of what is left at a liquidation, to the insurance fund. */
export const liquidationEntry = (booked: Booked, fee: string): LedgerEntry =>
  entryOf('futuresLiquidation', booked, [free(booked, `-${fee}`), at(INSURANCE, booked.coin, fee)]);

/** The fee of a night, out of what is free and then out of the margin. */
export const overnightEntry = (
  booked: Booked,
  { fromFree, fromMargin }: { fromFree: string; fromMargin: string },
): LedgerEntry =>
  entryOf('futuresOvernight', booked, [
    ...(isSome(fromFree) ? [free(booked, `-${fromFree}`)] : []),
    ...(isSome(fromMargin) ? [FUTURES_HOLDS.payFromHold(placeOf(booked), fromMargin)] : []),
    at(FEES, booked.coin, new Money(fromFree).plus(fromMargin).toFixed()),
  ]);
