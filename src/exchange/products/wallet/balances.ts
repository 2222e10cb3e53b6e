import { eq } from 'drizzle-orm';
import type { Account } from '../../../domain/accounts.ts';
import { ownerKey } from '../../ledger/owner.ts';
import type { Store } from '../../platform/store/open.ts';
import { balances } from '../../platform/store/schema/index.ts';

/** One coin in one account of a user. */
export interface Holding {
  readonly account: Account;
  readonly coin: number;
  readonly available: string;
  readonly frozen: string;
}

/** All balances of a user. */
export async function holdingsOf(store: Store, user: number): Promise<Holding[]> {
  return store.db
    .select({
      account: balances.account,
      coin: balances.coin,
      available: balances.available,
      frozen: balances.frozen,
    })
    .from(balances)
    .where(eq(balances.owner, ownerKey({ user })));
}
