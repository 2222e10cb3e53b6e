import { eq, isNotNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeOnStores } from '../../../tests/support/stores.ts';
import { sqlState } from '../platform/store/away.ts';
import type { Store } from '../platform/store/open.ts';
import { balances, holds, ledgerEntries, ledgerPostings } from '../platform/store/schema/index.ts';
import { SPOT_KIND } from '../products/spot/kinds.ts';
import { toScale } from './decimal.ts';
import { ForeignHold, InsufficientBalance, UnbalancedEntry } from './errors.ts';
import { holdsOf } from './holds.ts';
import { houseBalances } from './houses.ts';
import { findViolations, LEDGER_INVARIANTS } from './invariants.ts';
import { kindsOf, type LedgerKind } from './kinds.ts';
import { createLedger } from './ledger.ts';
import { lock } from './lock.ts';
import { FEES, OUTSIDE } from './owner.ts';
import type { HoldRef, LedgerEntry, Owner, Posting } from './port.ts';

const NOW = 1_700_000_000_000;
const ledger = createLedger({ now: () => NOW });
const alice = { user: 1 };
const bob = { user: 2 };

const entry = (from: Owner, to: Owner, value: string, coin = 3): LedgerEntry => ({
  kind: SPOT_KIND.spotFee,
  reference: 'test:1',
  postings: [
    { owner: from, account: 'spot', coin, available: `-${value}` },
    { owner: to, account: 'spot', coin, available: value },
  ],
});
/** Each product's own kinds for what it holds. */
const MINING = kindsOf('mining', { miningHold: { id: 901 }, miningRelease: { id: 902 } });
const NFT = kindsOf('nft', { nftRelease: { id: 903 } });
const HOLD: Readonly<Record<string, LedgerKind>> = { spot: SPOT_KIND.spotFreeze, mining: MINING.miningHold };
const RELEASE: Readonly<Record<string, LedgerKind>> = {
  spot: SPOT_KIND.spotRelease,
  mining: MINING.miningRelease,
  nft: NFT.nftRelease,
};
const ORDER: HoldRef = { product: 'spot', reference: 'order:1' };
const freeze = (owner: { user: number }, value: string, hold = ORDER): LedgerEntry => ({
  kind: HOLD[hold.product] ?? SPOT_KIND.spotFreeze,
  reference: 'order:1',
  postings: [{ owner, account: 'spot', coin: 3, available: `-${value}`, frozen: value, hold }],
});
const release = (owner: { user: number }, value: string, hold = ORDER): LedgerEntry => ({
  kind: RELEASE[hold.product] ?? SPOT_KIND.spotRelease,
  reference: 'order:1',
  postings: [{ owner, account: 'spot', coin: 3, available: value, frozen: `-${value}`, hold }],
});
/** One posting goes another way than several. */
const WAYS: readonly (readonly [string, (value: string, hold: HoldRef) => LedgerEntry[]])[] = [
  ['in one posting', (value, hold) => [release(alice, value, hold)]],
  ['among others', (value, hold) => [entry(OUTSIDE, bob, '1'), release(alice, value, hold)]],
];

