import type { Account } from '../../domain/accounts.ts';
import type { Tx } from '../platform/store/open.ts';
import type { InsufficientBalance } from './errors.ts';
import type { LedgerKind } from './kinds.ts';
import type { Locked } from './locked.ts';
import type { HoldRef, Owner } from './owner.ts';

export type { HoldRef, Owner } from './owner.ts';

/**
 * A signed change of what somebody has available, decimal text in the coin. A user's is always covered. A house account's is
 * appended without a look at what it has (ledger/houses.ts), unless the posting says `isCovered`: a payout that the house must
 * have the money for. Those of one house account wait for each other, so trades and fees do without.
 */
export interface FreePosting {
  readonly owner: Owner;
  readonly account: Account;
  readonly coin: number;
  readonly available: string;
  /** Of a house account: refused where it would be left below zero. */
  readonly isCovered?: boolean;
  readonly frozen?: never;
  readonly hold?: never;
}

/** A change of a user's balance that freezes money, gives it back, or pays out of it: it says whose hold that is. */
export interface HeldPosting {
  readonly owner: { readonly user: number };
  readonly account: Account;
  readonly coin: number;
  readonly available?: string;
  readonly isCovered?: never;
  readonly frozen: string;
  readonly hold: HoldRef;
}

/** A signed change of one balance. What is frozen always belongs to a hold; without one it does not compile. */
export type Posting = FreePosting | HeldPosting;

/** A change of a user's balance. */
export type UserPosting = HeldPosting | (FreePosting & { readonly owner: { readonly user: number } });

/** A balanced set of postings: per coin, available + frozen over all postings is zero. */
export interface LedgerEntry {
  readonly kind: LedgerKind;
  /** What caused it: "order:17", "trade:203". */
  readonly reference: string;
  readonly postings: readonly Posting[];
}

/** Entries that are booked together or not at all. */
export type Unit = readonly LedgerEntry[];

export interface Posted {
  /** How many units were booked, from the first on. */
  readonly posted: number;
  /** Why the next one was not; null where all were. */
  readonly refusal: InsufficientBalance | null;
}

/**
 * Takes entries, once a transaction: a second call in the same one throws, because balances are locked in one order
 * for all.
 */
export interface Ledger {
  /** Books entries; throws InsufficientBalance, ForeignHold or UnbalancedEntry, and then the transaction must roll back. */
  post(tx: Tx, entries: readonly LedgerEntry[]): Promise<void>;
  /**
   * Books independent units in their order, each whole, and stops at the first for which there is not enough: nothing of
   * that one and of those after it is booked, what came before it is, and the transaction may go on. Throws where an entry
   * is a mistake in the program. `locked`: what `lock` (ledger/lock.ts) locked in this transaction; it is locked no second time.
   */
  postEach(tx: Tx, units: readonly Unit[], locked?: Locked): Promise<Posted>;
}
