import { BALANCE_SCALE, Money } from './decimal.ts';
import { UnbalancedEntry } from './errors.ts';
import type { LedgerEntry, Posting } from './port.ts';

const AMOUNT = /^-?\d{1,18}(\.\d+)?$/;

/** A change of a posting as a number; absent = 0. */
export function change(value: string | undefined): Money {
  if (value === undefined) return new Money(0);
  const number = AMOUNT.test(value) ? new Money(value) : null;
  if (number === null || number.decimalPlaces() > BALANCE_SCALE)
    throw new UnbalancedEntry(`"${value}" is no amount of the ledger`);
  return number;
}

const total = (posting: Posting): Money => change(posting.available).plus(change(posting.frozen));

/** Throws unless the entry's postings sum to zero in each coin. */
export function assertBalanced(entry: LedgerEntry): void {
  const sums = new Map<number, Money>();
  for (const posting of entry.postings)
    sums.set(posting.coin, (sums.get(posting.coin) ?? new Money(0)).plus(total(posting)));
  for (const [coin, sum] of sums) {
    if (!sum.isZero())
      throw new UnbalancedEntry(
        `entry "${entry.reference}" of kind ${entry.kind.key}: coin ${coin} sums to ${sum.toFixed()}`,
      );
  }
}
