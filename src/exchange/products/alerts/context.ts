import type { ProductDeps } from '../product.ts';

/** What price alerts are made from. */
export type AlertsContext = Pick<
  ProductDeps,
  'store' | 'markets' | 'scheduler' | 'clock' | 'events' | 'notices' | 'log'
>;
