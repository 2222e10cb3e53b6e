import { describe, expect, it } from 'vitest';
import { problemOf } from './form.ts';
import { receivedOf, type WithdrawalTerms, withdrawalForm } from './withdrawal.ts';

const TERMS: WithdrawalTerms = { coin: 'USDT', minimum: '10', available: '100', fee: '1' };
const GOOD = { to: 'x', amount: '20' };

describe('a withdrawal, in the order of screens.md', () => {
  it.each<[Partial<typeof GOOD>, Partial<WithdrawalTerms>, string | null, string | null]>([
    [{}, {}, null, null],
    [{ to: '', amount: '' }, {}, 'to', 'withdrawTo.required'],
    [{ amount: '' }, {}, 'amount', 'withdrawAmount.required'],
    [{ amount: '0.00' }, {}, 'amount', 'withdrawAmount.required'],
    [{ amount: 'much' }, {}, 'amount', 'withdrawAmount.required'],
    [{ amount: '9' }, {}, 'amount', 'withdrawAmount.min'],
    [{ amount: '101' }, {}, 'amount', 'balance'],
    [{ amount: '100' }, {}, null, null],
    [{ amount: '020.' }, {}, null, null],
    [{}, { fee: '20' }, 'amount', 'withdrawAmount.fee'],
  ])('%o at %o stops at %s: %s', (values, terms, field, key) => {
    const problem = problemOf(withdrawalForm({ ...TERMS, ...terms }), { ...GOOD, ...values });
    expect(problem && [problem.field, problem.key]).toEqual(field && [field, key]);
  });

  it('says how much is the least', () => {
    expect(problemOf(withdrawalForm(TERMS), { ...GOOD, amount: '9.99' })?.values).toEqual({ min: '10', coin: 'USDT' });
  });
});

it.each([
  ['850', '849'],
  ['1.5', '0.5'],
  ['1', '0'],
  ['', '0'],
])('of %j arrives %s after a fee of 1', (amount, received) => expect(receivedOf(amount, '1')).toBe(received));
