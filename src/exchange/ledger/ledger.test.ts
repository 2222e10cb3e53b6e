import { beforeEach, describe, expect, it } from 'vitest';
import { describeOnStores } from '../../../tests/support/stores.ts';
import type { Store } from '../platform/store/open.ts';
import { balances, ledgerEntries, ledgerPostings } from '../platform/store/schema/index.ts';
import { toScale } from './decimal.ts';
import { InsufficientBalance, UnbalancedEntry } from './errors.ts';
import { findViolations } from './invariants.ts';
import { KIND } from './kinds.ts';
import { createLedger } from './ledger.ts';
import { FEES, OUTSIDE } from './owner.ts';
import type { LedgerEntry, Owner } from './port.ts';

const NOW = 1_700_000_000_000;
const ledger = createLedger({ now: () => NOW });
const alice: Owner = { user: 1 };
const bob: Owner = { user: 2 };

const entry = (from: Owner, to: Owner, value: string, coin = 3): LedgerEntry => ({
  kind: KIND.spotTrade,
  reference: 'test:1',
  postings: [
    { owner: from, account: 'change', coin, available: `-${value}` },
    { owner: to, account: 'change', coin, available: value },
  ],
});
const freeze = (owner: Owner, value: string): LedgerEntry => ({
  kind: KIND.spotFreeze,
  reference: 'order:1',
  postings: [{ owner, account: 'change', coin: 3, available: `-${value}`, frozen: value }],
});

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
    expect(await findViolations(store.db)).toEqual([]);
  });

  it('refuses what is not there and leaves no trace of it', async () => {
    await expect(post(freeze(alice, '60'), entry(alice, bob, '40.000000000000000001'))).rejects.toThrow(
      InsufficientBalance,
    );
    await expect(post(freeze(bob, '1'))).rejects.toThrow(InsufficientBalance);
    expect(await balanceOf('user:1')).toMatchObject({ available: '100', frozen: '0' });
    expect(await store.db.select().from(ledgerEntries)).toHaveLength(1);
  });

  it('refuses an overdrawn house account as a mistake in the program', async () => {
    await expect(post(entry(FEES, alice, '1'))).rejects.toThrow('House account fees is short of coin 3');
  });

  it.each<[string, LedgerEntry]>([
    ['one-sided', { ...freeze(alice, '1'), postings: [{ owner: alice, account: 'change', coin: 3, available: '1' }] }],
    [
      'across coins',
      {
        ...entry(alice, bob, '1'),
        postings: [
          { owner: alice, account: 'change', coin: 3, available: '-1' },
          { owner: bob, account: 'change', coin: 1, available: '1' },
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
    expect(await findViolations(store.db)).toEqual([]);
  });

  it('moves money in opposite directions at once without waiting for itself', async () => {
    await post(entry(OUTSIDE, bob, '100'));
    await Promise.all(
      Array.from({ length: 40 }, (_, n) => post(n % 2 ? entry(alice, bob, '1') : entry(bob, alice, '1'))),
    );
    expect(await balanceOf('user:1')).toMatchObject({ available: '100' });
    expect(await findViolations(store.db)).toEqual([]);
  });

  it('shows what breaks a rule', async () => {
    await store.db.update(balances).set({ available: '7' });
    const rules = (await findViolations(store.db)).map(({ rule }) => rule);
    expect(rules).toContain('available + frozen over all owners is zero in each coin');
    expect(rules).toContain('each balance is the sum of its postings');
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
