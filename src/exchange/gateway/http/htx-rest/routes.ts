import type { Instrument } from '../../../assets/instrument.ts';
import type { Candle, MarketData, Trade } from '../../../market-data/port.ts';
import type { Clock } from '../../../platform/clock-port.ts';
import { depthTick, STEP_LEVELS, sourceLevels } from '../../htx/depth-steps.ts';
import { allTickers, bestQuote, candleTick, detailTick, newestTrades, tradeItem } from '../../htx/shapes.ts';
import { candlesForward } from './candle-range.ts';
import { currencyRows, settingRow, symbolRow } from './common.ts';
import { ok, ok2 } from './envelope.ts';
import { depthOf, periodOf, type Query, SIZE, stepOf, symbolOf, wholeOf } from './query.ts';

/** Answers a query; throws InvalidParameter. */
export type Answer = (query: Query) => object | Promise<object>;

const LATEST_S = 32_503_680_000;

const newestFirst = (candles: readonly Candle[]) => candles.map(candleTick).reverse();

/** One trade in the REST's shape, which spells `trade-id`. */
function tradeGroup(trade: Trade, instrument: Instrument) {
  const { tradeId, ...item } = tradeItem(trade, instrument);
  return { id: trade.id, ts: trade.ts, data: [{ ...item, 'trade-id': tradeId }] };
}

/** Every path of the table in htx-protocol.md section 5. */
export function htxRoutes(markets: MarketData, clock: Clock): Readonly<Record<string, Answer>> {
  const now = () => clock.now();
  const seconds = () => Math.floor(now() / 1000);
  return {
    '/v1/common/timestamp': () => ok(now(), { data: now() }),
    '/v1/common/symbols': () => ok(now(), { data: markets.instruments.map(symbolRow) }),
    '/v2/settings/common/symbols': () => ({
      ...ok(now(), { data: markets.instruments.map(settingRow), full: 1 }),
      ts: String(now()),
    }),
    '/v2/reference/currencies': () => ok2(currencyRows(markets)),
    '/v2/market-status': () => ok2({ marketStatus: 1 }),

    async '/market/history/kline'(query) {
      const { symbol } = symbolOf(query, markets);
      const period = periodOf(query);
      const size = wholeOf(query, 'size', SIZE.standard, 1, SIZE.kline);
      const candles = await markets.candles(symbol, period, 0, seconds(), size);
      return ok(now(), { ch: `market.${symbol}.kline.${period}`, data: newestFirst(candles) });
    },
    async '/market/history/candles'(query) {
      const { symbol } = symbolOf(query, markets);
      const period = periodOf(query);
      const size = wholeOf(query, 'size', SIZE.standard, 1, SIZE.candles);
      const from = wholeOf(query, 'from', undefined, 0, LATEST_S);
      const to = wholeOf(query, 'to', undefined, 0, LATEST_S);
      const read = () => {
        const end = Math.min(to ?? LATEST_S, seconds());
        if (from !== undefined && from > end) return [];
        if (from !== undefined && to === undefined) return candlesForward(markets, symbol, period, from, end, size);
        return markets.candles(symbol, period, from ?? 0, end, size);
      };
      return ok(now(), { ch: `market.${symbol}.kline.${period}`, data: newestFirst(await read()) });
    },
    '/market/depth'(query) {
      const instrument = symbolOf(query, markets);
      const step = stepOf(query);
      const limit = depthOf(query) ?? (step === 0 ? STEP_LEVELS.raw : STEP_LEVELS.aggregated);
      const depth = markets.depth(instrument.symbol, sourceLevels(step));
      return ok(now(), {
        ch: `market.${instrument.symbol}.depth.step${step}`,
        tick: depthTick(depth, step, instrument, limit),
      });
    },
    '/market/detail/merged'(query) {
      const { symbol } = symbolOf(query, markets);
      const { bid, bidSize, ask, askSize } = bestQuote(markets.depth(symbol, 1));
      const tick = { ...detailTick(markets.detail(symbol)), bid: [bid, bidSize], ask: [ask, askSize] };
      return ok(now(), { ch: `market.${symbol}.detail.merged`, tick });
    },
    '/market/detail'(query) {
      const { symbol } = symbolOf(query, markets);
      return ok(now(), { ch: `market.${symbol}.detail`, tick: detailTick(markets.detail(symbol)) });
    },
    '/market/tickers': () => ok(now(), { data: allTickers(markets) }),
    '/market/trade'(query) {
      const instrument = symbolOf(query, markets);
      const [trade] = newestTrades(markets, instrument.symbol, 1);
      const tick = trade ? tradeGroup(trade, instrument) : { id: 0, ts: now(), data: [] };
      return ok(now(), { ch: `market.${instrument.symbol}.trade.detail`, tick });
    },
    '/market/history/trade'(query) {
      const instrument = symbolOf(query, markets);
      const size = wholeOf(query, 'size', 1, 1, SIZE.trades);
      const trades = newestTrades(markets, instrument.symbol, size);
      return ok(now(), {
        ch: `market.${instrument.symbol}.trade.detail`,
        data: trades.map((trade) => tradeGroup(trade, instrument)),
      });
    },
  };
}
