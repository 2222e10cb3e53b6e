import { ACCOUNT_TYPE } from '../../../contract/rows/wallet.ts';
import { callQuery } from '../../../data/query.ts';

/** One coin in the spot account. */
export const spotBalanceQuery = (currency: number, enabled: boolean) =>
  callQuery('wallet.detail', { currency, type: ACCOUNT_TYPE.change }, { enabled: enabled && currency > 0 });
