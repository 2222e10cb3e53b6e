import type { SymbolFeed } from '../market-data/symbol-feed.ts';
import type { TickSource } from '../market-data/ticks/chain.ts';
import type { TickValues } from '../market-data/ticks/tick.ts';
import type { SymbolMarket } from './symbol-market.ts';

/** The prices that ticks are made of, read from the running markets. */
export function tickSource(markets: readonly SymbolMarket<SymbolFeed>[]): TickSource {
  const listed = [...markets].sort((a, b) => (a.instrument.symbol < b.instrument.symbol ? -1 : 1));
  return {
    read: () => listed.flatMap((market) => valuesOf(market) ?? []),
    syntheticPrices: (minute) =>
      new Map(
        listed.flatMap(({ feed, instrument }) => {
          const price = feed.known.history.pathFor(minute, minute + 60)?.minute(minute)?.open;
          return price === undefined ? [] : [[instrument.symbol, BigInt(price)] as const];
        }),
      ),
  };
}

function valuesOf({ feed, book, instrument }: SymbolMarket<SymbolFeed>): TickValues | null {
  feed.advance();
  const { lastPrice: last, index } = feed;
  if (last === undefined || index === undefined) return null;
  const [bid, ask] = [book.buy.best?.price, book.sell.best?.price];
  return { symbol: instrument.symbol, decimals: instrument.priceDecimals, index, mark: markOf(index, bid, ask), last };
}

/** Median of index, best bid and best ask, so that one order far off moves no position; the index where a side is empty. */
export function markOf(index: bigint, bid: bigint | undefined, ask: bigint | undefined): bigint {
  if (bid === undefined || ask === undefined) return index;
  if (index < bid) return bid;
  return index > ask ? ask : index;
}
