import type { SpotOrderWire } from '../../../contract/rows/order.ts';
import type { LedgerEntry } from '../../ledger/port.ts';
import type { Events } from '../../platform/events.ts';

/** Notifies users of what a commit changed for them: each order as it came to be, and each balance once. */
export function notify(events: Events, orders: readonly SpotOrderWire[], entries: readonly LedgerEntry[]): void {
  for (const order of orders) events.emit('spotOrder', Number(order.u_id), order);
  const touched = new Map<string, () => void>();
  for (const { owner, coin, account } of entries.flatMap((entry) => entry.postings)) {
    if ('user' in owner)
      touched.set(`${owner.user} ${coin} ${account}`, () => events.emit('balance', owner.user, coin, account));
  }
  for (const emit of touched.values()) emit();
}
