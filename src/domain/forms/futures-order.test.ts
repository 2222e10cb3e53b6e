import { describe, expect, it } from 'vitest';
import { problemOf } from './form.ts';
import { type FuturesTicketForm, futuresTicketForm, orderOf } from './futures-order.ts';

const TERMS = { pair: 'BTC/USDT', priceDecimals: 1, minLots: 2, maxLots: 200 };
const MOMENT = { index: '64000', exitOn: '64010.5' };
const FORM: FuturesTicketForm = {
  direction: 'long',
  type: 'market',
  multiple: '20',
  price: '63900',
  lots: '5',
  hasExits: false,
  takeProfit: '',
  stopLoss: '',
};
const problem = (over: Partial<FuturesTicketForm>) => {
  const found = problemOf(futuresTicketForm(TERMS, MOMENT), { ...FORM, ...over });
  return found && [found.field, found.key, found.values];
};
const withExits = { hasExits: true } as const;

describe('a futures order', () => {
  it.each<[Partial<FuturesTicketForm>, unknown]>([
    [{}, null],
    [{ lots: '' }, ['lots', 'lotsRequired', {}]],
    [{ lots: '0' }, ['lots', 'lotsRequired', {}]],
    [{ lots: '1' }, ['lots', 'lotsTooFew', { min: 2 }]],
    [{ lots: '200' }, null],
    [{ lots: '201' }, ['lots', 'lotsTooMany', { max: 200 }]],
    [{ type: 'limit' }, null],
    [{ type: 'limit', price: '' }, ['price', 'priceRequired', {}]],
    [{ type: 'limit', price: '63900.05' }, ['price', 'priceDecimals', { count: 1, pair: 'BTC/USDT' }]],
    [{ type: 'limit', price: '64000' }, ['price', 'limitTooHigh', { price: '64000' }]],
    [{ type: 'limit', price: '64000', direction: 'short' }, ['price', 'limitTooLow', { price: '64000' }]],
    [{ ...withExits }, null],
    [{ takeProfit: '1' }, null],
    [{ ...withExits, takeProfit: '64010.5' }, ['takeProfit', 'takeProfitTooLow', { price: '64010.5' }]],
    [{ ...withExits, takeProfit: '64010.6', stopLoss: '63999.9' }, null],
    [{ ...withExits, stopLoss: '64000' }, ['stopLoss', 'stopLossTooHigh', { price: '64000' }]],
    [
      { ...withExits, direction: 'short', takeProfit: '64000' },
      ['takeProfit', 'takeProfitTooHigh', { price: '64000' }],
    ],
    [{ ...withExits, direction: 'short', stopLoss: '64005' }, ['stopLoss', 'stopLossTooLow', { price: '64010.5' }]],
    // Of a limit order the exits lie beyond its own price.
    [{ ...withExits, type: 'limit', stopLoss: '63950' }, ['stopLoss', 'stopLossTooHigh', { price: '63900' }]],
    [{ ...withExits, type: 'limit', takeProfit: '63950', stopLoss: '63800' }, null],
    [{ ...withExits, stopLoss: '63000.01' }, ['stopLoss', 'priceDecimals', { count: 1, pair: 'BTC/USDT' }]],
  ])('%j is told %j', (over, told) => expect(problem(over)).toEqual(told));

  it('is told what is missing first, then what is wrong from the top down', () => {
    expect(problem({ type: 'limit', price: '70000', lots: '' })?.[1]).toBe('lotsRequired');
    expect(problem({ type: 'limit', price: '70000', lots: '500' })?.[1]).toBe('limitTooHigh');
  });

  it('has the exits alone that stand in it', () => {
    expect(orderOf({ ...FORM, takeProfit: '65000' })).toMatchObject({ limit: null, takeProfit: null });
    expect(orderOf({ ...FORM, ...withExits, takeProfit: '65000', stopLoss: '0' })).toMatchObject({
      takeProfit: '65000',
      stopLoss: null,
    });
  });
});
