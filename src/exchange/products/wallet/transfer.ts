import type { Account } from '../../../domain/accounts.ts';
import { LOG_TYPE } from '../../../domain/log-types.ts';
import type { Coin } from '../../assets/coins.ts';
import { emitBalances } from '../../ledger/emit-balances.ts';
import { type Done, type OnceRequest, once } from '../../ledger/idempotent.ts';
import { kindsOf } from '../../ledger/kinds.ts';
import type { LedgerEntry } from '../../ledger/port.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { AllProducts, ProductDeps } from '../product.ts';

export const WALLET_KIND = kindsOf('wallet', { transfer: { id: LOG_TYPE.transfer } });

/** Whether a coin lives in an account (wire.md 3.1). */
export const LIVES_IN: Readonly<Record<Account, (coin: Coin) => boolean>> = {
  fiat: (coin) => coin.isLegal,
  spot: (coin) => coin.isMatch,
  futures: (coin) => coin.isLever,
  options: (coin) => coin.isMicro,
};

/** So much of a coin from one account of a user to another; decimal text. */
export interface Transfer {
  readonly coin: Coin;
  readonly amount: string;
  readonly from: Account;
  readonly to: Account;
}

/** Moves money between the accounts of a user. What is held stays where it is. */
export const transfer = (
  deps: Pick<ProductDeps, 'store' | 'clock' | 'log' | 'ledger' | 'events'> & Pick<AllProducts, 'assertMayLeave'>,
  { coin, amount, from, to }: Transfer,
  call: OnceRequest,
): Promise<Done<null>> =>
  once(deps, call, async (tx, after) => {
    if (from === to) throw new Refusal('transfer.sameAccount');
    if (!LIVES_IN[from](coin) || !LIVES_IN[to](coin)) throw new Refusal('transfer.notThere', { coin: coin.name });
    const owner = { user: call.user };
    const entry: LedgerEntry = {
      kind: WALLET_KIND.transfer,
      reference: `transfer:${from}:${to}`,
      postings: [
        { owner, account: from, coin: coin.id, available: `-${amount}` },
        { owner, account: to, coin: coin.id, available: amount },
      ],
    };
    await deps.ledger.post(tx, [entry]);
    await deps.assertMayLeave(tx, call.user, from);
    after(() => emitBalances(deps.events, [entry]));
    return null;
  });
