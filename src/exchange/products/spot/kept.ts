import type { SpotOrder } from './order.ts';

/**
 * What the store keeps of a placed order for a repeated call (readings G8): the domain's value as the commit left it, not
 * the reply on the wire. The handler makes the reply of it anew each time, in the caller's language, so that the same call
 * tells of the same order over a restart, and over an upgrade of the wire it does so in the fields that clients read then;
 * a kept reply would be in those of its day, and every change of the wire would need old ones rewritten. What is kept
 * changes with the columns of spot_orders alone, by the migration that changes them.
 */
export type KeptOrder = SpotOrder;

/** What the store keeps of a cancelled order: it does not change any more, so its id is enough. */
export interface KeptCancel {
  readonly id: number;
}
