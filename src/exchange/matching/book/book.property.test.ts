import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Side } from '../../market-data/port.ts';
import type { BookOrder } from '../port.ts';
import { OrderBook } from './book.ts';
import { matchOrder, type Orders } from './match.ts';
import { Projection } from './projection.ts';
import { WaitingOrders } from './waiting.ts';

/** An order of the model: a plain list, searched from the start each time. */
interface Plain {
  readonly id: string;
  readonly user: number;
  readonly side: Side;
  readonly price: number;
  remaining: number;
}

interface Step {
  readonly kind: 'limit' | 'market' | 'cancel';
  readonly user: number;
  readonly side: Side;
  readonly price: number;
  readonly amount: number;
  readonly pick: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('limit', 'limit', 'limit', 'market', 'cancel'),
  user: fc.integer({ min: 1, max: 4 }),
  side: fc.constantFrom('buy', 'sell'),
  price: fc.integer({ min: 90, max: 112 }),
  amount: fc.integer({ min: 1, max: 30 }),
  pick: fc.nat(),
});

/** Price-time priority in the plainest words: the best price first, of equal prices the one that came first. */
function nextMaker(orders: readonly Plain[], taker: Plain, first: number | null, isMarket: boolean): Plain | undefined {
  const isBuy = taker.side === 'buy';
  const others = orders.filter((order) => order.side !== taker.side);
  const best = isBuy
    ? Math.min(...others.map((order) => order.price))
    : Math.max(...others.map((order) => order.price));
  const maker = others.find((order) => order.price === best);
  if (!maker || (isBuy ? best > taker.price : best < taker.price)) return undefined;
  if (isMarket && first !== null && (isBuy ? best > first * 1.05 : best < first * 0.95)) return undefined;
  return maker;
}

function runPlain(orders: Plain[], taker: Plain, isMarket: boolean) {
  const fills: { maker: string; price: number; amount: number }[] = [];
  let first: number | null = null;
  for (;;) {
    if (taker.remaining === 0) return { orders, fills, rest: 0 };
    const maker = nextMaker(orders, taker, first, isMarket);
    if (!maker) break;
    if (maker.user === taker.user) return { orders, fills, rest: taker.remaining };
    first ??= maker.price;
    const amount = Math.min(maker.remaining, taker.remaining);
    fills.push({ maker: maker.id, price: maker.price, amount });
    maker.remaining -= amount;
    taker.remaining -= amount;
    orders = orders.filter((order) => order.remaining > 0);
  }
  return { orders: isMarket ? orders : [...orders, taker], fills, rest: taker.remaining };
}

const levelsOf = (book: OrderBook) =>
  (['buy', 'sell'] as const).map((side) => book[side].levels.map(({ price, total }) => [Number(price), Number(total)]));

function plainLevels(orders: readonly Plain[]) {
  return (['buy', 'sell'] as const).map((side) => {
    const sums = new Map<number, number>();
    for (const order of orders)
      if (order.side === side) sums.set(order.price, (sums.get(order.price) ?? 0) + order.remaining);
    return [...sums].sort((a, b) => (side === 'buy' ? b[0] - a[0] : a[0] - b[0]));
  });
}

