import type { Money } from './decimal.ts';
import type { HoldRef, Place } from './owner.ts';

/** A balance that is locked in this transaction. */
export interface LockedBalance extends Place {
  available: Money;
  frozen: Money;
  /** How many postings this transaction adds. */
  postings: number;
}

/** A hold of a locked balance; `was` = null where it is new. */
export interface LockedHold extends Place, HoldRef {
  readonly was: Money | null;
  amount: Money;
}

/** What the entries of one transaction work on. */
export interface Locked {
  readonly balances: Map<string, LockedBalance>;
  readonly holds: Map<string, LockedHold>;
  /** Keys of the holds that were looked for: whichever of them is not here is not there. */
  readonly lookedFor: ReadonlySet<string>;
}
