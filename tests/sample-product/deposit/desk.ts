import { and, eq } from 'drizzle-orm';
import { findUser } from '../../../src/exchange/accounts/users.ts';
import { KIND } from '../../../src/exchange/ledger/kinds.ts';
import { OUTSIDE } from '../../../src/exchange/ledger/owner.ts';
import { ledgerEntries, tasks } from '../../../src/exchange/platform/store/schema/index.ts';
import type { ProductDeps } from '../../../src/exchange/products/product.ts';
import type { Stage } from '../../simulate/product.ts';
import { deposit } from './product.ts';

/** What is offered: interest at the end, a fraction of the amount, in one coin. */
const TERMS = { coin: 3, rate: '0.0137' } as const;
const TREASURY = 'simulated treasury';

/** A deposit as its owner sees it, as far as this life of the exchange knows of it; moments in unix ms. */
export interface SeenDeposit {
  readonly id: string;
  readonly dueAt: number;
  /** When its end was told, and on which tick. */
  ended: { readonly at: number; readonly tick: number } | null;
}

/** What this life has opened, by user. */
const seenIn = new WeakMap<ProductDeps, Map<number, SeenDeposit[]>>();

function seenOf(deps: ProductDeps): Map<number, SeenDeposit[]> {
  const known = seenIn.get(deps);
  if (known) return known;
  const seen = new Map<number, SeenDeposit[]>();
  seenIn.set(deps, seen);
  deps.events.on('depositMatured', (user, { id, tick }) => {
    const found = seen.get(user)?.find((one) => one.id === id);
    if (found) found.ended = { at: deps.clock.now(), tick };
  });
  return seen;
}

/** What interest is paid from; once. */
async function fund({ store, ledger }: ProductDeps): Promise<void> {
  await store.transaction(async (tx) => {
    const paid = await tx
      .select({ id: ledgerEntries.id })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.reference, TREASURY));
    if (paid.length > 0) return;
    const { coin } = TERMS;
    await ledger.post(tx, [
      {
        kind: KIND.demoGrant,
        reference: TREASURY,
        postings: [
          { owner: OUTSIDE, account: 'spot', coin, available: '-1000000' },
          { owner: { house: 'treasury' }, account: 'spot', coin, available: '1000000' },
        ],
      },
    ]);
  });
}

/** Does something as the user; null where it was refused, or nobody knows: a fault is at work. */
function asUser<T>(stage: Stage, work: (deps: ProductDeps, user: number) => Promise<T>): Promise<T | null> {
  return stage.within(async (deps) => {
    try {
      const user = await findUser(deps.store.db, stage.user.email);
      return user ? await work(deps, user.id) : null;
    } catch {
      // Too little money, or the store is away; what was done all the same shows in the ledger.
      return null;
    }
  });
}

/** Opens a deposit of USDT for so many ms; null where it was refused or nobody knows. */
export const open = (stage: Stage, amount: string, ms: number): Promise<SeenDeposit | null> =>
  asUser(stage, async (deps, user) => {
    await fund(deps);
    const seen = seenOf(deps);
    const id = await deposit.create(deps).open(user, { ...TERMS, amount, ms });
    const [task] = await deps.store.db
      .select({ dueAt: tasks.dueAt })
      .from(tasks)
      .where(and(eq(tasks.product, 'deposit'), eq(tasks.ref, id)));
    const one: SeenDeposit = { id, dueAt: task?.dueAt ?? 0, ended: null };
    seen.set(user, [...(seen.get(user) ?? []), one]);
    return one;
  });

/** Ends all deposits of the user before their time. */
export const endAll = (stage: Stage): Promise<unknown> =>
  asUser(stage, async (deps, user) => deposit.create(deps).unwind?.(user));

/** What the user opened in this life. */
export const seenBy = (stage: Stage): Promise<readonly SeenDeposit[] | null> =>
  asUser(stage, async (deps, user) => seenOf(deps).get(user) ?? []);
