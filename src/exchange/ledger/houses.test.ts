import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { describeOnStores } from '../../../tests/support/stores.ts';
import { queryRows } from '../platform/store/driver.ts';
import type { Store } from '../platform/store/open.ts';
import { SPOT_KIND } from '../products/spot/kinds.ts';
import { InsufficientBalance } from './errors.ts';
import { houseBalances, sumHouses } from './houses.ts';
import { findViolations, LEDGER_INVARIANTS } from './invariants.ts';
import { KIND } from './kinds.ts';
import { createLedger } from './ledger.ts';
import { FEES, OUTSIDE } from './owner.ts';
import type { LedgerEntry } from './port.ts';

const ledger = createLedger({ now: () => 1_700_000_000_000 });
const fee = (user: number, available: string): LedgerEntry => ({
  kind: SPOT_KIND.spotFee,
  reference: 'trade:1',
  postings: [
    { owner: { user }, account: 'spot', coin: 3, available: `-${available}` },
    { owner: FEES, account: 'spot', coin: 3, available },
  ],
});
const deposit = (user: number): LedgerEntry => ({
  kind: KIND.demoGrant,
  reference: `user:${user}`,
  postings: [
    { owner: OUTSIDE, account: 'spot', coin: 3, available: '-100' },
    { owner: { user }, account: 'spot', coin: 3, available: '100' },
  ],
});

describeOnStores('house accounts', (open) => {
  let store: Store;
  const post = (...entries: LedgerEntry[]) => store.transaction((tx) => ledger.post(tx, entries));
  const summed = async () =>
    queryRows<{ owner: string; available: string }>(
      store.db,
      sql`select owner, trim_scale(available)::text as available from balances where starts_with(owner, 'house:') order by owner`,
    );
  /** A transaction that has posted a fee of 1 and commits when it is told to. */
  async function slowFee() {
    let posted = () => {};
    let mayEnd = () => {};
    const isPosted = new Promise<void>((resolve) => (posted = resolve));
    const isLetGo = new Promise<void>((resolve) => (mayEnd = resolve));
    // The built-in store runs one transaction at a time: there it has to end before others begin.
    if (store.kind === 'pglite') mayEnd();
    const ended = store.transaction(async (tx) => {
      await ledger.post(tx, [fee(1, '1')]);
      posted();
      await isLetGo;
      return 'ended';
    });
    await isPosted;
    return {
      end() {
        mayEnd();
        return ended;
      },
    };
  }
  beforeEach(async () => {
    store = await open();
    await post(deposit(1), deposit(2));
  });

  it('are right before and after they are summed, and each posting counts once', async () => {
    await post(fee(1, '0.5'), fee(2, '0.25'));
    expect(await summed()).toEqual([]);
    const all = [
      { owner: 'house:fees', account: 'spot', coin: 3, available: '0.75' },
      { owner: 'house:outside', account: 'spot', coin: 3, available: '-200' },
    ];
    expect(await houseBalances(store.db)).toEqual(all);
    await store.transaction(sumHouses);
    await store.transaction(sumHouses);
    expect(await summed()).toMatchObject([{ available: '0.75' }, { available: '-200' }]);
    expect(await houseBalances(store.db)).toEqual(all);
    expect(await findViolations(store.db, LEDGER_INVARIANTS)).toEqual([]);
  });

  it('count a transaction that began before a sum, with lower ids, and commits after it', async () => {
    const first = await slowFee();
    await post(fee(2, '2'));
    await store.transaction(sumHouses);
    if (store.kind === 'postgres') expect(await summed()).toMatchObject([{ available: '2' }, { available: '-200' }]);
    await first.end();
    expect(await findViolations(store.db, LEDGER_INVARIANTS)).toEqual([]);
    await store.transaction(sumHouses);
    expect(await summed()).toMatchObject([{ available: '3' }, { available: '-200' }]);
  });

  it('do not make users of one wait for those of another', async () => {
    const first = await slowFee();
    await post(fee(2, '2'));
    await store.transaction(sumHouses);
    expect(await first.end()).toBe('ended');
  });

  /** Pays a user out of the fees that the house has. */
  const payout = (available: string, isCovered = true): LedgerEntry => ({
    kind: SPOT_KIND.spotFee,
    reference: 'payout:1',
    postings: [
      { owner: FEES, account: 'spot', coin: 3, available: `-${available}`, isCovered },
      { owner: { user: 1 }, account: 'spot', coin: 3, available },
    ],
  });

  it('pay what they have and no more where a posting must be covered, summed or not', async () => {
    await expect(post(payout('1'))).rejects.toMatchObject({ key: 'houseShort', owner: FEES, coin: 3 });
    await post(fee(1, '2'));
    await post(payout('0.5'));
    await store.transaction(sumHouses);
    await post(payout('0.5'), payout('0.5'));
    await expect(post(payout('0.4'), payout('0.2'))).rejects.toThrow(InsufficientBalance);
    // What comes in with the payout counts.
    await post(fee(2, '1'), payout('1.5'));
    expect(await houseBalances(store.db)).toMatchObject([{ owner: 'house:fees', available: '0' }, {}]);
    expect(await findViolations(store.db, LEDGER_INVARIANTS)).toEqual([]);
  });

  it('take turns where they must be covered: of payouts at once they make those that they have the money for', async () => {
    await post(fee(1, '2'));
    const paid = await Promise.allSettled(Array.from({ length: 8 }, () => post(payout('0.5'))));
    expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect(await findViolations(store.db, LEDGER_INVARIANTS)).toEqual([]);
  });

  it('are told of by the sum where it leaves them below zero', async () => {
    expect(await store.transaction(sumHouses)).toEqual([]);
    await post(payout('3', false));
    expect(await store.transaction(sumHouses)).toEqual([
      { owner: 'house:fees', account: 'spot', coin: 3, available: '-3' },
    ]);
  });

  it('lose and double nothing where sums and postings run side by side', async () => {
    await Promise.all(
      Array.from({ length: 30 }, (_, n) => (n % 3 ? post(fee(1 + (n % 2), '1')) : store.transaction(sumHouses))),
    );
    await store.transaction(sumHouses);
    expect(await summed()).toMatchObject([{ available: '20' }, { available: '-200' }]);
    expect(await findViolations(store.db, LEDGER_INVARIANTS)).toEqual([]);
  });
});
