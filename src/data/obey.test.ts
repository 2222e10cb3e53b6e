import { InfiniteQueryObserver, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { orderFixtures } from '../contract/fixtures/orders.ts';
import { ORDER_STATUS, type SpotOrderWire, spotOrder } from '../contract/rows/order.ts';
import { calls } from '../contract/table.ts';
import { createClient } from '../state/client.ts';
import { change } from './change.ts';
import type { Client } from './client.ts';
import { pagesQuery } from './pages.ts';
import { callQuery, queriesOf } from './query.ts';
import type { Transport } from './transport.ts';
import { obeyEvent } from './user-events.ts';

const [open, other] = orderFixtures as [SpotOrderWire, SpotOrderWire];
const PLACED = { ...open, id: 9, filled_amount: '0' };
const CANCELLED = { ...open, status: ORDER_STATUS.cancelled };
const ORDER = { currency_id: 1, legal_id: 3, type: '1', amount: '0.08', target_price: '63850' };

let client: Client;
let queries: QueryClient;
/** Names of the calls that went out, by arrival. */
let asked: string[];
/** What the exchange answers. */
let replies: Record<string, unknown>;
let answer: Transport;
let stops: (() => void)[] = [];

/** A ticket on show: the open orders of its pair and the balances of its two coins; and all orders, page by page. */
const ticketOrders = callQuery('spot.orders', { status: ORDER_STATUS.open, currency_id: 1, legal_id: 3, limit: 100 });
const allOrders = pagesQuery('spot.orders', {});
const openIds = () => queries.getQueryData(ticketOrders.queryKey)?.map(({ id }) => id);
const allIds = () => queries.getQueryData(allOrders.queryKey)?.pages.map((page) => page.map(({ id }) => id));
const row = (wire: SpotOrderWire) => spotOrder.parse(wire);

async function show(withAll = false): Promise<void> {
  const shown = [ticketOrders, ...[1, 3].map((currency) => callQuery('wallet.detail', { currency, type: 2 }))];
  stops = shown.map((options) => new QueryObserver(queries, options as typeof ticketOrders).subscribe(() => undefined));
  if (withAll) stops.push(new InfiniteQueryObserver(queries, allOrders).subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(10);
  asked.length = 0;
}
const settle = () => vi.advanceTimersByTimeAsync(1000);

beforeEach(() => {
  vi.useFakeTimers();
  client = { ...createClient({ transport: (request) => answer(request) }), token: () => 'token' };
  queries = queriesOf(client);
  asked = [];
  replies = { 'spot.orders': [open, other], 'spot.place': PLACED, 'spot.cancel': CANCELLED };
  answer = async ({ name }) => {
    asked.push(name);
    const reply = replies[name] ?? {};
    return { status: 200, body: { type: 'ok', message: reply } };
  };
});
afterEach(() => {
  for (const stop of stops) stop();
  queries.clear();
  vi.useRealTimers();
});

it('names calls of the table only', () => {
  const named = Object.values(calls).flatMap(({ outdates = [], rowOf }) => [
    ...outdates,
    ...(rowOf ? [rowOf.list] : []),
  ]);
  expect(named.filter((name) => !(name in calls))).toEqual([]);
});

it('after an order its row stands in the list, and the balances on show are read once, whatever the socket says of the same', async () => {
  await show();
  await change(client, 'spot.place', ORDER);
  expect(openIds()).toEqual([9, 5, 4]);
  for (const kind of ['balance', 'balance'] as const) obeyEvent(queries, { kind });
  obeyEvent(queries, { kind: 'order', row: row(PLACED) });
  await settle();
  expect(asked).toEqual(['spot.place', 'wallet.detail', 'wallet.detail']);
  expect(openIds()).toEqual([9, 5, 4]);
});

it('after a cancel its row is gone from the open orders, and stands among all as cancelled', async () => {
  await show(true);
  await change(client, 'spot.cancel', { id: 5 });
  await settle();
  expect(openIds()).toEqual([4]);
  expect(queries.getQueryData(allOrders.queryKey)?.pages.flat()[0]?.status).toBe(ORDER_STATUS.cancelled);
  expect(asked).toEqual(['spot.cancel', 'wallet.detail', 'wallet.detail']);
});

it('a pushed row goes into the lists that hold such rows, and no list is read', async () => {
  await show(true);
  obeyEvent(queries, { kind: 'order', row: row({ ...other, filled_amount: '0.04' }) });
  obeyEvent(queries, { kind: 'order', row: row({ ...PLACED, currency_id: 2 }) });
  await settle();
  expect(queries.getQueryData(ticketOrders.queryKey)?.map(({ filled_amount }) => filled_amount)).toEqual([
    '0.02',
    '0.04',
  ]);
  expect(allIds()).toEqual([[9, 5, 4]]);
  expect(asked).toEqual(['wallet.detail', 'wallet.detail']);
});

it('a reply that comes after the push of what happened next takes nothing back', async () => {
  await show();
  obeyEvent(queries, { kind: 'order', row: row({ ...PLACED, status: ORDER_STATUS.done, filled_amount: '0.08' }) });
  await change(client, 'spot.place', ORDER);
  expect(openIds()).toEqual([5, 4]);
});

it('a server that answers without the row has its list asked again', async () => {
  replies['spot.place'] = '';
  await show();
  await change(client, 'spot.place', ORDER);
  await settle();
  expect(asked.filter((name) => name === 'spot.orders')).toHaveLength(1);
});

it('what was refused, or whose reply was lost, makes all of it old', async () => {
  replies['spot.cancel'] = { of: 'another shape' };
  await show();
  await expect(change(client, 'spot.cancel', { id: 5 })).rejects.toThrow();
  await settle();
  expect(asked.sort()).toEqual(['spot.cancel', 'spot.orders', 'wallet.detail', 'wallet.detail']);
});

it('once the socket tells, all that the events tell of is read again', async () => {
  await show();
  obeyEvent(queries, { kind: 'joined' });
  await settle();
  expect(asked.sort()).toEqual(['spot.orders', 'wallet.detail', 'wallet.detail']);
});

it('a row in a full page moves the last one to the next; one that leaves it has the list read again', async () => {
  replies['spot.orders'] = Array.from({ length: 10 }, (_, index) => ({ ...open, id: 30 - index }));
  await show(true);
  obeyEvent(queries, { kind: 'order', row: row({ ...PLACED, id: 31 }) });
  expect(allIds()).toEqual([[31, 30, 29, 28, 27, 26, 25, 24, 23, 22]]);
  const ofOpen = pagesQuery('spot.orders', { status: ORDER_STATUS.open });
  stops.push(new InfiniteQueryObserver(queries, ofOpen).subscribe(() => undefined));
  await settle();
  asked.length = 0;
  obeyEvent(queries, { kind: 'order', row: row({ ...CANCELLED, id: 30 }) });
  await settle();
  expect(asked.filter((name) => name === 'spot.orders')).toHaveLength(1);
});

it('a list that was on its way when the row came is read once more', async () => {
  await show();
  let arrive: (() => void) | undefined;
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  answer = async ({ name }) => {
    asked.push(name);
    const isFirst = asked.filter((other) => other === name).length === 1;
    const reply = name === 'spot.orders' ? [...(isFirst ? [] : [PLACED]), open, other] : {};
    if (name === 'spot.orders' && isFirst) await late;
    return { status: 200, body: { type: 'ok', message: reply } };
  };
  void queries.refetchQueries({ queryKey: ticketOrders.queryKey });
  await vi.advanceTimersByTimeAsync(10);
  obeyEvent(queries, { kind: 'order', row: row(PLACED) });
  arrive?.();
  await settle();
  expect(openIds()).toEqual([9, 5, 4]);
});
