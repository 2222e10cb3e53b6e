import * as z from 'zod/mini';
import { decimalText } from '../decimal-text.ts';
import { compare, sub } from '../money.ts';
import { formSchema, type Problem } from './form.ts';

/** What a coin and the account allow of a withdrawal. */
export interface WithdrawalTerms {
  readonly coin: string;
  readonly minimum: string;
  readonly available: string;
  /** An amount of the coin, taken from what is received (readings E19). */
  readonly fee: string;
}

/** Keys of locales/<lang>/prompt.json. */
export type WithdrawalKey =
  | 'withdrawTo.required'
  | 'withdrawAmount.required'
  | 'withdrawAmount.min'
  | 'withdrawAmount.fee'
  | 'balance';

type Found<Field extends string> = Problem<Field, WithdrawalKey> | null;

/** What arrives of an amount, as it is typed; '0' where the fee leaves nothing of it. */
export function receivedOf(amount: string, fee: string): string {
  const sent = decimalText(amount);
  return sent !== null && compare(sent, fee) > 0 ? sub(sent, fee) : '0';
}

const toRule = ({ to }: { to: string }): Found<'to'> =>
  to === '' ? { field: 'to', key: 'withdrawTo.required' } : null;

const amountRule =
  ({ coin, minimum, available, fee }: WithdrawalTerms) =>
  ({ amount }: { amount: string }): Found<'amount'> => {
    const sent = decimalText(amount);
    if (sent === null || compare(sent, '0') <= 0) return { field: 'amount', key: 'withdrawAmount.required' };
    if (compare(sent, minimum) < 0)
      return { field: 'amount', key: 'withdrawAmount.min', values: { min: minimum, coin } };
    if (compare(sent, available) > 0) return { field: 'amount', key: 'balance' };
    return receivedOf(sent, fee) === '0' ? { field: 'amount', key: 'withdrawAmount.fee' } : null;
  };

/** A withdrawal, in the order of screens.md: the address or card that it goes to ('' = none chosen), and how much. */
export const withdrawalForm = (terms: WithdrawalTerms) =>
  formSchema({ to: z.string(), amount: z.string() }, toRule, amountRule(terms));
