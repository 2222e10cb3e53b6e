import { ACCOUNT_TYPE } from '../../../contract/rows/wallet.ts';
import type { RequestOf } from '../../../contract/table.ts';
import { callQuery } from '../../../data/query.ts';

/** One coin in the spot account. */
export const spotBalanceQuery = (currency: number, enabled: boolean) =>
  callQuery('wallet.detail', { currency, type: ACCOUNT_TYPE.change }, { enabled: enabled && currency > 0 });

/** A page of the user's orders. */
export const ordersQuery = (request: RequestOf<'spot.orders'>, enabled = true) =>
  callQuery('spot.orders', request, { enabled });
