import { holdsOf } from '../../ledger/holds.ts';
import type { HoldRef } from '../../ledger/port.ts';

/** What spot holds. */
export const SPOT_HOLDS = holdsOf('spot');

/** What the hold of an order is for. */
export const holdReference = (orderId: number): string => `order:${orderId}`;

/** The hold of an open order: price x rest of a buy, the rest of a sell. */
export const holdOf = (orderId: number): HoldRef => SPOT_HOLDS.of(holdReference(orderId));
