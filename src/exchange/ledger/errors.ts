import { Refusal } from '../platform/refusal.ts';
import type { Owner } from './port.ts';

/** A user has less than a posting takes. Rolls the transaction back; the user reads `refusal.balance`. */
export class InsufficientBalance extends Refusal {
  readonly owner: Owner;
  readonly coin: number;

  constructor(owner: Owner, coin: number) {
    super('balance');
    this.name = 'InsufficientBalance';
    this.owner = owner;
    this.coin = coin;
  }
}

/** Postings of an entry that do not sum to zero in some coin, or that are no amounts: a mistake in the program. */
export class UnbalancedEntry extends Error {
  override readonly name = 'UnbalancedEntry';
}
