/** The calls that tell what a user has and how it came there: what moves money makes them old. */
export const BALANCES = ['wallet.list', 'wallet.detail', 'wallet.log', 'user.info'] as const;
