import type { SpotOrderWire } from '../../../contract/rows/order.ts';
import type { LedgerEntry } from '../../ledger/port.ts';
import type { Events } from '../../platform/events.ts';

/** Tells users what a commit changed for them: each order, and each balance once. */
export function tell(events: Events, orders: readonly SpotOrderWire[], entries: readonly LedgerEntry[]): void {
  for (const order of orders) events.emit('spotOrder', Number(order.u_id), order);
  const touched = new Map<string, readonly [user: number, coin: number]>();
  for (const { owner, coin } of entries.flatMap((entry) => entry.postings)) {
    if ('user' in owner) touched.set(`${owner.user} ${coin}`, [owner.user, coin]);
  }
  for (const [user, coin] of touched.values()) events.emit('balance', user, coin, 'spot');
}
