import { expect, it } from 'vitest';
import { moneyForm, transferForm } from './amount.ts';
import { problemOf } from './form.ts';

const wrong = (amount: string) => problemOf(transferForm('20008.41'), { amount })?.key;

it.each(['', '0', '0.00', '.', '-1'])('"%s" is no amount to transfer', (amount) => {
  expect(wrong(amount)).toBe('amountRequired');
});

it('all that is free may go, and not a unit more', () => {
  expect(wrong('20008.41')).toBeUndefined();
  expect(wrong('20008.41000001')).toBe('balance');
  expect(wrong('20008.410000001')).toBe('amountDecimals');
  expect(problemOf(transferForm(null), { amount: '1' })).toBeNull();
});

it('a sum of money is more than nothing, and of the decimals of its coin', () => {
  const of = (amount: string) => problemOf(moneyForm(2), { amount })?.key;
  expect([of(''), of('0.00'), of('1.234'), of('1.23')]).toEqual([
    'amountRequired',
    'amountRequired',
    'amountDecimals',
    undefined,
  ]);
});
