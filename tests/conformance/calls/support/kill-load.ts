import { expect } from 'vitest';
import { SIDE, type SpotOrder } from '../../../../src/contract/rows/order.ts';
import type { RequestOf } from '../../../../src/contract/table.ts';
import { farEntrust, longPosition } from './futures.ts';
import { longOption } from './options.ts';
import { BTC, standingOrder, USDT } from './orders.ts';
import { newClientId, type User, type World } from './world.ts';

const IN_FLIGHT_EACH = 3;
/** Acknowledged calls after which the process is killed, at least. */
const PER_ROUND = 40;
/** Of so many calls of a user so many are orders, and two cancel some of the three that stand; the others are positions, an entrust and an option. */
const KINDS = 12;
const ORDERS = 6;
const CANCELS = 8;
/** Buys below it and sells above it stand beyond any price that the market sees in a test. */
export const FAR = { buy: 20_000, sell: 150_000 } as const;

type Order = RequestOf<'spot.place'>;

/** A money call as it was sent, and what came back: null where the process was killed before the answer. */
interface SentCall<Name extends 'spot.place' | 'spot.cancel' | 'futures.place' | 'options.place'> {
  readonly call: Name;
  readonly user: User;
  readonly fields: RequestOf<Name>;
  reply: unknown;
}

export type SentOrder = SentCall<'spot.place'>;
export type SentCancel = SentCall<'spot.cancel'>;
export type SentPosition = SentCall<'futures.place'>;
export type SentOption = SentCall<'options.place'>;
export type Sent = SentOrder | SentCancel | SentPosition | SentOption;

export const isOrder = (sent: Sent): sent is SentOrder => sent.call === 'spot.place';
export const isCancel = (sent: Sent): sent is SentCancel => sent.call === 'spot.cancel';
export const isPosition = (sent: Sent): sent is SentPosition => sent.call === 'futures.place';
export const isOption = (sent: Sent): sent is SentOption => sent.call === 'options.place';

/**
 * Has two users place orders, several in flight, that stand, that meet makers and that meet each other, and cancel some of
 * those that stand, while they take futures and options that ticks open and settle; when enough came back the process is killed under the rest. A request that fails before the kill
 * fails the test.
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
        const next = await nextCall(world, sent, { user, index, isSeller: user === seller });
        if (!next) continue;
        sent.push(next);
        const said = await world.say(next.call, { ...next.fields }, user);
        expect(said.type, String(said.message)).toBe('ok');
        next.reply = said.message;
      } catch (error) {
        if (!isDown) throw error;
      }
    }
  };
  const clients = [seller, buyer].flatMap((user) => Array.from({ length: IN_FLIGHT_EACH }, () => client(user)));
  await Promise.race(clients);
  // One of them has seen enough; the others' calls are under way.
  isDown = true;
  await world.exchange.stop('SIGKILL');
  await Promise.all(clients);
  return sent;
}

async function nextCall(
  world: World,
  sent: readonly Sent[],
  { user, index, isSeller }: { user: User; index: number; isSeller: boolean },
): Promise<Sent | undefined> {
  const kind = index % KINDS;
  if (kind < ORDERS) return orderOf(user, await nextOrder(world, index, isSeller));
  if (kind < CANCELS) return nextCancel(sent, user);
  const type = isSeller ? '2' : '1';
  if (kind === CANCELS) return { call: 'options.place', user, fields: longOption({ type, seconds: 30 }), reply: null };
  // The last of them waits for a price that does not come.
  const fields = kind < KINDS - 1 ? longPosition({ type, multiple: 20 }) : farEntrust({ multiple: 20 });
  return { call: 'futures.place', user, fields, reply: null };
}

export const orderOf = (user: User, fields: Order): SentOrder => ({ call: 'spot.place', user, fields, reply: null });

/** Cancels the oldest order of a user that is known to stand far off: nothing else takes it away. */
function nextCancel(sent: readonly Sent[], user: User): SentCancel | undefined {
  const own = sent.filter((one) => one.user === user);
  const asked = new Set(own.filter(isCancel).map(({ fields }) => fields.id));
  const standing = own
    .filter(isOrder)
    .map(({ reply }) => reply as SpotOrder | null)
    .find((row) => row !== null && isFar(row) && !asked.has(row.id));
  if (!standing) return undefined;
  return { call: 'spot.cancel', user, fields: { id: standing.id, client_id: newClientId() }, reply: null };
}

/** Three of six stand far off, one meets the market, two meet each other: the seller offers within the spread, the buyer takes. */
async function nextOrder(world: World, index: number, isSeller: boolean): Promise<Order> {
  switch (index % KINDS) {
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
