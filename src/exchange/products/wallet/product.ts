import type { ProductSpec } from '../product.ts';
import { holdingsOf } from './balances.ts';
import { dailySnapshotsTask, SNAPSHOT_TASK } from './daily-snapshots.ts';
import { walletHandlers } from './handlers.ts';
import { WALLET_KIND } from './transfer.ts';
import { moneyToWire } from './wire/money.ts';

/** Balances as their owner sees them, and what they were worth at each midnight. */
export const wallet = {
  name: 'wallet',
  kinds: Object.values(WALLET_KIND),
  invariants: [],
  create: (deps, all) => ({
    handlers: walletHandlers(deps, all),
    tasks: { [SNAPSHOT_TASK]: dailySnapshotsTask(deps) },
    /** A user's money in the fields of user.info. */
    async moneyOf(user: number) {
      const [holdings, coins, inProducts] = await Promise.all([
        holdingsOf(deps.store, user),
        deps.coins.all(),
        all.worthIn(user),
      ]);
      return moneyToWire(deps.markets, coins, holdings, inProducts);
    },
  }),
} satisfies ProductSpec;
