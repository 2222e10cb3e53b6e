import { ACCOUNT_KINDS, ACCOUNT_TYPE, type AccountKind } from '../../../contract/codes.ts';

/** The account a `type` of the address names: "1" to "4" (product-spec.md section 3); spot otherwise. */
export const kindOfType = (type: string | undefined): AccountKind =>
  ACCOUNT_KINDS.find((kind) => String(ACCOUNT_TYPE[kind]) === type) ?? 'change';
