import type { Store } from '../../../src/exchange/platform/store/open.ts';
import type { Machine } from './machine.ts';

/** Where a connection breaks around COMMIT. */
export type Break =
  /** Before it was sent: nothing is committed. */
  | 'before'
  /** After it was sent, before its answer came; it was done. */
  | 'after'
  /** After it was sent; it was not done. */
  | 'nothing';

/** Breaks to come and those that came. */
export interface Breaks {
  /** The kind, and how many transactions pass before it. */
  next: { readonly kind: Break; left: number } | null;
  struck: number;
}

/** The connection of a transaction broke. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
  readonly code = '08006';

  constructor() {
    super('Connection terminated unexpectedly');
  }
}

/** The store with connections that break around COMMIT when they are told to. */
export function breakable(store: Store, breaks: Breaks, _machine: Machine): Store {
  const takeBreak = (): Break | null => {
    if (!breaks.next) return null;
    breaks.next.left -= 1;
    if (breaks.next.left >= 0) return null;
    const { kind } = breaks.next;
    breaks.next = null;
    breaks.struck += 1;
    return kind;
  };
  const transaction: Store['transaction'] = async (work) => {
    const kind = takeBreak();
    if (kind === null) return store.transaction(work);
    await store.transaction(async (tx) => {
      const result = await work(tx);
      if (kind !== 'after') throw new ConnectionLost();
      return result;
    });
    throw new ConnectionLost();
  };
  return new Proxy(store, {
    get: (target, key) => (key === 'transaction' ? transaction : Reflect.get(target, key, target)),
  });
}
