import { candlesCost } from '../../limits/costs.ts';
import { LONGEST_PAUSE_S } from './candle-range.ts';
import { periodOf, type Query, SIZE, wholeOf } from './query.ts';

/** What the paths of history cost, in candles or trades read, as calls of the app do (gateway/limits/costs.ts). */
export const HTX_COSTS: Readonly<Record<string, (query: Query) => number>> = {
  '/market/history/kline': (query) => wholeOf(query, 'size', SIZE.standard, 1, SIZE.kline),
  '/market/history/candles'(query) {
    const size = wholeOf(query, 'size', SIZE.standard, 1, SIZE.candles);
    // Read forward, it is read over a pause as well.
    return query.from && !query.to
      ? size + candlesCost(periodOf(query), LONGEST_PAUSE_S, Number.MAX_SAFE_INTEGER)
      : size;
  },
  '/market/history/trade': (query) => wholeOf(query, 'size', 1, 1, SIZE.trades),
};
