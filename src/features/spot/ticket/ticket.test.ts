import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SpotOrderForm } from '../../../domain/forms/spot-order.ts';
import { compare, floorTo, mul } from '../../../domain/money.ts';
import {
  amountAt,
  amountFor,
  distance,
  feeOfOrder,
  fundsRule,
  mayWait,
  momentOf,
  percentOf,
  totalOf,
  walkOf,
} from './ticket.ts';

const rules = {
  pair: 'BTC/USDT',
  base: 'BTC',
  quote: 'USDT',
  priceDecimals: 1,
  amountDecimals: 4,
  minAmount: '0.0001',
  minValue: '5',
  feeRate: '0.001',
};
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
const form = (over: Partial<SpotOrderForm> = {}): SpotOrderForm => ({
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
    [form({ amount: '0.31' }), null],
    [form({ amount: '0.32' }), { coin: 'USDT', available: '20008.41' }],
    [form({ side: 'sell', amount: '0.2841' }), null],
    [form({ side: 'sell', amount: '0.2842' }), { coin: 'BTC', available: '0.28413' }],
  ])('knows what the account can pay for: %o', (order, values) => {
    expect(fundsRule(rules, funds, book)(order)).toEqual(values && { field: 'amount', key: 'balance', values });
  });

  it('says of a market buy that the account could pay for what is held beyond it', () => {
    const order = (amount: string) => form({ type: 'market', amount });
    const check = fundsRule(rules, funds, book);
    expect(check(order(amountAt(100, order(''), rules, funds, book)))).toBeNull();
    // 0.31 x 64219 = 19907.89 of 20008.41; with the band it is 20903.28.
    expect(check(order('0.31'))).toEqual({
      field: 'amount',
      key: 'balanceBand',
      values: { coin: 'USDT', available: '20008.41' },
    });
    expect(check(order('0.32'))).toMatchObject({ key: 'balance' });
  });

  it('never buys for more than a typed total in a book that grows dearer', () => {
    const level = fc.tuple(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 50_000 }));
    fc.assert(
      fc.property(
        fc.array(level, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 50_000_000 }),
        fc.constantFrom('buy', 'sell'),
        (levels, cents, side) => {
          let price = 64_000;
          const walk = levels.map(([gap, size]) => {
            price += side === 'buy' ? gap : -gap;
            return [price.toFixed(1), (size / 10_000).toFixed(4)] as const;
          });
          const total = (cents / 100).toFixed(2);
          const market = form({ type: 'market', side, amount: '0.5' });
          const thick = { asks: walk, bids: walk };
          const amount = amountFor(total, market, rules, thick);
          const worth = totalOf({ ...market, amount: amount === '0' ? '' : amount }, thick) ?? '0';
          expect(compare(floorTo(worth, 8), total)).toBeLessThanOrEqual(0);
        },
      ),
    );
    const thin = {
      asks: [
        ['100', '1'],
        ['104', '10'],
      ] as const,
      bids: [],
    };
    expect(amountFor('204', form({ type: 'market', amount: '1' }), rules, thin)).toBe('2');
  });

  it('has the market of this moment in ticks, from the side that the order meets', () => {
    expect(momentOf('buy', '64218.5', book, 1)).toEqual({ last: 642_185n, first: 642_190n });
    expect(momentOf('sell', '0', book, 1)).toEqual({ last: undefined, first: 642_180n });
    expect(momentOf('buy', '', { bids: [], asks: [] }, 1)).toEqual({ last: undefined, first: undefined });
  });

  it('measures how far a price is from the last one', () => {
    expect(distance('110', '100')).toBe('0.1');
    expect(distance('94', '100')).toBe('0.06');
    expect(distance('94', '0')).toBe('0');
  });
});

it('a closed market takes a limit order with an amount, which waits, and nothing else', () => {
  const order = { type: 'limit', kind: '', amount: '2' } as const;
  for (const kind of ['', 'postOnly', 'stop'] as const) expect(mayWait({ ...order, kind })).toBe(true);
  for (const change of [{ type: 'market' }, { amount: '' }, { amount: '0' }, { kind: 'ioc' }, { kind: 'fok' }] as const)
    expect(mayWait({ ...order, ...change })).toBe(false);
});
