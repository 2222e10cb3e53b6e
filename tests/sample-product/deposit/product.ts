import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { Money } from '../../../src/exchange/ledger/decimal.ts';
import { type Done, type OnceRequest, once } from '../../../src/exchange/ledger/idempotent.ts';
import { kindsOf } from '../../../src/exchange/ledger/kinds.ts';
import { ownerKey } from '../../../src/exchange/ledger/owner.ts';
import type { LedgerEntry } from '../../../src/exchange/ledger/port.ts';
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
const MATURE = 'deposit.mature';
const TREASURY = { house: 'treasury' };
/** The price that a result names: what the interest was worth when it was paid. */
const SYMBOL = 'btcusdt';

export interface Deposit {
  readonly coin: number;
  readonly amount: string;
  /** Interest at the end, a fraction of the amount. */
  readonly rate: string;
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
  open(user: number, deposit: Deposit): Promise<string>;
  /** The same, once for a call's client id. */
  openOnce(deposit: Deposit, request: OnceRequest): Promise<Done<string>>;
  /** What a user's deposits hold. */
  standing(user: number): Promise<readonly Held[]>;
}

/** What a hold keeps, given back. */
const release = (user: number, reference: string, coin: number, amount: string): LedgerEntry => ({
  kind: KIND.depositRelease,
  reference,
  postings: [
    {
      owner: { user },
      account: 'spot',
      coin,
      available: amount,
      frozen: new Money(amount).negated().toFixed(),
      hold: { product: 'deposit', reference },
    },
  ],
});

const matured =
  ({ ledger, markets, events }: ProductDeps): TaskHandler =>
  async ({ ref, dueAt, payload }) => {
    const { user, coin, amount, interest } = payload as Term;
    const tick = await markets.ticks.firstAtOrAfter(SYMBOL, dueAt);
    if (!tick) throw new Error(`no tick at ${dueAt} yet`);
    return async (tx) => {
      // Nothing is locked before the ledger locks: a balance comes before its holds, here as everywhere.
      const { refusal } = await ledger.postEach(tx, [
        [
          release(user, ref, coin, amount),
          {
            kind: KIND.depositInterest,
            reference: ref,
            postings: [
              { owner: TREASURY, account: 'spot', coin, available: `-${interest}` },
              { owner: { user }, account: 'spot', coin, available: interest },
            ],
          },
        ],
      ]);
      // It was ended before its time.
      if (refusal?.hold) return undefined;
      if (refusal) throw refusal;
      await markets.ticks.pin(tx, tick.seq);
      return [() => events.emit('depositMatured', user, { id: ref, interest, tick: tick.seq })];
    };
  };

async function opened(
  tx: Tx,
  { ledger, tasks, clock }: ProductDeps,
  user: number,
  { coin, amount, rate, ms }: Deposit,
): Promise<string> {
  const reference = `deposit:${randomUUID()}`;
  const interest = new Money(amount).times(rate).toDecimalPlaces(8).toFixed();
  await ledger.post(tx, [
    {
      kind: KIND.depositHold,
      reference,
      postings: [
        {
          owner: { user },
          account: 'spot',
          coin,
          available: `-${amount}`,
          frozen: amount,
          hold: { product: 'deposit', reference },
        },
      ],
    },
  ]);
  await tasks.add(tx, {
    kind: MATURE,
    ref: reference,
    dueAt: clock.now() + ms,
    payload: { user, coin, amount, interest } satisfies Term,
  });
  return reference;
}

const standing = ({ store }: ProductDeps, user: number): Promise<readonly Held[]> =>
  store.db
    .select()
    .from(holds)
    .where(and(eq(holds.product, 'deposit'), eq(holds.owner, ownerKey({ user }))));

/** Each in a transaction of its own: one that matures meanwhile is not in the way of the others. */
async function unwound(deps: ProductDeps, user: number): Promise<void> {
  const { store, ledger } = deps;
  for (const { reference, coin, amount } of await standing(deps, user)) {
    const entry = release(user, reference, coin, amount);
    const { refusal } = await store.transaction((tx) => ledger.postEach(tx, [[entry]]));
    if (refusal && !refusal.hold) throw refusal;
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
  create(deps): Deposits {
    const deposits: Deposits = {
      socketEvents: (forward) =>
        forward('depositMatured', 'deposit_matured', ({ id, interest, tick }) => ({ id, interest, tick_seq: tick })),
      tasks: { [MATURE]: matured(deps) },
      open: (user, deposit) => deps.store.transaction((tx) => opened(tx, deps, user, deposit)),
      openOnce: (deposit, request) =>
        once(deps.store, deps.clock, request, async (tx, after) => {
          const id = await opened(tx, deps, request.user, deposit);
          after(() => deps.events.emit('balance', request.user, deposit.coin, 'spot'));
          return id;
        }),
      standing: (user) => standing(deps, user),
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
