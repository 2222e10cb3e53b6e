import { decimalsOf } from '../decimal-text.ts';
import { formatAmount } from '../number.ts';
import { isLess } from '../scaled.ts';
import { AMOUNT, type AmountForm, typedAmount } from './amount.ts';
import { formSchema, type Problem, type Rule } from './form.ts';

/** What may be staked on an option, in its coin. */
export interface StakeTerms {
  readonly coin: string;
  readonly decimals: number;
  readonly min: string;
  readonly max: string;
}

/** Keys below `error.` of locales/<lang>/options.json, and below `refusal.options.` of exchange.json. */
export type StakeKey = 'stakeDecimals' | 'stakeTooSmall' | 'stakeTooLarge';

/** Holds a stake, canonical decimal text, against what may be staked. */
export function stakeProblem(stake: string, { coin, decimals, min, max }: StakeTerms) {
  const wrong = (key: StakeKey, values: Problem['values']): Problem<'amount', StakeKey> => ({
    field: 'amount',
    key,
    values: { ...values, coin },
  });
  const figure = (bound: string) => formatAmount(bound, decimals, { trim: true });
  if (decimalsOf(stake) > decimals) return wrong('stakeDecimals', { count: decimals });
  if (isLess(stake, min)) return wrong('stakeTooSmall', { min: figure(min) });
  return isLess(max, stake) ? wrong('stakeTooLarge', { max: figure(max) }) : null;
}

/** The schema of an option's ticket; which way and for how long stand beside it, chosen. `rules` are what only the app can tell before it sends. */
export const optionTicketForm = <Key extends string>(terms: StakeTerms, ...rules: readonly Rule<AmountForm, Key>[]) =>
  formSchema<typeof AMOUNT, StakeKey | 'stakeRequired' | Key>(
    AMOUNT,
    (form) =>
      typedAmount(form) === '0' ? { field: 'amount', key: 'stakeRequired' } : stakeProblem(typedAmount(form), terms),
    ...rules,
  );
