import { findUser } from '../accounts/users.ts';
import type { GatewayDeps } from '../gateway/deps.ts';
import { KIND } from '../ledger/kinds.ts';
import { OUTSIDE } from '../ledger/owner.ts';
import { noteFact } from '../platform/store/facts.ts';
import { DEMO_ACCOUNT, ensureDemoAccount } from './account.ts';

const REFERENCE = 'demo:coins';
const FACT = 'demo_coins';
/** Beside the demo money: coins, so that there is something to sell, and margin for futures (product-spec.md section 3: BTC 1, ETH 2, USDT 3). */
const COINS = [
  { account: 'spot', coin: 1, amount: '0.05' },
  { account: 'spot', coin: 2, amount: '1.2' },
  { account: 'futures', coin: 3, amount: '2000' },
] as const;

/** Makes the demo account, with some coins beside its demo money. Safe to repeat. */
export async function seedDemoAccount(
  deps: Pick<GatewayDeps, 'store' | 'passwords' | 'ledger' | 'clock'>,
): Promise<void> {
  await ensureDemoAccount(deps);
  const { store, ledger } = deps;
  const user = await findUser(store.db, DEMO_ACCOUNT.email);
  if (!user) return;
  await store.transaction(async (tx) => {
    if (!(await noteFact(tx, FACT, '1'))) return;
    await ledger.post(
      tx,
      COINS.map(({ account, coin, amount }) => ({
        kind: KIND.demoGrant,
        reference: REFERENCE,
        postings: [
          { owner: OUTSIDE, account, coin, available: `-${amount}` },
          { owner: { user: user.id }, account, coin, available: amount },
        ],
      })),
    );
  });
}
