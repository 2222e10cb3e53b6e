/** `type` of a row of the history, as far as the app tells kinds apart (wire.md section 5); those of transfers are the family's. Kept for good. */
export const LOG_TYPE = {
  demoGrant: 1,
  demoReset: 2,
  transfer: 9,
  spotFreeze: 20,
  spotRelease: 21,
  spotTrade: 22,
  spotFee: 23,
  futuresHold: 30,
  futuresRelease: 31,
  futuresFee: 32,
  futuresProfit: 33,
  futuresLoss: 34,
  futuresOvernight: 35,
  futuresLiquidation: 36,
  /** Of the house and the insurance fund alone. */
  futuresCover: 37,
  optionHold: 40,
  optionRelease: 41,
  optionWin: 42,
  optionLoss: 43,
} as const;

/** Types of transfers between the accounts of a user. */
export const TRANSFER_TYPES = { first: 9, last: 16 } as const;
