import type { HoldRef } from '../../ledger/port.ts';

/** The hold of an open order: price x rest of a buy, the rest of a sell. */
export const holdOf = (orderId: number): HoldRef => ({ product: 'spot', reference: `order:${orderId}` });