describeOnStores('ledger', (open) => {
  let store: Store;
  const post = (...entries: LedgerEntry[]) => store.transaction((tx) => ledger.post(tx, entries));
  const balanceOf = async (owner: string) =>
    (await store.db.select().from(balances)).find((row) => row.owner === owner);
  beforeEach(async () => {
    store = await open();
    await post(entry(OUTSIDE, alice, '100'));
  });

  it('keeps the running balance after each posting', async () => {
    await post(freeze(alice, '30.5'), entry(alice, bob, '0.000000000000000001'), entry(alice, FEES, '1'));
    const rows = (await store.db.select().from(ledgerPostings)).filter((row) => row.owner === 'user:1');
    expect(
      rows.map(({ available, frozen, availableAfter, frozenAfter }) => [
        available,
        frozen,
        availableAfter,
        frozenAfter,
      ]),
    ).toEqual([
      ['100', '0', '100', '0'],
      ['-30.5', '30.5', '69.5', '30.5'],
      ['-0.000000000000000001', '0', '69.499999999999999999', '30.5'],
      ['-1', '0', '68.499999999999999999', '30.5'],
    ]);
    expect(await balanceOf('user:1')).toMatchObject({ available: '68.499999999999999999', frozen: '30.5' });
    expect(await findViolations(store.db, LEDGER_INVARIANTS)).toEqual([]);
  });

  it('refuses what is not there and leaves no trace of it', async () => {
    await expect(post(freeze(alice, '60'), entry(alice, bob, '40.000000000000000001'))).rejects.toThrow(
      InsufficientBalance,
    );
    await expect(post(freeze(bob, '1'))).rejects.toThrow(InsufficientBalance);
    expect(await balanceOf('user:1')).toMatchObject({ available: '100', frozen: '0' });
    expect(await store.db.select().from(ledgerEntries)).toHaveLength(1);
  });

  it('shows a house account that is overdrawn: nobody waits for its cover', async () => {
    await post(entry(FEES, alice, '1'));
    expect(await findViolations(store.db, LEDGER_INVARIANTS)).toEqual([
      {
        rule: 'no balance but that of the outside is negative',
        rows: [{ owner: 'house:fees', account: 'spot', coin: 3 }],
      },
    ]);
  });

  it.each<[string, LedgerEntry]>([
    ['one-sided', { ...freeze(alice, '1'), postings: [{ owner: alice, account: 'spot', coin: 3, available: '1' }] }],
    [
      'across coins',
      {
        ...entry(alice, bob, '1'),
        postings: [
          { owner: alice, account: 'spot', coin: 3, available: '-1' },
          { owner: bob, account: 'spot', coin: 1, available: '1' },
        ],
      },
    ],
    ['no number', entry(alice, bob, 'NaN')],
    ['an exponent', entry(alice, bob, '1e3')],
    ['too fine', entry(alice, bob, '0.0000000000000000001')],
  ])('refuses an entry that is %s', async (_name, wrong) => {
    await expect(post(wrong)).rejects.toThrow(UnbalancedEntry);
  });

  it('lets only one of two parallel spends of the same money through', async () => {
    const spends = await Promise.allSettled(
      Array.from({ length: 12 }, (_, n) => post(entry(alice, n % 2 ? bob : { user: 3 }, '60'))),
    );
    expect(spends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balanceOf('user:1')).toMatchObject({ available: '40' });
    expect(await findViolations(store.db, LEDGER_INVARIANTS)).toEqual([]);
  });

  it('moves money in opposite directions at once without waiting for itself', async () => {
    await post(entry(OUTSIDE, bob, '100'));
    await Promise.all(
      Array.from({ length: 40 }, (_, n) => post(n % 2 ? entry(alice, bob, '1') : entry(bob, alice, '1'))),
    );
    expect(await balanceOf('user:1')).toMatchObject({ available: '100' });
    expect(await findViolations(store.db, LEDGER_INVARIANTS)).toEqual([]);
  });

  it('keeps one hold a reference, as large as what was frozen under it, and none when all is given back', async () => {
    await post(freeze(alice, '30'));
    await post(freeze(alice, '5'));
    await post(release(alice, '15'));
    expect(await store.db.select().from(holds)).toMatchObject([{ ...ORDER, owner: 'user:1', coin: 3, amount: '20' }]);
    await post(release(alice, '20'));
    expect(await store.db.select().from(holds)).toEqual([]);
    expect(await balanceOf('user:1')).toMatchObject({ available: '100', frozen: '0' });
  });

  it.each(WAYS)(
    'reads a balance with less frozen than its holds as a shortage of its owner, %s',
    async (_name, entries) => {
      await post(freeze(alice, '30'));
      await store.db.update(balances).set({ frozen: '20' }).where(eq(balances.owner, 'user:1'));
      await expect(post(...entries('21', ORDER))).rejects.toMatchObject({ owner: alice, coin: 3, hold: ORDER });
      expect((await store.db.select().from(holds)).map(({ amount }) => amount)).toEqual(['30']);
      await post(...entries('20', ORDER));
      expect(await balanceOf('user:1')).toMatchObject({ available: '90', frozen: '0' });
    },
  );

  it.each(WAYS)('never lets one product release what another froze, %s', async (_name, entries) => {
    const mining: HoldRef = { product: 'mining', reference: 'order:1' };
    await post(freeze(alice, '30'));
    await post(freeze(alice, '40', mining));
    await expect(post(...entries('41', mining))).rejects.toMatchObject({ key: 'balance', hold: mining });
    await expect(post(...entries('31', ORDER))).rejects.toMatchObject({ owner: alice, coin: 3, hold: ORDER });
    await expect(post(...entries('1', { product: 'nft', reference: 'order:1' }))).rejects.toThrow(InsufficientBalance);
    expect((await store.db.select().from(holds)).map(({ amount }) => amount)).toEqual(['30', '40']);
    expect(await findViolations(store.db, LEDGER_INVARIANTS)).toEqual([]);
  });

  it("refuses a hold that is another product's than the entry's kind as a mistake in the program", async () => {
    await post(freeze(alice, '30'));
    const foreign = { ...release(alice, '30'), kind: MINING.miningRelease };
    await expect(post(foreign)).rejects.toThrow(ForeignHold);
    await expect(post(entry(OUTSIDE, bob, '1'), foreign)).rejects.toThrow("mining's, touches a hold of spot");
    expect(await balanceOf('user:1')).toMatchObject({ available: '70', frozen: '30' });
    expect(await store.db.select().from(holds)).toMatchObject([{ ...ORDER, amount: '30' }]);
  });

  it('holds, gives back and pays by product and reference', async () => {
    const mining = holdsOf('mining');
    const machine = { user: alice.user, account: 'spot', coin: 3, reference: 'machine:1' } as const;
    const book = (...postings: Posting[]) => post({ kind: MINING.miningHold, reference: 'machine:1', postings });
    await book(mining.hold(machine, '50'));
    expect(await store.db.select().from(holds)).toMatchObject([{ ...mining.of('machine:1'), amount: '50' }]);
    await book(mining.release(machine, '10'));
    await book(mining.payFromHold(machine, '15'), { owner: bob, account: 'spot', coin: 3, available: '15' });
    expect(await balanceOf('user:1')).toMatchObject({ available: '60', frozen: '25' });
    expect(await balanceOf('user:2')).toMatchObject({ available: '15' });
    // Amounts are above zero: a negative one would turn the movement round.
    await expect(book(mining.release(machine, '-10'))).rejects.toThrow(UnbalancedEntry);
    expect(await findViolations(store.db, LEDGER_INVARIANTS)).toEqual([]);
  });

  it("refuses a hold that is another balance's as a mistake in the program", async () => {
    await post(freeze(alice, '30'));
    await post(entry(OUTSIDE, bob, '100'));
    await expect(post(freeze(bob, '1'))).rejects.toThrow(ForeignHold);
    await expect(post(release(bob, '1'))).rejects.toThrow(ForeignHold);
    await expect(
      post(entry(OUTSIDE, alice, '1', 7), {
        ...freeze(alice, '1'),
        postings: freeze(alice, '1').postings.map((posting) => ({ ...posting, coin: 7 })),
      }),
    ).rejects.toThrow(ForeignHold);
  });

  it('books units in their order up to the first that is not covered, and the transaction goes on', async () => {
    const result = await store.transaction(async (tx) => {
      const posted = await ledger.postEach(tx, [
        [freeze(alice, '60')],
        [entry(alice, bob, '10'), entry(bob, alice, '5')],
        [entry(OUTSIDE, bob, '1'), entry(alice, bob, '36')],
        [entry(OUTSIDE, alice, '1000')],
      ]);
      expect((await tx.select().from(holds)).length).toBe(1);
      return posted;
    });
    expect(result).toMatchObject({ posted: 2, refusal: { owner: alice, coin: 3, hold: null } });
    expect(await balanceOf('user:1')).toMatchObject({ available: '35', frozen: '60' });
    expect(await balanceOf('user:2')).toMatchObject({ available: '5' });
    expect(await findViolations(store.db, LEDGER_INVARIANTS)).toEqual([]);
  });

  it('takes what was locked before in its transaction, and locks what else there is to touch', async () => {
    await post(freeze(alice, '60'));
    const given = await store.transaction(async (tx) => {
      const locked = await lock(tx, [entry(alice, bob, '0'), release(alice, '0')]);
      const first = await ledger.postEach(tx, [[release(alice, '25')], [entry(alice, bob, '70')]], locked);
      return { first, kept: locked.balances.get('user:1 spot 3')?.available.toFixed() };
    });
    // What it was given it reckoned with: it read no balance a second time.
    expect(given).toEqual({ first: { posted: 1, refusal: expect.objectContaining({ owner: alice }) }, kept: '65' });
    const others = await store.transaction(async (tx) => {
      const locked = await lock(tx, [entry(alice, bob, '0')]);
      return ledger.postEach(tx, [[release(alice, '35')], [entry(alice, bob, '100')]], locked);
    });
    expect(others).toEqual({ posted: 2, refusal: null });
    expect(await balanceOf('user:1')).toMatchObject({ available: '0', frozen: '0' });
    expect(await findViolations(store.db, LEDGER_INVARIANTS)).toEqual([]);
  });

  const heldBy = (reference: string): HoldRef => ({ product: 'spot', reference });
  const freezeBoth = (first: string, second: string) =>
    store.transaction((tx) =>
      ledger.postEach(tx, [[freeze(bob, first, heldBy('order:2'))], [freeze(alice, second, heldBy('order:3'))]]),
    );

  it('freezes for several users at once as one by one, and up to the first who lacks it', async () => {
    await post(entry(OUTSIDE, bob, '10'));
    expect(await freezeBoth('4', '30.5')).toEqual({ posted: 2, refusal: null });
    const rows = await store.db.select().from(ledgerPostings).where(isNotNull(ledgerPostings.frozenAfter));
    expect(rows.slice(-2).map((row) => [row.owner, row.frozen, row.availableAfter, row.frozenAfter])).toEqual([
      ['user:2', '4', '6', '4'],
      ['user:1', '30.5', '69.5', '30.5'],
    ]);
    expect(await freezeBoth('2', '69.6')).toMatchObject({ posted: 1, refusal: { owner: alice, hold: null } });
    expect(await balanceOf('user:2')).toMatchObject({ available: '4', frozen: '6', postings: 3 });
    expect(await balanceOf('user:1')).toMatchObject({ available: '69.5', frozen: '30.5', postings: 2 });
    expect(await findViolations(store.db, LEDGER_INVARIANTS)).toEqual([]);
  });

  it('adds to holds that others make in the same moment', async () => {
    await post(entry(OUTSIDE, bob, '10'));
    await Promise.all([freezeBoth('1', '1'), freezeBoth('2', '2'), freezeBoth('3', '3')]);
    const held = await store.db.select().from(holds);
    expect(held.map(({ reference, amount }) => [reference, amount]).sort()).toEqual([
      ['order:2', '6'],
      ['order:3', '6'],
    ]);
    expect(await findViolations(store.db, LEDGER_INVARIANTS)).toEqual([]);
  });

  it('leaves a transaction sound where its only unit is refused', async () => {
    const mark = entry(OUTSIDE, bob, '1');
    for (const refused of [freeze(alice, '101'), release(alice, '1')]) {
      const result = await store.transaction(async (tx) => {
        const posted = await ledger.postEach(tx, [[refused]]);
        expect(await tx.select().from(balances)).toHaveLength(1);
        return posted;
      });
      expect(result.posted).toBe(0);
    }
    await post(mark);
    expect(await houseBalances(store.db)).toMatchObject([{ owner: 'house:outside', coin: 3, available: '-101' }]);
    expect(await findViolations(store.db, LEDGER_INVARIANTS)).toEqual([]);
  });

  it('never books an entry of a once-only kind twice, alone or in a batch', async () => {
    const trade: LedgerEntry = { ...entry(OUTSIDE, bob, '1'), kind: SPOT_KIND.spotTrade, reference: 'trade:1' };
    await post(trade);
    await expect(post(trade).catch((error: unknown) => sqlState(error))).resolves.toBe('23505');
    await expect(
      store.transaction((tx) => ledger.postEach(tx, [[entry(OUTSIDE, alice, '1')], [trade]])),
    ).rejects.toThrow();
    await post(
      { ...trade, reference: 'trade:2' },
      { ...trade, kind: SPOT_KIND.spotFee },
      { ...trade, kind: SPOT_KIND.spotFee },
    );
    expect(await balanceOf('user:2')).toMatchObject({ available: '4' });
    expect(await balanceOf('user:1')).toMatchObject({ available: '100' });
  });

  it('takes entries once a transaction', async () => {
    const twice = store.transaction(async (tx) => {
      await ledger.post(tx, [entry(OUTSIDE, bob, '1')]);
      await ledger.post(tx, [entry(OUTSIDE, bob, '1')]);
    });
    await expect(twice).rejects.toThrow('once a transaction');
    expect(await balanceOf('user:2')).toBeUndefined();
  });

  it('freezes and gives back in parallel without losing any of it', async () => {
    const refs = Array.from({ length: 8 }, (_, n): HoldRef => ({ product: 'spot', reference: `order:${n % 4}` }));
    await Promise.all(refs.map((ref) => post(freeze(alice, '2', ref))));
    await Promise.all([
      ...refs.map((ref, n) =>
        n % 2 ? post(release(alice, '2', ref)) : post(release(alice, '1', ref), entry(alice, bob, '1')),
      ),
      ...refs.map((ref) => post(freeze(alice, '1', { ...ref, product: 'mining' }))),
    ]);
    expect(await balanceOf('user:1')).toMatchObject({ available: '84', frozen: '12' });
    expect(await findViolations(store.db, LEDGER_INVARIANTS)).toEqual([]);
  });

  it('shows what breaks a rule', async () => {
    await store.db.update(balances).set({ available: '7' });
    const rules = (await findViolations(store.db, LEDGER_INVARIANTS)).map(({ rule }) => rule);
    expect(rules).toContain('available + frozen over all owners is zero in each coin');
    expect(rules).toContain('each balance is the sum of its postings and knows how many there are');
    await post(freeze(alice, '1'));
    await store.db.delete(holds);
    expect((await findViolations(store.db, LEDGER_INVARIANTS)).map(({ rule }) => rule)).toContain(
      'what is frozen is the sum of the holds on it',
    );
  });
});

describe('toScale', () => {
  it.each([
    ['0.000000005', 8, '0.00000001'],
    ['0.000000004999', 8, '0'],
    ['-0.000000005', 8, '-0.00000001'],
    ['-0.000000004', 8, '0'],
    ['1e20', 2, '100000000000000000000'],
    ['2.50', 0, '3'],
  ])('rounds %s half-up to %i places', (value, scale, text) => {
    expect(toScale(value, scale)).toBe(text);
  });
});
