import { expect } from 'vitest';
import { SIDE } from '../../../../src/contract/rows/order.ts';
import type { RequestOf } from '../../../../src/contract/table.ts';
import { BTC, standingOrder, USDT } from './orders.ts';
import { newClientId, type User, type World } from './world.ts';

const IN_FLIGHT_EACH = 3;
/** Acknowledged orders after which the process is killed, at least. */
const PER_ROUND = 30;
/** Buys below it and sells above it stand beyond any price that the market sees in a test. */
export const FAR = { buy: 20_000, sell: 150_000 } as const;

type Order = RequestOf<'spot.place'>;

/** An order as it was sent, and what came back: null where the process was killed before the answer. */
export interface Sent {
  readonly user: User;
  readonly fields: Order;
  reply: unknown;
}

/**
 * Has two users place orders, several in flight, that stand, that meet makers and that meet each other; when enough came
 * back the process is killed under the rest. A request that fails before the kill fails the test.
 */
export async function loadUntilKilled(
  world: World,
  [seller, buyer]: readonly [User, User],
  round: number,
): Promise<Sent[]> {
  const sent: Sent[] = [];
  const begun = new Map<User, number>();
  const goal = PER_ROUND + ((round * 7) % 13);
  let isDown = false;
  const client = async (user: User) => {
    while (!isDown && sent.filter(({ reply }) => reply !== null).length < goal) {
      try {
        // Each goes through all kinds, whoever is faster: bought and sold is then the same over two rounds.
        const index = begun.get(user) ?? 0;
        begun.set(user, index + 1);
        const fields = await nextOrder(world, index, user === seller);
        const order: Sent = { user, fields, reply: null };
        sent.push(order);
        const said = await world.say('spot.place', { ...fields }, user);
        expect(said.type, String(said.message)).toBe('ok');
        order.reply = said.message;
      } catch (error) {
        if (!isDown) throw error;
      }
    }
  };
  const clients = [seller, buyer].flatMap((user) => Array.from({ length: IN_FLIGHT_EACH }, () => client(user)));
  await Promise.race(clients);
  // One of them has seen enough; the others' orders are under way.
  isDown = true;
  await world.exchange.stop('SIGKILL');
  await Promise.all(clients);
  return sent;
}

/** Three of six stand far off, one meets the market, two meet each other: the seller offers within the spread, the buyer takes. */
async function nextOrder(world: World, index: number, isSeller: boolean): Promise<Order> {
  switch (index % 6) {
    case 0:
    case 1:
      return standingOrder({ amount: '0.0006', target_price: String(10_000 + (index % 7)) });
    case 2:
      return standingOrder({ type: '2', amount: '0.0003', target_price: String(FAR.sell + (index % 5)) });
    case 3:
      return marketOrder(isSeller ? '2' : '1', '0.0002');
    default: {
      const { bid, ask } = await bestPrices(world);
      const price = isSeller ? (bid + ask) / 2 : ask;
      return standingOrder({ type: isSeller ? '2' : '1', amount: '0.0004', target_price: price.toFixed(1) });
    }
  }
}

export const marketOrder = (type: '1' | '2', amount: string): Order => ({
  currency_id: BTC,
  legal_id: USDT,
  type,
  amount,
  order_type: 'market',
  client_id: newClientId(),
});

type Level = readonly [price: number, amount: number];

/** The book that everybody sees. */
export async function bookOf(
  world: World,
): Promise<{ readonly bids: readonly Level[]; readonly asks: readonly Level[] }> {
  const reply = await world.raw({ method: 'GET', path: '/market/depth?symbol=btcusdt&type=step0' });
  return (JSON.parse(reply.text) as { tick: { bids: Level[]; asks: Level[] } }).tick;
}

async function bestPrices(world: World) {
  const { bids, asks } = await bookOf(world);
  const [bid, ask] = [bids[0]?.[0], asks[0]?.[0]];
  if (bid === undefined || ask === undefined) throw new Error('A side of the book is empty');
  return { bid, ask };
}

/** The side on the wire and the price of an order that stands far off. */
export const isFar = ({ type, target_price }: { readonly type: number; readonly target_price: string }): boolean =>
  type === SIDE.buy ? Number(target_price) < FAR.buy : Number(target_price) >= FAR.sell;
