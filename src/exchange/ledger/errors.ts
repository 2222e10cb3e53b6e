import { Refusal } from '../platform/refusal.ts';
import type { HoldRef, Owner } from './owner.ts';

/**
 * Somebody has less than a posting takes. Of a user, they read `refusal.balance`; of a house account that must be covered,
 * `refusal.houseShort`.
 */
export class InsufficientBalance extends Refusal {
  readonly owner: Owner;
  readonly coin: number;
  /** The hold that is missing or too small; null where the money should have come out of what is available. */
  readonly hold: HoldRef | null;

  constructor(owner: Owner, coin: number, hold: HoldRef | null = null) {
    super('user' in owner ? 'balance' : 'houseShort');
    this.name = 'InsufficientBalance';
    this.owner = owner;
    this.coin = coin;
    this.hold = hold;
    // Every form that spends names what it spends so.
    if ('user' in owner) this.at('amount');
  }
}

/** A posting that names a hold of another balance or of another product than its entry's: a mistake in the program. */
export class ForeignHold extends Error {
  override readonly name = 'ForeignHold';
}

/** Postings of an entry that do not sum to zero in some coin, or that are no amounts: a mistake in the program. */
export class UnbalancedEntry extends Error {
  override readonly name = 'UnbalancedEntry';
}

/** Another transaction made the same hold meanwhile. With this code the store runs the transaction again. */
export class HoldMadeMeanwhile extends Error {
  override readonly name = 'HoldMadeMeanwhile';
  /** SQLSTATE of a serialization failure. */
  readonly code = '40001';
}
