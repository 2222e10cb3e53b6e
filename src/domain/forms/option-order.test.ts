import { describe, expect, it } from 'vitest';
import { problemOf } from './form.ts';
import { optionTicketForm, stakeProblem } from './option-order.ts';

const TERMS = { coin: 'USDT', decimals: 2, min: '10', max: '5000' };
const keyOf = (amount: string) => problemOf(optionTicketForm(TERMS), { amount })?.key;

describe('a stake', () => {
  it.each([
    ['', 'stakeRequired'],
    ['0', 'stakeRequired'],
    ['9.99', 'stakeTooSmall'],
    ['10', undefined],
    ['10.001', 'stakeDecimals'],
    ['5000', undefined],
    ['5000.01', 'stakeTooLarge'],
  ])('%s is told %s', (amount, key) => {
    expect(keyOf(amount)).toBe(key);
  });

  it('is told its limit with the coin, as a figure', () => {
    expect(stakeProblem('5001', TERMS)).toEqual({
      field: 'amount',
      key: 'stakeTooLarge',
      values: { max: '5,000', coin: 'USDT' },
    });
  });

  it('comes before what only the app can tell', () => {
    const schema = optionTicketForm(TERMS, () => ({ field: 'amount' as const, key: 'balance' as const }));
    expect([problemOf(schema, { amount: '5' })?.key, problemOf(schema, { amount: '50' })?.key]).toEqual([
      'stakeTooSmall',
      'balance',
    ]);
  });
});
