import { LOG_TYPE } from '../../../domain/log-types.ts';
import { holdsOf } from '../../ledger/holds.ts';
import { kindsOf } from '../../ledger/kinds.ts';

/** The numbers are kept for good: rows of the ledger refer to them. */
export const FUTURES_KIND = kindsOf('futures', {
  /** Margin and fee of what is asked for. */
  futuresHold: { id: LOG_TYPE.futuresHold },
  /** Both of an entrust that is cancelled; the margin of a position that ends without a result. */
  futuresRelease: { id: LOG_TYPE.futuresRelease },
  futuresFee: { id: LOG_TYPE.futuresFee, isOnce: true },
  futuresProfit: { id: LOG_TYPE.futuresProfit },
  futuresLoss: { id: LOG_TYPE.futuresLoss },
  futuresOvernight: { id: LOG_TYPE.futuresOvernight },
  futuresLiquidation: { id: LOG_TYPE.futuresLiquidation, isOnce: true },
});

/** What margins are held by. */
export const FUTURES_HOLDS = holdsOf('futures');

/** Who takes the other side of every position, and who pays what is lost beyond margins. */
export const HOUSE = { house: 'futures' } as const;
export const INSURANCE = { house: 'insurance' } as const;
