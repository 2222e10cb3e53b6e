import { and, eq } from 'drizzle-orm';
import { findUser } from '../../../src/exchange/accounts/users.ts';
import { tasks } from '../../../src/exchange/platform/store/schema/index.ts';
import type { ProductDeps } from '../../../src/exchange/products/product.ts';
import type { Stage } from '../../simulate/product.ts';
import { deposit } from './product.ts';

/** What is offered is offered in one coin. */
const USDT = 3;

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

/** Opens a deposit of USDT for so many seconds by its call; null where it was refused or nobody knows. */
export async function open(stage: Stage, amount: string, seconds: number): Promise<SeenDeposit | null> {
  const reply = await stage.pay('deposit.open', { currency: USDT, amount, seconds });
  if (reply.kind !== 'ok') return null;
  const { id } = reply.message as { id: string };
  return asUser(stage, async (deps, user) => {
    const seen = seenOf(deps);
    const [task] = await deps.store.db
      .select({ dueAt: tasks.dueAt })
      .from(tasks)
      .where(and(eq(tasks.kind, 'deposit.mature'), eq(tasks.ref, id)));
    const one: SeenDeposit = { id, dueAt: task?.dueAt ?? 0, ended: null };
    seen.set(user, [...(seen.get(user) ?? []), one]);
    return one;
  });
}

/** Ends all deposits of the user before their time. */
export const endAll = (stage: Stage): Promise<unknown> =>
  asUser(stage, async (deps, user) => deposit.create(deps).unwind?.(user));

/** What the user opened in this life. */
export const seenBy = (stage: Stage): Promise<readonly SeenDeposit[] | null> =>
  asUser(stage, async (deps, user) => seenOf(deps).get(user) ?? []);
