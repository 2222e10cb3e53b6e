import type { PageEnds } from '../../platform/page-ends.ts';
import type { ProductDeps } from '../product.ts';
import type { OrderIds } from './order-ids.ts';
import type { OrderPairs } from './pairs.ts';

/** What the spot engine is made from. */
export type SpotDeps = Pick<
  ProductDeps,
  | 'scheduler'
  | 'store'
  | 'coins'
  | 'ledger'
  | 'markets'
  | 'orderEntry'
  | 'clock'
  | 'events'
  | 'notices'
  | 'outbox'
  | 'log'
>;

/** What the parts of the spot engine share. */
export interface SpotContext extends SpotDeps {
  readonly ids: OrderIds;
  readonly pairs: OrderPairs;
  /** Of the lists of orders. */
  readonly ends: PageEnds;
}
