import type { PageEnds } from '../../platform/page-ends.ts';
import type { ProductDeps } from '../product.ts';

/** What options are made from. */
export type OptionsDeps = Pick<
  ProductDeps,
  'store' | 'coins' | 'ledger' | 'markets' | 'tasks' | 'clock' | 'events' | 'log'
>;

/** What the parts of options share. */
export interface OptionsContext extends OptionsDeps {
  /** Of the lists of options. */
  readonly ends: PageEnds;
}
