import { isLess } from '../scaled.ts';
import type { FuturesDirection } from './amounts.ts';

/** What of a tick counts; decimal text. */
export interface FuturesPrices {
  readonly index: string;
  readonly mark: string;
  readonly last: string;
}

const [least, most] = [
  (a: string, b: string) => (isLess(b, a) ? b : a),
  (a: string, b: string) => (isLess(a, b) ? b : a),
];

/**
 * The price at which a position's risk is measured: the mark, and where that is worse for its owner than the index, the index. The
 * mark follows a book that somebody pushes; the index follows no trade, so pushing the book alone liquidates nobody.
 */
export const riskPrice = (direction: FuturesDirection, { index, mark }: Omit<FuturesPrices, 'last'>): string =>
  direction === 'long' ? most(index, mark) : least(index, mark);

/** Whether a limit order is filled by a tick: it is filled at its index, which is its price or better. */
export const isCrossed = (direction: FuturesDirection, limit: string, { index }: Pick<FuturesPrices, 'index'>) =>
  direction === 'long' ? !isLess(limit, index) : !isLess(index, limit);

/** What ends a position by itself: at which prices, and which price of the ticks they are held against. */
export interface Exits {
  /** Null where there is none. */
  readonly takeProfit: string | null;
  readonly stopLoss: string | null;
  readonly exitOn: 'mark' | 'last';
}

/** Which exit a tick sets off, if any. */
export function exitOf(
  direction: FuturesDirection,
  exits: Exits,
  prices: FuturesPrices,
): 'takeProfit' | 'stopLoss' | null {
  const price = prices[exits.exitOn];
  const { takeProfit, stopLoss } = exits;
  const [above, below] = direction === 'long' ? [takeProfit, stopLoss] : [stopLoss, takeProfit];
  const isOver = above !== null && !isLess(price, above);
  const isUnder = below !== null && !isLess(below, price);
  if (!isOver && !isUnder) return null;
  return isOver === (direction === 'long') ? 'takeProfit' : 'stopLoss';
}

/** A limit is placed below the price for a long and above it for a short: elsewhere it would be a market order. */
export const isLimitSide = (direction: FuturesDirection, limit: string, price: string): boolean =>
  direction === 'long' ? isLess(limit, price) : isLess(price, limit);

/** Which exit stands on the wrong side of a price; null where both are right. A long takes its profit above and stops below, a short the other way. */
export function wrongExit(
  direction: FuturesDirection,
  { takeProfit, stopLoss }: Pick<Exits, 'takeProfit' | 'stopLoss'>,
  prices: readonly string[],
): 'takeProfit' | 'stopLoss' | null {
  const isAhead = (exit: string, price: string) => (direction === 'long' ? isLess(price, exit) : isLess(exit, price));
  if (takeProfit !== null && !prices.every((price) => isAhead(takeProfit, price))) return 'takeProfit';
  if (stopLoss !== null && !prices.every((price) => isAhead(price, stopLoss))) return 'stopLoss';
  return null;
}
