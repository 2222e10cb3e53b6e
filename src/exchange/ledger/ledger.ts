import type { Clock, Ledger, LedgerEntry } from '../ports.ts';
import type { Tx } from '../store/open.ts';
import { assertBalanced } from './balanced.ts';
import { lockBalances, writeEntries } from './rows.ts';
import { runPostings } from './running.ts';

/** The double-entry ledger over the store. */
export function createLedger(clock: Clock): Ledger {
  return {
    async post(tx: Tx, entries: readonly LedgerEntry[]) {
      if (entries.length === 0) return;
      for (const entry of entries) assertBalanced(entry);
      const balances = await lockBalances(tx, entries);
      const postings = runPostings(entries, balances);
      await writeEntries(tx, entries, postings, balances, clock.now());
    },
  };
}
