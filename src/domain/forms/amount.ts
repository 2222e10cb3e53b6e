import * as z from 'zod/mini';
import { COIN_SCALE, decimalsOf, decimalText } from '../decimal-text.ts';
import { isLess } from '../scaled.ts';
import { formSchema, type Rule } from './form.ts';

/** The field of it. */
export const AMOUNT = { amount: z.string() };
/** One sum of money, as it is typed. */
export interface AmountForm {
  readonly amount: string;
}

/** The amount in canonical text; '0' where none stands. */
export const typedAmount = ({ amount }: AmountForm): string => decimalText(amount) ?? '0';

/** The schema of one's own limit of losses a day, and of any sum that is more than nothing. */
export const moneyForm = <Key extends string>(decimals: number, ...rules: readonly Rule<AmountForm, Key>[]) =>
  formSchema<typeof AMOUNT, 'amountRequired' | 'amountDecimals' | Key>(
    AMOUNT,
    (form) => {
      if (!isLess('0', typedAmount(form))) return { field: 'amount', key: 'amountRequired' };
      return decimalsOf(typedAmount(form)) > decimals
        ? { field: 'amount', key: 'amountDecimals', values: { count: decimals } }
        : null;
    },
    ...rules,
  );

/** The schema of a sum that is moved between two accounts of a user; what is free in the one that it leaves, null where that is not known yet. */
export const transferForm = (available: string | null) =>
  moneyForm(COIN_SCALE, (form) =>
    available !== null && isLess(available, typedAmount(form)) ? { field: 'amount', key: 'balance' as const } : null,
  );
