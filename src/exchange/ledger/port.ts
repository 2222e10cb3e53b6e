import type { AccountKind } from '../../contract/rows/wallet.ts';
import type { Tx } from '../platform/store/open.ts';

/** Whose balance: a user id, or a house account by name ("outside", "fees", "maker:1"). */
export type Owner = { readonly user: number } | { readonly house: string };

/** A signed change of one balance, decimal text in the coin. */
export interface Posting {
  readonly owner: Owner;
  readonly account: AccountKind;
  readonly coin: number;
  readonly available?: string;
  readonly frozen?: string;
}

/** A balanced set of postings: per coin, available + frozen over all postings is zero. */
export interface LedgerEntry {
  /** Kind of movement; the wire's AccountLog.type (ledger/kinds.ts has the one table). */
  readonly kind: number;
  /** What caused it: "order:17", "fill:203". */
  readonly reference: string;
  readonly postings: readonly Posting[];
}

export interface Ledger {
  /** Writes entries; throws InsufficientBalance or UnbalancedEntry, and then the transaction must roll back. */
  post(tx: Tx, entries: readonly LedgerEntry[]): Promise<void>;
}
