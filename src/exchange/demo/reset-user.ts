import { eq } from 'drizzle-orm';
import type { GatewayDeps } from '../gateway/deps.ts';
import { Money } from '../ledger/decimal.ts';
import { emitBalances } from '../ledger/emit-balances.ts';
import { KIND } from '../ledger/kinds.ts';
import { OUTSIDE, ownerKey } from '../ledger/owner.ts';
import type { LedgerEntry } from '../ledger/port.ts';
import type { Tx } from '../platform/store/open.ts';
import { balances } from '../platform/store/schema/index.ts';
import { demoGrant } from './account.ts';

/**
 * Gives a user the first day's money. What they have open is ended first; what comes meanwhile stays, with the money that it
 * holds.
 */
export async function resetUser(
  { store, ledger, events }: Pick<GatewayDeps, 'store' | 'ledger' | 'events'>,
  unwind: (user: number) => Promise<void>,
  user: number,
): Promise<void> {
  await unwind(user);
  const booked = await store.transaction(async (tx) => {
    const entries = [...(await emptying(tx, user)), demoGrant(user)];
    await ledger.post(tx, entries);
    return entries;
  });
  emitBalances(events, booked);
}

/** Takes what a user has free back out of the exchange, under the lock that an order's money is taken under. What a hold keeps stays. */
async function emptying(tx: Tx, user: number): Promise<LedgerEntry[]> {
  const owner = { user };
  const rows = await tx
    .select()
    .from(balances)
    .where(eq(balances.owner, ownerKey(owner)))
    .orderBy(balances.owner, balances.account, balances.coin)
    .for('update');
  return rows
    .filter(({ available }) => available !== '0')
    .map(({ account, coin, available }) => ({
      kind: KIND.demoReset,
      reference: `user:${user}`,
      postings: [
        { owner, account, coin, available: new Money(available).negated().toFixed() },
        { owner: OUTSIDE, account: 'spot', coin, available },
      ],
    }));
}
