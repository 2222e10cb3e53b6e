import { describe, expect, it } from 'vitest';
import { copyProblem, copyRatio } from './copy-trading.ts';
import { dualPayout, isQuantity } from './dual.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';
import { daysLeft, earlyEnd, yieldOf } from './lock-mining.ts';
import { bidProblem, endAfterBid, lowestBid, nftSaleState, payUntil, type Resale, resaleProblem } from './nft.ts';

describe('lock mining (readings E8)', () => {
  it('gives 988 of 1000 back at 0.4 % with three days left: the penalty is 12', () => {
    expect(earlyEnd('0.4', 3, '1000')).toEqual({ penalty: '12', back: '988' });
  });
  it('never takes more than is locked, and nothing at the end', () => {
    expect(earlyEnd('40', 3, '1000')).toEqual({ penalty: '1000', back: '0' });
    expect(earlyEnd('0.4', 0, '1000')).toEqual({ penalty: '0', back: '1000' });
  });
  it('counts a day that has begun', () => {
    expect([daysLeft(0, 3 * DAY_MS), daysLeft(HOUR_MS, 3 * DAY_MS), daysLeft(5, 4), daysLeft(0, 1)]).toEqual([
      3, 3, 0, 1,
    ]);
  });
  it('yields by the day', () => expect(yieldOf('0.35', 5, '1000')).toBe('17.5'));
});

describe('dual investment (readings E5)', () => {
  const call = { type: 'call', amount: '1', linkedPrice: '60000', days: 73, aprPercent: '50' } as const;
  const put = { ...call, type: 'put', amount: '60000' } as const;
  it.each([
    [call, '59999', { in: 'coin', amount: '1.1' }],
    [call, '60000', { in: 'quote', amount: '66000' }],
    [call, '70000', { in: 'quote', amount: '66000' }],
    [put, '60001', { in: 'quote', amount: '66000' }],
    [put, '60000', { in: 'coin', amount: '1.1' }],
    [put, '50000', { in: 'coin', amount: '1.1' }],
  ])('%j that settles at %s pays %j', (terms, price, payout) => expect(dualPayout(terms, price)).toEqual(payout));
  it('is bought by whole shares', () => {
    expect(['1', '12', '0', '1.5', '', '-1'].map(isQuantity)).toEqual([true, true, false, false, false, false]);
  });
});

describe('copy trading (readings E10)', () => {
  it.each([
    ['1.005', '1.01'],
    ['2.344', '2.34'],
    ['3', '3'],
    ['1', '1'],
    ['0.125', '0.125'],
  ])('sends %s as %s', (typed, sent) => expect(copyRatio(typed)).toBe(sent));
  it.each([
    ['', 'multiple', 'empty'],
    ['0', 'multiple', 'zero'],
    ['5.01', 'multiple', 'most'],
    ['5', 'multiple', null],
    ['1.5', 'lots', 'whole'],
    ['2', 'lots', null],
  ] as const)('%j %s is %s', (text, type, problem) => expect(copyProblem(text, type)).toBe(problem));
});

describe('NFT sales (readings E1 to E4)', () => {
  it.each([
    [99, 1, 'notStarted'],
    [100, 1, 'onSale'],
    [100, 0, 'notOffered'],
    [199, 1, 'onSale'],
    [200, 1, 'ended'],
    [99, 2, 'notStarted'],
  ])('at %i with status %i a work is %s', (now, status, state) =>
    expect(nftSaleState(now, 100, 200, status)).toBe(state),
  );
  it('gives the winner a day', () => expect(payUntil(5)).toBe(5 + 86_400_000));
  it('moves the end for a late bid alone', () => {
    const end = HOUR_MS;
    expect(endAfterBid(end, end - 10 * MINUTE_MS)).toBe(end);
    expect(endAfterBid(end, end - 10 * MINUTE_MS + 1)).toBe(end + 10 * MINUTE_MS);
  });
  it.each([
    ['', 'bidRequired'],
    ['100', 'bidTooLow'],
    ['104.9', 'bidTooLow'],
    ['105', null],
    ['107', 'bidOffStep'],
    ['110', null],
  ])('a bid of %j on 100 in steps of 5 is %s', (bid, problem) => expect(bidProblem(bid, '100', '5')).toBe(problem));
  it('names the lowest bid', () => expect(lowestBid('100', '5')).toBe('105'));
  const good: Resale = { mode: 'auction', price: '10', perIncrease: '1', start: 100, end: 200 };
  it.each<[Partial<Resale>, string | null]>([
    [{}, null],
    [{ price: '' }, 'price'],
    [{ price: '0' }, 'price'],
    [{ perIncrease: '' }, 'increase'],
    [{ perIncrease: '', mode: 'normal' }, null],
    [{ end: 100 }, 'time'],
    [{ start: 10, end: 50 }, 'past'],
  ])('a resale with %j has %s wrong', (over, problem) => expect(resaleProblem({ ...good, ...over }, 60)).toBe(problem));
});
