import { describe, expect, it } from 'vitest';
import type { Owner } from '../../ledger/port.ts';
import type { Side } from '../../market-data/port.ts';
import type { BookOrder } from '../port.ts';
import { OrderBook } from './book.ts';
import { MOST_FILLS, matchOrder } from './match.ts';

const ANN: Owner = { user: 1 };
const BOB: Owner = { user: 2 };
let serial = 0;

const order = (owner: Owner, side: Side, price: bigint, remaining: bigint): BookOrder => {
  serial += 1;
  return { id: `o${serial}`, owner, side, price, remaining };
};

function bookOf(...orders: BookOrder[]): OrderBook {
  const book = new OrderBook();
  for (const one of orders) book.add(one);
  return book;
}

describe('a market order (readings G7)', () => {
  it('fills up to 5 % from the first price, that price included, and cancels the rest', () => {
    const book = bookOf(order(ANN, 'sell', 1000n, 1n), order(ANN, 'sell', 1050n, 2n), order(ANN, 'sell', 1051n, 4n));
    const match = matchOrder(book, order(BOB, 'buy', 9999n, 7n), { isMarket: true });
    expect(match.fills.map(({ price, amount }) => [price, amount])).toEqual([
      [1000n, 1n],
      [1050n, 2n],
    ]);
    expect(match).toMatchObject({ rest: 4n, isRestCancelled: true, cancelReason: 'market-rest' });
  });

  it('keeps the same share downwards', () => {
    const book = bookOf(order(ANN, 'buy', 1000n, 1n), order(ANN, 'buy', 950n, 2n), order(ANN, 'buy', 949n, 4n));
    expect(matchOrder(book, order(BOB, 'sell', 1n, 7n), { isMarket: true })).toMatchObject({
      rest: 4n,
      cancelReason: 'market-rest',
    });
  });

  it('stays within the bound that it brings along', () => {
    const book = bookOf(order(ANN, 'sell', 1000n, 1n), order(ANN, 'sell', 1010n, 1n));
    expect(matchOrder(book, order(BOB, 'buy', 1000n, 2n), { isMarket: true })).toMatchObject({
      rest: 1n,
      cancelReason: 'market-rest',
    });
  });

  it('does not see what stands more than 5 % from the index, whatever the first price is', () => {
    const asks = bookOf(order(ANN, 'sell', 1000n, 1n), order(ANN, 'sell', 1050n, 2n), order(ANN, 'sell', 1051n, 4n));
    const buy = matchOrder(asks, order(BOB, 'buy', 9999n, 7n), { isMarket: true }, 1000n);
    expect([buy.rest, buy.cancelReason]).toEqual([4n, 'market-rest']);
    const higher = matchOrder(asks, order(BOB, 'buy', 9999n, 7n), { isMarket: true }, 953n);
    expect([higher.rest, higher.cancelReason]).toEqual([6n, 'market-rest']);
    const bids = bookOf(order(ANN, 'buy', 950n, 1n), order(ANN, 'buy', 949n, 2n));
    expect(matchOrder(bids, order(BOB, 'sell', 1n, 7n), { isMarket: true }, 1000n).rest).toBe(6n);
    const alone = bookOf(order(ANN, 'buy', 100n, 5n));
    expect(matchOrder(alone, order(BOB, 'sell', 1n, 5n), { isMarket: true }, 1000n)).toMatchObject({
      fills: [],
      cancelReason: 'empty-book',
    });
    // A limit order says itself how far it goes.
    expect(matchOrder(alone, order(BOB, 'sell', 1n, 5n), { isMarket: false }, 1000n).rest).toBe(0n);
  });

  it('says that the book is empty', () => {
    expect(matchOrder(new OrderBook(), order(BOB, 'buy', 9999n, 7n), { isMarket: true })).toMatchObject({
      fills: [],
      rest: 7n,
      cancelReason: 'empty-book',
    });
  });

  it('never rests', () => {
    const book = bookOf(order(ANN, 'sell', 1000n, 5n));
    const taker = order(BOB, 'buy', 9999n, 5n);
    const match = matchOrder(book, taker, { isMarket: true });
    book.apply(taker, match);
    expect([match.rest, match.cancelReason, book.size]).toEqual([0n, undefined, 0]);
  });
});

