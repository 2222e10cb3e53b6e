import { expect, it } from 'vitest';
import { problemOf } from './form.ts';
import { transferForm } from './transfer.ts';

const wrong = (amount: string) => problemOf(transferForm('20008.41'), { amount })?.key;

it.each(['', '0', '0.00', '.', '-1'])('"%s" is no amount to transfer', (amount) => {
  expect(wrong(amount)).toBe('amountRequired');
});

it('all that is free may go, and not a unit more', () => {
  expect(wrong('20008.41')).toBeUndefined();
  expect(wrong('20008.410000000000000001')).toBe('balance');
});
