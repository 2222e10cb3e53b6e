import { and, eq } from 'drizzle-orm';
import { findUser } from '../../../src/exchange/accounts/users.ts';
import { tasks } from '../../../src/exchange/platform/store/schema/index.ts';
import type { ProductDeps } from '../../../src/exchange/products/product.ts';
import type { Stage, User } from '../../simulate/product.ts';
import { deposit } from './product.ts';

/** What is offered is offered in one coin. */
const USDT = 3;

/** A deposit as its owner remembers it; moments in unix ms. */
export interface SeenDeposit {
  readonly id: string;
  readonly dueAt: number;
}

/** What users have opened, in whichever life of the exchange. */
const seen = new WeakMap<User, SeenDeposit[]>();

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

const timeOf = (stage: Stage): Promise<number | null> => stage.within(async ({ clock }) => clock.now());

/** Opens a deposit of USDT for so many seconds by its call; null where it was refused or nobody knows. */
export async function open(stage: Stage, amount: string, seconds: number): Promise<SeenDeposit | null> {
  const begun = await timeOf(stage);
  const reply = await stage.pay('deposit.open', { currency: USDT, amount, seconds });
  if (reply.kind !== 'ok') return null;
  const { id } = reply.message as { id: string };
  const [task] =
    (await asUser(stage, ({ store }) =>
      store.db
        .select({ dueAt: tasks.dueAt })
        .from(tasks)
        .where(and(eq(tasks.kind, 'deposit.mature'), eq(tasks.ref, id))),
    )) ?? [];
  const told = await timeOf(stage);
  if (!task || begun === null || told === null) return null;
  const { dueAt } = task;
  const [first, last] = [begun + seconds * 1000, told + seconds * 1000];
  if (dueAt < first || dueAt > last)
    stage.violate('a deposit is due when it was said to be', { id, first, last, dueAt });
  const one: SeenDeposit = { id, dueAt };
  seen.set(stage.user, [...seenBy(stage), one]);
  return one;
}

/** Ends all deposits of the user before their time. */
export const endAll = (stage: Stage): Promise<unknown> =>
  asUser(stage, async (deps, user) => deposit.create(deps).unwind?.(user));

/** What the user has opened and was told of. */
export const seenBy = ({ user }: Stage): readonly SeenDeposit[] => seen.get(user) ?? [];
