import { createUser, findUser } from '../accounts/users.ts';
import { USDT } from '../assets/usdt.ts';
import type { GatewayDeps } from '../gateway/deps.ts';
import { KIND } from '../ledger/kinds.ts';
import { OUTSIDE } from '../ledger/owner.ts';
import type { LedgerEntry } from '../ledger/port.ts';

/** The account that a demo exchange prints at start. */
export const DEMO_ACCOUNT = { email: 'demo@example.com', password: 'demo-1234' } as const;
/** What a new account of a demo exchange is given. */
export const GRANT_USDT = '10000';

/** The entry that gives a new user of a demo exchange their money. */
export const demoGrant = (user: number): LedgerEntry => ({
  kind: KIND.demoGrant,
  reference: `user:${user}`,
  postings: [
    { owner: OUTSIDE, account: 'spot', coin: USDT.id, available: `-${GRANT_USDT}` },
    { owner: { user }, account: 'spot', coin: USDT.id, available: GRANT_USDT },
  ],
});

/** Makes the demo account where it is missing. */
export async function ensureDemoAccount({
  store,
  passwords,
  ledger,
  clock,
}: Pick<GatewayDeps, 'store' | 'passwords' | 'ledger' | 'clock'>): Promise<void> {
  if (await findUser(store.db, DEMO_ACCOUNT.email)) return;
  const passwordHash = await passwords.hash(DEMO_ACCOUNT.password);
  await store.transaction(async (tx) => {
    const user = await createUser(tx, {
      email: DEMO_ACCOUNT.email,
      passwordHash,
      parentId: null,
      isDemo: true,
      now: clock.now(),
    });
    await ledger.post(tx, [demoGrant(user.id)]);
  });
}
