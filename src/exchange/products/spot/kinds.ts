import { LOG_TYPE } from '../../../domain/log-types.ts';
import { kindsOf } from '../../ledger/kinds.ts';

/** The numbers are kept for good: rows of the ledger refer to them. */
export const SPOT_KIND = kindsOf('spot', {
  spotFreeze: { id: LOG_TYPE.spotFreeze },
  spotRelease: { id: LOG_TYPE.spotRelease },
  spotTrade: { id: LOG_TYPE.spotTrade, isOnce: true },
  spotFee: { id: LOG_TYPE.spotFee },
});
