import { afterAll, beforeAll, expect, it } from 'vitest';
import { ORDER_STATUS } from '../../../src/contract/rows/order.ts';
import type { RequestOf } from '../../../src/contract/table.ts';
import { BTC, standingOrder, USDT } from './support/orders.ts';
import { newClientId, type User, World } from './support/world.ts';

const ROUNDS = 5;
const IN_FLIGHT = 6;
/** Acknowledged orders after which the power goes. */
const PER_ROUND = 30;
/** A start on a machine that does other things as well. */
const START_MS = 180_000;

type Order = RequestOf<'spot.place'>;
interface Acknowledged {
  readonly fields: Order;
  readonly id: number;
}

let world: World | undefined;
let user: User;
beforeAll(async () => {
  world = await World.start('kill');
  user = await world.newUser();
}, START_MS);
afterAll(() => world?.end());

it(
  'an order that was acknowledged survives every kill, once',
  async () => {
    if (!world) throw new Error('The exchange did not start');
    const sent: Order[] = [];
    const acknowledged: Acknowledged[] = [];
    const trades = new Map<string, string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      await placeUntilKilled(world, { sent, acknowledged, trades });
      await world.exchange.start();
      await world.assertInvariants();
      const orders = await allOrders(world);
      expect(acknowledged.filter(({ id }) => !orders.has(id))).toEqual([]);
      await assertInBook(world, orders);
      await noteTrades(world, trades);
    }
    // The kills did meet orders under way.
    expect(sent.length).toBeGreaterThan(acknowledged.length);
    await assertOnce(world, sent, acknowledged);
  },
  START_MS * 2,
);

interface Seen {
  readonly sent: Order[];
  readonly acknowledged: Acknowledged[];
  readonly trades: Map<string, string>;
}

/** Places orders, several in flight; when enough came back the process is killed under the rest. */
async function placeUntilKilled(on: World, { sent, acknowledged, trades }: Seen): Promise<void> {
  const goal = acknowledged.length + PER_ROUND;
  const client = async () => {
    while (acknowledged.length < goal) {
      const fields = nextOrder(sent.length);
      sent.push(fields);
      const said = await on.say('spot.place', { ...fields }, { token: user.token }).catch(() => null);
      if (said === null) return;
      expect(said.type, String(said.message)).toBe('ok');
      acknowledged.push({ fields, id: (said.message as { id: number }).id });
      if (fields.order_type === 'market') await noteTrades(on, trades);
    }
  };
  const clients = Array.from({ length: IN_FLIGHT }, client);
  await Promise.race(clients);
  // One of them has seen enough; the others' orders are under way.
  await on.exchange.stop('SIGKILL');
  await Promise.all(clients);
}

/** Every tenth order meets the market, the others stand, at a few prices far below it. */
function nextOrder(index: number): Order {
  return index % 10 === 9
    ? { currency_id: BTC, legal_id: USDT, type: '1', amount: '0.0002', order_type: 'market', client_id: newClientId() }
    : standingOrder({ amount: '0.0006', target_price: String(10_000 + (index % 10)) });
}

async function allOrders(on: World) {
  const pages = await Promise.all(
    [1, 2, 3].map((page) => on.ask('spot.orders', { page, limit: 100 }, { token: user.token })),
  );
  return new Map(pages.flat().map((order) => [order.id, order]));
}

/** The book that everybody sees holds the open orders, and at their prices nothing else. */
async function assertInBook(on: World, orders: Awaited<ReturnType<typeof allOrders>>): Promise<void> {
  const expected = new Map<number, number>();
  for (const { status, target_price, trade_amount } of orders.values()) {
    if (status !== ORDER_STATUS.open) continue;
    const price = Number(target_price);
    // Lots of 0.0001, so that no sum of fractions is compared.
    expected.set(price, (expected.get(price) ?? 0) + Math.round(Number(trade_amount) * 10_000));
  }
  expect(expected.size).toBeGreaterThan(0);
  const reply = await on.raw({ method: 'GET', path: '/market/depth?symbol=btcusdt&type=step0' });
  const { tick } = JSON.parse(reply.text) as { tick: { bids: [number, number][] } };
  const shown = tick.bids
    .filter(([price]) => expected.has(price))
    .map(([price, amount]) => [price, Math.round(amount * 10_000)] as const);
  expect(new Map(shown)).toEqual(expected);
}

/** Notes the latest trades; an id that was given twice, to two trades, fails. */
async function noteTrades(on: World, seen: Map<string, string>): Promise<void> {
  const reply = await on.say('market.trades', { symbol: 'BTC/USDT', limit: 100 }).catch(() => null);
  if (reply === null) return;
  const trades = reply.message as { id: string; price: string; number: string; time: number }[];
  expect(new Set(trades.map(({ id }) => id)).size).toBe(trades.length);
  for (const { id, price, number, time } of trades) {
    const facts = `${price} ${number} ${time}`;
    expect(seen.get(id) ?? facts, `trade ${id}`).toBe(facts);
    seen.set(id, facts);
  }
}

/** Every order that was sent exists at most once by its client id, and the same request gives the same order. */
async function assertOnce(on: World, sent: readonly Order[], acknowledged: readonly Acknowledged[]): Promise<void> {
  const before = (await allOrders(on)).size;
  expect(before).toBeGreaterThanOrEqual(acknowledged.length);
  expect(before).toBeLessThanOrEqual(sent.length);
  for (const { fields, id } of acknowledged) {
    const { message } = await on.say('spot.place', { ...fields }, { token: user.token });
    expect(message).toMatchObject({ id });
  }
  expect((await allOrders(on)).size).toBe(before);
  const known = new Set(acknowledged.map(({ fields }) => fields.client_id));
  // What was under way when the power went is either there or not; asked again it is there once.
  for (const fields of sent.filter(({ client_id }) => !known.has(client_id))) {
    const first = await on.say('spot.place', { ...fields }, { token: user.token });
    const second = await on.say('spot.place', { ...fields }, { token: user.token });
    expect(first.type).toBe('ok');
    expect(second).toEqual(first);
  }
  expect((await allOrders(on)).size).toBe(sent.length);
  await on.assertInvariants();
}
