import { LOG_TYPE } from '../../../domain/log-types.ts';
import { holdsOf } from '../../ledger/holds.ts';
import { kindsOf } from '../../ledger/kinds.ts';

/** The numbers are kept for good: rows of the ledger refer to them. */
export const OPTIONS_KIND = kindsOf('options', {
  optionHold: { id: LOG_TYPE.optionHold },
  /** Of a draw, and where an option ends without a result. */
  optionRelease: { id: LOG_TYPE.optionRelease },
  optionWin: { id: LOG_TYPE.optionWin, isOnce: true },
  optionLoss: { id: LOG_TYPE.optionLoss, isOnce: true },
});

/** What stakes are held by. */
export const OPTIONS_HOLDS = holdsOf('options');

/** Whom stakes are lost to and wins are paid by. */
export const HOUSE = { house: 'options' } as const;
