import { and, eq } from 'drizzle-orm';
import { KIND } from '../../ledger/kinds.ts';
import { OUTSIDE } from '../../ledger/owner.ts';
import type { Ledger, LedgerEntry } from '../../ledger/port.ts';
import type { Db, Store } from '../../platform/store/open.ts';
import { ledgerEntries } from '../../platform/store/schema/index.ts';
import type { Funding, ProductList } from '../../products/product.ts';

/** Brings in what products' house accounts begin with, each balance once for good, however often the exchange starts. */
export async function fundHouses(
  { store, ledger }: { readonly store: Store; readonly ledger: Ledger },
  list: ProductList,
): Promise<void> {
  const all = Object.values(list).flatMap(({ funding = [] }) => funding.map(entryOf));
  if (all.length === 0) return;
  await store.transaction(async (tx) => {
    const booked = await bookedIn(tx);
    await ledger.post(
      tx,
      all.filter(({ reference }) => !booked.has(reference)),
    );
  });
}

const entryOf = ({ house, account, coin, amount }: Funding): LedgerEntry => ({
  kind: KIND.houseFunding,
  reference: `${house}:${account}:${coin}`,
  postings: [
    { owner: OUTSIDE, account, coin, available: `-${amount}` },
    { owner: { house }, account, coin, available: amount },
  ],
});

async function bookedIn(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ reference: ledgerEntries.reference })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.kind, KIND.houseFunding.id), eq(ledgerEntries.isOnce, true)));
  return new Set(rows.map(({ reference }) => reference));
}