it('does what a plain list in price-time order does, step by step', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const book = new OrderBook();
      let plain: Plain[] = [];
      let placed = 0;
      let gone = 0;
      for (const [index, { kind, user, side, price, amount, pick }] of steps.entries()) {
        if (kind === 'cancel') {
          const target = plain[pick % Math.max(1, plain.length)];
          if (!target) continue;
          expect(book.remove(target.id)?.remaining).toBe(BigInt(target.remaining));
          gone += target.remaining;
          plain = plain.filter((order) => order !== target);
        } else {
          const isMarket = kind === 'market';
          const limit = isMarket ? (side === 'buy' ? 1000 : 1) : price;
          const order: BookOrder = {
            id: `o${index}`,
            owner: { user },
            side,
            price: BigInt(limit),
            remaining: BigInt(amount),
          };
          const before = levelsOf(book);
          const match = matchOrder(book, order, { isMarket });
          expect(levelsOf(book)).toEqual(before);
          book.apply(order, match);
          const model = runPlain(
            plain.map((one) => ({ ...one })),
            { id: order.id, user, side, price: limit, remaining: amount },
            isMarket,
          );
          plain = model.orders;
          expect(
            match.fills.map((fill) => ({
              maker: fill.maker.id,
              price: Number(fill.price),
              amount: Number(fill.amount),
            })),
          ).toEqual(model.fills);
          expect(match.rest).toBe(BigInt(model.rest));
          placed += amount;
          gone +=
            2 * model.fills.reduce((sum, fill) => sum + fill.amount, 0) + (match.isRestCancelled ? model.rest : 0);
        }
        expect(levelsOf(book)).toEqual(plainLevels(plain));
        const [bid, ask] = [book.buy.best?.price, book.sell.best?.price];
        if (bid !== undefined && ask !== undefined) expect(bid).toBeLessThan(ask);
      }
      const standing = plain.reduce((sum, order) => sum + order.remaining, 0);
      expect(standing + gone).toBe(placed);
    }),
    { numRuns: 300 },
  );
});

it('tells of every level whose size has changed, once, with its size now', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.integer({ min: 1, max: 6 }), (steps, every) => {
      const book = new OrderBook();
      const mirror = { buy: new Map<number, number>(), sell: new Map<number, number>() };
      for (const [index, { user, side, price, amount }] of steps.entries()) {
        const order: BookOrder = {
          id: `o${index}`,
          owner: { user },
          side,
          price: BigInt(price),
          remaining: BigInt(amount),
        };
        book.apply(order, matchOrder(book, order, { isMarket: false }));
        if (index % every !== 0) continue;
        const touched = book.takeTouched();
        expect(new Set(touched.map((one) => `${one.side} ${one.price}`)).size).toBe(touched.length);
        for (const { side: at, price: where, size } of touched) {
          if (size === 0n) mirror[at].delete(Number(where));
          else mirror[at].set(Number(where), Number(size));
        }
        const mirrored = (['buy', 'sell'] as const).map((at) =>
          [...mirror[at]].sort((a, b) => (at === 'buy' ? b[0] - a[0] : a[0] - b[0])),
        );
        expect(mirrored).toEqual(levelsOf(book));
      }
    }),
  );
});

it('a projection with pieces counted in is the book after them, order by order', () => {
  const ordersOf = (book: Orders) =>
    (['buy', 'sell'] as const).map((side) => [...book.walk(side)].map(({ id, remaining }) => `${id} ${remaining}`));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.nat({ max: 40 }), (steps, before) => {
      const live = new OrderBook();
      let projection = new Projection(live, new WaitingOrders());
      /** Carries out what is planned, as after a commit. */
      let planned: ((book: OrderBook) => void)[] = [];
      for (const [index, { kind, user, side, price, amount, pick }] of steps.entries()) {
        const standing = [...projection.walk('buy'), ...projection.walk('sell')];
        const order: BookOrder = {
          id: `o${index}`,
          owner: { user },
          side,
          price: BigInt(price),
          remaining: BigInt(amount),
        };
        const target = standing[pick % Math.max(1, standing.length)];
        if (kind !== 'cancel') {
          const match = matchOrder(projection, order, { isMarket: kind === 'market' });
          projection.apply(order, match);
          planned.push((book) => book.apply(order, match));
        } else if (target) {
          expect(projection.get(target.id)).toEqual(target);
          projection.remove(target);
          expect(projection.get(target.id)).toBeUndefined();
          planned.push((book) => book.take(target.id, target.remaining));
        }
        // The first steps make a book, the others are one batch.
        if (index >= before && index < steps.length - 1) continue;
        const expected = ordersOf(projection);
        for (const carryOut of planned.splice(0)) carryOut(live);
        expect(ordersOf(live)).toEqual(expected);
        projection = new Projection(live, new WaitingOrders());
        planned = [];
      }
    }),
    { numRuns: 300 },
  );
});
