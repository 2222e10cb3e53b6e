import type { PageEnds } from '../../platform/page-ends.ts';
import type { ProductDeps } from '../product.ts';

/** What futures are made from. */
export type FuturesDeps = Pick<
  ProductDeps,
  | 'store'
  | 'coins'
  | 'futuresTerms'
  | 'ledger'
  | 'markets'
  | 'tasks'
  | 'clock'
  | 'scheduler'
  | 'events'
  | 'notices'
  | 'log'
>;

/** What the parts of futures share. */
export interface FuturesContext extends FuturesDeps {
  /** Of the lists of positions. */
  readonly ends: PageEnds;
  /** Has the watcher look at an account again, from a moment on: after the commit of what changed it. */
  touched(user: number, from: number): void;
}
