import { expect, it } from 'vitest';
import { ORDER_STATUS, type SpotOrder } from '../../../contract/rows/order.ts';
import { factsOf } from './order-facts.ts';
import { orderTotal } from './total.ts';

const order = (over: Partial<SpotOrder> = {}): SpotOrder => ({
  id: 1,
  u_id: 7,
  currency_id: 1,
  legal_id: 3,
  type: 1,
  target_price: '66400',
  trade_price: '0',
  trade_amount: '0.3',
  charge_fee: '0',
  status: ORDER_STATUS.open,
  symbol: 'BTC/USDT',
  created_at: '',
  updated_at: '',
  order_type: 'limit',
  filled_amount: '0',
  avg_price: '0',
  filled_value: '0',
  ...over,
});
const total = (over?: Partial<SpotOrder>) => orderTotal(order(over), factsOf(order(over), undefined), 2);
const filled = { filled_amount: '0.3', avg_price: '64333.333', filled_value: '19300' };

it.each<[string, Partial<SpotOrder>, string]>([
  ['waiting', {}, '19920'],
  ['filled below its limit: what was paid', { ...filled, status: ORDER_STATUS.done }, '19300'],
  ['filled at the market', { ...filled, status: ORDER_STATUS.done, order_type: 'market' }, '19300'],
  [
    'filled, on a wire that has the average alone',
    { ...filled, filled_value: undefined, status: ORDER_STATUS.done },
    '19300',
  ],
  [
    'filled in part: what was paid, and the limit for what is left',
    { filled_amount: '0.1', avg_price: '64000', filled_value: '6400' },
    '19680',
  ],
  [
    'cancelled after a part: what was paid',
    { filled_amount: '0.1', avg_price: '64000', filled_value: '6400', status: ORDER_STATUS.cancelled },
    '6400',
  ],
  ['cancelled untouched', { status: ORDER_STATUS.cancelled }, '19920'],
  ['at the market without a fill', { order_type: 'market', status: ORDER_STATUS.cancelled }, '0'],
])('the total of an order %s', (_, over, value) => expect(total(over)).toBe(value));
