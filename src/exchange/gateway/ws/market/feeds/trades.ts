import type { Instrument } from '../../../../assets/instrument.ts';
import type { MarketData, Trade } from '../../../../market-data/port.ts';
import { allTickers, detailTick, lastTrade, quotedDay, tradeItem } from '../../../htx/shapes.ts';
import { type Feed, QUIET, SECOND } from './feed.ts';

/** Topics made from trades. */

/** `trade.detail`: every trade once; those of one turn, such as the fills of one order, go together, oldest first. */
export function tradesFeed(instrument: Instrument): Feed {
  let pending: Trade[] = [];
  return {
    pace: 0,
    refresh: 0,
    greet: () => null,
    collect() {
      const trades = pending;
      pending = [];
      const last = trades.at(-1);
      if (!last) return [];
      return [{ tick: { id: last.id, ts: last.ts, data: trades.map((trade) => tradeItem(trade, instrument)) } }];
    },
    onTrade(trade) {
      pending.push(trade);
      return true;
    },
  };
}

/** `detail`: the rolling 24 hours, at most ten times a second. */
export function detailFeed(markets: MarketData, { symbol }: Instrument): Feed {
  const picture = () => ({ tick: detailTick(markets.detail(symbol)) });
  return {
    pace: 1,
    refresh: QUIET,
    greet: picture,
    collect: () => [picture()],
    onTrade: () => true,
  };
}

/** `ticker`: the rolling 24 hours with best quote and last trade. */
export function tickerFeed(markets: MarketData, instrument: Instrument): Feed {
  const picture = () => ({ tick: { ...quotedDay(markets, instrument), ...lastTrade(markets, instrument) } });
  return {
    pace: 1,
    refresh: QUIET,
    greet: picture,
    collect: () => [picture()],
    onTrade: () => true,
    onBook: () => true,
  };
}

/** `market.tickers`: all symbols, once a second. */
export function tickersFeed(markets: MarketData): Feed {
  const picture = () => ({ data: allTickers(markets) });
  return {
    pace: SECOND,
    refresh: QUIET,
    greet: picture,
    collect: () => [picture()],
    onTrade: () => true,
    onBook: () => true,
  };
}
