import { describe, expect, it } from 'vitest';
import { measureOrder, type SpotMoment, type SpotOrderForm } from './spot-order.ts';

const terms = {
  pair: 'BTC/USDT',
  base: 'BTC',
  quote: 'USDT',
  priceDecimals: 1,
  amountDecimals: 4,
  minAmount: '0.001',
  minValue: '5',
};
const MOMENT: SpotMoment = { last: 600_000n, first: 600_100n };
const ORDER: SpotOrderForm = { side: 'buy', type: 'limit', price: '60000', amount: '0.05' };

const measured = (change: Partial<SpotOrderForm>, moment: Partial<SpotMoment> = {}) =>
  measureOrder({ ...ORDER, ...change }, terms, { ...MOMENT, ...moment });

describe('a spot order', () => {
  it('is measured in ticks and lots, also as it is half typed', () => {
    expect(measured({})).toEqual({ problem: null, price: 600_000n, amount: 500n });
    expect(measured({ price: '060000.', amount: '0.0500' })).toEqual({ problem: null, price: 600_000n, amount: 500n });
    expect(measured({ type: 'market', price: '' })).toEqual({ problem: null, price: 600_100n, amount: 500n });
  });

  it.each<[Partial<SpotOrderForm>, string, string]>([
    [{ price: '', amount: '' }, 'price', 'priceRequired'],
    [{ price: '0', amount: '' }, 'price', 'priceRequired'],
    [{ price: '60000.05', amount: '' }, 'price', 'priceDecimals'],
    [{ price: '600000.1', amount: '' }, 'price', 'priceTooHigh'],
    [{ side: 'sell', price: '5999.9', amount: '' }, 'price', 'priceTooLow'],
    [{ amount: '' }, 'amount', 'amountRequired'],
    [{ amount: '0.0' }, 'amount', 'amountRequired'],
    [{ amount: '0.05001' }, 'amount', 'amountDecimals'],
    [{ amount: '0.0009' }, 'amount', 'amountTooSmall'],
    [{ amount: '0.001', price: '4999.9' }, 'amount', 'valueTooSmall'],
    [{ amount: '100000000' }, 'amount', 'valueTooLarge'],
  ])('%o stops at %s: %s', (change, field, key) => {
    expect(measured(change)).toMatchObject({ problem: { field, key } });
  });

  it('meets nothing in an empty book, and any price is right where nothing was ever traded', () => {
    const empty = { first: undefined, last: undefined };
    expect(measured({ type: 'market' }, empty)).toMatchObject({ problem: { field: 'amount', key: 'emptyBook' } });
    expect(measured({ price: '900000' }, empty)).toMatchObject({ problem: null });
  });

  it('names the limit in the sentence', () => {
    expect(measured({ price: '600000.1' })).toEqual({
      problem: { field: 'price', key: 'priceTooHigh', values: { max: '600,000', coin: 'USDT' } },
    });
  });
});
