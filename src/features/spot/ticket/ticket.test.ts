import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, mul } from '../../../domain/money.ts';
import {
  amountAt,
  amountFor,
  distance,
  feeOfOrder,
  percentOf,
  problemsOf,
  type TicketForm,
  totalOf,
  walkOf,
} from './ticket.ts';

const rules = { priceDecimals: 1, amountDecimals: 4, minAmount: '0.0001', minValue: '5', feeRate: '0.001' };
const funds = { quote: '20008.41', base: '0.28413' };
const book = {
  asks: [
    ['64219.0', '1'],
    ['64220.5', '2'],
  ] as const,
  bids: [
    ['64218.0', '1'],
    ['64217.0', '2'],
  ] as const,
};
const form = (over: Partial<TicketForm> = {}): TicketForm => ({
  side: 'buy',
  type: 'limit',
  price: '64210',
  amount: '0.1558',
  ...over,
});

describe('the spot ticket', () => {
  it('tells total and fee, the fee in the coin received (readings G6)', () => {
    expect(totalOf(form(), book)).toBe('10003.918');
    expect(feeOfOrder(form(), rules, book)).toBe('0.0001558');
    expect(feeOfOrder(form({ side: 'sell' }), rules, book)).toBe('10.003918');
  });

  it('walks the book for a market order', () => {
    expect(walkOf(form({ type: 'market', amount: '2' }), book)).toMatchObject({
      average: '64219.75',
      isComplete: true,
    });
    expect(walkOf(form({ type: 'market', amount: '4' }), book)).toMatchObject({ filled: '3', isComplete: false });
  });

  it('gives an amount for a total and for a share of the funds', () => {
    expect(amountFor('10003.918', form(), rules, book)).toBe('0.1558');
    expect(amountAt(100, form({ side: 'sell' }), rules, funds, book)).toBe('0.2841');
    expect(percentOf(form({ side: 'sell', amount: '0.142' }), rules, funds, book)).toBe(50);
  });

  it('never gives more than the funds pay for (readings E21)', () => {
    const price = fc.integer({ min: 1, max: 10_000_000 }).map((value) => (value / 10).toFixed(1));
    fc.assert(
      fc.property(
        price,
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 0, max: 10_000_000 }),
        (limit, percent, cents) => {
          const quote = (cents / 100).toFixed(2);
          const amount = amountAt(percent, form({ price: limit }), rules, { quote, base: '0' }, book);
          expect(compare(mul(amount, limit), quote)).toBeLessThanOrEqual(0);
        },
      ),
    );
  });

  it.each([
    [form({ price: '' }), { price: 'price' }],
    [form({ amount: '' }), { amount: 'amount' }],
    [form({ amount: '0.00001' }), { amount: 'minAmount' }],
    [form({ amount: '0.0001', price: '100' }), { amount: 'minValue' }],
    [form({ amount: '5' }), { amount: 'balance' }],
    [form({ side: 'sell', amount: '0.3' }), { amount: 'balance' }],
    [form(), {}],
  ])('names what is wrong at the field: %o', (given, problems) => {
    expect(problemsOf(given, rules, funds, book)).toEqual(problems);
  });

  it('refuses a market order against an empty book', () => {
    expect(problemsOf(form({ type: 'market' }), rules, funds, { bids: [], asks: [] })).toEqual({ amount: 'emptyBook' });
  });

  it('measures how far a price is from the last one', () => {
    expect(distance('110', '100')).toBe('0.1');
    expect(distance('94', '100')).toBe('0.06');
    expect(distance('94', '0')).toBe('0');
  });
});
