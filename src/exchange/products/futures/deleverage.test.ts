import { describe, expect, it } from 'vitest';
import { Money } from '../../ledger/decimal.ts';
import { cutsOf } from './deleverage.ts';
import type { Winner } from './short-sides.ts';

/** A lot is a tenth of a unit. */
const winner = (id: number, lots: number, profit: string): Winner => ({
  ...{ id, userId: id * 10, lots, contractSize: new Money('0.1'), profit: new Money(profit) },
});
const cuts = (missing: string, perUnit: string, winners: readonly Winner[]) =>
  cutsOf(new Money(missing), { perUnit: new Money(perUnit), coin: 3 }, winners, 8).map(({ userId, lots, cut }) => [
    userId,
    lots,
    cut,
  ]);

describe('what is missing', () => {
  it('is taken of the first lots that cover it, the last of them in part', () => {
    expect(cuts('303', '3030', [winner(1, 5, '10000')])).toEqual([[10, 1, '303']]);
    expect(cuts('304', '3030', [winner(1, 5, '10000')])).toEqual([[10, 2, '304']]);
    expect(cuts('1000', '3030', [winner(1, 2, '9000'), winner(2, 1, '8000'), winner(3, 9, '7000')])).toEqual([
      [10, 2, '606'],
      [20, 1, '303'],
      [30, 1, '91'],
    ]);
  });

  it('is cut of nobody beyond what they have won', () => {
    expect(cuts('1000', '3030', [winner(1, 1, '2000'), winner(2, 2, '100'), winner(3, 9, '0')])).toEqual([
      [10, 1, '200'],
      [20, 2, '20'],
    ]);
  });

  it('is a whole number of units of the coin', () => {
    const third = new Money(100).div(3).toDecimalPlaces(18, Money.ROUND_UP).toFixed();
    expect(cuts('10.000000001', third, [winner(1, 1, '90'), winner(2, 3, '80')])).toEqual([
      [10, 1, '3.33333333'],
      [20, 3, '6.66666668'],
    ]);
  });
});
