import type { Deposits } from './product.ts';

/** What a simulated user does with deposits, by a number of chance in [0, 1). */
export const depositActions = (deposits: Deposits, coin: number) => ({
  open: (user: number, chance: number) =>
    deposits.open(user, {
      coin,
      amount: (1 + Math.floor(chance * 5000)).toString(),
      rate: '0.01',
      ms: 1 + Math.floor(chance * 172_800_000),
    }),
  unwind: async (user: number) => deposits.unwind?.(user),
});
