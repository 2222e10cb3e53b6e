import { eq } from 'drizzle-orm';
import type { AccountKind } from '../../../contract/rows/wallet.ts';
import { ownerKey } from '../../ledger/owner.ts';
import type { Store } from '../../platform/store/open.ts';
import { balances } from '../../platform/store/schema/index.ts';

/** One coin in one account of a user. */
export interface Holding {
  readonly account: AccountKind;
  readonly coin: number;
  readonly available: string;
  readonly frozen: string;
}

export const ACCOUNTS: readonly AccountKind[] = ['legal', 'change', 'lever', 'micro'];
const isAccount = (name: string): name is AccountKind => ACCOUNTS.some((account) => account === name);

/** All balances of a user. */
export async function holdingsOf(store: Store, user: number): Promise<Holding[]> {
  const rows = await store.db
    .select()
    .from(balances)
    .where(eq(balances.owner, ownerKey({ user })));
  return rows.flatMap(({ account, coin, available, frozen }) =>
    isAccount(account) ? [{ account, coin, available, frozen }] : [],
  );
}
