import { MARKET_ORDER_BAND } from '../../../domain/constants.ts';
import { isSameOwner } from '../../ledger/owner.ts';
import type { Side } from '../../market-data/port.ts';
import type { BookOrder, Fill, OrderOptions } from '../port.ts';
import type { Match } from './book.ts';

export type { Match } from './book.ts';

/** The most fills of one order, and so many at which a batch is full: they are written by one statement. */
export const MOST_FILLS = 500;
/** MARKET_ORDER_BAND as a fraction of integers. */
const UNIT = 10_000n;
const BAND = BigInt(Math.round(Number(MARKET_ORDER_BAND) * Number(UNIT)));

export const otherSide = (side: Side): Side => (side === 'buy' ? 'sell' : 'buy');

/** Whether a taker with this limit may trade at `price`. */
const isWithin = (side: Side, limit: bigint, price: bigint): boolean =>
  side === 'buy' ? price <= limit : price >= limit;

/** Whether a market order may trade at `price`, seen from `base` (readings G7); compared without division, so exact. */
const isInBand = (side: Side, base: bigint, price: bigint): boolean =>
  side === 'buy' ? price * UNIT <= base * (UNIT + BAND) : price * UNIT >= base * (UNIT - BAND);

/** Orders to match against: a book, or one as it will be. */
export interface Orders {
  /** The orders of one side in price-time order. */
  walk(side: Side): Iterable<BookOrder>;
}

/**
 * Walks the other side in price-time order. Changes nothing. What stands beyond the band around the index is not there for
 * a market order: a single order far off in a book without makers is no price to trade at.
 */
export function matchOrder(
  book: Orders,
  taker: BookOrder,
  { isMarket, execution = 'gtc' }: OrderOptions,
  index?: bigint,
): Match {
  const match = walked(book, taker, isMarket, index);
  const { rest, fills } = match;
  // Its own orders it would meet too.
  if (execution === 'postOnly' && (fills.length > 0 || match.isRestCancelled)) return nothing(taker, 'post-only');
  if (execution === 'fok' && rest > 0n && match.cancelReason !== 'empty-book') return nothing(taker, 'fok');
  if (execution === 'ioc' && rest > 0n && !match.isRestCancelled)
    return { fills, rest, isRestCancelled: true, cancelReason: 'ioc-rest' };
  return match;
}

const nothing = ({ remaining: rest }: BookOrder, cancelReason: Match['cancelReason']): Match => ({
  fills: [],
  rest,
  isRestCancelled: true,
  ...(cancelReason && { cancelReason }),
});

function walked(book: Orders, taker: BookOrder, isMarket: boolean, index?: bigint): Match {
  const fills: Fill[] = [];
  let first: bigint | undefined;
  let rest = taker.remaining;
  for (const maker of book.walk(otherSide(taker.side))) {
    if (isMarket && index !== undefined && !isInBand(taker.side, index, maker.price)) break;
    first ??= maker.price;
    if (rest === 0n || !isWithin(taker.side, taker.price, maker.price)) break;
    if (isMarket && !isInBand(taker.side, first, maker.price)) break;
    // Readings G7: of two orders of one owner that would meet, the newer is cancelled.
    if (isSameOwner(maker.owner, taker.owner))
      return { fills, rest, isRestCancelled: true, cancelReason: 'self-trade' };
    // Its rest must not stand in the book across from what it would have met.
    if (fills.length === MOST_FILLS) return { fills, rest, isRestCancelled: true, cancelReason: 'too-many-fills' };
    let amount = rest;
    if (maker.remaining < rest) amount = maker.remaining;
    fills.push({ maker, price: maker.price, amount });
    rest -= amount;
  }
  if (!isMarket || rest === 0n) return { fills, rest, isRestCancelled: isMarket };
  return { fills, rest, isRestCancelled: true, cancelReason: first === undefined ? 'empty-book' : 'market-rest' };
}
