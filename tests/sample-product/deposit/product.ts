import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { Money } from '../../../src/exchange/ledger/decimal.ts';
import { emitBalances } from '../../../src/exchange/ledger/emit-balances.ts';
import { holdsOf } from '../../../src/exchange/ledger/holds.ts';
import { type Done, type OnceRequest, once } from '../../../src/exchange/ledger/idempotent.ts';
import { kindsOf } from '../../../src/exchange/ledger/kinds.ts';
import { ownerKey } from '../../../src/exchange/ledger/owner.ts';
import type { LedgerEntry, Unit } from '../../../src/exchange/ledger/port.ts';
import { noteFact, readFact } from '../../../src/exchange/platform/store/facts.ts';
import type { Tx } from '../../../src/exchange/platform/store/open.ts';
import { holds } from '../../../src/exchange/platform/store/schema/index.ts';
import type { TaskHandler } from '../../../src/exchange/platform/tasks/port.ts';
import type { Product, ProductDeps, ProductSpec } from '../../../src/exchange/products/product.ts';
import { depositCalls } from './calls.ts';

const KIND = kindsOf('deposit', {
  depositHold: { id: 900 },
  depositRelease: { id: 901 },
  depositInterest: { id: 902, isOnce: true },
});
const HOLDS = holdsOf('deposit');
const MATURE = 'deposit.mature';
/** What interest is paid from. */
const TREASURY = { house: 'deposit' };
const USDT = 3;
/** What every deposit bears, a fraction of its amount; and what those of users bear who have traded. */
const RATE = { plain: '0.0137', trader: '0.0151' } as const;
const FILLED = 'spot.filled';
/** The price that a result names: what the interest was worth when it was paid. */
const SYMBOL = 'btcusdt';

export interface Deposit {
  readonly coin: number;
  readonly amount: string;
  readonly ms: number;
}

/** What is due at the end of a deposit. */
type Term = {
  readonly user: number;
  readonly coin: number;
  readonly amount: string;
  readonly interest: string;
};

declare module '../../../src/exchange/platform/events.ts' {
  interface UserEvents {
    depositMatured: [user: number, matured: { readonly id: string; readonly interest: string; readonly tick: number }];
  }
}

type Held = typeof holds.$inferSelect;

/** Money that stands still for a time and bears interest at its end. */
export interface Deposits extends Product {
  /** Holds an amount until its end, once for a call's client id; gives its reference. */
  openOnce(deposit: Deposit, request: OnceRequest): Promise<Done<string>>;
  /** What a user's deposits hold. */
  standing(user: number): Promise<readonly Held[]>;
  /** How a deposit has ended at its time; null where it has not. */
  endOf(reference: string): Promise<DepositEnd | null>;
}

/** What a hold keeps, given back. */
const release = (user: number, reference: string, coin: number, amount: string): LedgerEntry => ({
  kind: KIND.depositRelease,
  reference,
  postings: [HOLDS.release({ user, account: 'spot', coin, reference }, amount)],
});

/** What a deposit that bore interest came to: the tick it took, and when. */
const endFact = (reference: string): string => `deposit.end.${reference}`;

/** How a deposit has ended at its time. */
export interface DepositEnd {
  readonly user: number;
  readonly tick: number;
  /** Unix ms. */
  readonly at: number;
}

/** That a user has traded: told of more than once, it is noted once. */
const traderFact = (user: number): string => `deposit.trader.${user}`;

const rateOf = async (tx: Tx, user: number): Promise<string> =>
  (await readFact(tx, traderFact(user))) === undefined ? RATE.plain : RATE.trader;

const matured =
  ({ ledger, markets, events, clock }: ProductDeps): TaskHandler =>
  async ({ ref, dueAt, payload }) => {
    const { user, coin, amount, interest } = payload as Term;
    const tick = await markets.ticks.firstAtOrAfter(SYMBOL, dueAt);
    if (!tick) throw new Error(`no tick at ${dueAt} yet`);
    return async (tx) => {
      // Nothing is locked before the ledger locks: a balance comes before its holds, here as everywhere.
      const entries: Unit = [
        release(user, ref, coin, amount),
        {
          kind: KIND.depositInterest,
          reference: ref,
          postings: [
            { owner: TREASURY, account: 'spot', coin, available: `-${interest}`, isCovered: true },
            { owner: { user }, account: 'spot', coin, available: interest },
          ],
        },
      ];
      const { refusal } = await ledger.postEach(tx, [entries]);
      // It was ended before its time.
      if (refusal?.hold) return undefined;
      if (refusal) throw refusal;
      await markets.ticks.pin(tx, tick.seq);
      const end: DepositEnd = { user, tick: tick.seq, at: clock.now() };
      await noteFact(tx, endFact(ref), JSON.stringify(end));
      return [
        () => emitBalances(events, entries),
        () => events.emit('depositMatured', user, { id: ref, interest, tick: tick.seq }),
      ];
    };
  };

