import { useQuery } from '@tanstack/react-query';
import { ORDER_STATUS, SIDE, type SpotOrder } from '../../../contract/rows/order.ts';
import { callQuery } from '../../../data/query.ts';
import { compareDecimal } from '../../../domain/number.ts';
import { parseWireTime } from '../../../domain/time.ts';
import { type Pair, pairIds } from '../../../state/pairs.ts';

/** Of so many of the latest orders the fills are told. */
const LATEST = 50;

/** What an order of the user came to. */
export interface Fill {
  readonly side: 'buy' | 'sell';
  /** When it last filled, unix ms. */
  readonly at: number;
  /** Decimal text of its average price. */
  readonly price: string;
}

/** The user's latest buys and sells of a pair, newest first; undefined until they have come. `error` where none are known. */
export function useFills(pair: Pair) {
  const { data, error, refetch } = useQuery(callQuery('spot.orders', { ...pairIds(pair), page: 1, limit: LATEST }));
  return {
    fills: data && fillsOf(data),
    error: data ? null : error,
    retry: () => void refetch(),
  };
}

/** What has filled, newest first. One that was cancelled after it had waited does not tell when it filled, so it is left out. */
export const fillsOf = (orders: readonly SpotOrder[]): Fill[] =>
  orders
    .flatMap((order) => {
      const at = parseWireTime(order.updated_at);
      const price = order.avg_price ?? order.trade_price;
      const isTimed = order.status !== ORDER_STATUS.cancelled || order.order_type === 'market';
      const side = order.type === SIDE.sell ? ('sell' as const) : ('buy' as const);
      return at !== null && isTimed && compareDecimal(price, '0') > 0 ? [{ side, at, price }] : [];
    })
    .sort((one, other) => other.at - one.at);

/**
 * Where a moment stands in a course of candles, 0 to 1 of its width; null where it lies before them. `starts` are their first seconds,
 * oldest first. The point of a candle is its close, at its end.
 */
export function placeOf(at: number, starts: readonly number[]): number | null {
  const seconds = at / 1000;
  const index = starts.findLastIndex((start) => start <= seconds);
  const start = starts[index];
  if (start === undefined || starts.length < 2) return null;
  // A market that was closed leaves a gap: a candle is as long as the shortest way to the next.
  const step = Math.min(...starts.slice(1).map((next, place) => next - (starts[place] ?? 0)));
  const within = Math.min(1, (seconds - start) / step);
  return Math.max(0, index - 1 + within) / (starts.length - 1);
}
