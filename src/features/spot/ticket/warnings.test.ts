import { describe, expect, it } from 'vitest';
import type { SpotOrderForm } from '../../../domain/forms/spot-order.ts';
import { asksTwice, orderWarnings } from './warnings.ts';

const form = (over: Partial<SpotOrderForm>): SpotOrderForm => ({
  side: 'buy',
  type: 'limit',
  price: '100',
  amount: '1',
  ...over,
});
const book = {
  asks: [
    ['100', '1'],
    ['102', '1'],
  ] as const,
  bids: [],
};

describe('warnings before an order', () => {
  it('warns of a limit price more than five percent away, and not at five', () => {
    expect(orderWarnings(form({ price: '105' }), book, '100')).toEqual([]);
    expect(orderWarnings(form({ price: '106' }), book, '100')).toEqual([{ kind: 'far', share: '0.06' }]);
    expect(orderWarnings(form({ price: '90' }), book, '100')).toEqual([{ kind: 'far', share: '0.1' }]);
  });
  it('warns of slippage over half a percent and of what will not fill', () => {
    expect(orderWarnings(form({ type: 'market', amount: '1' }), book, '100')).toEqual([]);
    expect(orderWarnings(form({ type: 'market', amount: '2' }), book, '100')).toEqual([
      { kind: 'slippage', share: '0.01' },
    ]);
    expect(orderWarnings(form({ type: 'market', amount: '3' }), book, '100')).toEqual([
      { kind: 'slippage', share: '0.01' },
      { kind: 'partial', amount: '2' },
    ]);
  });
});

describe('an order is asked about twice', () => {
  const isAsked = (over: Partial<SpotOrderForm>) => {
    const order = form(over);
    return asksTwice(order, '100', orderWarnings(order, book, '100'));
  };
  it('at a limit price on the dear side of the market, more than five percent away', () => {
    expect(isAsked({ side: 'buy', price: '106' })).toBe(true);
    expect(isAsked({ side: 'sell', price: '94' })).toBe(true);
    expect(isAsked({ side: 'buy', price: '105' })).toBe(false);
  });
  it('not at one that only waits', () => {
    expect(isAsked({ side: 'buy', price: '90' })).toBe(false);
    expect(isAsked({ side: 'sell', price: '110' })).toBe(false);
  });
  it('at a market order that the book ends before, and not at a little slippage', () => {
    expect(isAsked({ type: 'market', amount: '3' })).toBe(true);
    expect(isAsked({ type: 'market', amount: '2' })).toBe(false);
  });
});
