import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { describeOnStores } from '../../../tests/support/stores.ts';
import type { Store } from '../platform/store/open.ts';
import { Money } from './decimal.ts';
import { InsufficientBalance } from './errors.ts';
import { findViolations } from './invariants.ts';
import { KIND } from './kinds.ts';
import { createLedger } from './ledger.ts';
import { OUTSIDE } from './owner.ts';
import type { LedgerEntry, Owner } from './port.ts';

const ledger = createLedger({ now: () => 1_700_000_000_000 });
const owners: Owner[] = [{ user: 1 }, { user: 2 }, { house: 'fees' }];
const amount = fc
  .bigInt({ min: 1n, max: 10n ** 24n })
  .map((units) => new Money(units.toString()).div('1e18').toFixed());

/** An entry that moves an amount between two owners, from or to the frozen part at will. */
const move = fc
  .record({
    from: fc.constantFrom(...owners, OUTSIDE),
    to: fc.constantFrom(...owners, OUTSIDE),
    fromPart: fc.constantFrom('available', 'frozen'),
    toPart: fc.constantFrom('available', 'frozen'),
    coin: fc.constantFrom(1, 3),
    amount,
  })
  .map(
    ({ from, to, fromPart, toPart, coin, amount: value }): LedgerEntry => ({
      kind: KIND.spotTrade,
      reference: 'property:1',
      postings: [
        { owner: from, account: 'change', coin, [fromPart]: `-${value}` },
        { owner: to, account: 'change', coin, [toPart]: value },
      ],
    }),
  );

/** An entry of one posting: between the parts of one balance. */
const within = fc
  .record({ owner: fc.constantFrom(...owners, OUTSIDE), isFreeze: fc.boolean(), coin: fc.constantFrom(1, 3), amount })
  .map(
    ({ owner, isFreeze, coin, amount: value }): LedgerEntry => ({
      kind: isFreeze ? KIND.spotFreeze : KIND.spotRelease,
      reference: 'property:2',
      postings: [
        {
          owner,
          account: 'change',
          coin,
          available: isFreeze ? `-${value}` : value,
          frozen: isFreeze ? value : `-${value}`,
        },
      ],
    }),
  );

/** Enough for some of the entries, so that both outcomes come up often. */
const deposit = (owner: Owner, coin: number): LedgerEntry => ({
  kind: KIND.demoGrant,
  reference: 'property:0',
  postings: [
    { owner: OUTSIDE, account: 'change', coin, available: '-1500000' },
    { owner, account: 'change', coin, available: '1500000' },
  ],
});

describeOnStores('ledger under random postings', (open) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });

  it('keeps its invariants, whichever entries go through', async () => {
    let posted = 0;
    let refused = 0;
    await store.transaction((tx) =>
      ledger.post(
        tx,
        owners.flatMap((owner) => [deposit(owner, 1), deposit(owner, 3)]),
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(move, within), { minLength: 1, maxLength: 4 }), async (entries) => {
        await store
          .transaction((tx) => ledger.post(tx, entries))
          .then(
            () => {
              posted += 1;
            },
            (error: unknown) => {
              if (!(error instanceof InsufficientBalance) && !String(error).includes('is short of')) throw error;
              refused += 1;
            },
          );
      }),
      { numRuns: 80, seed: 7 },
    );
    expect(posted).toBeGreaterThan(10);
    expect(refused).toBeGreaterThan(10);
    expect(await findViolations(store.db)).toEqual([]);
  });
});
