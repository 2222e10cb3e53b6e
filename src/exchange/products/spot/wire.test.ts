import { expect, it } from 'vitest';
import { spotOrder } from '../../../contract/rows/order.ts';
import type { SpotOrder } from './order.ts';
import { orderToWire } from './wire.ts';

const PAIR = { id: 7, base: { id: 1, name: 'BTC' }, quote: { id: 3, name: 'USDT' }, priceDecimals: 1 };
const ORDER: SpotOrder = {
  id: 12,
  userId: 5,
  instrumentId: 7,
  side: 'buy',
  orderType: 'limit',
  price: '60500',
  amount: '0.05',
  filledAmount: '0.03',
  filledValue: '1801',
  fee: '0.00003',
  status: 'cancelled',
  reason: 'byUser',
  execution: 'gtc',
  waits: null,
  place: 12,
  stopPrice: null,
  stopBy: null,
  stopAfter: null,
  tickSeq: null,
  tickAt: null,
  tickPrice: null,
  createdAt: Date.UTC(2025, 0, 15, 12),
  updatedAt: Date.UTC(2025, 0, 15, 12, 1),
};
const say = (key: string) => `<${key}>`;

it('puts an order on the wire under its names, in the words of the reader', () => {
  expect(spotOrder.parse(orderToWire(ORDER, PAIR, say))).toEqual({
    id: 12,
    u_id: 5,
    currency_id: 1,
    legal_id: 3,
    type: 1,
    target_price: '60500',
    // 1801 / 0.03, with two decimals more than the pair has.
    trade_price: '60033.333',
    avg_price: '60033.333',
    trade_amount: '0.05',
    charge_fee: '0.00003',
    status: 3,
    symbol: 'BTC/USDT',
    created_at: '2025-01-15 12:00:00',
    updated_at: '2025-01-15 12:01:00',
    order_type: 'limit',
    filled_amount: '0.03',
    filled_value: '1801',
    reason: '<orderReason.byUser>',
    time_in_force: 'gtc',
    post_only: 0,
    waits_for: '',
    tick: null,
    tick_price: null,
  });
});

it('tells of a stop what it waits for, and of one that came to its book by which tick', () => {
  const stop = { ...ORDER, stopPrice: '60700', stopBy: 'last', waits: 'trigger', execution: 'ioc' } as const;
  expect(orderToWire(stop, PAIR, say)).toMatchObject({
    stop_price: '60700',
    stop_by: 'last',
    waits_for: 'trigger',
    time_in_force: 'ioc',
  });
  const entered = { ...stop, waits: null, tickSeq: 71, tickAt: 1_000, tickPrice: '60701' };
  expect(orderToWire(entered, PAIR, say)).toMatchObject({
    waits_for: '',
    tick: 71,
    tick_price: '60701',
  });
  expect(orderToWire({ ...ORDER, execution: 'postOnly' }, PAIR, say)).toMatchObject({
    time_in_force: 'gtc',
    post_only: 1,
  });
});

it('has no average before a fill, and no reason where nobody cancelled', () => {
  const open: SpotOrder = { ...ORDER, filledAmount: '0', filledValue: '0', status: 'open', reason: '' };
  expect(orderToWire(open, PAIR, say)).toMatchObject({ avg_price: '0', trade_price: '0', reason: '' });
});
