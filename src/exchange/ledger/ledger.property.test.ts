import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { describeOnStores } from '../../../tests/support/stores.ts';
import type { Store } from '../platform/store/open.ts';
import { balances, holds } from '../platform/store/schema/index.ts';
import { SPOT_KIND } from '../products/spot/kinds.ts';
import { Money } from './decimal.ts';
import { findViolations, LEDGER_INVARIANTS } from './invariants.ts';
import { kindsOf } from './kinds.ts';
import { createLedger } from './ledger.ts';
import { OUTSIDE, ownerKey } from './owner.ts';
import type { HoldRef, LedgerEntry, Owner, Posting, Unit } from './port.ts';

const ledger = createLedger({ now: () => 1_700_000_000_000 });
type User = { readonly user: number };
const users: readonly User[] = [{ user: 1 }, { user: 2 }];
const COINS = [1, 3] as const;
const coin = fc.constantFrom(...COINS);
const amount = fc
  .bigInt({ min: 1n, max: 10n ** 24n })
  .map((units) => new Money(units.toString()).div('1e18').toFixed());
/** Two products with the same references, so that one could take the other's. */
const hold = (user: User, ofCoin: number) =>
  fc.record({
    product: fc.constantFrom('spot', 'mining'),
    reference: fc.constantFrom('a', 'b').map((name) => `${name}:${user.user}:${ofCoin}`),
  });

const withHold = fc
  .record({ user: fc.constantFrom(...users), coin, amount })
  .chain((given) => hold(given.user, given.coin).map((ref) => ({ ...given, hold: ref })));

const MINING = kindsOf('mining', { miningMove: { id: 901 } });
const entry = (postings: readonly Posting[]): LedgerEntry => ({
  kind: postings.some(({ hold: of }) => of?.product === 'mining') ? MINING.miningMove : SPOT_KIND.spotFee,
  reference: 'property:1',
  postings,
});
const place = (owner: Owner, ofCoin: number) => ({ owner, account: 'spot', coin: ofCoin }) as const;

const transfer = fc
  .record({ from: fc.constantFrom(...users, OUTSIDE), to: fc.constantFrom(...users, OUTSIDE), coin, amount })
  .map((given) =>
    entry([
      { ...place(given.from, given.coin), available: `-${given.amount}` },
      { ...place(given.to, given.coin), available: given.amount },
    ]),
  );
const freeze = withHold.map((given) =>
  entry([
    {
      ...place(given.user, given.coin),
      owner: given.user,
      available: `-${given.amount}`,
      frozen: given.amount,
      hold: given.hold,
    },
  ]),
);
const release = withHold.map((given) =>
  entry([
    {
      ...place(given.user, given.coin),
      owner: given.user,
      available: given.amount,
      frozen: `-${given.amount}`,
      hold: given.hold,
    },
  ]),
);
/** Gives back exactly what a hold has, as a cancel does; the amount comes in when the model knows it. */
const releaseAll = withHold.map(({ user, coin: ofCoin, hold: ref }) => ({
  user,
  coin: ofCoin,
  hold: ref,
  isAll: true as const,
}));
const pay = fc.record({ from: withHold, to: fc.constantFrom(...users, OUTSIDE) }).map(({ from, to }) =>
  entry([
    { ...place(from.user, from.coin), owner: from.user, frozen: `-${from.amount}`, hold: from.hold },
    { ...place(to, from.coin), available: from.amount },
  ]),
);
const step = fc.oneof(transfer, freeze, freeze, release, releaseAll, pay);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** The ledger as one would write it down: sums by balance and by hold. */
class Model {
  sums = new Map<string, Money>();

  at(key: string): Money {
    return this.sums.get(key) ?? new Money(0);
  }

  heldBy({ product, reference }: HoldRef): Money {
    return this.at(`hold ${product} ${reference}`);
  }

  /** True where the unit is covered; then it is booked. */
  book(unit: Unit): boolean {
    const before = new Map(this.sums);
    const isCovered = unit.every(({ postings }) => postings.every((posting) => this.apply(posting)));
    if (!isCovered) this.sums = before;
    return isCovered;
  }

  private apply(posting: Posting): boolean {
    const key = `${ownerKey(posting.owner)} ${posting.coin}`;
    const isOutside = key.startsWith('house:');
    const changes: [string, string | undefined][] = [
      [`available ${key}`, posting.available],
      [`frozen ${key}`, posting.frozen],
      ...(posting.hold ? ([[`hold ${posting.hold.product} ${posting.hold.reference}`, posting.frozen]] as const) : []),
    ].map(([name, value]) => [name ?? '', value]);
    return changes.every(([name, value]) => {
      const next = this.at(name).plus(value ?? 0);
      this.sums.set(name, next);
      return isOutside || !next.isNegative();
    });
  }
}

const unitOf = (steps: readonly Step[], model: Model): Unit =>
  steps.flatMap((given) => {
    if (!('isAll' in given)) return [given];
    const all = model.heldBy(given.hold).toFixed();
    return all === '0'
      ? []
      : [
          entry([
            {
              ...place(given.user, given.coin),
              owner: given.user,
              available: all,
              frozen: `-${all}`,
              hold: given.hold,
            },
          ]),
        ];
  });

const deposit = (owner: Owner, ofCoin: number): LedgerEntry =>
  entry([
    { ...place(OUTSIDE, ofCoin), available: '-1500000' },
    { ...place(owner, ofCoin), available: '1500000' },
  ]);

describeOnStores('ledger under random postings', (open) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });

  it('books exactly what is covered, by balance and by hold', { timeout: 120_000 }, async () => {
    const seen = { posted: 0, refused: 0, single: 0 };
    const model = new Model();
    const start = users.flatMap((user) => COINS.map((one) => deposit(user, one)));
    await store.transaction((tx) => ledger.post(tx, start));
    model.book(start);
    const steps = fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(steps, async (given) => {
        const units = given.map((unit) => unitOf(unit, model)).filter((unit) => unit.length > 0);
        const expected = units.findIndex((unit) => !model.book(unit));
        const result = await store.transaction((tx) => ledger.postEach(tx, units));
        expect(result.posted).toBe(expected === -1 ? units.length : expected);
        expect(result.refusal === null).toBe(expected === -1);
        seen[result.refusal ? 'refused' : 'posted'] += 1;
        if (units.length === 1) seen.single += 1;
      }),
      { numRuns: 150, seed: 7 },
    );
    expect(Math.min(seen.posted, seen.refused, seen.single)).toBeGreaterThan(10);
    const held = await store.db.select().from(holds);
    expect(held.length).toBeGreaterThan(0);
    expect(new Map(held.map((row) => [`hold ${row.product} ${row.reference}`, row.amount]))).toEqual(
      new Map(
        [...model.sums]
          .filter(([key, sum]) => key.startsWith('hold') && !sum.isZero())
          .map(([key, sum]) => [key, sum.toFixed()]),
      ),
    );
    for (const row of await store.db.select().from(balances)) {
      expect(row.available).toBe(model.at(`available ${row.owner} ${row.coin}`).toFixed());
      expect(row.frozen).toBe(model.at(`frozen ${row.owner} ${row.coin}`).toFixed());
    }
    expect(await findViolations(store.db, LEDGER_INVARIANTS)).toEqual([]);
  });
});
