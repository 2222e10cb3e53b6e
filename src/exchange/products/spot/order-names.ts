import { holdsOf } from '../../ledger/holds.ts';
import type { HoldRef } from '../../ledger/port.ts';
import type { BookOrder } from '../../matching/port.ts';

/** The id of a user's order in the book; makers' orders have ids of their own. */
export const bookId = (orderId: number): string => `u${orderId}`;

/** The id in the store of a user's order in the book. */
export const orderIdOf = (order: BookOrder): number => Number(order.id.slice(1));

/** What spot holds. */
export const SPOT_HOLDS = holdsOf('spot');

/** What the hold of an order is for. */
export const holdReference = (orderId: number): string => `order:${orderId}`;

/** The hold of an open order: price x rest of a buy, the rest of a sell. */
export const holdOf = (orderId: number): HoldRef => SPOT_HOLDS.of(holdReference(orderId));
