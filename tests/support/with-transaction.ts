import type { Store } from '../../src/exchange/platform/store/open.ts';

/** The store with transactions that go another way. */
export const withTransaction = (store: Store, transaction: Store['transaction']): Store =>
  new Proxy(store, {
    get: (target, key) => (key === 'transaction' ? transaction : Reflect.get(target, key, target)),
  });
