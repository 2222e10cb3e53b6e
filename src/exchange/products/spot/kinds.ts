import { kindsOf } from '../../ledger/kinds.ts';

/** The numbers are kept for good: rows of the ledger refer to them. */
export const SPOT_KIND = kindsOf('spot', {
  spotFreeze: { id: 20 },
  spotRelease: { id: 21 },
  spotTrade: { id: 22, isOnce: true },
  spotFee: { id: 23 },
});
