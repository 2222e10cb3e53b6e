import { emitBalances } from '../../ledger/emit-balances.ts';
import type { LedgerEntry } from '../../ledger/port.ts';
import type { Events } from '../../platform/events.ts';
import type { SpotOrder } from './order.ts';

declare module '../../platform/notices.ts' {
  interface NoticeKinds {
    /** An order was taken out of the book, since what was held for it was not there. */
    orderUnfunded: { readonly pair: string };
    /** An order was cancelled, since its pair is traded no more, or no longer in steps that the order fits. */
    orderPairGone: { readonly pair: string };
  }
}

declare module '../../platform/events.ts' {
  interface UserEvents {
    /** An order of the user as a commit left it. */
    spotOrder: [user: number, order: SpotOrder];
  }
}

/** Notifies users of what a commit changed for them: each order as it came to be, and each balance once. */
export function notify(events: Events, orders: readonly SpotOrder[], entries: readonly LedgerEntry[]): void {
  for (const order of orders) events.emit('spotOrder', order.userId, order);
  emitBalances(events, entries);
}
