import type { Clock } from '../platform/clock-port.ts';
import type { Tx } from '../platform/store/open.ts';
import { assertBalanced } from './balanced.ts';
import { moveWithin } from './move.ts';
import type { Ledger, LedgerEntry } from './port.ts';
import { lockBalances, writeEntries } from './rows.ts';
import { runPostings } from './running.ts';

/** The double-entry ledger over the store. */
export function createLedger(clock: Clock): Ledger {
  return {
    async post(tx: Tx, entries: readonly LedgerEntry[]) {
      if (entries.length === 0) return;
      for (const entry of entries) assertBalanced(entry);
      const [first] = entries;
      const [posting] = first?.postings ?? [];
      // An entry of one posting is balanced only as a move within its balance.
      if (first && posting && entries.length === 1 && first.postings.length === 1) {
        await moveWithin(tx, first, posting, clock.now());
        return;
      }
      const balances = await lockBalances(tx, entries);
      const postings = runPostings(entries, balances);
      await writeEntries(tx, entries, postings, balances, clock.now());
    },
  };
}
