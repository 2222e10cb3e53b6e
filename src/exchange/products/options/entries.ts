import { payoutOf } from '../../../domain/options.ts';
import type { LedgerEntry } from '../../ledger/port.ts';
import { HOUSE, OPTIONS_HOLDS, OPTIONS_KIND } from './kinds.ts';
import { type OptionOrder, placeOf, referenceOf } from './order.ts';

/** What is booked at the end of an option. */
type Ended = Pick<OptionOrder, 'id' | 'userId' | 'coin' | 'stake' | 'profit'>;

const house = (coin: number) => ({ owner: HOUSE, account: 'options', coin }) as const;

/** The stake goes back. */
export const releaseOf = (order: Ended): LedgerEntry => ({
  kind: OPTIONS_KIND.optionRelease,
  reference: referenceOf(order.id),
  postings: [OPTIONS_HOLDS.release(placeOf(order), order.stake)],
});

/** The stake goes back with the profit, which the house must have. */
export const winOf = (order: Ended): LedgerEntry => ({
  kind: OPTIONS_KIND.optionWin,
  reference: referenceOf(order.id),
  postings: [
    { ...OPTIONS_HOLDS.release(placeOf(order), order.stake), available: payoutOf('won', order.stake, order.profit) },
    { ...house(order.coin), available: `-${order.profit}`, isCovered: true },
  ],
});

/** The house gets the stake. */
export const lossOf = (order: Ended): LedgerEntry => ({
  kind: OPTIONS_KIND.optionLoss,
  reference: referenceOf(order.id),
  postings: [OPTIONS_HOLDS.payFromHold(placeOf(order), order.stake), { ...house(order.coin), available: order.stake }],
});
