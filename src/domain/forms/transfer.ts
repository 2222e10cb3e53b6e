import * as z from 'zod/mini';
import { decimalText } from '../decimal-text.ts';
import { compare } from '../money.ts';
import { formSchema, type Problem } from './form.ts';

/** Keys below `transfer.error.` of locales/<lang>/wallet.json. */
export type TransferKey = 'amountRequired' | 'balance';

/** A transfer between two accounts of a user; what is free in the one that it leaves, as decimal text. */
export const transferForm = (available: string) =>
  formSchema({ amount: z.string() }, ({ amount }): Problem<'amount', TransferKey> | null => {
    const moved = decimalText(amount);
    if (moved === null || compare(moved, '0') <= 0) return { field: 'amount', key: 'amountRequired' };
    return compare(moved, available) > 0 ? { field: 'amount', key: 'balance' } : null;
  });
