import { Money } from '../../ledger/decimal.ts';
import { balanceKey, lock } from '../../ledger/lock.ts';
import type { Locked } from '../../ledger/locked.ts';
import type { LedgerEntry, Owner } from '../../ledger/port.ts';
import { CommitInDoubt } from '../../platform/store/away.ts';
import type { Store, Tx } from '../../platform/store/open.ts';
import { accountsOf } from './accounts.ts';
import { FUTURES_HOLDS, FUTURES_KIND, HOUSE, INSURANCE } from './kinds.ts';
import { type AccountKey, accountOf, byAccount, lockedPositions, placeOf } from './position.ts';
import type { StandingAccount } from './settlement.ts';

/** Locks the balances of accounts, the house and the insurance fund in the ledger's order, with the holds that are known of. */
export function lockMoney(
  tx: Tx,
  accounts: readonly Pick<StandingAccount, 'userId' | 'coin' | 'positions'>[],
): Promise<Locked> {
  const coins = [...new Set(accounts.map(({ coin }) => coin))];
  const posting = (owner: Owner, coin: number) => ({ owner, account: 'futures' as const, coin, available: '0' });
  const draft: LedgerEntry = {
    kind: FUTURES_KIND.futuresLoss,
    reference: 'lock',
    postings: [
      ...accounts.map(({ userId, coin }) => posting({ user: userId }, coin)),
      ...accounts.flatMap(({ positions }) => positions.map((one) => FUTURES_HOLDS.release(placeOf(one), '0'))),
      ...coins.flatMap((coin) => [HOUSE, INSURANCE].map((owner) => ({ ...posting(owner, coin), isCovered: true }))),
    ],
  };
  return lock(tx, [draft]);
}

/** What an owner has available for futures, of what is locked. */
export const moneyIn =
  ({ balances }: Locked) =>
  (owner: Owner, coin: number): Money =>
    balances.get(balanceKey({ owner, account: 'futures', coin, available: '0' }))?.available ?? new Money(0);

/** Accounts as they stand, with their rows locked after their balances. */
export async function standingOf(
  tx: Tx,
  accounts: readonly AccountKey[],
  moneyOf: (owner: Owner, coin: number) => Money,
): Promise<StandingAccount[]> {
  const users = accounts.map(({ userId }) => userId);
  const positions = byAccount(await lockedPositions(tx, users));
  const known = new Map((await accountsOf(tx, users)).map((row) => [accountOf(row), row]));
  return accounts.map((account) => ({
    ...account,
    available: moneyOf({ user: account.userId }, account.coin).toFixed(),
    isWarned: known.get(accountOf(account))?.isWarned ?? false,
    since: known.get(accountOf(account))?.since ?? 0,
    positions: positions.get(accountOf(account)) ?? [],
  }));
}

/** What a transaction came to; `tell`: tells users of it, after the commit. */
export interface Told {
  readonly tell: () => void;
}

/** Runs a transaction that users are told of. Where its commit is in doubt they learn it when the store has answered, and it throws. */
export async function toldLate<Outcome extends Told>(
  store: Store,
  write: (tx: Tx) => Promise<Outcome>,
): Promise<Outcome> {
  let written: Outcome | null = null;
  try {
    return await store.transaction(async (tx) => {
      written = await write(tx);
      return written;
    });
  } catch (error) {
    if (error instanceof CommitInDoubt)
      error.outcome().then(
        (outcome) => outcome === 'committed' && written?.tell(),
        () => undefined,
      );
    throw error;
  }
}