/** Its hold and its task in one transaction. */
async function opened(
  tx: Tx,
  { ledger, tasks, clock }: ProductDeps,
  user: number,
  { coin, amount, ms }: Deposit,
): Promise<{ readonly reference: string; readonly entry: LedgerEntry }> {
  const reference = `deposit:${randomUUID()}`;
  const interest = new Money(amount)
    .times(await rateOf(tx, user))
    .toDecimalPlaces(8)
    .toFixed();
  const entry: LedgerEntry = {
    kind: KIND.depositHold,
    reference,
    postings: [HOLDS.hold({ user, account: 'spot', coin, reference }, amount)],
  };
  await ledger.post(tx, [entry]);
  await tasks.add(tx, {
    kind: MATURE,
    ref: reference,
    dueAt: clock.now() + ms,
    payload: { user, coin, amount, interest } satisfies Term,
  });
  return { reference, entry };
}

/** Opens one and, after the commit, tells of the balance. */
const openOnce = (deps: ProductDeps, deposit: Deposit, request: OnceRequest): Promise<Done<string>> =>
  once(deps, request, async (tx, after) => {
    const { reference, entry } = await opened(tx, deps, request.user, deposit);
    after(() => emitBalances(deps.events, [entry]));
    return reference;
  });

const standing = ({ store }: ProductDeps, user: number): Promise<readonly Held[]> =>
  store.db
    .select()
    .from(holds)
    .where(and(eq(holds.product, 'deposit'), eq(holds.owner, ownerKey({ user }))));

/** Each in a transaction of its own: one that matures meanwhile is not in the way of the others. */
async function unwound(deps: ProductDeps, user: number): Promise<void> {
  const { store, ledger, events } = deps;
  for (const { reference, coin, amount } of await standing(deps, user)) {
    const entry = release(user, reference, coin, amount);
    const { refusal } = await store.transaction((tx) => ledger.postEach(tx, [[entry]]));
    if (refusal && !refusal.hold) throw refusal;
    if (!refusal) emitBalances(events, [entry]);
  }
}

export const deposit = {
  name: 'deposit',
  kinds: Object.values(KIND),
  invariants: [
    {
      name: 'each deposit waits for its end',
      offenders: sql`
        select reference from holds where product = 'deposit' and not exists (
          select 1 from tasks where kind = ${MATURE} and ref = reference and state = 'waiting')`,
    },
  ],
  funding: [{ house: TREASURY.house, account: 'spot', coin: USDT, amount: '1000000' }],
  create(deps): Deposits {
    const deposits: Deposits = {
      socketEvents: (forward) =>
        forward('depositMatured', 'deposit_matured', ({ id, interest, tick }) => ({ id, interest, tick_seq: tick })),
      tasks: { [MATURE]: matured(deps) },
      consumes: {
        [FILLED]:
          async ({ user }) =>
          async (tx) => {
            await noteFact(tx, traderFact(user), '1');
            return undefined;
          },
      },
      openOnce: (deposit, request) => openOnce(deps, deposit, request),
      standing: (user) => standing(deps, user),
      async endOf(reference) {
        const end = await readFact(deps.store.db, endFact(reference));
        return end === undefined ? null : (JSON.parse(end) as DepositEnd);
      },
      async worthOf(user) {
        const [row] = await deps.store.db
          .select({ sum: sql<string>`coalesce(sum((payload ->> 'interest')::numeric), 0)::text` })
          .from(sql`tasks`)
          .where(sql`kind = ${MATURE} and state = 'waiting' and (payload ->> 'user')::int = ${user}
          and exists (select 1 from holds where product = 'deposit' and reference = ref)`);
        return { spot: new Money(row?.sum ?? 0) };
      },
      unwind: (user) => unwound(deps, user),
    };
    return { ...deposits, calls: depositCalls(deposits) };
  },
} satisfies ProductSpec;
