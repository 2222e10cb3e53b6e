import { MARKET_ORDER_BAND } from '../../../domain/constants.ts';
import type { Owner } from '../../ledger/port.ts';
import type { Side } from '../../market-data/port.ts';
import type { BookOrder, Fill } from '../port.ts';
import type { Match } from './book.ts';

export type { Match } from './book.ts';

/** MARKET_ORDER_BAND as a fraction of integers. */
const UNIT = 10_000n;
const BAND = BigInt(Math.round(Number(MARKET_ORDER_BAND) * Number(UNIT)));

export const isSameOwner = (a: Owner, b: Owner): boolean =>
  'user' in a ? 'user' in b && a.user === b.user : 'house' in b && a.house === b.house;

export const otherSide = (side: Side): Side => (side === 'buy' ? 'sell' : 'buy');

/** Whether a taker with this limit may trade at `price`. */
const isWithin = (side: Side, limit: bigint, price: bigint): boolean =>
  side === 'buy' ? price <= limit : price >= limit;

/** The last price of a market order that began at `first` (readings G7); compared without division, so exact. */
const isInBand = (side: Side, first: bigint, price: bigint): boolean =>
  side === 'buy' ? price * UNIT <= first * (UNIT + BAND) : price * UNIT >= first * (UNIT - BAND);

/** Orders to match against: a book, or one as it will be. */
export interface Orders {
  /** The orders of one side in price-time order. */
  walk(side: Side): Iterable<BookOrder>;
}

/** Walks the other side in price-time order. Changes nothing. */
export function matchOrder(book: Orders, taker: BookOrder, isMarket: boolean): Match {
  const fills: Fill[] = [];
  let first: bigint | undefined;
  let rest = taker.remaining;
  for (const maker of book.walk(otherSide(taker.side))) {
    first ??= maker.price;
    if (rest === 0n || !isWithin(taker.side, taker.price, maker.price)) break;
    if (isMarket && !isInBand(taker.side, first, maker.price)) break;
    // Readings G7: of two orders of one owner that would meet, the newer is cancelled.
    if (isSameOwner(maker.owner, taker.owner))
      return { fills, rest, isRestCancelled: true, cancelReason: 'self-trade' };
    let amount = rest;
    if (maker.remaining < rest) amount = maker.remaining;
    fills.push({ maker, price: maker.price, amount });
    rest -= amount;
  }
  if (!isMarket || rest === 0n) return { fills, rest, isRestCancelled: isMarket };
  return { fills, rest, isRestCancelled: true, cancelReason: first === undefined ? 'empty-book' : 'market-rest' };
}
