import { expect, it } from 'vitest';
import { spotWorld, USDT } from '../../../../tests/support/spot-world.ts';
import { describeOnStores } from '../../../../tests/support/stores.ts';
import { DAY_MS } from '../../../domain/durations.ts';
import { KIND, kindsOf } from '../../ledger/kinds.ts';
import { createLedger } from '../../ledger/ledger.ts';
import { OUTSIDE } from '../../ledger/owner.ts';
import { utcDayStart, worthAtMidnight } from './snapshots.ts';

/** Freezes within one balance take the ledger's short way. */
const FREEZE = kindsOf('spot', { spotFreeze: { id: 20 } }).spotFreeze;

describeOnStores('what a user was worth at midnight', (open) => {
  it('is not what came after it, though a posting that waited for the balance is stamped before it', async () => {
    const store = await open();
    const { deps, user } = await spotWorld(store);
    const anna = await user({ [USDT]: '1000' });
    const midnight = utcDayStart(deps.clock.now()) + DAY_MS;
    await deps.clock.advanceTo(midnight - 1);
    const stampedAt = (now: number) => createLedger({ now: () => now });
    const account = 'spot' as const;
    // The grant has the balance first, behind midnight; what waits for it took its time before.
    await store.transaction((tx) =>
      stampedAt(midnight + 1).post(tx, [
        {
          kind: KIND.demoGrant,
          reference: 'late',
          postings: [
            { owner: OUTSIDE, account, coin: USDT, available: '-500' },
            { owner: { user: anna }, account, coin: USDT, available: '500' },
          ],
        },
      ]),
    );
    for (const reference of ['order:1', 'order:2'])
      await store.transaction((tx) =>
        stampedAt(midnight - 1).post(tx, [
          {
            kind: FREEZE,
            reference,
            postings: [
              {
                owner: { user: anna },
                account,
                coin: USDT,
                available: '-10',
                frozen: '10',
                hold: { product: 'spot', reference },
              },
            ],
          },
        ]),
      );
    await deps.clock.advanceTo(midnight + 2);
    expect((await worthAtMidnight(deps, anna, midnight)).toFixed()).toBe('1000');
  });
});
