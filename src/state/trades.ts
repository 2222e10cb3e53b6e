import { channel } from '../contract/channels.ts';
import { marketFeed, type PublicTrade } from '../data/market/index.ts';
import { formatAmount, formatPrice } from '../domain/number.ts';
import { formatDateTime } from '../domain/time.ts';
import { noteArrival } from './live/freshness.ts';
import { type LiveSource, shared, sourceFamily } from './live-source.ts';
import { amountDecimalsOf, priceDecimalsOf } from './quotes.ts';

/** One trade of the tape (kit/live-views.ts). */
export interface TradeView {
  readonly key: string;
  readonly price: string;
  readonly amount: string;
  readonly time: string;
  readonly side: 'buy' | 'sell';
}

const KEPT = 30;

const toView = (symbol: string, trade: PublicTrade): TradeView => ({
  key: trade.id,
  price: formatPrice(trade.price, priceDecimalsOf(symbol)),
  amount: formatAmount(trade.amount, amountDecimalsOf(symbol)),
  time: formatDateTime(trade.ts, { date: false }),
  side: trade.direction,
});

/** The latest public trades of a pair, newest first. */
export const tradesSource = sourceFamily((symbol: string): LiveSource<readonly TradeView[]> => {
  let view: readonly TradeView[] | undefined;
  return {
    get: () => view,
    subscribe: shared((notify) => {
      const stop = marketFeed.subscribe(channel.trades(symbol), (event) => {
        noteArrival(symbol);
        const known = new Set(event.trades.map((trade) => trade.id));
        const older = (view ?? []).filter((trade) => !known.has(trade.key));
        view = [...event.trades.map((trade) => toView(symbol, trade)), ...older].slice(0, KEPT);
        notify();
      });
      return () => {
        stop();
        view = undefined;
      };
    }),
  };
});
