import type { AccountKind } from '../../../contract/rows/wallet.ts';
import { ACCOUNT_TYPE } from '../../../contract/rows/wallet.ts';
import { callQuery } from '../../../data/query.ts';

export const walletQuery = () => callQuery('wallet.list', {});

/** One coin in one account. */
export const balanceQuery = (currency: number, kind: AccountKind) =>
  callQuery('wallet.detail', { currency, type: ACCOUNT_TYPE[kind] }, { enabled: currency > 0 });

/** The account a `type` of the address names: "1" to "4" (product-spec.md section 3); spot otherwise. */
export const kindOfType = (type: string | undefined): AccountKind => {
  const kinds: readonly AccountKind[] = ['legal', 'change', 'lever', 'micro'];
  return kinds.find((kind) => String(ACCOUNT_TYPE[kind]) === type) ?? 'change';
};
