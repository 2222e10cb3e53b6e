import { CommitInDoubt, StoreAway } from '../../../src/exchange/platform/store/away.ts';
import type { Store } from '../../../src/exchange/platform/store/open.ts';
import { withTransaction } from '../../support/with-transaction.ts';
import type { Breaks } from './database.ts';
import type { Machine } from './machine.ts';

class Lost extends Error {
  override readonly name = 'Lost';
}

/** The store with connections that break around COMMIT when they are told to, as PostgreSQL's do. */
export function breakable(store: Store, breaks: Breaks, machine: Machine): Store {
  /** Nobody begins a transaction while the store is away. */
  let back: Promise<void> = Promise.resolve();
  const takeBreak = () => {
    if (!breaks.next) return null;
    breaks.next.left -= 1;
    if (breaks.next.left >= 0) return null;
    const { next } = breaks;
    breaks.next = null;
    breaks.struck.set(next.kind, (breaks.struck.get(next.kind) ?? 0) + 1);
    return next;
  };
  const transaction: Store['transaction'] = async (work) => {
    await back;
    const lost = takeBreak();
    if (!lost) return store.transaction(work);
    const isDone = lost.kind === 'after';
    try {
      await store.transaction(async (tx) => {
        await work(tx);
        if (!isDone) throw new Lost();
      });
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
    }
    back = machine.sleep(lost.awayMs);
    if (lost.kind === 'before') throw new StoreAway();
    const found = back.then(() => (isDone ? ('committed' as const) : ('aborted' as const)));
    throw new CommitInDoubt(() => found);
  };
  return withTransaction(store, transaction);
}
