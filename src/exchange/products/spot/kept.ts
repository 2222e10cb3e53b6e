import type { Stored } from '../../platform/store/table-rows.ts';
import type { SpotOrder } from './order.ts';

/**
 * What the store keeps of a placed order for a repeated call (readings G8): its row as the commit left it. The handler makes
 * the reply of it anew each time, in the caller's language and the wire of that release. It changes with the columns of
 * spot_orders alone, by the migration that changes them.
 */
export type KeptOrder = Stored<SpotOrder>;

/** What the store keeps of a cancelled order: it does not change any more, so its id is enough. */
export interface KeptCancel {
  readonly id: number;
}
