import { describe, expect, it } from 'vitest';
import type { SpotOrderForm } from '../../../domain/forms/spot-order.ts';
import { orderWarnings } from './warnings.ts';

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
