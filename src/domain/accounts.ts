/** The accounts of a user, by the field's names. The wire has names of its own for them (exchange/calls/wire-account.ts). */
export const ACCOUNTS = ['fiat', 'spot', 'futures', 'options'] as const;
export type Account = (typeof ACCOUNTS)[number];
