import { expect, it } from 'vitest';
import { problemOf } from './form.ts';
import { type FuturesExitsForm, futuresExitsForm } from './futures-exits.ts';

const TERMS = { pair: 'BTC/USDT', priceDecimals: 1 };
const PRICES = { mark: '64000', last: '64100' };
const problem = (direction: 'long' | 'short', entry: string | null, form: Partial<FuturesExitsForm>) => {
  const schema = futuresExitsForm(TERMS, { direction, entry, prices: PRICES });
  const found = problemOf(schema, { takeProfit: '', stopLoss: '', exitOn: 'mark', ...form });
  return found && [found.field, found.key, found.values?.price ?? found.values?.count];
};

it.each<['long' | 'short', string | null, Partial<FuturesExitsForm>, unknown]>([
  ['long', '63000', {}, null],
  ['long', '63000', { takeProfit: '64000.1', stopLoss: '63999.9' }, null],
  // A stop may keep a part of what was won.
  ['long', '63000', { stopLoss: '63500' }, null],
  ['long', '63000', { takeProfit: '64000' }, ['takeProfit', 'takeProfitTooLow', '64000']],
  // A profit is one from what it was opened at.
  ['long', '65000', { takeProfit: '64500' }, ['takeProfit', 'takeProfitTooLow', '65000']],
  ['long', '63000', { stopLoss: '64000' }, ['stopLoss', 'stopLossTooHigh', '64000']],
  ['long', '63000', { stopLoss: '64050', exitOn: 'last' }, null],
  ['short', '65000', { takeProfit: '64000' }, ['takeProfit', 'takeProfitTooHigh', '64000']],
  ['short', '65000', { stopLoss: '64000' }, ['stopLoss', 'stopLossTooLow', '64000']],
  ['short', null, { takeProfit: '63900', stopLoss: '64000.1' }, null],
  ['long', '63000', { takeProfit: '64500.05' }, ['takeProfit', 'priceDecimals', 1]],
])('exits of a %s from %s: %j', (direction, entry, form, told) => {
  expect(problem(direction, entry, form)).toEqual(told);
});