describe('an order that meets more orders than one may', () => {
  const crowd = (count: number) => bookOf(...Array.from({ length: count }, () => order(ANN, 'sell', 1000n, 1n)));

  it.each([true, false])('fills as many as one may, and its rest is cancelled: market order %s', (isMarket) => {
    const book = crowd(MOST_FILLS + 1);
    const taker = order(BOB, 'buy', 1000n, 1000n);
    const match = matchOrder(book, taker, { isMarket });
    expect(match).toMatchObject({ rest: 500n, isRestCancelled: true, cancelReason: 'too-many-fills' });
    book.apply(taker, match);
    expect(book.size).toBe(1);
    expect(book.get(taker.id)).toBeUndefined();
  });

  it('rests where it meets exactly so many', () => {
    const match = matchOrder(crowd(MOST_FILLS), order(BOB, 'buy', 1000n, 1000n), { isMarket: false });
    expect(match).toMatchObject({ rest: 500n, isRestCancelled: false });
  });
});

describe('an order that would meet one of the same owner (readings G7)', () => {
  it('fills what stands before it, and then the newer one is cancelled', () => {
    const own = order(ANN, 'sell', 1001n, 5n);
    const book = bookOf(order(BOB, 'sell', 1000n, 2n), own, order(BOB, 'sell', 1002n, 9n));
    const taker = order(ANN, 'buy', 1002n, 10n);
    const match = matchOrder(book, taker, { isMarket: false });
    expect(match).toMatchObject({ rest: 8n, isRestCancelled: true, cancelReason: 'self-trade' });
    book.apply(taker, match);
    expect(book.get(own.id)?.remaining).toBe(5n);
    expect(book.get(taker.id)).toBeUndefined();
  });

  it('counts a house account as one owner, and not as a user', () => {
    const maker: Owner = { house: 'maker:1' };
    expect(
      matchOrder(bookOf(order(maker, 'sell', 1n, 1n)), order({ house: 'maker:1' }, 'buy', 1n, 1n), { isMarket: false })
        .cancelReason,
    ).toBe('self-trade');
    expect(
      matchOrder(bookOf(order(maker, 'sell', 1n, 1n)), order(ANN, 'buy', 1n, 1n), { isMarket: false }).fills,
    ).toHaveLength(1);
  });
});

describe('a book', () => {
  it('refuses an id that stands in it, and an order without anything left', () => {
    const one = order(ANN, 'buy', 5n, 1n);
    const book = bookOf(one);
    expect(() => book.add(one)).toThrow('stands in the book already');
    expect(() => book.add({ ...order(ANN, 'buy', 5n, 1n), remaining: 0n })).toThrow(RangeError);
  });

  it('refuses a plan that was made before it changed', () => {
    const maker = order(ANN, 'sell', 5n, 3n);
    const book = bookOf(maker);
    const taker = order(BOB, 'buy', 5n, 3n);
    const match = matchOrder(book, taker, { isMarket: false });
    book.remove(maker.id);
    expect(() => book.apply(taker, match)).toThrow('has changed');
  });

  it('keeps the place in the queue of an order that was filled in part', () => {
    const [first, second] = [order(ANN, 'sell', 5n, 3n), order(BOB, 'sell', 5n, 3n)];
    const book = bookOf(first, second);
    const taker = order({ user: 3 }, 'buy', 5n, 1n);
    book.apply(taker, matchOrder(book, taker, { isMarket: false }));
    expect(
      matchOrder(book, order({ user: 3 }, 'buy', 5n, 3n), { isMarket: false }).fills.map((fill) => [
        fill.maker.id,
        fill.amount,
      ]),
    ).toEqual([
      [first.id, 2n],
      [second.id, 1n],
    ]);
  });
});
