import { ACCOUNT_TYPE, type AccountKind } from '../../contract/codes.ts';
import { type CallQueryOptions, callQuery } from '../../data/query.ts';

/** The total follows the prices of what the user holds. */
const TOTAL_MS = 30_000;

/** Every balance of the user, by account, with the totals. */
export const walletQuery = (options?: CallQueryOptions) => callQuery('wallet.list', {}, options);

/** The balances where their total is shown. */
export const totalQuery = (enabled = true) => walletQuery({ enabled, refetchInterval: TOTAL_MS });

/** One coin in one account; nothing is asked where `currency` names no coin. */
export const balanceQuery = (currency: number, kind: AccountKind, enabled = true) =>
  callQuery('wallet.detail', { currency, type: ACCOUNT_TYPE[kind] }, { enabled: enabled && currency > 0 });
