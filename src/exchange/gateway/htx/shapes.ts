import { toNumber } from '../../../domain/scaled.ts';
import type { Instrument } from '../../assets/instrument.ts';
import type { Candle, DayDetail, Depth, MarketData, Trade } from '../../market-data/port.ts';
import { pricesOf, type Tick } from '../../market-data/ticks/tick.ts';

/** Shapes that the socket and the REST beside it share (htx-protocol.md sections 4 and 5). */

/** `amount` is base volume and `vol` quote turnover, everywhere. */
export const candleTick = ({ id, open, close, low, high, amount, vol, count }: Candle) => ({
  id,
  open,
  close,
  low,
  high,
  amount,
  vol,
  count,
});

export const detailTick = (detail: DayDetail) => ({ ...candleTick(detail), version: detail.version });

/** One trade as the socket shows it; `tradeId` is what clients use. */
export const tradeItem = (trade: Trade, { priceDecimals, amountDecimals }: Instrument) => ({
  id: trade.id,
  ts: trade.ts,
  tradeId: trade.id,
  amount: toNumber(trade.amount, amountDecimals),
  price: toNumber(trade.price, priceDecimals),
  direction: trade.side,
});

/** One tick, the prices as the text that its hash covers. */
export function tickItem(tick: Tick) {
  const { seq, at, root, prevHash, hash } = tick;
  const { index, mark, last } = pricesOf(tick);
  return { seq, at, index, mark, last, root, prevHash, hash };
}

/** Best bid and ask; zeros where a side is empty. */
export function bestQuote({ bids, asks }: Depth) {
  const [bid, bidSize] = bids[0] ?? [0, 0];
  const [ask, askSize] = asks[0] ?? [0, 0];
  return { bid, bidSize, ask, askSize };
}

/** Day figures with the best quote, as in `market.S.ticker` and the lists of tickers. */
export function quotedDay(markets: MarketData, { symbol }: Instrument) {
  const { open, high, low, close, amount, vol, count } = markets.detail(symbol);
  return { open, high, low, close, amount, vol, count, ...bestQuote(markets.depth(symbol, 1)) };
}

/** Last trade's price and amount. */
export function lastTrade(markets: MarketData, instrument: Instrument) {
  const trade = newestTrades(markets, instrument.symbol, 1)[0];
  return {
    lastPrice: trade ? toNumber(trade.price, instrument.priceDecimals) : 0,
    lastSize: trade ? toNumber(trade.amount, instrument.amountDecimals) : 0,
  };
}

/** Last trades, newest first. */
export const newestTrades = (markets: MarketData, symbol: string, limit: number): readonly Trade[] =>
  [...markets.lastTrades(symbol, limit)].sort((a, b) => b.id - a.id);

/** All instruments' day figures: `market.tickers` and `/market/tickers`. */
export const allTickers = (markets: MarketData) =>
  markets.instruments.map((instrument) => ({ symbol: instrument.symbol, ...quotedDay(markets, instrument) }));
